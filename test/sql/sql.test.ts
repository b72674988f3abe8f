/**
 * Snapshots of the SQL of every operation in `__snapshots__/`, on SQLite with query plans. Reviews show changed
 * statements and lost indexes. `npx vitest run test/sql --update` writes the files.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { describeDialects } from "../support/dialects.ts";
import { casesOf, makeData, mergeCases, resources, type Case } from "./cases.ts";
import { bigScans, partialIndexes, queryPlan, wantsEveryRow } from "./query-plan.ts";
import { startRecording, type RecordingService } from "./recording.ts";
import { render, type Recorded } from "./render.ts";

/** Filters that read a whole table, and the reason. */
const allowedScans: readonly { readonly query: RegExp; readonly reason: string }[] = [
  { query: /\?name=(%25|s_)/, reason: "no index finds what may stand anywhere in a text" },
  {
    query: /\?(description|comment|supplier_product_url|mountnames)=/,
    reason: "long texts have no index: PostgreSQL limits its entries",
  },
  { query: /\/parts\?in_stock=/, reason: "most parts are in stock; each takes one look into an index" },
  { query: /\/parts\?(below_minimum|needs_refill|instock_unknown)=0/, reason: "this is nearly every part" },
  { query: /\/parts\/counts\?by=\w+$/, reason: "counts all parts, from an index alone" },
  { query: /\/parts\/parameters$/, reason: "examines only the first 10,000 parts" },
  { query: /\/parts\/tags$/, reason: "a tag stands anywhere in the text of all tags" },
  { query: /\/statistics$/, reason: "counts and sums everything" },
  {
    query: /\/change_sets\?(client|user|datetime\[after\])=/,
    reason: "change sets are small, and each index would slow down every write",
  },
  { query: /\/users(\/\d+)?$/, reason: "the user of change sets has no index, for the same reason" },
  { query: /\/log_entries\?(kind|target_id)=/, reason: "the log is asked for by target or time" },
];

describeDialects("SQL of each resource", (dialect) => {
  let recording: RecordingService | undefined;
  const recorded = new Map<string, Recorded[]>();
  const plans = new Map<string, readonly string[]>();

  beforeAll(async () => {
    recording = await startRecording(dialect);
    const data = await makeData(recording.client);
    const record = async (title: string, requests: readonly Case[]): Promise<void> => {
      const cases: Recorded[] = [];
      for (const request of requests) {
        const { statements } = await recording!.record(request);
        cases.push({ request, statements });
      }
      recorded.set(title, cases);
    };
    for (const resource of resources) await record(resource, casesOf(resource, data));
    await record("merges", await mergeCases(recording.client, data));
    if (dialect === "postgres") return;
    const { read } = recording.service.store;
    for (const sql of [...recorded.values()].flat().flatMap(({ statements }) => statements)) {
      plans.set(sql, await queryPlan(read, sql));
    }
  });
  afterAll(() => recording?.close());

  test.each([...resources, "merges"])("%s matches the reviewed snapshot", async (resource) => {
    const text = render(recorded.get(resource) ?? [], plans);
    await expect(text).toMatchFileSnapshot(`__snapshots__/${dialect}/${resource}.sql`);
  });

  test("lists need the same number of statements for any number of elements", async () => {
    const { record } = recording!;
    const lists = operations.filter(({ role }) => role === "list");
    for (const operation of lists) {
      const few = await record({ operation, path: `${operation.path}?itemsPerPage=2` });
      const many = await record({ operation, path: `${operation.path}?itemsPerPage=5` });
      expect(many.statements.length, operation.operationId).toBe(few.statements.length);
    }
  });

  // PostgreSQL chooses plans by table statistics, which a small test database cannot reproduce.
  if (dialect === "sqlite") {
    test("no operation reads a large table completely", async () => {
      const partial = await partialIndexes(recording!.service.store.read);
      const used = new Set<RegExp>();
      const found: string[] = [];
      for (const { request, statements } of [...recorded.values()].flat()) {
        for (const sql of statements.filter((text) => !wantsEveryRow(text))) {
          for (const scan of bigScans(sql, plans.get(sql) ?? [], partial)) {
            const allowed = allowedScans.find(({ query }) => query.test(request.path));
            if (allowed === undefined) found.push(`${request.operation.method} ${request.path}: ${scan}`);
            else used.add(allowed.query);
          }
        }
      }
      expect(found).toEqual([]);
      expect(allowedScans.filter(({ query }) => !used.has(query))).toEqual([]);
    });
  }
});

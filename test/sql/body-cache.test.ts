/**
 * Snapshots of the SQL for cached KiCad responses, both rebuilt and unchanged. See `sql.test.ts`. `npx vitest run
 * test/sql --update` writes the files.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { describeDialects } from "../support/dialects.ts";
import { createInventory } from "../support/inventory.ts";
import { bigScans, partialIndexes, queryPlan } from "./query-plan.ts";
import { startRecording, type RecordingService } from "./recording.ts";
import { render, type Recorded } from "./render.ts";

/** Statements that read a whole table, and the reason. */
const wholeTables: readonly { readonly statement: RegExp; readonly reason: string }[] = [
  { statement: /^select .* from "categories"$/, reason: "the tree of categories is needed as a whole" },
  { statement: /group by "parts"."category_id"/, reason: "counts the parts of every category" },
];

describeDialects("SQL of cached KiCad responses", (dialect) => {
  let recording: RecordingService;
  const recorded: Recorded[] = [];
  const plans = new Map<string, readonly string[]>();

  beforeAll(async () => {
    recording = await startRecording(dialect);
    const { client } = recording;
    const { parts, categories } = await createInventory(client);
    await createInventory(client, "Second");
    const change = { eda_info: { visibility: true } };
    await client.patch(`/api/parts/${parts}`, change, { expect: 200 });
    await client.patch(`/api/categories/${categories}`, change, { expect: 200 });
    const asked = ["categories.json", `parts/category/${categories}.json`, `parts/${parts}.json`];
    asked.push(`parts/category/${categories}.json?minimal=true`);
    for (const [index, rest] of ["", ...asked, ...asked].entries()) {
      const path = `/eda-api/v1/${rest}`;
      const isUnchanged = index > asked.length;
      const operation = operations.find(({ path: template }) => matches(template, path));
      if (operation === undefined) throw new Error(`${path} is no operation`);
      const request = { operation, path };
      recorded.push({
        request,
        statements: (await recording.record(request, isUnchanged)).statements,
      });
    }
    if (dialect === "postgres") return;
    const { read } = recording.service.store;
    for (const sql of recorded.flatMap(({ statements }) => statements)) {
      if (!isControl(sql)) plans.set(sql, await queryPlan(read, sql));
    }
  });
  afterAll(() => recording?.close());

  test("matches the reviewed snapshot", async () => {
    await expect(render(recorded, plans)).toMatchFileSnapshot(`__snapshots__/${dialect}/body-cache.sql`);
  });

  test("authenticates requests for unchanged data, and looks for changes", () => {
    // On SQLite, the token is also kept.
    const expected = dialect === "sqlite" ? 1 : 2;
    expect(recorded.slice(-4).map(({ statements }) => statements.length)).toEqual(Array(4).fill(expected));
  });

  if (dialect === "sqlite") {
    test("reads only the allowed tables completely", async () => {
      const partial = await partialIndexes(recording.service.store.read);
      const scans = [...plans].filter(([sql, plan]) => bigScans(sql, plan, partial).length > 0);
      const unknown = scans.filter(([sql]) => !wholeTables.some(({ statement }) => statement.test(sql)));
      expect(unknown.map(([sql]) => sql)).toEqual([]);
    });
  }
});

function matches(template: string, path: string): boolean {
  const pattern = template.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "\\d+");
  return new RegExp(`^${pattern}/?$`).test(path.split("?", 1)[0] ?? "");
}

function isControl(sql: string): boolean {
  return /^(begin|commit|rollback)/.test(sql);
}

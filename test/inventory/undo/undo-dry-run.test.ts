/** The changes that a dry run of an undo returns: the log entries that the undo then writes, if the user can view them. */
import { beforeAll, expect, it } from "vitest";
import type { PermissionName } from "../../../src/identity/permissions.ts";
import type { Answer, Api, Json } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import type { Logger } from "../../../src/http/handler.ts";
import { commitAnything } from "../../support/service.ts";
import { plain, unique, useService } from "../running-service.ts";
import { createUserWith } from "../test-users.ts";

type Body = Record<string, unknown>;

describeDialects("the changes of a dry run of an undo", (dialect) => {
  const statements: string[] = [];
  const logged: object[] = [];
  const logger: Logger = {
    debug: () => undefined,
    info: (fields) => void logged.push(fields),
    warn: () => undefined,
    error: () => undefined,
    child: () => logger,
  };
  const running = useService(dialect, {
    overrides: { onStatement: (sql) => statements.push(sql), logger },
  });
  const { make } = running;
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
  });

  const newPart = (body: Body = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const setOf = ({ headers, text }: Pick<Answer, "headers" | "text">): string => {
    expect(headers["partledger-change-set"], text).toMatch(/^\d+$/);
    return headers["partledger-change-set"] ?? "";
  };
  const patch = async (iri: string, body: Body): Promise<string> =>
    setOf(await running.client.patch(iri, body, { expect: 200 }));
  const undo = async (set: string, query = "", client: Api = running.client): Promise<Json> => {
    const { body, status, text } = await client.post(
      `/api/change_sets/${set}/undo${query}`,
      undefined,
      plain,
    );
    expect(status, text).toBe(200);
    return body;
  };
  const tryUndo = (set: string, client?: Api): Promise<Json> => undo(set, "?dry_run=true", client);

  it("are the property changes, with the names of references", async () => {
    const part = await newPart({ description: "old" });
    const other = await make("categories", { name: "Other" });
    const set = await patch(part, { description: "new", category: other, name: "Renamed" });
    const tried = await tryUndo(set);
    expect(tried).toMatchObject({
      change_count: 1,
      changes: [
        {
          element: part,
          type: "Part",
          kind: "element_edited",
          changes: { description: { old: "new", new: "old" }, category: { old: other, new: category } },
          labels: { [category]: "Category", [other]: "Other" },
        },
      ],
    });
    const done = await undo(set);
    expect([done["changes"], done["change_count"]]).toEqual([undefined, undefined]);
    const { body } = await running.client.get(`${String(done["change_set"])}/log`, plain);
    const [entry] = (body as unknown as readonly Json[]) ?? [];
    const [change] = tried["changes"] as unknown as readonly Json[];
    expect(change).toEqual({
      element: entry?.["target"],
      type: entry?.["target_type"],
      name: (entry?.["labels"] as unknown as Json)[part],
      kind: entry?.["kind"],
      changes: entry?.["changes"],
      labels: entry?.["labels"],
    });
  });

  it("are the present amount and the amount afterwards of a lot", async () => {
    const lot = await make("part_lots", { part: await newPart({ name: "Counted" }), amount: 60 });
    const set = setOf(await running.client.post(`${lot}/add`, { amount: 20 }));
    await running.client.post(`${lot}/withdraw`, { amount: 5 });
    expect((await tryUndo(set))["changes"]).toEqual([
      {
        element: lot,
        type: "PartLot",
        name: "Counted",
        kind: "part_stock_changed",
        changes: expect.objectContaining({ amount: { old: 75, new: 55 } }) as unknown,
        labels: { [lot]: "Counted" },
      },
    ]);
  });

  it("are the deletion of a created element, and the creation of a deleted one", async () => {
    const created = await running.client.post("/api/parts", {
      name: "Made",
      category,
      partLots: [{ amount: 1 }],
    });
    const part = String(created.body["@id"]);
    const summaries = async (set: string) => {
      const { changes } = await tryUndo(set);
      return (changes as unknown as readonly Json[]).map(({ type, name, kind }) => [type, name, kind]);
    };
    const deletions = await summaries(setOf(created));
    expect(deletions).toHaveLength(2);
    expect(deletions).toEqual(
      expect.arrayContaining([
        ["Part", "Made", "element_deleted"],
        ["PartLot", "Made", "element_deleted"],
      ]),
    );
    const set = setOf(await running.client.delete(part, { expect: 204 }));
    expect(await summaries(set)).toEqual([
      ["Part", "Made", "element_created"],
      ["PartLot", "Made", "element_created"],
    ]);
  });

  it("are read by a request that the log marks as a dry run", async () => {
    const set = await patch(await newPart(), { tags: "a" });
    for (const query of ["?dry_run=true", ""]) {
      logged.length = 0;
      await undo(set, query);
      const isMarked = query === "" ? [false] : [true];
      await expect.poll(() => logged.map((fields) => "dryRun" in fields)).toEqual(isMarked);
    }
  });

  it("are empty if nothing is taken back", async () => {
    const set = await patch(await newPart({ tags: "a" }), { tags: "b" });
    await undo(set);
    expect(await tryUndo(set)).toMatchObject({ changes: [], change_count: 0, element_count: 0 });
  });

  it("are limited to 200, and need the same number of statements for any number", async () => {
    const setOfParts = async (size: number): Promise<string> => {
      const operations = Array.from({ length: size }, (_, index) => ({
        method: "POST",
        path: "/api/footprints",
        body: { name: unique(`F${index}`) },
      }));
      return setOf(await running.client.post("/api/batch", { operations }, plain));
    };
    const read = async (size: number) => {
      const set = await setOfParts(size);
      await commitAnything(running.service);
      statements.length = 0;
      const { changes, change_count: count } = await tryUndo(set);
      const reads = statements.filter((sql) => sql.includes("over () as count"));
      return { changes: (changes as unknown as readonly Json[]).length, count, reads: reads.length };
    };
    expect(await read(2)).toEqual({ changes: 2, count: 2, reads: 1 });
    expect(await read(205)).toEqual({ changes: 200, count: 205, reads: 1 });
  });

  const reverting: readonly PermissionName[] = ["parts.revert_element", "parts.edit", "parts.create"];

  it("omit elements whose history the user cannot view, also in the first dry run of the user", async () => {
    const part = await newPart({ description: "secret" });
    const footprint = await make("footprints", { name: unique("Footprint") });
    const answer = await running.client.post(
      "/api/batch",
      {
        operations: [
          { method: "PATCH", path: part, body: { description: "changed" } },
          { method: "PATCH", path: footprint, body: { comment: "changed" } },
        ],
      },
      plain,
    );
    const set = setOf(answer);
    const all = [...reverting, "footprints.revert_element", "footprints.edit"] as const;
    const shownTo = async (
      permissions: readonly PermissionName[],
    ): Promise<readonly [number, Set<string>]> => {
      const { client } = await createUserWith(running.service, [...all, ...permissions]);
      const { changes, change_count: count } = await tryUndo(set, client);
      const elements = (changes as unknown as readonly Json[]).map(({ element }) => String(element));
      return [Number(count), new Set(elements)];
    };
    const footprints = ["footprints.read", "footprints.show_history"] as const;
    expect(await shownTo(footprints)).toEqual([1, new Set([footprint])]);
    expect(await shownTo([...footprints, "parts.read"])).toEqual([1, new Set([footprint])]);
    const both = await shownTo([...footprints, "parts.read", "parts.show_history"]);
    expect(both).toEqual([2, new Set([part, footprint])]);
  });

  it("contain own changes of elements that the user can read", async () => {
    const part = await newPart({ description: "old" });
    const { client } = await createUserWith(running.service, [...reverting, "parts.read"]);
    const set = setOf(await client.patch(part, { description: "new" }, { expect: 200 }));
    expect((await tryUndo(set, client))["change_count"]).toBe(1);
  });
});

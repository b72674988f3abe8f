/** Tests the tools that list tree elements: matches, order and paging. */
import { beforeAll, describe, expect, it } from "vitest";
import type { ToolName } from "../../../generated/tools.ts";
import { idOf, useService } from "../../inventory/running-service.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { requiredOf, resourceOfTree, type Tree } from "../../support/trees.ts";
import { errorOf, resultOf, type ToolResult } from "./calling.ts";

const listed = [
  "categories",
  "footprints",
  "manufacturers",
  "storage_locations",
  "suppliers",
  "measurement_units",
  "part_custom_states",
  "projects",
] as const satisfies readonly Tree[];

type Listed = (typeof listed)[number];

/** Elements as pairs of a name and the name of the parent, in no particular order. */
const made: readonly [name: string, above: string | null][] = [
  ["Node 10", null],
  ["Node 2", null],
  ["node 1", null],
  ["Node 1.1", "node 1"],
  ["Node 1.10", "node 1"],
  ["Node 1.2", "node 1"],
  ["Node 1.1.1", "Node 1.1"],
];

const sorted = [
  "node 1",
  "node 1 → Node 1.1",
  "node 1 → Node 1.1 → Node 1.1.1",
  "node 1 → Node 1.2",
  "node 1 → Node 1.10",
  "Node 2",
  "Node 10",
];

const tool = (tree: Listed): ToolName => `list_${tree}`;

describeOneDialect("lists of trees", (dialect) => {
  const running = useService(dialect);
  const paths = (list: ToolResult): string[] =>
    (list["hydra:member"] as { full_path: string }[]).map(({ full_path: path }) => path);

  async function make(tree: Listed, name: string, more: Record<string, unknown> = {}): Promise<string> {
    return running.make(tree, { name, ...requiredOf(tree), ...more });
  }

  beforeAll(async () => {
    for (const tree of listed) {
      const iris = new Map<string, string>();
      for (const [name, above] of made) {
        const parent = above === null ? {} : { parent: iris.get(above) };
        iris.set(name, await make(tree, name, parent));
      }
    }
  });

  describe.each(listed)("of %s", (tree) => {
    it("lists of trees contain the ID, name and path of each element, sort parents first and sort numbers by value", async () => {
      const list = await resultOf(running, tool(tree), {});
      expect(list).toMatchObject({
        "@context": `/api/contexts/${resourceOfTree[tree]}`,
        "@id": null,
        "@type": "hydra:Collection",
        "hydra:totalItems": sorted.length,
      });
      expect(paths(list)).toEqual(sorted);
      expect(list).not.toHaveProperty("nextCursor");
      for (const item of list["hydra:member"] as object[]) {
        expect(Object.keys(item)).toEqual(["id", "name", "full_path"]);
      }
    });

    it.each([
      ["node 1.1", ["node 1 → Node 1.1", "node 1 → Node 1.1 → Node 1.1.1", "node 1 → Node 1.10"]],
      ["NODE 1.1.1", ["node 1 → Node 1.1 → Node 1.1.1"]],
      ["Node 3", []],
      ["", sorted],
      [null, sorted],
    ])("lists of trees find %j in names", async (keyword, expected) => {
      expect(paths(await resultOf(running, tool(tree), { keyword }))).toEqual(expected);
    });
  });

  it("lists of trees find keywords in comments too, ignoring the case of any alphabet", async () => {
    const id = idOf(await make("categories", "Ventile", { comment: "Für ÖL und Σίσυφος" }));
    for (const keyword of ["für öl", "ÖL UND", "ΣΊΣΥΦΟΣ"]) {
      const list = await resultOf(running, "list_categories", { keyword });
      expect(list["hydra:member"]).toEqual([{ id, name: "Ventile", full_path: "Ventile" }]);
    }
  });

  it.each(["50%", "a_b", "back\\slash", "'; --", '"quoted"'])("%s has no special meaning", async (name) => {
    await make("footprints", name);
    await make("footprints", name.replace(/[%_\\'"]/, "x"));
    expect(paths(await resultOf(running, "list_footprints", { keyword: name }))).toEqual([name]);
  });

  it.each([1, 2, 3, 7])("returns every element once in pages of %i", async (limit) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: ToolResult = await resultOf(running, "list_suppliers", {
        limit,
        ...(cursor && { cursor }),
      });
      expect(page["hydra:totalItems"]).toBe(sorted.length);
      expect(paths(page).length).toBeLessThanOrEqual(limit);
      seen.push(...paths(page));
      cursor = page["nextCursor"] as string | undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(sorted);
  });

  it("rejects cursors of other lists and of another keyword", async () => {
    const { nextCursor: cursor } = await resultOf(running, "list_suppliers", { keyword: "node", limit: 1 });
    const said = /^cursor: This cursor was not returned by list_categories/;
    expect(await errorOf(running, "list_categories", { keyword: "node", cursor })).toMatch(said);
    for (const args of [{ cursor }, { keyword: "node 1", cursor }]) {
      const text = await errorOf(running, "list_suppliers", args);
      expect(text).toMatch(/^cursor: This cursor belongs to a call with other arguments/);
    }
  });

  it("continues at the same position if elements are added or deleted", async () => {
    const names = ["p 1", "p 2", "p 3", "p 4"];
    const iris = [];
    for (const name of names) iris.push(await make("projects", name));
    const first = await resultOf(running, "list_projects", { keyword: "p ", limit: 2 });
    await running.client.delete(iris[1] ?? "", { expect: 204 });
    await make("projects", "p 0");
    const second = await resultOf(running, "list_projects", { keyword: "p ", cursor: first["nextCursor"] });
    expect([...paths(first), ...paths(second)]).toEqual(names);
  });

  it.each([
    ["letters of three bytes", "漢"],
    ["characters that JSON escapes", "\u0001"],
  ])("continues after the longest possible paths of %s", async (_what, letter) => {
    const made: string[] = [];
    let parent: string | undefined;
    for (let level = 0; level < 15; level += 1) {
      parent = await make("measurement_units", letter.repeat(255), parent === undefined ? {} : { parent });
      made.push(parent);
    }
    for (const last of ["1", "2"]) {
      made.push(await make("measurement_units", letter.repeat(225) + last, { parent }));
    }
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const args = { keyword: letter, limit: 1, ...(cursor && { cursor }) };
      const page: ToolResult = await resultOf(running, "list_measurement_units", args);
      seen.push(...(page["hydra:member"] as { id: number }[]).map(({ id }) => id));
      cursor = page["nextCursor"] as string | undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(made.map(idOf));
  });

  it("returns 50 elements by default and at most 200", async () => {
    const names = Array.from({ length: 60 }, (_, index) => `State ${index}`);
    for (const name of names) await make("part_custom_states", name);
    const keyword = "state ";
    expect(paths(await resultOf(running, "list_part_custom_states", { keyword }))).toEqual(
      names.slice(0, 50),
    );
    expect(paths(await resultOf(running, "list_part_custom_states", { keyword, limit: 200 }))).toEqual(names);
  });

  it.each([
    [{ keyword: 5 }, "keyword"],
    [{ keyword: ["x"] }, "keyword"],
    [{ keyword: "x".repeat(256) }, "keyword"],
    [{ limit: 0 }, "limit"],
    [{ limit: -1 }, "limit"],
    [{ limit: 201 }, "limit"],
    [{ limit: 1.5 }, "limit"],
    [{ limit: "ten" }, "limit"],
    [{ cursor: "made up" }, "cursor"],
    [{ cursor: Buffer.from("[1,2]").toString("base64url") }, "cursor"],
    [{ cursor: Buffer.from('{"a":1}').toString("base64url") }, "cursor"],
    [{ cursor: 7 }, "cursor"],
    [{ page: 2 }, "page: Unknown argument. Allowed arguments: keyword, limit, cursor."],
  ])("reports the error in %j", async (args, said) => {
    const text = await errorOf(running, "list_categories", args);
    expect(text).toContain(said);
    expect(text).toContain("Correct the arguments");
  });
});

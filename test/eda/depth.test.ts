/** Tests the order and the parts of KiCad categories at each depth. */
import { beforeAll, expect, it } from "vitest";
import { idOf, useService, type Running } from "../inventory/running-service.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { fromKicad, kicadCategories, kicadParts } from "./kicad.ts";

/** Category path and the names of the parts directly in the category. */
const tree: readonly [string, readonly string[]][] = [
  ["Type 10", ["ten"]],
  ["Type 2", ["zwei", "Deux"]],
  ["Type 2/sub b", ["two b"]],
  ["Type 2/Sub A", ["two a"]],
  ["Type 2/Sub A/deep", ["two deep"]],
  ["type 1", []],
  ["type 1/only below", ["one below"]],
  ["empty", []],
  ["empty/as well", []],
];

const cases: readonly [number, readonly (readonly [string, readonly string[]])[]][] = [
  [-1, [["Partledger", ["Deux", "one below", "ten", "two a", "two b", "two deep", "zwei"]]]],
  [
    0,
    [
      ["type 1", ["one below"]],
      ["Type 2", ["Deux", "zwei", "two a", "two deep", "two b"]],
      ["Type 10", ["ten"]],
    ],
  ],
  [
    1,
    [
      ["type 1/only below", ["one below"]],
      ["Type 2", ["Deux", "zwei"]],
      ["Type 2/Sub A", ["two a", "two deep"]],
      ["Type 2/sub b", ["two b"]],
      ["Type 10", ["ten"]],
    ],
  ],
  [
    2,
    [
      ["type 1/only below", ["one below"]],
      ["Type 2", ["Deux", "zwei"]],
      ["Type 2/Sub A", ["two a"]],
      ["Type 2/Sub A/deep", ["two deep"]],
      ["Type 2/sub b", ["two b"]],
      ["Type 10", ["ten"]],
    ],
  ],
];

async function fill(running: Running): Promise<ReadonlyMap<string, string>> {
  const categories = new Map<string, string>();
  for (const [path, parts] of tree) {
    const name = path.split("/").at(-1);
    const parent = categories.get(path.split("/").slice(0, -1).join("/"));
    const category = await running.make("categories", { name, ...(parent !== undefined && { parent }) });
    categories.set(path, category);
    for (const part of parts) {
      await running.make("parts", { name: part, category, eda_info: { reference_prefix: "U" } });
    }
  }
  return categories;
}

describeOneDialect("for KiCad", (dialect) => {
  for (const [depth, expected] of cases) {
    const running = useService(dialect, { environment: { EDA_KICAD_CATEGORY_DEPTH: String(depth) } });
    let categories: ReadonlyMap<string, string> = new Map();
    beforeAll(async () => {
      categories = await fill(running);
    });

    it(`at depth ${depth}, categories are in natural order and contain the expected parts`, async () => {
      const listed = await kicadCategories(running);
      const found = await Promise.all(
        listed.map(async ({ id, name }) => [name, (await kicadParts(running, id)).map((part) => part.name)]),
      );
      expect(found).toEqual(expected);
    });

    it(`at depth ${depth}, an unlisted category has a list of parts, and an unknown category ${depth < 0 ? "has one, too" : "returns 404"}`, async () => {
      const empty = await kicadParts(running, categories.get("empty") ?? "");
      expect(empty).toHaveLength(depth < 0 ? 7 : 0);
      const path = "/eda-api/v1/parts/category/999.json";
      expect((await running.client.get(path, fromKicad)).status).toBe(depth < 0 ? 200 : 404);
    });
  }

  const deep = useService(dialect, { environment: { EDA_KICAD_CATEGORY_DEPTH: "1" } });

  it("category names are unique, even if an unlisted category has the same path", async () => {
    const shown = { eda_info: { visibility: true } };
    const make = async (name: string, parent: string | null, hidden = false): Promise<string> => {
      const category = await deep.make("categories", { name, parent, ...(!hidden && shown) });
      await deep.make("parts", { name: `Part of ${category}`, category, ...(!hidden && shown) });
      return category;
    };
    const x = await make("X", null);
    await make("Y", x);
    const later = await make("X/Y", null);
    const ending = await make("X/Y (#3)", null);
    await make("A/B", null, true);
    const second = await make("B", await make("A", null));
    const of = (iri: string): string => `(#${idOf(iri)})`;
    expect(new Set((await kicadCategories(deep)).map(({ name }) => name))).toEqual(
      new Set([
        "X",
        "X/Y",
        `X/Y ${of(later)}`,
        idOf(ending) === 3 ? "X/Y (#3)" : `X/Y (#3) ${of(ending)}`,
        "A",
        `A/B ${of(second)}`,
      ]),
    );
  });

  const running = useService(dialect, { environment: { EDA_KICAD_FIELD_PREFIX: "Part-DB" } });

  it("the description of a category is its comment", async () => {
    const eda_info = { visibility: true };
    for (const comment of ["", 'A "comment"\nof two lines']) {
      const category = await running.make("categories", { name: `c${comment.length}`, comment, eda_info });
      await running.make("parts", { name: `p${comment.length}`, category });
    }
    const described = (await kicadCategories(running)).map(({ description }) => description);
    expect(described).toEqual(["", 'A "comment"\nof two lines']);
  });
});

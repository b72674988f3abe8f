/** Substring filters of parts, which find candidates with the index of the search. */
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { fold } from "../../src/database/fold.ts";
import type { Store } from "../../src/database/store.ts";
import type { FieldBinding } from "../../src/query/field-binding.ts";
import { compileList } from "../../src/query/list-query.ts";
import { describeDialects } from "../support/dialects.ts";
import { testCache } from "../support/memory-cache.ts";
import { byThoroughness } from "../support/soak.ts";
import { useService } from "../inventory/running-service.ts";

const columns = {
  name: "names",
  ipn: "names",
  manufacturer_product_number: "names",
  tags: "texts",
  description: "texts",
  comment: "texts",
} as const;
type Property = keyof typeof columns;
const date = "2026-01-01T00:00:00.000Z";
const properties = Object.keys(columns) as Property[];
const parameters = properties.map((property) => ({
  name: property,
  filter: { kind: property === "tags" ? ("tag" as const) : ("like" as const), property },
}));

function listOf(isIndexed: boolean) {
  const fields = properties.map((property): FieldBinding => {
    const field = { property, column: property, folded: `${property}_folded`, type: "text" as const };
    return isIndexed ? { ...field, substringIndex: columns[property] } : field;
  });
  const byName = new Map(fields.map((field) => [field.property, field]));
  return compileList({ table: "parts", fields: byName, parameters }, testCache());
}
const word = fc.constantFrom(
  ...[
    "STM32",
    "m32f",
    "ＡＢＣ",
    "Straße",
    "ΣΊΣΥΦΟΣ",
    "İstanbul",
    "한글자",
    "ẞẞẞ",
    "e\u0301e\u0301e\u0301",
    "ﬁﬁ",
  ],
  ...[
    '3.3"',
    "a,b;c",
    "x\ty",
    "x y",
    "\u00a0n\u3000s",
    "\u0085\u2028z",
    "100%",
    "_a_",
    "\\\\\\",
    "AND",
    "doc:",
    "*^+",
  ],
  ...["😀😀😀", "\u{10FFFF}\uffff\ue000", "-----", "''''", "a", "B2", " ", "  "],
);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(""));
const pattern = fc
  .array(fc.oneof(word, fc.constantFrom("%", "_", "\\%")), { maxLength: 4 })
  .map((words) => `%${words.join("")}%`);

describeDialects("a substring filter", (dialect) => {
  const lists = { indexed: listOf(true), plain: listOf(false) };
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  const store = (): Store => running.service.store;

  beforeAll(async () => {
    await running.make("categories", { name: "A" });
    const rows = fc.sample(fc.record({ name: text, mpn: text, tags: text, comment: text, ipn: text }), {
      numRuns: 300,
      seed: 3,
    });
    await store().transaction(async ({ db }) => {
      for (const [index, { name, mpn, tags, comment, ipn }] of rows.entries()) {
        const number = index % 2 === 0 ? null : `${ipn}${index}`;
        await db
          .insertInto("parts")
          .values({
            ...{ name, name_folded: fold(name), tags, tags_folded: fold(tags) },
            ...{ comment, comment_folded: fold(comment), description: mpn, description_folded: fold(mpn) },
            ...{ manufacturer_product_number: mpn, manufacturer_product_number_folded: fold(mpn) },
            ...{ ipn: number, ipn_folded: number === null ? null : fold(number) },
            ...{ category_id: 1, added_date: date, last_modified: date },
          })
          .execute();
      }
    });
  });

  const idsOf = async (list: ReturnType<typeof listOf>, query: Record<string, string>) => {
    const request = list.parse({ ...query, itemsPerPage: 5000 }, new URLSearchParams());
    return store().readTransaction((reader) => list.read(reader, request, {}));
  };

  it("finds the same parts with and without the index", async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...properties), pattern, word, async (property, like, tag) => {
        const query = { [property]: property === "tags" ? tag : like };
        const expected = await idsOf(lists.plain, query);
        found += expected.total;
        expect(await idsOf(lists.indexed, query)).toEqual(expected);
      }),
      { numRuns: byThoroughness({ sample: 300, full: 5000 }), seed: 5 },
    );
    expect(found).toBeGreaterThan(1000);
  });

  const searches = async (query: string): Promise<{ total: number; indexed: number }> => {
    statements.length = 0;
    const { body } = await running.client.get(`/api/parts?${query}`, { expect: 200 });
    const indexed = statements.filter((sql) =>
      /"id" in \(select (rowid|part_id) from "?search_part/.test(sql),
    );
    return { total: Number(body["hydra:totalItems"]), indexed: indexed.length };
  };

  it("uses the index for text of three characters in names, numbers, tags, descriptions and comments", async () => {
    await running.make("parts", {
      ...{
        name: "Sensor",
        category: "/api/categories/1",
        ipn: "XQZ-1",
        tags: "wqv, rare",
        comment: "<p>kzw</p>",
      },
      ...{ description: "jjq", manufacturer_product_number: "yyv7", orderdetails: [] },
    });
    for (const query of [
      ...["name=%25enso%25", "ipn=%25xqz%25", "manufacturer_product_number=%25yv7", "tags=wqv"],
      ...["comment=%25kzw%25", "description=jjq", "name=%25ens%25r&comment=%25kzw%25"],
    ])
      expect({ query, ...(await searches(query)) }).toEqual({ query, total: 1, indexed: 2 });
    expect(await searches("name=%25zz%25")).toEqual({ total: 0, indexed: 0 });
  });

  it("finds a part directly after a change", async () => {
    const part = await running.make("parts", { name: "Quuxly 1", category: "/api/categories/1" });
    expect(await searches("name=%25uuxly%25")).toEqual({ total: 1, indexed: 2 });
    await running.client.patch(part, { name: "Corge 1" }, { expect: 200 });
    expect((await searches("name=%25uuxly%25")).total).toBe(0);
    expect((await searches("name=%25orge%25")).total).toBe(1);
  });

  it("counts the parts with the index and reads them in order if the index finds many", async () => {
    await store().transaction(async ({ db }) => {
      const rows = Array.from({ length: 2100 }, (_, index) => ({
        ...{ name: `many ${index}`, name_folded: `many ${index}`, category_id: 1 },
        ...{ added_date: date, last_modified: date },
      }));
      await db.insertInto("parts").values(rows).execute();
    });
    expect(await searches("name=%25any%25")).toEqual({ total: 2100, indexed: 1 });
    expect(await searches("name=%25any%202099%25")).toEqual({ total: 1, indexed: 2 });
  });
});

import { describe, expect, it, beforeAll } from "vitest";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { addParts, addTree, idsOf, readParts, type SomePart } from "./part-list.ts";

const parts: readonly SomePart[] = [
  /** ID 1 */ { name: "Resistor 10k", category: 4, tags: "smd,res", favorite: true, mass: 0.5 },
  /** ID 2 */ { name: "RESISTOR 22k", category: 7, tags: "SMD, Res ,foo", mass: 5, ipn: "" },
  /** ID 3 */ { name: "Capacitor 100%", category: 2, mass: 50, ipn: "C-1", footprint: 1 },
  /** ID 4 */ { name: "Cap_underscore", category: 1, tags: "50%,a_b,back\\slash", ipn: "c-2" },
  /** ID 5 */ { name: "Ünïcödé Ω 10µF", category: 3, eda_visibility: true, gtin: "4006381333931" },
  /** ID 6 */ { name: "Capxunderscore", category: 5, eda_visibility: false, mass: 5 },
  /** ID 7 */ { name: "ΟΔΥΣΣΕΥΣ", category: 1, tags: 'quo"te,\ttab' },
  /** ID 8 */ { name: "İstanbul", category: 1, tags: ", ,Straße" },
  /** ID 9 */ { name: "😀 Smile", category: 1, tags: " Ünï , b", addedDate: "2026-02-01T00:00:00.000Z" },
  /** ID 10 */ { name: "Cafe\u0301", category: 1, addedDate: "2026-01-31T12:00:00.700Z" },
  /** ID 11 */ { name: "", category: 1, addedDate: "2026-01-31T12:00:01.000Z" },
  /** ID 12 */ { name: "back\\slash", category: 1, addedDate: "2025-12-31T23:59:59.999Z" },
];

// 1 ─ 4 ─ 7
//   └ 5        2 ─ 6        3
const categories = [
  { name: "Node 1", parent: null },
  { name: "Node 2", parent: null },
  { name: "Node 3", parent: null },
  { name: "Node 1.1", parent: 1 },
  { name: "Node 1.2", parent: 1 },
  { name: "Node 2.1", parent: 2 },
  { name: "Node 1.1.1", parent: 4 },
];

const all = parts.map((_, index) => index + 1);
const without = (...ids: number[]) => all.filter((id) => !ids.includes(id));

const found: Readonly<Record<string, readonly (readonly [query: string, ids: readonly number[]])[]>> = {
  like: [
    ["name=resistor 10K", [1]],
    ["name=Resistor", []],
    ["name=Resistor%25", [1, 2]],
    ["name=%2510%25", [1, 3, 5]],
    ["name=Capacitor 100%", [3]],
    ["name=Capacitor 100\\%25", [3]],
    ["name=Cap\\_underscore", [4]],
    ["name=Cap_underscore", [4, 6]],
    ["name=cap_UNDER%25", [4, 6]],
    ["name=%25_underscore", [4, 6]],
    ["name=%25\\_underscore", [4]],
    ["name=üNÏCÖDÉ%25", [5]],
    ["name=%25 ω 10µf", [5]],
    ["name=οδυσσευς", [7]],
    ["name=οδυσσευσ", [7]],
    ["name=%25ς", [7]],
    ["name=i\u0307stanbul", [8]],
    ["name=İ%25", [8]],
    ["name=istanbul", []],
    ["name=_ Smile", [9]],
    ["name=__ Smile", []],
    ["name=😀%25", [9]],
    ["name=CAFÉ", [10]],
    ["name=caf_", [10]],
    ["name=", [11]],
    ["name=back\\\\slash", [12]],
    ["name=back\\\\%25", [12]],
    ["name=%25\\", []],
    ["name=%25", all],
    ["ipn=%25", [2, 3, 4]],
    ["ipn=", [2]],
    ["ipn=C-%25", [3, 4]],
    ["name=%25' or 1=1 --", []],
  ],
  tag: [
    ["tags=smd", [1, 2]],
    ["tags=RES", [1, 2]],
    ["tags=foo", [2]],
    ["tags= foo ", [2]],
    ["tags=fo", []],
    ["tags=sm%25", []],
    ["tags=smd,res", []],
    ["tags=50%25", [4]],
    ["tags=5_%25", []],
    ["tags=a_b", [4]],
    ["tags=axb", []],
    ["tags=back\\slash", [4]],
    ['tags=quo"te', [7]],
    ["tags=%09tab", [7]],
    ["tags=tab", []],
    ["tags=STRAßE", [8]],
    ["tags=ünÏ", [9]],
    ["tags=", [3, 5, 6, 10, 11, 12]],
  ],
  entity: [
    ["category=1", [4, 7, 8, 9, 10, 11, 12]],
    ["category=1%2B", [1, 4, 6, 7, 8, 9, 10, 11, 12]],
    ["category=1+", [1, 4, 6, 7, 8, 9, 10, 11, 12]],
    ["category=1%2B%2B", without(3, 5)],
    ["category=1++", without(3, 5)],
    ["category=4+,3++", [1, 2, 5]],
    ["category=2, 3", [3, 5]],
    ["category=/api/categories/2,/api/categories/4%2B%2B", [1, 2, 3]],
    ["category=7,4+,2++", [1, 2, 3]],
    ["category=999", []],
    ["category=999%2B%2B,3", [5]],
    ["category=9007199254740993", []],
    ["category=", []],
    ["footprint=1", [3]],
    ["footprint=2++", []],
  ],
  boolean: [
    ["favorite=true", [1]],
    ["favorite=1", [1]],
    ["favorite=false", without(1)],
    ["favorite=0", without(1)],
    ["eda_visibility=true", [5]],
    ["eda_visibility=0", [6]],
  ],
  range: [
    ["mass[gte]=50", [3]],
    ["mass[gt]=5", [3]],
    ["mass[lt]=5", [1]],
    ["mass[lte]=5", [1, 2, 6]],
    ["mass[lte]=+5.0e0", [1, 2, 6]],
    ["mass[gt]=-1", [1, 2, 3, 6]],
    ["mass[between]=1..60", [2, 3, 6]],
    ["mass[between]=0.5..5", [1, 2, 6]],
    ["mass[between]=60..1", []],
    ["version[gte]=0.5", all],
    ["version[gte]=1e300", []],
  ],
  date: [
    ["addedDate[before]=2026-01-31", [12]],
    ["addedDate[before]=2026-02-01", all],
    ["addedDate[strictly_before]=2026-01-31", [12]],
    ["addedDate[after]=2026-01-31", without(12)],
    ["addedDate[strictly_after]=2026-01-31", without(12)],
    ["addedDate[strictly_after]=2026-02-01", []],
    ["addedDate[after]=2026-01-31T12:00:00%2B00:00", without(12)],
    ["addedDate[after]=2026-01-31T12:00:00+00:00", without(12)],
    ["addedDate[strictly_after]=2026-01-31T12:00:00Z", [9, 11]],
    ["addedDate[before]=2026-01-31T12:00:00Z", without(9, 11)],
    ["addedDate[strictly_before]=2026-01-31T12:00:00", [12]],
    ["addedDate[after]=2026-01-31T12:00:00.700Z", [9, 10, 11]],
    ["addedDate[after]=2026-01-31T14:00:01%2B02:00", [9, 11]],
    ["addedDate[after]=2026-01-31&addedDate[strictly_before]=2026-01-31T12:00:01Z", without(9, 11, 12)],
    ["addedDate[before]=9999-12-31", all],
    ["addedDate[after]=9999-12-31T23:59:59-12:00", []],
  ],
  equals: [
    ["gtin=4006381333931", [5]],
    ["gtin=", []],
    ["version=1", all],
    ["version=2", []],
  ],
  several: [
    ["name=%25r%25&mass[lte]=5&category=1++", [1, 2, 6]],
    ["favorite=true&eda_visibility=true", []],
  ],
};

const refused: readonly (readonly [query: string, parameter: string])[] = [
  ["name=a%00b", "name"],
  [`name=${"x".repeat(1001)}`, "name"],
  ["tags=%00", "tags"],
  ["category=abc", "category"],
  ["category=0", "category"],
  ["category=/api/footprints/1", "category"],
  ["favorite=abc", "favorite"],
  ["favorite=", "favorite"],
  ["favorite=TRUE", "favorite"],
  ["mass[gt]=abc", "mass[gt]"],
  ["mass[gt]=", "mass[gt]"],
  ["mass[gt]=1e999", "mass[gt]"],
  ["mass[gt]=0x10", "mass[gt]"],
  ["mass[between]=1", "mass[between]"],
  ["mass[between]=1..2..3", "mass[between]"],
  ["mass[between]=..2", "mass[between]"],
  ["addedDate[after]=yesterday", "addedDate[after]"],
  ["addedDate[before]=2026-02-30", "addedDate[before]"],
  ["version=1.5", "version"],
  ["version=99999999999999999999", "version"],
  ["order[name]=bad", "order[name]"],
  ["order[nope]=asc", "order[nope]"],
  ["order[__proto__]=asc", "order[__proto__]"],
  ["order=name", "order"],
];

describeDialects("filters", (dialect) => {
  const { store } = useTestStore(dialect);
  beforeAll(async () => {
    await addTree(store(), "categories", categories);
    await addTree(store(), "footprints", [{ name: "SOT-23", parent: null }]);
    await addParts(store(), parts);
  });

  for (const [kind, cases] of Object.entries(found)) {
    describe(kind, () => {
      it.each(cases)("?%s finds %o", async (query, ids) => {
        expect(await idsOf(store(), query)).toEqual(ids);
      });
    });
  }

  it.each(refused)("rejects ?%s and names the parameter", async (query, parameter) => {
    await expect(async () => readParts(store(), query)).rejects.toMatchObject({
      status: 400,
      violations: [{ propertyPath: parameter, code: "invalid-parameter" }],
    });
  });

  it("reports all violations at once", async () => {
    await expect(async () =>
      readParts(store(), "favorite=abc&mass[gt]=x&order[nope]=asc&name=fine"),
    ).rejects.toMatchObject({
      violations: [
        { propertyPath: "order[nope]" },
        { propertyPath: "favorite" },
        { propertyPath: "mass[gt]" },
      ],
    });
  });
});

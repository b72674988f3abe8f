/** Tests filters by owned objects, named values and SQL conditions. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { fold } from "../../src/database/fold.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { isBelowMinimum, isInStock } from "../../src/inventory/stock/stock-conditions.ts";
import type { FieldBinding } from "../../src/query/field-binding.ts";
import { memoize } from "../../src/util/memoize.ts";
import { compileList, type ListPage } from "../../src/query/list-query.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { addParts, addTree } from "./part-list.ts";
import { testCache } from "../support/memory-cache.ts";

const lots = [{ table: "part_lots", column: "part_id" }] as const;

const fields = new Map<string, FieldBinding>([
  ["name", { property: "name", column: "name", folded: "name_folded", type: "text", sortable: true }],
  [
    "partLots.storage_location",
    {
      property: "storage_location",
      column: "storage_location_id",
      type: "reference",
      target: { table: "storage_locations", collection: "/api/storage_locations", tree: true },
      through: lots,
    },
  ],
  [
    "partLots.needs_refill",
    { property: "needs_refill", column: "needs_refill", type: "boolean", through: lots },
  ],
  [
    "partLots.user_barcode",
    {
      property: "user_barcode",
      column: "user_barcode",
      folded: "user_barcode_folded",
      type: "text",
      through: lots,
    },
  ],
  [
    "parameters.name",
    {
      property: "name",
      column: "name",
      folded: "name_folded",
      type: "text",
      through: [{ table: "parameters", column: "part_id" }],
    },
  ],
  ["in_stock", { property: "in_stock", column: "", type: "boolean", condition: isInStock }],
  ["below_minimum", { property: "below_minimum", column: "", type: "boolean", condition: isBelowMinimum }],
]);

const listOn = memoize((_dialect: Dialect) =>
  compileList(
    {
      table: "parts",
      fields,
      parameters: [
        { name: "name", filter: { kind: "like", property: "name" } },
        {
          name: "storage_location",
          filter: { kind: "entity", property: "storage_location", through: "partLots" },
        },
        { name: "needs_refill", filter: { kind: "boolean", property: "needs_refill", through: "partLots" } },
        { name: "barcode", filter: { kind: "like", property: "user_barcode", through: "partLots" } },
        { name: "parameter", filter: { kind: "parameter", property: "name", through: "parameters" } },
        { name: "in_stock", filter: { kind: "boolean", property: "in_stock" } },
        { name: "below_minimum", filter: { kind: "boolean", property: "below_minimum" } },
        { name: "order[name]", filter: { kind: "order", property: "name" } },
      ],
    },
    testCache(),
  ),
);

/** Reads a list with a query string, in which a parameter can be repeated. */
async function read(store: Store, query: string | URLSearchParams): Promise<ListPage> {
  const pairs = new URLSearchParams(query);
  const values: Record<string, unknown> = { ...Object.fromEntries(pairs), itemsPerPage: "5000" };
  if (pairs.has("parameter")) values["parameter"] = pairs.getAll("parameter");
  const list = listOn(store.dialect);
  const request = list.parse(values, pairs);
  return store.readTransaction((reader) => list.read(reader, request, {}));
}

interface SomeLot {
  readonly amount?: number;
  readonly location?: number;
  readonly unknown?: boolean;
  readonly refill?: boolean;
  readonly expires?: string;
  readonly barcode?: string;
}

interface SomeParameter {
  readonly name: string;
  readonly typical?: number;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly text?: string;
}

interface OwningPart {
  readonly minamount?: number;
  readonly lots?: readonly SomeLot[];
  readonly parameters?: readonly SomeParameter[];
}

const someDate = "2026-01-31T12:00:00.000Z";

async function addOwned(store: Store, parts: readonly OwningPart[]): Promise<void> {
  await addParts(
    store,
    parts.map((_, index) => ({ name: `Part ${index + 1}` })),
  );
  await store.transaction(async ({ db }) => {
    for (const [index, { minamount = 0, lots: own = [], parameters = [] }] of parts.entries()) {
      const part_id = index + 1;
      await db.updateTable("parts").set({ minamount }).where("id", "=", part_id).execute();
      for (const { amount = 0, location, unknown = false, refill = false, expires, barcode } of own) {
        await db
          .insertInto("part_lots")
          .values({
            part_id,
            amount,
            storage_location_id: location ?? null,
            instock_unknown: unknown,
            needs_refill: refill,
            expiration_date: expires ?? null,
            user_barcode: barcode ?? null,
            user_barcode_folded: barcode === undefined ? null : fold(barcode),
            added_date: someDate,
            last_modified: someDate,
          })
          .execute();
      }
      for (const { name, typical, min, max, unit = "", text = "" } of parameters) {
        await db
          .insertInto("parameters")
          .values({
            part_id,
            name,
            name_folded: fold(name),
            value_typical: typical ?? null,
            value_min: min ?? null,
            value_max: max ?? null,
            unit,
            unit_folded: fold(unit),
            value_text: text,
            value_text_folded: fold(text),
            added_date: someDate,
            last_modified: someDate,
          })
          .execute();
      }
    }
  });
}

const past = "2020-01-01T00:00:00.000Z";
const future = "2999-01-01T00:00:00.000Z";

const parts: readonly OwningPart[] = [
  /** ID 1 */ {
    lots: [{ amount: 5, location: 1 }],
    parameters: [{ name: "Resistance", typical: 4700, unit: "Ω" }],
  },
  /** ID 2 */ {
    minamount: 10,
    lots: [
      { amount: 4, location: 3, refill: true, barcode: "B-2" },
      { amount: 6, location: 2 },
    ],
    parameters: [
      { name: "RESISTANCE", min: 100, max: 1000, unit: "\u2126" },
      { name: "Voltage", typical: 50, unit: "V" },
    ],
  },
  /** ID 3 */ {
    minamount: 10.5,
    lots: [{ amount: 10 }, { amount: 9, unknown: true }, { amount: 9, expires: past }],
    parameters: [{ name: "Resistance", max: 22, unit: "kΩ" }],
  },
  /** ID 4 */ {
    minamount: 10,
    lots: [{ amount: 9, unknown: true, location: 3 }],
    parameters: [{ name: "Dielectric", text: "X7R" }],
  },
  /** ID 5 */ {
    minamount: 3,
    lots: [{ amount: 3, expires: future, refill: true }],
    parameters: [
      { name: "Capacitance", typical: 10, unit: "µF" },
      { name: "Case", text: "0603" },
    ],
  },
  /** ID 6 */ { parameters: [{ name: "Case", typical: 603 }] },
  /** ID 7 */ { minamount: 1, parameters: [{ name: "a:b", text: ">5" }] },
  /** ID 8 */ {
    lots: [{ amount: 0, location: 2, barcode: "b-8" }],
    parameters: [{ name: "Capacitance", typical: 10, unit: "mF" }],
  },
  /** ID 9 */ { parameters: [{ name: "Length", typical: 2, unit: "m" }] },
];

const all = parts.map((_, index) => index + 1);
const without = (...ids: number[]) => all.filter((id) => !ids.includes(id));

const found: Readonly<Record<string, readonly (readonly [query: string, ids: readonly number[]])[]>> = {
  "of lots": [
    ["storage_location=1", [1]],
    ["storage_location=2,3", [2, 4, 8]],
    ["storage_location=1%2B", [1, 2, 8]],
    ["storage_location=/api/storage_locations/1%2B%2B", [1, 2, 4, 8]],
    ["storage_location=", []],
    ["needs_refill=true", [2, 5]],
    ["needs_refill=false", without(2, 5)],
    ["barcode=b-%25", [2, 8]],
    ["barcode=B-8", [8]],
    ["storage_location=2&needs_refill=true", [2]],
    ["barcode=b-%25&needs_refill=0&order[name]=desc", [8]],
  ],
  "of stock": [
    ["in_stock=true", [1, 2, 3, 5]],
    ["in_stock=0", [4, 6, 7, 8, 9]],
    ["below_minimum=true", [3, 4, 7]],
    ["below_minimum=false", [1, 2, 5, 6, 8, 9]],
    ["below_minimum=1&in_stock=1", [3]],
  ],
  "of named values": [
    ["parameter=Resistance", [1, 2, 3]],
    ["parameter=%25ance", [1, 2, 3, 5, 8]],
    ["parameter=nothing", []],
    ["parameter=resistance:1000..4700", [1, 2]],
    ["parameter=Resistance: 1001..4699 ", []],
    ["parameter=Resistance:4700..1000", []],
    ["parameter=Resistance:4.7e3", [1]],
    ["parameter=Resistance:500", [2]],
    ["parameter=Resistance:22", [3]],
    ["parameter=Resistance:20..30", [3]],
    ["parameter=Resistance:>=1000", [1, 2]],
    ["parameter=Resistance:>1000", [1]],
    ["parameter=Resistance:>%3D 4700", [1]],
    ["parameter=Resistance:<=100", [2, 3]],
    ["parameter=Resistance:<100", [3]],
    ["parameter=Resistance:=4700", [1]],
    ["parameter=Resistance:-1..%2B23", [3]],
    ["parameter=Resistance:1..5000 Ω", [1, 2]],
    ["parameter=Resistance:1..5000kΩ", [1, 2, 3]],
    ["parameter=Resistance:>1 kω", []],
    ["parameter=Resistance:4k7", [1]],
    ["parameter=Resistance:4.7k", [1]],
    ["parameter=Resistance:4k7..10k", [1]],
    ["parameter=Resistance:100..4k7", [1, 2]],
    ["parameter=Resistance:500R..22kOhm", [1, 2, 3]],
    ["parameter=Resistance:22000 \u2126", [3]],
    ["parameter=Resistance:>=22K", [3]],
    ["parameter=Resistance:>22k", []],
    ["parameter=Resistance:<1 kΩ", [2]],
    ["parameter=Resistance:<0.1 kΩ", []],
    ["parameter=Resistance:4k7 V", []],
    ["parameter=Resistance:4k7Ω", [1]],
    ["parameter=Resistance:0R47..R47", []],
    ["parameter=Voltage:1..50V", [2]],
    ["parameter=Capacitance:1..10mF", [8]],
    ["parameter=Length:1..5m", [9]],
    ["parameter=Length:1500mm..2500mm", [9]],
    ["parameter=Capacitance:0.01mF", [5]],
    ["parameter=Capacitance:10u", [5]],
    ["parameter=Capacitance:10000nF..10mF", [5, 8]],
    ["parameter=Voltage:5V..0.05kV", [2]],
    ["parameter=Voltage:50", [2]],
    ["parameter=Capacitance:10", [5, 8]],
    ["parameter=Capacitance:10 μF", [5]],
    ["parameter=Capacitance:10mF", [8]],
    ["parameter=Capacitance:10 MF", []],
    ["parameter=Dielectric:x7r", [4]],
    ["parameter=Dielectric:X%25", [4]],
    ["parameter=Dielectric:X7", []],
    ["parameter=Case:0603", [5, 6]],
    ["parameter=Case:=603", [6]],
    ["parameter=a\\:b", [7]],
    ["parameter=a\\:b:\\>5", [7]],
    ["parameter=a", []],
    ["parameter=a:b", []],
    ["parameter=Resistance:>500&parameter=Voltage:>=16", [2]],
    ["parameter=Resistance:>500&parameter=Voltage:>=16&name=Part 1", []],
    ["parameter=Resistance:1e300..1e308", []],
  ],
};

const refused: readonly string[] = [
  "parameter=",
  "parameter=:5",
  "parameter=Voltage:",
  "parameter=Voltage:>=",
  "parameter=Voltage:>=high",
  "parameter=Voltage:=<5",
  "parameter=Voltage:1..",
  "parameter=Voltage:1..high",
  "parameter=Voltage:1..2..3",
  "parameter=Voltage:1V..2A",
  "parameter=Voltage:<=5..6",
  "parameter=Voltage:1..4,7k",
  "parameter=Voltage:1mm..2in",
];

describeDialects("filters by owned objects", (dialect) => {
  const { store } = useTestStore(dialect);
  beforeAll(async () => {
    await addTree(store(), "categories", [{ name: "Category", parent: null }]);
    await store().transaction(async ({ db }) => {
      for (const [index, parent_id] of [null, 1, 2].entries()) {
        const name = `Location ${index + 1}`;
        const dates = { added_date: someDate, last_modified: someDate };
        const row = { name, name_folded: fold(name), full_path: name, parent_id, ...dates };
        await db.insertInto("storage_locations").values(row).execute();
      }
    });
    await addOwned(store(), parts);
    await store().transaction(async ({ db }) => {
      const ofCategory = { name: "Resistance", name_folded: "resistance", category_id: 1 };
      const dates = { added_date: someDate, last_modified: someDate };
      await db
        .insertInto("parameters")
        .values({ ...ofCategory, ...dates })
        .execute();
    });
  });

  for (const [kind, cases] of Object.entries(found)) {
    describe(kind, () => {
      it.each(cases)("?%s finds %o", async (query, ids) => {
        const page = await read(store(), query);
        expect([...page.ids].sort((a, b) => a - b)).toEqual(ids);
        expect(page.total).toBe(ids.length);
      });
    });
  }

  it.each(refused)("rejects ?%s and explains the syntax of a condition", async (query) => {
    await expect(async () => read(store(), query)).rejects.toMatchObject({
      status: 400,
      violations: [
        {
          propertyPath: "parameter",
          code: "invalid-parameter",
          message: expect.stringContaining("Name:1000..4700") as string,
        },
      ],
    });
  });

  it.each(["parameter=Voltage:1e999", "needs_refill=maybe", "storage_location=x", "in_stock=many"])(
    "rejects ?%s and names the parameter",
    async (query) => {
      await expect(async () => read(store(), query)).rejects.toMatchObject({
        status: 400,
        violations: [{ propertyPath: query.split("=")[0], code: "invalid-parameter" }],
      });
    },
  );

  it("any text is either accepted or rejected as a condition and never causes an internal error", async () => {
    const piece = fc.constantFrom(
      ..."a:\\%_.. <>=1-+e µ'\"\ud800".split(""),
      "Resistance:",
      "..",
      "1e9",
      "5",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const text = new URLSearchParams([["parameter", pieces.join("")]]);
        await read(store(), text).catch((error: unknown) => {
          expect(error).toMatchObject({ status: 400 });
        });
      }),
      { numRuns: 300 },
    );
  });
});

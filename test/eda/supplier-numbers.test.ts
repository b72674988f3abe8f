/** Tests which supplier numbers become symbol fields, and the names of the fields. */
import { expect, it } from "vitest";
import { unique, useService } from "../inventory/running-service.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { kicadPart } from "./kicad.ts";

/** Name of the supplier, supplier part number, and visibility in KiCad. */
type Order = readonly [string, string, (boolean | null)?];

const cases: readonly [string, readonly Order[], Record<string, string>, Record<string, string>?][] = [
  ["none", [], {}],
  ["one", [["Mouser", "m-1"]], { "Mouser SPN": "m-1", "mouser#": "m-1" }],
  [
    "two numbers of one supplier and one of another",
    [
      ["Mouser", "m-1"],
      ["Mouser", "m-2"],
      ["Digi-Key", "d-1"],
    ],
    {
      "Digi-Key SPN": "d-1",
      "digi-key#": "d-1",
      "Mouser SPN": "m-1",
      "mouser#": "m-2",
      "Mouser SPN 2": "m-2",
    },
  ],
  [
    "suppliers whose names differ in case",
    [
      ["Mouser", "m-1"],
      ["MOUSER", "m-2"],
    ],
    { "Mouser SPN": "m-1", "mouser#": "m-2", "MOUSER SPN 2": "m-2" },
  ],
  ["an empty number", [["Mouser", ""]], {}],
  [
    "a visible number and one without a setting",
    [
      ["Mouser", "m-1", true],
      ["Digi-Key", "d-1"],
    ],
    { "Mouser SPN": "m-1", "mouser#": "m-1" },
    { "Digi-Key SPN": "d-1", "digi-key#": "d-1", "Mouser SPN": "m-1", "mouser#": "m-1" },
  ],
  [
    "a hidden number and one without a setting",
    [
      ["Mouser", "m-1", false],
      ["Digi-Key", "d-1"],
    ],
    {},
    { "Digi-Key SPN": "d-1", "digi-key#": "d-1" },
  ],
  [
    "an empty visible number and one without a setting",
    [
      ["Mouser", "", true],
      ["Digi-Key", "d-1"],
    ],
    {},
    { "Digi-Key SPN": "d-1", "digi-key#": "d-1" },
  ],
];

describeOneDialect("supplier part numbers in KiCad", (dialect) => {
  for (const byDefault of ["0", "1"]) {
    const running = useService(dialect, {
      environment: { EDA_KICAD_DEFAULT_ORDERDETAIL_VISIBILITY: byDefault },
    });

    it.each(cases)(
      `KiCad sees the right supplier numbers with %s (by default ${byDefault})`,
      async (_words, orders, hidden, shown = hidden) => {
        const category = await running.make("categories", { name: unique("Category") });
        const part = await running.make("parts", { name: unique("Part"), category });
        const known = new Map<string, string>();
        for (const [name, supplierpartnr, eda_visibility = null] of orders) {
          const parent = await running.make("suppliers", { name: unique("Suppliers") });
          const supplier = known.get(name) ?? (await running.make("suppliers", { name, parent }));
          known.set(name, supplier);
          await running.make("orderdetails", {
            part,
            supplier,
            supplierpartnr,
            eda_visibility,
            obsolete: true,
          });
        }
        const { fields } = await kicadPart(running, part);
        const found = Object.entries(fields).filter(([name]) => / SPN( \d)?$|.#$/.test(name));
        expect(Object.fromEntries(found.map(([name, { value }]) => [name, value]))).toEqual(
          byDefault === "1" ? shown : hidden,
        );
      },
    );

    it(`a current number comes before an obsolete one, whatever their order (by default ${byDefault})`, async () => {
      const category = await running.make("categories", { name: unique("Category") });
      const part = await running.make("parts", { name: unique("Part"), category });
      const parent = await running.make("suppliers", { name: unique("Suppliers") });
      const supplier = await running.make("suppliers", { name: "LCSC", parent });
      for (const [supplierpartnr, obsolete] of [
        ["C1", true],
        ["C5", false],
        ["C9", true],
      ] as const) {
        await running.make("orderdetails", { part, supplier, supplierpartnr, obsolete });
      }
      const { fields } = await kicadPart(running, part);
      expect(fields).toMatchObject({
        "lcsc#": { value: "C5" },
        "LCSC SPN": { value: "C5" },
        "LCSC SPN 2": { value: "C1" },
        "LCSC SPN 3": { value: "C9" },
      });
      const { body } = await running.client.get(part, { expect: 200 });
      expect(body["orderdetails"]).toMatchObject([
        { supplierpartnr: "C5" },
        { supplierpartnr: "C1" },
        { supplierpartnr: "C9" },
      ]);
    });

    it(`supplier part numbers do not replace the manufacturer part number (by default ${byDefault})`, async () => {
      const category = await running.make("categories", { name: unique("Category") });
      const part = await running.make("parts", { name: "P", category, manufacturer_product_number: "MPN-1" });
      for (const supplierpartnr of ["s-1", "s-2"]) {
        const supplier = await running.make("suppliers", {
          name: "Manf",
          parent: await running.make("suppliers", { name: unique("Suppliers") }),
        });
        await running.make("orderdetails", { part, supplier, supplierpartnr });
      }
      const { fields } = await kicadPart(running, part);
      expect(fields).toMatchObject({
        "manf#": { value: "MPN-1" },
        "Manf SPN": { value: "s-1" },
        "Manf SPN 2": { value: "s-2" },
      });
    });
  }
});

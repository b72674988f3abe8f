/** Tests that an import of parts that exist loses no stock, price or supplier without a report. */
import { expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { useImporter } from "./importer.ts";

const header = "name,category_path,manufacturer,manufacturer_product_number,quantity,location,supplier";
const columns = `${header},supplier_part_number,price,description`;

interface Row {
  readonly name?: string;
  readonly category?: string;
  readonly manufacturer?: string;
  readonly mpn?: string;
  readonly quantity?: string;
  readonly location?: string;
  readonly supplier?: string;
  readonly spn?: string;
  readonly price?: string;
  readonly description?: string;
}

const full: Row = {
  name: "BC847",
  category: "Transistors",
  manufacturer: "Nexperia",
  mpn: "BC847B",
  quantity: "100",
  location: "Shelf -> Box",
  supplier: "DigiKey",
  spn: "1727-1",
  price: "0.05",
  description: "NPN",
};

function line(row: Row): string {
  const { name, category, manufacturer, mpn, quantity, location, supplier, spn, price, description } = row;
  return [name, category, manufacturer, mpn, quantity, location, supplier, spn, price, description]
    .map((cell) => cell ?? "")
    .join(",");
}

const fileOf = (...rows: readonly Row[]): string => [columns, ...rows.map(line)].join("\n");

describeDialects("importing parts that exist", (dialect) => {
  const importer = useImporter(dialect);
  let numbers = 0;
  /** Imports a row, and returns the same row with other values for a second import. */
  async function imported(row: Row = full): Promise<(changes: Row) => Row> {
    numbers += 1;
    const own = {
      ...row,
      name: `${row.name ?? ""} ${numbers}`,
      mpn: `${row.mpn ?? ""}-${numbers}`,
      ...(row.spn !== undefined && { spn: `${row.spn}-${numbers}` }),
    };
    expect(await importer.import(fileOf(own))).toMatchObject({ refused: [], created: { Part: 1 } });
    return (changes) => ({ ...own, ...changes });
  }

  const identical: readonly (readonly [string, Row])[] = [
    ["an identical row", {}],
    ["a row without stock", { quantity: "", location: "" }],
    ["a row without the location", { location: "" }],
    ["a row with the location only", { quantity: "" }],
    ["a row without a price", { price: "" }],
    ["a row without a supplier", { supplier: "", spn: "", price: "" }],
    ["a row with the category and the name only", { manufacturer: "", mpn: "", description: "" }],
    ["a number in another notation", { quantity: "100.0", price: "0.050" }],
  ];
  it.each(identical)("a part exists already if the file contains %s", async (_, changes) => {
    const changed = await imported();
    const counts = await importer.counts();
    const report = await importer.import(fileOf(changed(changes)));
    expect(report).toMatchObject({ unchanged: 1, refused: [], kept: [], created: { Part: 0 } });
    expect(await importer.counts()).toEqual(counts);
  });

  const different: readonly (readonly [string, Row, string])[] = [
    ["another quantity", { quantity: "500" }, "quantity"],
    ["another price", { price: "0.04" }, "price"],
    ["another quantity and price", { quantity: "500", price: "0.04" }, "quantity, price"],
    ["another location", { location: "Shelf -> Other" }, "location"],
    ["another supplier", { supplier: "Mouser" }, "supplier"],
    ["another supplier part number", { spn: "1727-2" }, "supplier_part_number"],
    ["another manufacturer", { manufacturer: "onsemi" }, "manufacturer"],
    ["another manufacturer part number", { mpn: "BC847C" }, "manufacturer_product_number"],
  ];
  it.each(different)("a row with %s is rejected, and the reason names it", async (_, changes, named) => {
    const changed = await imported();
    const counts = await importer.counts();
    const report = await importer.import(fileOf(changed(changes), { name: "New", category: "Transistors" }));
    const reason = expect.stringMatching(
      new RegExp(`^${named.split(",")[0] ?? ""}: Part \\d+ already exists and differs in ${named}\\. `),
    ) as string;
    expect(report).toMatchObject({ records: 2, refused: [{ line: 2, reason }] });
    expect(report).toMatchObject({ created: { Manufacturer: 0, Supplier: 0, StorageLocation: 0 } });
    expect({ ...(await importer.counts()), parts: 0, log_entries: 0 }).toEqual({
      ...counts,
      parts: 0,
      log_entries: 0,
    });
  });

  it("stock and prices of a part that has none are rejected", async () => {
    const changed = await imported({ name: "Bare", category: "Transistors" });
    const report = await importer.import(fileOf(changed({ quantity: "5", supplier: "New", price: "1" })));
    expect(report.refused).toMatchObject([
      { reason: expect.stringMatching(/differs in quantity, supplier, price\./) as string },
    ]);
  });

  it("another description is reported and the part keeps its own", async () => {
    const changed = await imported();
    const report = await importer.import(fileOf(changed({ description: "PNP" })));
    expect(report).toMatchObject({
      unchanged: 1,
      refused: [],
      kept: [
        {
          line: 2,
          reason: expect.stringMatching(/^description: Part \d+ already exists with another/) as string,
        },
      ],
    });
  });

  it("a price in another currency is another price", async () => {
    const changed = await imported();
    await importer.store().transaction(async ({ db }) => {
      const dates = { added_date: "2026-01-01T00:00:00.000Z", last_modified: "2026-01-01T00:00:00.000Z" };
      const text = { name: "Dollar", name_folded: "dollar", full_path: "Dollar" };
      const code = { iso_code: "USD", iso_code_folded: "usd" };
      await db
        .insertInto("currencies")
        .values({ ...text, ...code, ...dates })
        .execute();
    });
    const [first = "", ...rest] = fileOf(changed({})).split("\n");
    const report = await importer.import(
      [`${first},currency`, ...rest.map((row) => `${row},USD`)].join("\n"),
    );
    expect(report.refused).toMatchObject([
      { reason: expect.stringContaining("differs in currency") as string },
    ]);
  });

  const moved: readonly (readonly [string, Row])[] = [
    ["in another category", { category: "Other" }],
    ["in another category, whose number has another case", { category: "Other", mpn: "bc847b" }],
    ["in another category, without a manufacturer", { category: "Other", manufacturer: "" }],
    ["under another name, which is the number", { name: "" }],
    ["under another name", { name: "Other" }],
    ["under another name in another category", { name: "Other", category: "Other" }],
  ];
  it.each(moved)("a part %s is not created a second time", async (_, changes) => {
    const changed = await imported();
    const own = changed({});
    const mpn = changes.mpn === undefined ? own.mpn : (own.mpn ?? "").toLowerCase();
    const report = await importer.import(fileOf({ ...own, ...changes, ...(mpn !== undefined && { mpn }) }));
    expect(report).toMatchObject({ created: { Part: 0, Category: 0 }, unchanged: 0 });
    expect(report.refused).toMatchObject([
      {
        reason: expect.stringMatching(
          /^manufacturer_product_number: Part \d+ \("BC847 .*"Transistors"\)/,
        ) as string,
      },
    ]);
  });

  it("parts of other manufacturers can have the same number", async () => {
    const changed = await imported();
    const other = changed({ manufacturer: "Diodes", category: "Other", spn: "D-1" });
    expect(await importer.import(fileOf(other))).toMatchObject({ created: { Part: 1 }, refused: [] });
  });

  it("two rows of one part in a file are not lost, whatever their category", async () => {
    const rows = [
      { ...full, name: "", mpn: "TWICE" },
      { ...full, name: "", mpn: "TWICE", category: "Other" },
      { ...full, name: "", mpn: "TWICE", quantity: "7" },
    ];
    const report = await importer.import(fileOf(...rows));
    expect(report.created.Part).toBe(1);
    expect(report.refused.map(({ line: number }) => number)).toEqual([3, 4]);
    const again = await importer.importWithProgram(fileOf(...rows));
    expect(again).toMatchObject({ unchanged: 1, created: { Part: 0 } });
    expect(again.refused.map(({ line: number }) => number)).toEqual([3, 4]);
  });

  it("stock in the second row of a part whose first row has none is rejected", async () => {
    const bare = { name: "Twice bare", category: "Transistors" };
    const report = await importer.import(fileOf(bare, { ...bare, quantity: "3" }));
    expect(report).toMatchObject({ created: { Part: 1, PartLot: 0 }, refused: [{ line: 3 }] });
  });
});

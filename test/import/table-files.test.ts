/** Tests that files in the shapes of exports and order files are imported with their prices, quantities and numbers. */
import { describe, expect, it } from "vitest";
import { importFile, type ImportOptions } from "../../src/exchange/transfer/import-file.ts";
import { useImporter } from "./importer.ts";

describe("files of other programs", () => {
  const importer = useImporter("sqlite");

  const imported = async (file: string, options: Partial<ImportOptions> = {}) =>
    importFile(
      importer.inventory(),
      `test/files/tables/${file.includes(".") ? file : `${file}.csv`}`,
      "csv",
      {
        systemUser: "test",
        now: () => new Date(),
        category: `Imported ${file}`,
        baseCurrency: "EUR",
        ...options,
      },
    );

  const stored = (name: string) =>
    importer
      .store()
      .read.db.selectFrom("parts")
      .innerJoin("categories", "categories.id", "parts.category_id")
      .leftJoin("part_lots", "part_lots.part_id", "parts.id")
      .leftJoin("storage_locations", "storage_locations.id", "part_lots.storage_location_id")
      .leftJoin("footprints", "footprints.id", "parts.footprint_id")
      .leftJoin("orderdetails", "orderdetails.part_id", "parts.id")
      .leftJoin("suppliers", "suppliers.id", "orderdetails.supplier_id")
      .leftJoin("pricedetails", "pricedetails.orderdetail_id", "orderdetails.id")
      .leftJoin("currencies", "currencies.id", "pricedetails.currency_id")
      .where("parts.name", "=", name)
      .orderBy("parts.id")
      .select([
        "categories.full_path as category",
        "parts.manufacturer_product_number as mpn",
        "parts.minamount",
        "parts.comment",
        "part_lots.amount",
        "storage_locations.full_path as location",
        "footprints.name as footprint",
        "suppliers.name as supplier",
        "orderdetails.supplierpartnr as number",
        "pricedetails.price",
        "currencies.iso_code as currency",
      ])
      .execute();

  it.each([
    [
      "digikey-order",
      "LM7805CV",
      { amount: 2500, supplier: "Digi-Key", number: "497-1111-ND", price: 41_500, currency: "USD" },
    ],
    [
      "lcsc-order",
      "XYZ-1",
      { amount: 100, supplier: "LCSC", number: "C222222", price: 210, currency: "USD", footprint: null },
    ],
    [
      "mouser-order",
      "TPS5430DDA",
      { amount: 4, supplier: "Mouser", number: "595-TPS5430", price: 300_000, currency: "USD" },
    ],
    [
      "partkeepr",
      "1N4148",
      { category: "Root → Diodes → Signal", amount: 400, minamount: 50, location: "Rack 2", price: null },
    ],
    [
      "german-list",
      "Elko 100µF",
      {
        category: "Kondensatoren → Elkos",
        mpn: "860020672",
        amount: 1250,
        minamount: 100,
        location: "Regal 1 → Fach 3",
        supplier: "Bürklin",
        number: "53D123",
        price: 12_500,
        currency: null,
        comment: "für Netzteil",
      },
    ],
    [
      "part-db",
      "Wire red",
      { amount: 12.5, minamount: 5, location: "Reel 1", number: "H05-RT", comment: "stock is in metres" },
    ],
    [
      "part-db.json",
      "NE555P",
      {
        category: "ICs → Timers",
        mpn: "NE555P",
        minamount: 2,
        amount: 12,
        location: "Lab → Box 1",
        footprint: "DIP-8",
        supplier: "Digi-Key",
        number: "296-1411-5-ND",
        price: 45_000,
        currency: "USD",
      },
    ],
    [
      "part-db-nested",
      "NE556",
      {
        category: "ICs → Timers",
        mpn: "NE556N",
        minamount: 2,
        amount: 12,
        location: "Lab → Box 1",
        footprint: "DIP-14",
        supplier: "Digi-Key",
        number: "296-1412-5-ND",
        price: 45_000,
        currency: "USD",
      },
    ],
    ["part-db.json", "Ω wire", { category: "Wires → Copper", location: "Lab", supplier: "X", price: null }],
  ])("%s: the part %s", async (file, name, expected) => {
    expect(await imported(file)).toMatchObject({ refused: [] });
    expect(await stored(name)).toMatchObject([expected]);
    expect(await imported(file)).toMatchObject({ refused: [], created: {} });
  });

  it("parts with the same name and different manufacturer part numbers are different parts", async () => {
    expect(await imported("easyeda-bom")).toMatchObject({ refused: [], created: { Part: 2 } });
    expect(await stored("22uF")).toMatchObject([
      { mpn: "CL21-22U", footprint: "C0805", supplier: "LCSC", number: "C45783" },
      { mpn: "CL31-22U", footprint: "C1206", supplier: "LCSC", number: "C12891" },
    ]);
    expect(await imported("easyeda-bom")).toMatchObject({ refused: [], unchanged: 2 });
  });

  it("values become parameters", async () => {
    expect(await imported("values")).toMatchObject({ refused: [], created: { Part: 3, Parameter: 4 } });
    const parameters = await importer
      .store()
      .read.db.selectFrom("parameters")
      .select(["name", "value_typical as value", "unit", "value_text as text"])
      .orderBy("id")
      .execute();
    expect(parameters).toMatchObject([
      { name: "Value", text: "4k7" },
      { name: "Tolerance", value: 1, unit: "%" },
      { name: "Capacitance", value: 100, unit: "nF" },
      { name: "Value", text: "see text" },
    ]);
  });

  it("values are in the unit that the heading names", async () => {
    expect(await imported("heading-units")).toMatchObject({
      refused: [],
      leftOut: [
        {
          line: 3,
          reason: "manufacturer_product_url: The value is not an HTTP or HTTPS URL.",
          value: "see shop",
        },
      ],
    });
    const parameters = await importer
      .store()
      .read.db.selectFrom("parameters")
      .innerJoin("parts", "parts.id", "parameters.part_id")
      .select(["parameters.name", "value_typical as value", "unit", "value_text as text"])
      .where("parts.name", "in", ["Cap 1", "Cap 2"])
      .orderBy("parameters.id")
      .execute();
    expect(parameters).toMatchObject([
      { name: "Capacitance", value: 10, unit: "µF" },
      { name: "DC Resistance", value: 30, unit: "mΩ" },
      { name: "Operating Temperature", text: "-40 to 85 °C" },
      { name: "Pitch", value: 2.54, unit: "mm" },
      { name: "Capacitance", value: 100, unit: "nF" },
      { name: "DC Resistance", value: 1.5, unit: "Ω" },
    ]);
    const pages = importer.store().read.db.selectFrom("parts").select("manufacturer_product_url as url");
    expect(await pages.where("name", "=", "Cap 1").execute()).toEqual([{ url: "https://example.com/cap1" }]);
  });

  it("values that a spreadsheet has damaged are reported, and all faults of a row at once", async () => {
    const { refused, leftOut } = await imported("damaged");
    expect(leftOut).toMatchObject([
      { line: 2, value: "1.00E+11" },
      { line: 2, value: "5.1E+12" },
    ]);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatch(
      /^name: A part must .* quantity: "many" is .* name: A spreadsheet .*#N\/A.*#REF!/,
    );
  });

  it("ambiguous numbers are rejected unless the decimal mark is set", async () => {
    const { refused } = await imported("ambiguous", { dryRun: true });
    expect(refused.map(({ line }) => line)).toEqual([2, 3]);
    expect(refused[0]?.reason).toMatch(
      /^quantity: "1,000" is ambiguous\. Write 1000 without separators, or set the decimal mark of the numbers\. price: "1,234" is ambiguous\./,
    );
    expect(await imported("ambiguous", { decimalMark: "." })).toMatchObject({ refused: [] });
    expect(await stored("A")).toMatchObject([{ amount: 1000, price: 123_400_000 }]);
  });
});

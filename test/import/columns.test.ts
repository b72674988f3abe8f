/** The columns, separators and numbers that a simple list of parts may have. */
import { describe, expect, it } from "vitest";
import { useImporter } from "./importer.ts";

describe("the columns of a list of parts", () => {
  const importer = useImporter("sqlite");
  const db = () => importer.store().read.db;
  let numbers = 0;
  const unique = (name: string): string => `${name} ${(numbers += 1)}`;

  async function addCurrency(iso_code: string): Promise<void> {
    const dates = { added_date: "2026-01-01T00:00:00.000Z", last_modified: "2026-01-01T00:00:00.000Z" };
    await importer.store().transaction(async ({ db: writing }) => {
      const row = {
        name: iso_code,
        name_folded: iso_code.toLowerCase(),
        full_path: iso_code,
        iso_code,
        iso_code_folded: iso_code.toLowerCase(),
        ...dates,
      };
      await writing.insertInto("currencies").values(row).execute();
    });
  }

  /** A part with what belongs to it. */
  const stored = (name: string) =>
    db()
      .selectFrom("parts")
      .leftJoin("manufacturers", "manufacturers.id", "parts.manufacturer_id")
      .leftJoin("part_lots", "part_lots.part_id", "parts.id")
      .leftJoin("storage_locations", "storage_locations.id", "part_lots.storage_location_id")
      .leftJoin("orderdetails", "orderdetails.part_id", "parts.id")
      .leftJoin("suppliers", "suppliers.id", "orderdetails.supplier_id")
      .leftJoin("pricedetails", "pricedetails.orderdetail_id", "orderdetails.id")
      .leftJoin("currencies", "currencies.id", "pricedetails.currency_id")
      .where("parts.name", "=", name)
      .select([
        "parts.ipn",
        "parts.manufacturer_product_number as mpn",
        "manufacturers.name as manufacturer",
        "part_lots.amount",
        "part_lots.instock_unknown as unknown",
        "storage_locations.full_path as location",
        "suppliers.name as supplier",
        "orderdetails.supplierpartnr as number",
        "pricedetails.price",
        "pricedetails.min_discount_quantity as from",
        "currencies.iso_code as currency",
      ])
      .execute();

  const names =
    "name,category_path,ipn,manufacturer,manufacturer_product_number,quantity,location,supplier,supplier_part_number,price,currency";

  it("may name stock, manufacturer, supplier and price", async () => {
    await addCurrency("USD");
    const part = unique("P");
    const line = `${part},C,I-1,Yageo,RC-1,12.5,Shelf A -> Drawer 3,Digi-Key,311-1,0.0125,usd`;
    const report = await importer.import(`${names}\n${line}\n`);
    expect(report).toMatchObject({ refused: [], ignoredColumns: [], unchanged: 0 });
    expect(report.created).toMatchObject({
      Part: 1,
      Manufacturer: 1,
      StorageLocation: 2,
      PartLot: 1,
      Supplier: 1,
      Orderdetail: 1,
      Pricedetail: 1,
    });
    expect(await stored(part)).toEqual([
      {
        ipn: "I-1",
        mpn: "RC-1",
        manufacturer: "Yageo",
        // Without a unit a part is counted in pieces.
        amount: 13,
        unknown: false,
        location: "Shelf A → Drawer 3",
        supplier: "Digi-Key",
        number: "311-1",
        price: 1250,
        from: 1,
        currency: "USD",
      },
    ]);
    expect(await importer.import(`${names}\n${line}\n`)).toMatchObject({ unchanged: 1, refused: [] });
    expect(await stored(part)).toHaveLength(1);
  });

  it("reports the same in a rehearsal, and changes nothing", async () => {
    const [first, second] = [unique("P"), unique("P")];
    const content = `${names},colour\n${first},C,,M,,1,L,S,1,2.5,,red\n${second},C,,M,,x,,,,,,red\n`;
    const rehearsed = await importer.import(content, { dryRun: true });
    expect(await stored(first)).toEqual([]);
    expect(await importer.import(content)).toEqual(rehearsed);
    expect(rehearsed).toMatchObject({
      created: { Part: 1, Manufacturer: 1, PartLot: 1, Pricedetail: 1 },
      ignoredColumns: ["colour"],
      refused: [{ line: 3, name: second, reason: expect.stringMatching(/^quantity: "x"/) as string }],
    });
  });

  it.each([
    ["semicolons", ";", "12,5", "0,0125"],
    ["semicolons and points", ";", "12.5", "0.0125"],
    ["semicolons and thousands", ";", "1.012,5", "0,0125"],
    ["tabs", "\t", "12.5", "0.0125"],
    ["commas", ",", "12.5", "0.0125"],
  ])("are separated by %s, after a byte order mark", async (_, separator, quantity, price) => {
    const part = unique("P");
    const header = ["Name", "Category", "Description", "Quantity", "Supplier", "Unit Price"];
    const cells = [part, "C", '"one, two; three"', quantity, "S", price];
    const content = `\ufeff${header.join(separator)}\r\n${cells.join(separator)}\r\n`;
    expect(await importer.import(content)).toMatchObject({ refused: [], ignoredColumns: [] });
    const amount = quantity.startsWith("1.0") ? 1013 : 13;
    expect(await stored(part)).toMatchObject([{ amount, price: 1250, supplier: "S" }]);
  });

  it("take the separator from outside the quotes", async () => {
    const part = unique("P");
    const content = `"name";"category_path";"a, b, c, d"\n${part};C;x\n`;
    expect(await importer.import(content)).toMatchObject({ refused: [], ignoredColumns: ["a, b, c, d"] });
  });

  it.each([
    ["Part Name,Category Path", ["name", "category_path"]],
    ["MPN,Category,Qty", ["manufacturer_product_number", "category_path", "quantity"]],
    ["Manufacturer Part Number,Category,Manufacturer", ["manufacturer_product_number", "", "manufacturer"]],
    ["Name,Category,Digi-Key Part Number,Unit Price", ["name", "", "supplier_part_number", "price"]],
    ["Name,Category,Storage Location,Stock", ["name", "", "location", "quantity"]],
  ])("are known by other names as well: %s", async (header) => {
    const part = unique("P");
    const count = header.split(",").length;
    const cells = [part, "C", "3", "4"].slice(0, count);
    expect(await importer.import(`${header}\n${cells.join(",")}\n`)).toMatchObject({
      created: { Part: 1 },
      ignoredColumns: [],
      refused: [],
    });
    const [row] = await stored(part);
    if (header.includes("Digi-Key"))
      expect(row).toMatchObject({ supplier: "Digi-Key", number: "3", price: 400_000 });
    if (header.includes("Stock")) expect(row).toMatchObject({ location: "3", amount: 4 });
    if (header.includes("Qty")) expect(row).toMatchObject({ mpn: part, amount: 3 });
  });

  it("that are unknown are reported and ignored, of two of one meaning the second", async () => {
    const part = unique("P");
    const content = `name,colour,category_path,,Category,quantity,Qty\n${part},red,C,,Other,1,2\n`;
    expect(await importer.import(content)).toMatchObject({
      refused: [],
      created: { Part: 1 },
      ignoredColumns: ["colour", "Category", "Qty"],
    });
    expect(await stored(part)).toMatchObject([{ amount: 1 }]);
  });

  it("leave the amount unknown where only a location is given, and make no lot of nothing", async () => {
    const [first, second] = [unique("P"), unique("P")];
    await importer.import(`name,category_path,quantity,location\n${first},C,,Shelf\n${second},C,,\n`);
    expect(await stored(first)).toMatchObject([{ unknown: true, location: "Shelf" }]);
    expect(await stored(second)).toMatchObject([{ amount: null, location: null }]);
  });

  it("find manufacturers and suppliers by name wherever they are in their trees", async () => {
    const part = unique("P");
    const before = await db().selectFrom("manufacturers").select("id").execute();
    await importer.import(`name,category_path,manufacturer,supplier\n${part},C,Yageo,Digi-Key\n`);
    expect(await db().selectFrom("manufacturers").select("id").execute()).toEqual(before);
    expect(await stored(part)).toMatchObject([{ manufacturer: "Yageo", supplier: "Digi-Key" }]);
  });

  it.each([
    ["quantity", "many", /^quantity: "many" is not a number/],
    ["quantity", "-1", /^quantity: /],
    ["quantity", "1,000", /^quantity: "1,000" is not a number\. Use a decimal point/],
    ["quantity", "1e400", /^quantity: /],
    ["price", "free", /^price: "free" is not a number/],
    ["price", "0", /^price: /],
    ["price", "99999999999", /^price: /],
    ["currency", "XYZ", /^currency: There is no currency "XYZ"\. Create it first/],
    ["location", "Shelf->->Box", /^location: A level has no name/],
    ["ipn", "I-1", /^ipn: .*already in use/],
    ["supplier_part_number", "x".repeat(300), /^supplier_part_number: /],
    ["manufacturer", "x".repeat(300), /^manufacturer: /],
  ])("are named where their value is refused: %s %s", async (column, value, reason) => {
    const part = unique("P");
    const cells: Record<string, string> = {
      name: part,
      category_path: "C",
      supplier: "S",
      price: "1",
      [column]: value,
    };
    const header = Object.keys(cells).join(",");
    const row = Object.values(cells)
      .map((cell) => `"${cell}"`)
      .join(",");
    const report = await importer.import(`${header}\n${row}\n`);
    expect(report).toMatchObject({ refused: [{ line: 2, name: part }], created: { Part: 0, Supplier: 0 } });
    expect(report.refused[0]?.reason).toMatch(reason);
    expect(await stored(part)).toEqual([]);
  });

  it.each([
    ["name,category_path,price\n@,C,1\n", /^supplier: /],
    ["name,category_path,supplier_part_number\n@,C,1\n", /^supplier: /],
    ["name,category_path,supplier,currency\n@,C,S,USD\n", /^price: /],
    ["name;category_path;quantity\n@;C;1.000\n", /^quantity: "1\.000" is ambiguous/],
    ["name;category_path;quantity\n@;C;1,000,5\n", /^quantity: .*not a number/],
    ["name,category_path,quantity\n@,C,1,5\n", /4 values .* 3 columns/],
  ])("are refused where they contradict each other: %j", async (content, reason) => {
    const report = await importer.import(content.replace("@", unique("P")));
    expect(report.refused).toMatchObject([{ line: 2 }]);
    expect(report.refused[0]?.reason).toMatch(reason);
  });

  it("refuse a second row of one part that would add stock", async () => {
    const part = unique("P");
    const content = `name,category_path,quantity\n${part},C,1\n${part},C,2\n${part},C,\n`;
    const report = await importer.import(content, { batchSize: 1 });
    expect(report).toMatchObject({
      created: { Part: 1, PartLot: 1 },
      unchanged: 1,
      refused: [{ line: 3, reason: expect.stringMatching(/^name: Line 2 has the same part/) as string }],
    });
  });

  it("take the currency of the instance for the base currency", async () => {
    const part = unique("P");
    const content = `name,category_path,supplier,price,currency\n${part},C,S,1,eur\n`;
    expect(await importer.import(content, { baseCurrency: "EUR" })).toMatchObject({ refused: [] });
    expect(await stored(part)).toMatchObject([{ price: 100_000, currency: null }]);
  });

  it("may leave the category to the command", async () => {
    const part = unique("P");
    const content = `Manufacturer Part Number,Quantity\n${part},1\n`;
    await expect(importer.import(content)).rejects.toThrow(/needs a column "category_path"/);
    expect(await importer.import(content, { category: "New -> Digi-Key" })).toMatchObject({
      created: { Part: 1, Category: 2 },
    });
  });
});

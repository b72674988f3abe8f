/** Tests the columns, separators and number formats of simple parts lists. */
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

  /** Returns a part with the elements that it owns. */
  const stored = (name: string) =>
    db()
      .selectFrom("parts")
      .innerJoin("categories", "categories.id", "parts.category_id")
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
        "categories.full_path as category",
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

  it("the columns of a parts list can contain stock, manufacturer, supplier and price", async () => {
    await addCurrency("USD");
    const part = unique("P");
    const line = `${part},C,I-1,Yageo,RC-1,12,Shelf A -> Drawer 3,Digi-Key,311-1,0.0125,usd`;
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
        category: "C",
        mpn: "RC-1",
        manufacturer: "Yageo",
        amount: 12,
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

  it("comment rows are skipped, and computed prices are rounded", async () => {
    const part = unique("P");
    const rows = ["# Written by a program,,,", `${part},C,S,0.060000000000000005`, "// end", "#5 screw,C,,"];
    const report = await importer.import(`# Parts\nname,category_path,supplier,price\n${rows.join("\n")}\n`);
    expect(report).toMatchObject({ created: { Part: 2 }, refused: [] });
    expect(report.table?.skipped_rows).toMatchObject([
      { line: 3, text: "# Written by a program" },
      { line: 5, text: "// end" },
    ]);
    expect(await stored(part)).toMatchObject([{ price: 6000 }]);
  });

  it("a dry run reports the same and changes nothing", async () => {
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
    ["semicolons", ";", "12", "0,0125"],
    ["semicolons and decimal points", ";", "12.0", "0.0125"],
    ["semicolons and thousands separators", ";", "1.012,00", "0,0125"],
    ["tabs", "\t", "12", "0.0125"],
    ["commas", ",", "12.00", "0.0125"],
  ])("the columns are separated by %s, after a byte order mark", async (_, separator, quantity, price) => {
    const part = unique("P");
    const header = ["Name", "Category", "Description", "Quantity", "Supplier", "Unit Price"];
    const cells = [part, "C", '"one, two; three"', quantity, "S", price];
    const content = `\ufeff${header.join(separator)}\r\n${cells.join(separator)}\r\n`;
    expect(await importer.import(content)).toMatchObject({ refused: [], ignoredColumns: [] });
    const amount = quantity.startsWith("1.0") ? 1012 : 12;
    expect(await stored(part)).toMatchObject([{ amount, price: 1250, supplier: "S" }]);
  });

  it("the separator is detected outside of quotation marks", async () => {
    const part = unique("P");
    const content = `"name";"category_path";"a, b, c, d"\n${part};C;x\n`;
    expect(await importer.import(content)).toMatchObject({ refused: [], ignoredColumns: ["a, b, c, d"] });
  });

  it.each([
    [";", "semicolons in the header", "sep=;\n"],
    [";", "commas in the header", "sep=;\r\n"],
    ["\t", "quotes", '\ufeff"SEP=\t"\n'],
    [";", "blank lines", "sep=;\r\n\r\n;;\n\n"],
  ])(
    "the columns are separated by %j, which the first line defines: %s",
    async (separator, reason, firstLine) => {
      const part = unique("P");
      const other = reason.startsWith("commas") ? '"a, b, c, d"' : "colour";
      const rows = [
        ["name", "category_path", other],
        [part, "C", "x"],
        ["", "C", "x"],
      ];
      const content = firstLine + rows.map((row) => row.join(separator)).join("\n");
      expect(await importer.import(content)).toMatchObject({
        records: 2,
        created: { Part: 1 },
        ignoredColumns: [other.replaceAll('"', "")],
        refused: [{ line: firstLine.split("\n").length + 2 }],
      });
      expect(await stored(part)).toHaveLength(1);
    },
  );

  it("a first line that sets an unknown separator is rejected", async () => {
    const importing = importer.import("sep=:\nname:category_path\nP:C\n");
    await expect(importing).rejects.toThrow(/separator ":".*comma, a semicolon, a tab or "\|"/);
  });

  it.each([
    ["semicolons", ";"],
    ["commas", ","],
    ["tabs", "\t"],
  ])(
    "blank rows of a spreadsheet with %s are skipped, including those before the header",
    async (_, separator) => {
      const [first, second] = [unique("P"), unique("P")];
      const blank = ["", "", ""].join(separator);
      const rows = [blank, ["name", "category_path", ""], blank, [first, "C", ""]];
      const more = [
        `""${separator} ${separator}${separator}`,
        [second, "C", ""],
        ["", "C", ""],
        blank,
        blank,
      ];
      const content = [...rows, ...more].map((row) => (typeof row === "string" ? row : row.join(separator)));
      expect(await importer.import(`${content.join("\r\n")}\r\n`)).toMatchObject({
        records: 3,
        created: { Part: 2 },
        ignoredColumns: [],
        refused: [{ line: 7, reason: "name: A part must have a name or a manufacturer part number." }],
      });
    },
  );

  it.each([" → ", "→", " -> ", "→ "])(
    "paths in a parts list are written as in the pages and the API: %j",
    async (arrow) => {
      const [part, category, location] = [unique("P"), unique("Category"), unique("Shelf")];
      const content = `name,category_path,location\n${part},${category}${arrow}Sub,${location}${arrow}Drawer 2\n`;
      expect(await importer.import(content)).toMatchObject({
        created: { Part: 1, Category: 2, StorageLocation: 2 },
        refused: [],
      });
      expect(await stored(part)).toMatchObject([
        { category: `${category} → Sub`, location: `${location} → Drawer 2` },
      ]);
    },
  );

  it.each([
    ["Part Name,Category Path", ["name", "category_path"]],
    ["MPN,Category,Qty", ["manufacturer_product_number", "category_path", "quantity"]],
    ["Part No.,Category,QTY", ["manufacturer_product_number", "category_path", "quantity"]],
    ["PART NUMBER,Category,Qty", ["manufacturer_product_number", "category_path", "quantity"]],
    ["part no,Category,Qty", ["manufacturer_product_number", "category_path", "quantity"]],
    ["Manufacturer Part Number,Category,Manufacturer", ["manufacturer_product_number", "", "manufacturer"]],
    ["Name,Category,Digi-Key Part Number,Unit Price", ["name", "", "supplier_part_number", "price"]],
    ["Name,Category,Storage Location,Stock", ["name", "", "location", "quantity"]],
  ])("the columns of a parts list have aliases: %s", async (header) => {
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
    if (/qty/i.test(header)) expect(row).toMatchObject({ mpn: part, amount: 3 });
  });

  it.each([
    ["Department Part Number", null],
    ["Narrow Part Number", null],
    ["Conradson Part Number", null],
    ["TME or Mouser Part Number", null],
    ["TME Part Number", "TME"],
    ["Part Number (TME)", "TME"],
    ["tme_sku", "TME"],
    ["DigiKey Part #", "Digi-Key"],
    ["Digi Key Part No.", "Digi-Key"],
  ])("the column %s belongs to the supplier %s", async (column, supplier) => {
    const part = unique("P");
    const report = await importer.import(`name,category_path,${column}\n${part},C,${part}\n`);
    expect(report).toMatchObject({ refused: [], ignoredColumns: supplier === null ? [column] : [] });
    expect(await stored(part)).toMatchObject([{ supplier }]);
  });

  it("unknown columns are reported and ignored, as is the second of two columns with the same meaning", async () => {
    const part = unique("P");
    const content = `name,colour,category_path,,Category,quantity,Qty\n${part},red,C,,Other,1,2\n`;
    expect(await importer.import(content)).toMatchObject({
      refused: [],
      created: { Part: 1 },
      ignoredColumns: ["colour", "Category", "Qty"],
    });
    expect(await stored(part)).toMatchObject([{ amount: 1 }]);
  });

  it("a part number is the manufacturer part number unless another column contains it", async () => {
    const part = unique("P");
    const content = `Part Number,name,category_path,MPN\nX,${part},C,RC-${part}\n`;
    expect(await importer.import(content)).toMatchObject({ refused: [], ignoredColumns: ["Part Number"] });
    expect(await stored(part)).toMatchObject([{ mpn: `RC-${part}` }]);
  });

  it("the amount is unknown if only a location is given, and no lot is created without both", async () => {
    const [first, second] = [unique("P"), unique("P")];
    await importer.import(`name,category_path,quantity,location\n${first},C,,Shelf\n${second},C,,\n`);
    expect(await stored(first)).toMatchObject([{ unknown: true, location: "Shelf" }]);
    expect(await stored(second)).toMatchObject([{ amount: null, location: null }]);
  });

  it("manufacturers and suppliers are found by name at any level of their trees", async () => {
    const part = unique("P");
    const before = await db().selectFrom("manufacturers").select("id").execute();
    await importer.import(`name,category_path,manufacturer,supplier\n${part},C,Yageo,Digi-Key\n`);
    expect(await db().selectFrom("manufacturers").select("id").execute()).toEqual(before);
    expect(await stored(part)).toMatchObject([{ manufacturer: "Yageo", supplier: "Digi-Key" }]);
  });

  it.each([
    ["quantity", "many", /^quantity: "many" is not a number\. Write a whole number without separators/],
    ["quantity", "-1", /^quantity: /],
    ["quantity", "1e400", /^quantity: /],
    ["quantity", "9".repeat(400), /^quantity: /],
    ["quantity", "9007199254740993", /^quantity: /],
    ["price", "free", /^price: "free" is not a number/],
    ["price", "0", /^price: /],
    ["price", "0.12345678901", /^price: "0.12345678901" has 11 decimals/],
    ["price", "99999999999", /^price: /],
    ["currency", "XYZ", /^currency: Currency "XYZ" does not exist\. Create it first/],
    ["location", "Shelf->->Box", /^location: A level of the path has no name/],
    ["ipn", "I-1", /^ipn: Part \d+ .*already has this IPN/],
    ["supplier_part_number", "x".repeat(300), /^supplier_part_number: /],
    ["manufacturer", "x".repeat(300), /^manufacturer: /],
  ])("the error for an invalid value names the column: %s %s", async (column, value, reason) => {
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
    [
      "name,category_path,price\n@,C,1\n",
      /^price: A price requires a supplier\. Fill in the supplier column or leave the price empty\.$/,
    ],
    [
      "name,category_path,supplier_part_number\n@,C,1\n",
      /^supplier_part_number: A supplier part number requires a supplier\. .* leave the supplier part number empty\.$/,
    ],
    [
      "name,category_path,supplier_part_number,price\n@,C,1,1\n",
      /^supplier: A supplier part number and a price require a supplier\. .* leave both empty\.$/,
    ],
    ["name,category_path,supplier,currency\n@,C,S,USD\n", /^price: /],
    [
      "name;category_path;supplier;price\n@;C;S;1.000\n",
      /^price: .* ambiguous\. Write 1000 or 1,000, or set the decimal mark/,
    ],
    ["name;category_path;quantity\n@;C;1,000,5\n", /^quantity: .*not a number/],
    ["name,category_path,quantity\n@,C,1,5\n", /4 values, .* 3 columns/],
  ])("contradicting columns are rejected: %j", async (content, reason) => {
    const report = await importer.import(content.replace("@", unique("P")));
    expect(report.refused).toMatchObject([{ line: 2 }]);
    expect(report.refused[0]?.reason).toMatch(reason);
  });

  const notWhole = /is not a whole number\. Parts without a unit are counted in pieces\.$/;
  const ambiguous = /is ambiguous\. Write \d+ without separators, or set the decimal mark/;
  it.each([
    [";", "2,5", notWhole],
    [";", "0,3", notWhole],
    [";", "0,125", notWhole],
    [";", "2.5", notWhole],
    [";", "1.234,5", notWhole],
    [";", "12,345", ambiguous],
    [";", "1,000", ambiguous],
    [";", "1.000", ambiguous],
    [",", "2.5", notWhole],
    [",", "1.000", ambiguous],
    [",", '"1,000"', ambiguous],
    ["\t", "12,345", ambiguous],
  ])("a quantity is never misread, with the separator %j: %s", async (separator, quantity, reason) => {
    const part = unique("P");
    const rows = [
      ["name", "category_path", "quantity"],
      [part, "C", quantity],
    ];
    const report = await importer.import(rows.map((row) => row.join(separator)).join("\n"));
    expect(report).toMatchObject({ created: { Part: 0 }, refused: [{ line: 2, name: part }] });
    const text = quantity.replaceAll('"', "");
    expect(report.refused[0]?.reason).toMatch(reason);
    expect(report.refused[0]?.reason).toContain(`quantity: "${text}"`);
  });

  it("a second row that would add stock to the same part is rejected", async () => {
    const part = unique("P");
    const content = `name,category_path,quantity\n${part},C,1\n${part},C,2\n${part},C,\n`;
    const report = await importer.import(content, { batchSize: 1 });
    expect(report).toMatchObject({
      created: { Part: 1, PartLot: 1 },
      unchanged: 1,
      refused: [
        { line: 3, reason: expect.stringMatching(/^name: Line 2 already contains this part/) as string },
      ],
    });
  });

  it("prices are in the base currency of the instance by default", async () => {
    const part = unique("P");
    const content = `name,category_path,supplier,price,currency\n${part},C,S,1,eur\n`;
    expect(await importer.import(content, { baseCurrency: "EUR" })).toMatchObject({ refused: [] });
    expect(await stored(part)).toMatchObject([{ price: 100_000, currency: null }]);
  });

  it("the category can be an option of the command instead of a column", async () => {
    const part = unique("P");
    const content = `Manufacturer Part Number,Quantity\n${part},1\n`;
    await expect(importer.import(content)).rejects.toThrow(/missing column "category_path"/);
    expect(await importer.import(content, { category: "New -> Digi-Key" })).toMatchObject({
      created: { Part: 1, Category: 2 },
    });
  });
});

/** The reader of tables, with small files of the kinds that users have. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Encoding } from "../../src/exchange/tables/encodings.ts";
import { jsonCells } from "../../src/exchange/tables/json-cells.ts";
import { openTable } from "../../src/exchange/tables/open-table.ts";
import type { Table, TableRow } from "../../src/exchange/tables/table.ts";
import { sheet, workbook, workbookOf, zipFile } from "./zip.ts";
import { recognizeHeadings } from "../../src/exchange/tables/recognize-headings.ts";

const files = join(import.meta.dirname, "../files/tables");

const isColumn = (name: string): boolean => recognizeHeadings([name])[0] !== null;

async function read(path: string, encoding?: Encoding): Promise<{ table: Table; rows: TableRow[] }> {
  const table = await openTable(path, { isColumn, ...(encoding !== undefined && { encoding }) });
  const rows: TableRow[] = [];
  for await (const row of table.rows(() => undefined)) rows.push(row);
  return { table, rows };
}

/** Formats rows as their line, `:` and their values, separated by ` / `. */
function shown(rows: readonly TableRow[]): string[] {
  return rows.map(({ line, cells, error }) => `${line}: ${error ?? cells.join(" / ")}`);
}

describe("a table", () => {
  it.each<[file: string, encoding: Encoding, row: string]>([
    ["utf-8-bom.csv", "utf-8", "2: Ω / C / 1"],
    ["windows-1252.csv", "windows-1252", "2: R 4k7 / Widerstände / 10 / ±5 %, Größe 0603, 70 °C"],
    ["utf-16le-bom.csv", "utf-16le", "2: Übertrager 1:1 / Spulen / 3"],
    ["utf-16be-bom.csv", "utf-16be", "2: Ω-Meter / Geräte / 1"],
    ["utf-16le-unmarked.csv", "utf-16le", "2: 電阻 10k / 電阻 / 7"],
    ["shift-jis.csv", "shift_jis", "2: RK73H1E / 抵抗 / 20 / チップ抵抗器 1/16W"],
    ["gb18030.csv", "gb18030", "2: CL21A106 / 电容 / 50 / 三星电机"],
  ])("%s is read as %s", async (file, encoding, row) => {
    const { table, rows } = await read(join(files, file));
    expect(table.facts()).toMatchObject({ format: "csv", encoding, header_line: 1 });
    expect(shown(rows)[0]).toBe(row);
    expect((await read(join(files, file), encoding)).rows).toEqual(rows);
  });

  it.each([
    ["pipe.csv", "|", ["2: A / X, Y / 1", "3: B / X / 2"]],
    ["tab-named.csv", "\t", ["2: A, B / X / 1"]],
    ["sep-line.csv", "|", ["3: A / X / 1"]],
    ["csv-named.xls", ";", ["2: A / X / 1"]],
    ["bare-cr.csv", ",", ["2: A / X / 1", "3: B / Y / 2"]],
    ["mixed-line-ends.csv", ",", ["2: A / X / 1", "3: B / X / 2", "4: C / X / 3"]],
    ["quoted-lines.csv", ",", ["2: A / X / two\r\nlines", '4: B / X / 5" display']],
    ["trailing-separator.csv", ";", ["2: A / X / 1 / ", "3: B / X / 2 / "]],
    ["repeated-header.csv", ",", ["2: A / X / 1", "4: B / X / 2"]],
    [
      "ragged.csv",
      ",",
      [
        "2: A / X / ",
        "3: B / X / 1",
        "4: The row has 4 values, but the header has 3 columns.",
        "5: D / X / 2",
      ],
    ],
  ])("%s has the separator %j", async (file, separator, expected) => {
    const { table, rows } = await read(join(files, file));
    expect(table.facts()).toMatchObject({
      separator,
      encoding: "utf-8",
      skipped_row_count: 0,
      other_tables: [],
    });
    expect(shown(rows)).toEqual(expected);
  });

  it.each([
    ["title-rows.csv", 5, ["Name", "Category", "MPN", "Qty"], [6, 7], [], []],
    ["title-lines-short.csv", 3, ["Name", "Category", "Unit price"], [4], [], []],
    [
      "totals.csv",
      1,
      ["#", "Part Number", "Category", "Quantity", "Unit Price", "Extended"],
      [2, 3],
      ["4: Subtotal $1.20", "5: Total: 5 1,20 €", "7: Thank you for your order"],
      [],
    ],
    [
      "kibom-summary.csv",
      1,
      ["Component", "Description", "Part", "Category", "Quantity"],
      [2],
      [
        "4: Component Groups: 1",
        "5: Component Count: 4",
        "6: Fitted Components: 4",
        "7: Schematic Version: A",
      ],
      [],
    ],
    [
      "two-tables.csv",
      2,
      ["Name", "Category", "Qty"],
      [3, 4, 12],
      ["6: Ordered"],
      [{ line: 7, name: "Supplier, Part Number, Unit Price" }],
    ],
  ])("%s has its header in line %i", async (file, headerLine, header, lines, skipped, others) => {
    const { table, rows } = await read(join(files, file));
    expect(table.header).toEqual(header);
    expect(rows.map(({ line }) => line)).toEqual(lines);
    const facts = table.facts();
    expect(facts).toMatchObject({ header_line: headerLine, other_tables: others });
    expect(facts.skipped_rows.map(({ line, text }) => `${line}: ${text}`)).toEqual(skipped);
  });

  it("reads the first visible sheet with a table, with dates in ISO format and stored results of formulas", async () => {
    const { table, rows } = await read(join(files, "parts.xlsx"));
    expect(table.header).toEqual([
      "Name",
      "Category",
      "Unit Price",
      "Package",
      "Bought",
      "Counted",
      "Formula",
      "Hour",
    ]);
    expect(shown(rows)).toEqual([
      "4: BC847 & more / Transistors / 0.3 / 0402 / 2024-08-01 / 2024-08-01T18:00:00 / stored / 12:00:00",
      "5: Ω / X / 0.0000001 / 1206 / 1900-02-28 / 4006380000000 / #N/A / TRUE",
    ]);
    expect(table.facts()).toEqual({
      format: "xlsx",
      sheet: "Parts",
      header_line: 3,
      skipped_rows: [{ line: 7, text: "Total 0.3" }],
      skipped_row_count: 1,
      other_tables: [{ name: "Notes" }, { name: "Prices" }],
    });
    expect(shown((await read(join(files, "date-1904.xlsx"))).rows)).toEqual(["2: A / X / 1904-01-01"]);
  });
});

describe("a JSON array", () => {
  const path = join(files, "part-db.json");

  it("of Part-DB is read as a table", async () => {
    const { table, rows } = await read(path);
    expect(table.facts()).toMatchObject({ format: "json", other_tables: [] });
    expect(rows.map(({ line }) => line)).toEqual([2, 40]);
    const objects = rows.map(({ cells }) =>
      Object.fromEntries(table.header.map((heading, index) => [heading, cells[index]])),
    );
    expect(objects[0]).toMatchObject({
      name: "NE555P",
      category: "ICs->Timers",
      footprint: "DIP-8",
      description: 'Timer, "bipolar"',
      minamount: "2",
      favorite: "FALSE",
      partUnit: "",
      instock: "12",
      storage_location: "Lab->Box 1",
      supplier: "Digi-Key",
      supplierpartnr: "296-1411-5-ND",
      price: "0.45000",
      currency: "USD",
      "eda_info.kicad_symbol": "Timer:NE555P",
      "eda_info.reference_prefix": "",
    });
    expect(objects[0]?.["partLots (other)"]).toContain('"amount":3');
    expect(objects[1]).toMatchObject({
      name: "Ω wire",
      category: "Wires -> Copper",
      instock: "",
      storage_location: "Lab",
      price: "",
      mass: "0.0000001",
      ipn: "",
    });
    expect(objects[1]?.["pricedetails (other)"]).toContain('"price_related_quantity":100');
    expect(table.header).not.toContain("parameters");
  });

  it("keeps its lines and values, wherever the file is read in pieces", async () => {
    const count = 3000;
    const parts = Array.from({ length: count }, (_, index) => ({
      name: `Part ${index}, "[{\\`,
      note: "é€\n".repeat(20),
    }));
    const directory = await mkdtemp(join(tmpdir(), "partledger-json-"));
    try {
      const file = join(directory, "parts.txt");
      await writeFile(file, `\ufeff\n${JSON.stringify(parts, null, 1)}\n`);
      const { rows } = await read(file);
      expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual(
        parts.map(({ name, note }, index) => [3 + index * 4, name, note]),
      );
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});

it("the first lot and supplier of a part in JSON become columns, and the report names the rest", () => {
  const part = {
    footprint: { name: "0805", full_name: "SMD -> 0805" },
    partLots: [{ id: 3, amount: 5, expiration_date: "2027-01-31", comment: "" }],
    orderdetails: [
      {
        supplier: { name: "LCSC", full_name: "China -> LCSC" },
        supplierpartnr: "C1",
        pricedetails: [{ price: "0.01", price_related_quantity: 1, min_discount_quantity: 100 }],
      },
    ],
  };
  expect(Object.fromEntries(jsonCells(part))).toEqual({
    footprint: "0805",
    instock: "5",
    storage_location: "",
    "partLots (expiration_date)": "2027-01-31",
    supplier: "LCSC",
    supplierpartnr: "C1",
    "pricedetails (other)": expect.stringContaining("100") as unknown,
  });
});

describe("a file that is no table", () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "partledger-tables-"));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));
  const write = async (content: string | Buffer): Promise<string> => {
    const path = join(directory, "file.csv");
    await writeFile(path, typeof content === "string" ? Buffer.from(content, "latin1") : content);
    return path;
  };

  it.each([
    ["folder.zip", /a ZIP file\. Unpack it/],
    ["open-document.ods", /an OpenDocument file\. Save the spreadsheet as \.xlsx/],
    ["text.docx", /a Word document/],
    ["damaged-utf-8.csv", /is not UTF-8 text \(line 4\)/],
  ])("%s is rejected", async (file, message) => {
    await expect(openTable(join(files, file))).rejects.toThrow(message);
  });

  it.each([
    ["an old spreadsheet", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", /old \.xls format.*Save it as \.xlsx/],
    ["a PDF document", "%PDF-1.7\n", /a PDF document/],
    ["a SQLite database", "SQLite format 3\0", /DATABASE_URL/],
    ["two JSON arrays", '[{"name":"A"}]\n[{"name":"B"}]', /more than one JSON array \(line 2\)/],
    ["an archive", "header.json\0", /`import all`/],
    ["an encrypted archive", "age-encryption.org/v1\n", /`import all`/],
    ["a compressed file", "\x1f\x8b\x08", /compressed.*`import all`/],
    ["an image", "\x89PNG\r\n\x1a\n", /an image/],
    ["a web page", "\n<!DOCTYPE html><table>", /a web page/],
    ["a binary file", "\0\0\x01\x02\0\0\x03\0", /a binary file/],
    ["a damaged spreadsheet", "PK\x03\x04 and more", /damaged or encrypted/],
    ["a JSON array that ends early", '[{"name":"A"},', /ends before its JSON array does/],
    ["a damaged JSON array", '[\n{"name":"A"},\n{name:1}]', /object in line 3 .* is not valid JSON/],
    ["a JSON array with other values", '[{"name":"A"}, 5]', /value in line 1 .* is not a JSON object/],
    ["deep JSON", `[{"a":${"[".repeat(60)}`, /more than 50 levels/],
    ["long JSON", `[{"a":"${"x".repeat(4_300_000)}"}]`, /object in line 1 .* is longer than/],
    [
      "JSON with many properties",
      JSON.stringify([Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`p${index}`, 1]))]),
      /more than 1000 different properties/,
    ],
    ["JSON in another encoding", '[{"name":"\xe9"}]', /is not UTF-8 text \(line 1\)/],
    ["a JSON object", '{"parts":[]}', /is a JSON object\. Import an array of objects/],
    ["UTF-16 with half a character", "\xff\xfea\0b", /not UTF-16 LE text/],
  ])("%s is rejected by its content", async (_, content, message) => {
    await expect(openTable(await write(content))).rejects.toThrow(message);
  });

  it("a spreadsheet whose data is damaged is rejected", async () => {
    const content = await readFile(join(files, "parts.xlsx"));
    for (let position = 60; position < content.length; position += 97) {
      const damaged = Buffer.from(content);
      damaged.fill(0xa5, position, position + 3);
      const path = await write(damaged);
      // Damage to names or unused parts has no effect.
      await read(path).catch((error: unknown) => {
        expect(error).toMatchObject({ name: "ImportError" });
      });
    }
  });

  it.each<[title: string, content: () => Buffer, message: RegExp]>([
    [
      "data that is larger than the file declares",
      () => zipFile(workbook(sheet([["name", "category"]])), { declaredSize: 10 }),
      /damaged/,
    ],
    [
      "styles that unpack to many bytes",
      () => zipFile(workbook("<worksheet/>", { "xl/styles.xml": `<a>${"<b/>".repeat(2_200_000)}</a>` })),
      /more than 8 MiB of data in "xl\/styles\.xml"/,
    ],
    [
      "a text that unpacks to many bytes",
      () => zipFile(workbook(sheet([["x".repeat(3_000_000)]]))),
      /a text that is longer/,
    ],
    [
      "too many columns",
      () => zipFile(workbook(sheet([Array.from({ length: 1001 }, () => "x")]))),
      /Row 1 .* more than 1000 columns/,
    ],
    [
      "too many rows",
      () => zipFile(workbook('<worksheet><row r="1048577"/></worksheet>')),
      /more than 1048576 rows/,
    ],
    [
      "an entity",
      () => zipFile(workbook('<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>')),
      /damaged/,
    ],
    ["malformed XML", () => zipFile(workbook("<worksheet><row></worksheet>")), /damaged/],
    ["no sheet", () => zipFile({ ...workbook(""), "xl/workbook.xml": "<workbook/>" }), /no visible sheet/],
  ])("a spreadsheet with %s is rejected", async (_, content, message) => {
    const opening = write(content()).then((path) => read(path));
    await expect(opening).rejects.toThrow(message);
    await expect(opening).rejects.toMatchObject({ name: "ImportError" });
  });

  const several = (): Buffer =>
    zipFile(
      workbookOf({
        Cover: sheet([["Revision", "Author"]]),
        Parts: sheet([["Name", "Category"]]),
        " Prüfmittel ": sheet([["Name"], ["Tester"]]),
        ".hidden": sheet([["Name", "Category"]]),
        Empty: "<worksheet/>",
      }),
    );

  it.each([
    [undefined, "Parts", ["Name", "Category"]],
    ["Cover", "Cover", ["Revision", "Author"]],
    ["prüfmittel", " Prüfmittel ", ["Name"]],
    ["Empty", "Empty", []],
  ])("the sheet %j of a spreadsheet is read", async (name, found, header) => {
    const table = await openTable(await write(several()), {
      isColumn,
      ...(name !== undefined && { sheet: name }),
    });
    expect(table.header).toEqual(header);
    const { sheet: read, other_tables: others } = table.facts();
    expect(read).toBe(found);
    const names = ["Cover", "Parts", " Prüfmittel ", "Empty"];
    expect(others).toEqual(names.filter((other) => other !== found).map((other) => ({ name: other })));
  });

  it.each([
    ["an unknown sheet", several, "Stock", 'has no visible sheet "Stock". Its sheets are "Cover", "Parts", '],
    ["a hidden sheet", several, ".hidden", 'has no visible sheet ".hidden"'],
    ["a sheet of a CSV file", () => Buffer.from("name\nA\n"), "Parts", "is not a spreadsheet"],
  ])("%s is rejected", async (_, content, name, message) => {
    await expect(openTable(await write(content()), { sheet: name })).rejects.toThrow(message);
  });

  it("a spreadsheet that takes too long to read is rejected, at its start or while its rows are read", async () => {
    const rows = Array.from({ length: 5 }, (_, index) => [`Part ${index}`, "X"]);
    const path = await write(zipFile(workbook(sheet([["Name", "Category"], ...rows]))));
    let now = 0;
    let step = 0;
    const options = { isColumn, timeLimit: 1000, clock: () => (now += step) };
    const count = async (table: Table, importTime: number): Promise<number> => {
      let read = 0;
      for await (const _ of table.rows(() => undefined)) {
        void _;
        read += 1;
        now += importTime;
      }
      return read;
    };
    const table = await openTable(path, options);
    // The time in which rows are imported does not count.
    expect(await count(table, 10_000)).toBe(5);
    step = 300;
    const message = `${path} takes longer than 1 seconds to read. Delete the sheets and rows`;
    await expect(openTable(path, options)).rejects.toThrow(message);
    await expect(count(table, 0)).rejects.toThrow(message);
  });

  it("a spreadsheet without values has an empty header", async () => {
    const table = await openTable(await write(zipFile(workbook("<worksheet/>"))));
    expect(table.header).toEqual([]);
  });

  it("another encoding than that of the file is rejected", async () => {
    await expect(openTable(join(files, "windows-1252.csv"), { encoding: "utf-8" })).rejects.toThrow(
      /not UTF-8 text \(line 2\)/,
    );
    await expect(openTable(join(files, "windows-1252.csv"), { encoding: "gb18030" })).rejects.toThrow(
      /not GB18030 text/,
    );
  });
});

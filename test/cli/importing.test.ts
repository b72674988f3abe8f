/** `import parts`: output, messages and exit codes. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { directory, done, partledger, partledgerProcess, useDirectory } from "./program.ts";

useDirectory();

/** Locks the database. Returns a function that unlocks it. */
function lockDatabase(): () => void {
  const database = new Database(join(directory, "uploads", "partledger.db"));
  database.exec("begin immediate");
  return () => database.close();
}

describe("import parts", () => {
  const file = async (content: string | Buffer) => {
    await writeFile(join(directory, "parts.csv"), content);
    return ["import", "parts", "parts.csv"];
  };

  it("prints a report for users, or JSON for programs", async () => {
    const command = await file("name,category_path,datasheet\nA,X->Y,http://example.com/a.pdf\nB,X,x.pdf\n");
    const rehearsal = await done([...command, "--dry-run", "--json"]);
    expect(JSON.parse(rehearsal.stdout)).toEqual({
      dry_run: true,
      rows: 2,
      created: {
        parts: 2,
        categories: 2,
        footprints: 0,
        manufacturers: 0,
        suppliers: 0,
        storage_locations: 0,
        part_lots: 0,
        orderdetails: 0,
        pricedetails: 0,
        attachment_types: 1,
        attachments: 1,
        parameters: 0,
        currencies: 0,
        measurement_units: 0,
      },
      updated: 0,
      unchanged: 0,
      refused: [],
      dropped_datasheets: [
        { line: 3, name: "B", reason: "The value is not an HTTP or HTTPS URL.", datasheet: "x.pdf" },
      ],
      warnings: [],
      kept: [],
      ignored_columns: [],
      table: {
        format: "csv",
        encoding: "utf-8",
        separator: ",",
        header_line: 1,
        skipped_rows: [],
        skipped_row_count: 0,
        other_tables: [],
        columns: [
          { heading: "name", column: "name", examples: ["A", "B"] },
          { heading: "category_path", column: "category_path", examples: ["X->Y", "X"] },
          { heading: "datasheet", column: "datasheet", examples: ["http://example.com/a.pdf", "x.pdf"] },
        ],
      },
      not_listed: { refused: 0, dropped_datasheets: 0, kept: 0 },
    });
    const { stdout, stderr } = await done(command);
    expect(stderr).toBe("");
    expect(stdout).toContain("Created: 2 parts, 2 categories, 1 attachment type, 1 datasheet.");
    expect(stdout).toContain('line 3 (B): The value is not an HTTP or HTTPS URL. "x.pdf"');
    expect(JSON.parse((await done([...command, "--json"])).stdout)).toMatchObject({ unchanged: 2 });
  });

  it("reports how a table was read, and reads it in the given encoding", async () => {
    const text = "Stock;;\nName;Category;Qty\nPrüfspitze;Geräte;2\nTotal;;2\n\nSupplier;SKU;Price\nS;1;2\n";
    const command = await file(Buffer.from(text, "latin1"));
    const { stdout } = await done([...command, "--dry-run"]);
    expect(stdout).toContain("Read as: Windows-1252, header in line 2.");
    expect(stdout).toContain('Rows that describe no part: 1.\n  line 4: "Total 2"');
    expect(stdout).toContain('Other tables, which were not imported: line 6 ("Supplier, SKU, Price").');
    const set = await done([...command, "--dry-run", "--json", "--encoding", "Windows-1252"]);
    expect(JSON.parse(set.stdout)).toMatchObject({
      rows: 1,
      table: { encoding: "windows-1252", header_line: 2 },
    });
    const unknown = await partledger([...command, "--encoding", "latin"]);
    expect(unknown).toMatchObject({ code: 2, stdout: "" });
    expect(unknown.stderr).toContain('Unknown encoding "latin". Use one of utf-8,');
  });

  it("reads columns as they are chosen", async () => {
    const command = await file("Foo;Menge X\nA;2\n");
    const columns = ["--column", "foo=name", "--column", "#2=quantity", "--category", "X", "--dry-run"];
    const { stdout } = await done([...command, ...columns]);
    expect(stdout).toContain('Columns: "Foo" as name, "Menge X" as quantity.');
    expect(stdout).toContain("Created: 1 part, 1 category, 1 lot.");
    const without = await file("# Comment\nLM358;3\n");
    const numbers = ["--column", "#1=name", "--column", "#2=quantity", "--category", "X", "--dry-run"];
    const read = await done([...without, ...numbers]);
    expect(read.stdout).toContain("Read as: no header.\nColumns: #1 as name, #2 as quantity.");
    expect(read.stdout).toContain("Created: 1 part, 1 category, 1 lot.");
    const unknown = await partledger([...command, "--column", "Bar=name", "--category", "X"]);
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toContain('has no column "Bar".');
  });

  it("fails if a known part has other stock or another price, and succeeds if the file is identical", async () => {
    const first = "DigiKey Part #,Manufacturer Part Number,Quantity,Unit Price\nA-ND,RC-10K,100,0.01\n";
    const command = [...(await file(first)), "--category", "Resistors"];
    await done(command);
    expect((await done(command)).stdout).toContain("Already exists: 1 part.\nRejected: 0 rows.");
    await file(first.replace("100,0.01", "500,0.008"));
    for (const dryRun of [["--dry-run"], []]) {
      const result = await partledger([...command, ...dryRun]);
      expect(result.code).toBe(1);
      expect(result.stdout).toContain("Rejected: 1 row.");
      expect(result.stdout).toMatch(
        /line 2 \(RC-10K\): quantity: Part \d+ already exists and differs in quantity, price\./,
      );
    }
    const moved = await partledger([...command.slice(0, -1), "Resistors -> Chip"]);
    expect(moved).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('in the category "Resistors"') as string,
    });
  });

  it("runs a dry run on a copy during concurrent writes and leaves no files behind", async () => {
    const command = await file("name,category_path\nA,X\n");
    await done(command);
    await writeFile(join(directory, "parts.csv"), "name,category_path\nA,X\nB,X\n");
    const temporary = join(directory, "temporary");
    await mkdir(temporary);
    const release = lockDatabase();
    try {
      const environment = { TMPDIR: temporary };
      const finished = await partledgerProcess([...command, "--dry-run", "--json"], { environment });
      expect(finished).toMatchObject({ code: 0, stderr: "" });
      expect(JSON.parse(finished.stdout)).toMatchObject({ unchanged: 1, created: { parts: 1 } });
    } finally {
      release();
    }
    expect(await readdir(temporary)).toEqual([]);
    expect((await done(command)).stdout).toContain("Created: 1 part.");
  });

  it("exits with 1 if a row is rejected, and imports the others", async () => {
    const { code, stdout } = await partledger([...(await file("name,category_path\n,X\nA,X\n")), "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ created: { parts: 1 }, refused: [{ line: 2 }] });
  });

  it.each([
    ["a missing column", "name,colour\n", 'missing column "category_path"'],
    ["a file that is damaged UTF-8", Buffer.from([0xc3, 0x84, 0x0a, 0xff, 0x0a]), "not UTF-8 text (line 2)"],
    ["a header in another encoding", Buffer.from([0x6e, 0xff, 0x0a]), "The file was read as Windows-1252."],
    ["a PDF document", "%PDF-1.7", "is a PDF document"],
  ])("exits with 1 and a message for %s", async (_, content, hint) => {
    const finished = await partledger(await file(content));
    expect(finished).toMatchObject({ code: 1, stdout: "" });
    expect(finished.stderr).toContain(hint);
  });

  it("exits with 1 for a missing file", async () => {
    const finished = await partledger(["import", "parts", "none.csv"]);
    expect(finished).toMatchObject({ code: 1, stdout: "" });
    expect(finished.stderr).toContain("none.csv does not exist");
  });

  it("adds the stock of a second delivery with --existing add-stock, once for each file", async () => {
    const header = "name,category_path,quantity,supplier,price\n";
    await done(await file(`${header}BC847,Transistors,100,Shop,0.05\n`));
    const command = await file(`${header}BC847,Transistors,500,Shop,0.04\n`);
    expect((await partledger(command)).stdout).toContain("Rejected: 1 row.");
    const add = [...command, "--existing", "add-stock"];
    expect((await done([...add, "--dry-run"])).stdout).toContain("Changed: 1 part.");
    expect((await done(add)).stdout).toContain("Changed: 1 part.");
    const second = await partledger(add);
    expect(second).toMatchObject({ code: 1, stdout: "" });
    expect(second.stderr).toMatch(/parts\.csv was already added at .+ To add it again, use --again\./);
    await done([...add, "--again"]);
    const { stdout } = await done(["export", "parts", "--format", "jsonl"]);
    expect(stdout).toMatch(/"amount":1100\b/);
    expect(stdout).toMatch(/"price":"0\.04"/);
    const unknown = await partledger([...command, "--existing", "replace"]);
    expect(unknown).toMatchObject({ code: 2 });
    expect(unknown.stderr).toContain("Use reject, skip, update, add-stock.");
  });
});

describe("import order", () => {
  it("shows the order that it has found", async () => {
    await writeFile(join(directory, "order_81234567.csv"), "DigiKey Part #,Mfr. #,Qty\nA-ND,A,2\nB-ND,B,3\n");
    const { stdout } = await done([
      ...["import", "order", "order_81234567.csv"],
      ...["--category", "X", "--dry-run"],
    ]);
    expect(stdout).toContain(
      'Order of "Digi-Key" (from the headings), number "81234567" (from the name of the file), 2 lines.',
    );
  });

  it.each([
    [["--line-part", "2=1", "--line-part", "2=new"], "Line 2 is chosen twice"],
    [["--line-location", "02=A", "--line-location", "2=B"], "Line 2 is chosen twice"],
    [["--line-part", "9=new"], "has no order line in line 9"],
  ])("rejects %j", async (options, message) => {
    await writeFile(join(directory, "order.csv"), "DigiKey Part #,Mfr. #,Qty\nA-ND,A,2\n");
    const { code, stderr } = await partledger([
      "import",
      "order",
      "order.csv",
      "--category",
      "X",
      ...options,
    ]);
    expect(code).not.toBe(0);
    expect(stderr).toContain(message);
  });
});

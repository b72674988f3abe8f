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
      unchanged: 0,
      refused: [],
      dropped_datasheets: [
        { line: 3, name: "B", reason: "The value is not an HTTP or HTTPS URL.", datasheet: "x.pdf" },
      ],
      warnings: [],
      kept: [],
      ignored_columns: [],
      not_listed: { refused: 0, dropped_datasheets: 0, kept: 0 },
    });
    const { stdout, stderr } = await done(command);
    expect(stderr).toBe("");
    expect(stdout).toContain("Created: 2 parts, 2 categories, 1 attachment type, 1 datasheet.");
    expect(stdout).toContain('line 3 (B): The value is not an HTTP or HTTPS URL. "x.pdf"');
    expect(JSON.parse((await done([...command, "--json"])).stdout)).toMatchObject({ unchanged: 2 });
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
    ["a file that is not UTF-8", Buffer.from([0x6e, 0xff, 0x0a]), "UTF-8"],
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
});

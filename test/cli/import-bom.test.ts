/** `import bom`: output, messages and exit codes. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { directory, done, partledger, useDirectory } from "./program.ts";

useDirectory();

/** Creates the database with a project, which no command can create. */
async function createProject(): Promise<void> {
  await done(["migrate"]);
  const database = new Database(join(directory, "uploads", "partledger.db"));
  const now = "2026-01-31T12:00:00.000Z";
  database
    .prepare(
      `insert into projects (name, name_folded, full_path, added_date, last_modified)
       values ('Station', 'station', 'Station', ?, ?)`,
    )
    .run(now, now);
  database.close();
}

it("prints a summary, the lines without a part, and a report", async () => {
  await createProject();
  await writeFile(
    join(directory, "board.csv"),
    'Reference,Value,Footprint,Qty,DNP\n"R1-R3",4k7,R0603,2,\nR9,1k,,1,x\n',
  );
  const command = ["import", "bom", "board.csv", "--project", "Station"];
  const tried = await done([...command, "--dry-run"]);
  expect(tried.stdout).toContain("2 lines read. Dry run: no changes made.");
  const { stdout } = await done([...command, "--report", "report.json"]);
  expect(stdout.split("\n").slice(0, -2)).toEqual([
    "2 lines read.",
    "Entries: 1 added, 0 changed, 0 unchanged, 0 removed.",
    "Not fitted: 1 lines. Rejected: 0 lines.",
    "  line 2: quantity: The quantity is 2, but the line has 3 designators. The designators count.",
    "Without a part: 1 entries.",
    "LINE  REFERENCES  NAME         CANDIDATES",
    "2     R1,R2,R3    4k7 (R0603)",
  ]);
  expect(stdout).toMatch(/\nChange set \d+\. Take it back with: /);
  const report = JSON.parse(await readFile(join(directory, "report.json"), "utf8")) as Record<
    string,
    unknown
  >;
  expect(report).toMatchObject({ added: 1, unmatched: 1, not_fitted: 1 });
  const again = await done([...command, "--keep-missing"]);
  expect(again.stdout).toContain("Entries: 0 added, 0 changed, 1 unchanged, 0 removed.");
  expect(again.stdout).not.toContain("Change set");

  await writeFile(join(directory, "board.csv"), "Reference,Value,Qty\nR1,4k7,1\n,1k,x\n");
  const rejected = await partledger(command);
  expect(rejected.code).toBe(1);
  expect(rejected.stdout).toContain(
    '  line 3 (rejected): quantity: "x" is not a quantity. Write a number such as 12.',
  );
});

it.each([
  [["--project", "Nothing"], /Project "Nothing" does not exist/],
  [["--project", "1", "--encoding", "latin"], /Unknown encoding "latin"/],
  [["--project", "1", "--decimal-mark", ";"], /Unknown decimal mark ";"/],
  [["--project", "1", "--sheet", "BOM"], /board\.csv is not a spreadsheet, so it has no sheet "BOM"/],
  [[], /--project/],
])("rejects %j", async (options, message) => {
  await writeFile(join(directory, "board.csv"), "Reference,Value\nR1,1k\n");
  const { code, stderr } = await partledger(["import", "bom", "board.csv", ...options]);
  expect(code).not.toBe(0);
  expect(stderr).toMatch(message);
});

/** `doctor` checks the database: its schema, its content, and on SQLite its file and write-ahead log. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { directory, useDirectory } from "../program.ts";
import { change, examine, found, inside, itReports, useInstallation } from "./installation.ts";
import { leaveLargeLog } from "./large-log.ts";

useDirectory();

describe("the database of an installation", () => {
  useInstallation("demo");

  itReports([
    {
      title: "a large write-ahead log",
      create: leaveLargeLog,
      name: "wal",
      status: "warning",
      message: "The write-ahead log has 200 MB",
      fix: /doctor --fix$/,
      fixed: "Copied the write-ahead log into the database file.",
    },
    {
      title: "a currency with the code of the base currency",
      create: () => change("update currencies set iso_code = 'EUR' where iso_code = 'GBP'"),
      name: "base currency",
      status: "warning",
      message: /^BASE_CURRENCY is EUR, and currency \d+ \(Pound sterling\) has the same code\./,
      fix: "echo 'BASE_CURRENCY=CODE' >> .env.local",
    },
    {
      title: "a database that is not in WAL mode",
      create: () => {
        const database = new Database(inside("uploads/partledger.db"));
        database.pragma("journal_mode = delete");
        database.close();
      },
      name: "wal",
      status: "warning",
      message: "The journal mode is delete instead of WAL",
      fix: /doctor --fix$/,
      fixed: "Copied the write-ahead log",
    },
    {
      title: "a reference to a missing row",
      create: () => change("update parts set manufacturer_id = 999999 where id = 1"),
      name: "references",
      message: "1 references to missing rows: parts 1 (missing in manufacturers).",
      fix: /restore FILE --force$/,
    },
    {
      title: "an index without an entry",
      create: () =>
        change(`pragma writable_schema = on;
        update sqlite_schema set sql = replace(sql, '("name_folded"', '("name"') where name like 'parts_name_folded%';`),
      name: "integrity",
      message: /^The database file is damaged: .*index/,
      fix: /restore FILE --force$/,
      deep: true,
    },
    {
      title: "a clock that is behind the change log",
      create: () =>
        change(`insert into log_entries (datetime, kind, level, username)
        values ('2999-01-01T00:00:00.000Z', 'user_login', 'info', 'ada')`),
      name: "clock",
      status: "warning",
      message: "the change log has an entry of 2999-01-01T00:00:00.000Z",
      fix: "timedatectl set-ntp true",
    },
    {
      title: "an undo of a command that was interrupted",
      create: () =>
        change(`insert into change_set_undos
          (status, source_id, is_redo, mode, comment, username, total, processed, added_date)
        values ('running', 42, 0, 'skip', '', '!!!CLI ann', 6000, 400, '2026-01-01T00:00:00.000Z'),
          ('running', 43, 0, 'skip', '', 'ann', 6000, 400, '2026-01-01T00:00:00.000Z');
        update change_set_undos set user_id = 2 where source_id = 43`),
      name: "undos",
      status: "warning",
      message: /^The undo of change set 42 was interrupted after 400 of 6000 log entries\.$/,
      fix: /undo 42 --conflicts skip$/,
    },
    {
      title: "a part number that ends with a space",
      create: () => change("update parts set ipn = ipn || ' ' where id = 1"),
      name: "codes",
      status: "warning",
      message:
        /^1 values of ipn begin or end with white space or invisible characters, so scans do not find them: parts 1 "\S+ "\.$/,
      fix: /^curl -X PATCH .*\/api\/parts\/1$/,
    },
    {
      title: "an old schema",
      create: () => change("delete from migrations where version = (select max(version) from migrations)"),
      name: "schema",
      message: /^Version \d+ of \d+\.$/,
      fix: /migrate$/,
    },
    {
      title: "a newer schema",
      create: () => change("insert into migrations values (99, 'x', '')"),
      name: "schema",
      message: "requires a newer version of Partledger",
      fix: /restore FILE --force$/,
    },
    {
      title: "a newer schema of which a copy exists",
      create: async () => {
        change("insert into migrations values (99, 'x', '')");
        await mkdir(inside("uploads/backups"), { mode: 0o700 });
        await writeFile(inside("uploads/backups/before-upgrade-7-20260131T120000Z.db"), "", { mode: 0o600 });
      },
      name: "schema",
      message: "return to the state before the upgrade with the command below",
      fix: /^rm -f \S+-wal \S+-shm && cp \S+before-upgrade-7-20260131T120000Z\.db \S+partledger\.db$/,
    },
    {
      title: "a file that is not a database",
      create: () => writeFile(inside("uploads/partledger.db"), "x".repeat(8192)),
      name: "database",
      message: "the file is not a SQLite database",
      fix: "echo 'DATABASE_URL=sqlite:FILE' >> .env.local",
    },
    {
      title: "a folder instead of the database",
      create: async () => {
        await rm(inside("uploads/partledger.db"));
        await mkdir(inside("uploads/partledger.db"), { mode: 0o700 });
      },
      name: "database",
      message: "it is a directory",
      fix: "echo 'DATABASE_URL=sqlite:FILE' >> .env.local",
    },
    {
      title: "a PostgreSQL server that is not running",
      create: () => writeFile(inside(".env"), "DATABASE_URL=postgres://ann:secret@127.0.0.1:1/parts\n"),
      name: "database",
      message: "Cannot reach the PostgreSQL server at 127.0.0.1:1",
      fix: "pg_isready --host=127.0.0.1 --port=1",
    },
    {
      title: "a missing database",
      create: () => rm(inside("uploads/partledger.db")),
      name: "database",
      message: "does not exist yet",
      fix: /migrate$/,
    },
  ]);

  it("reports a damaged database file", async () => {
    const path = inside("uploads/partledger.db");
    const bytes = await readFile(path);
    bytes.fill(0x5a, 40_960, 81_920);
    await writeFile(path, bytes);
    const [code, report] = await examine();
    expect([code, report.ok]).toEqual([1, false]);
    expect(report.checks.filter(({ status }) => status === "problem").map(({ fix }) => fix)).toContainEqual(
      expect.stringMatching(/restore FILE --force$/),
    );
  });
});

it("reports a missing database without creating it", async () => {
  const [code, report] = await examine();
  expect(code).toBe(1);
  expect(found(report, "database")?.status).toBe("problem");
  expect(found(report, "uploads")).toMatchObject({
    status: "warning",
    fix: expect.stringMatching(/serve$/) as string,
  });
  expect(await readdir(directory)).toEqual([]);
});

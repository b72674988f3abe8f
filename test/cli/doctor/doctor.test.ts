/** `doctor` finds no problem in a new installation, and changes nothing without --fix. */
import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { useDirectory } from "../program.ts";
import { examine, inside, useInstallation } from "./installation.ts";
import { leaveLargeLog } from "./large-log.ts";

useDirectory();

const key = "media/part/1/photo-0123456789abcdef012345.png";

describe("doctor", () => {
  useInstallation("demo");

  it("finds no problem with a new database", async () => {
    for (const options of [[], ["--deep"], ["--fix"]]) {
      const [code, report] = await examine(...options);
      expect(report).toMatchObject({ ok: true });
      expect(code).toBe(0);
      expect(report.checks.map(({ name, status, fix, fixable }) => [name, status, fix, fixable])).toEqual(
        [
          "settings",
          "uploads",
          "disk",
          "permissions",
          "owner",
          "oauth",
          "sqlite",
          "database",
          "wal",
          "integrity",
          "references",
          "schema",
          "tables",
          "clock",
          "codes",
          "base currency",
          "files",
        ].map((name) => [name, "ok", null, false]),
      );
      expect(report.repairs).toEqual(options.includes("--fix") ? [] : undefined);
    }
  });

  it("leaves no files next to the database", async () => {
    const before = await readdir(inside("uploads"));
    await examine("--deep");
    expect(await readdir(inside("uploads"))).toEqual(before);
  });

  it("changes nothing without --fix", async () => {
    await leaveLargeLog();
    await chmod(inside("uploads"), 0o755);
    const state = async () => {
      const { mode } = await stat(inside("uploads"));
      const bytes = await readFile(inside("uploads/partledger.db"));
      return {
        mode,
        bytes: bytes.toString("base64"),
        log: (await stat(inside("uploads/partledger.db-wal"))).size,
      };
    };
    const before = await state();
    await examine("--deep");
    expect(await state()).toEqual(before);
  });

  it("keeps the content of the files that it moves, and the changes of the write-ahead log", async () => {
    await mkdir(inside("uploads/media/part/1"), { recursive: true });
    await writeFile(inside(`uploads/${key}`), "kept");
    await leaveLargeLog();
    await examine("--fix", "--move-orphans");
    expect(await readFile(inside(`uploads/orphaned/${key}`), "utf8")).toBe("kept");
    const database = new Database(inside("uploads/partledger.db"), { readonly: true });
    expect(database.prepare("select count(*) from parts where comment not like '%x'").pluck().get()).toBe(0);
    database.close();
  });
});

/** `doctor`: what it finds wrong, and what it finds in order. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { directory, done, partledger, useDirectory } from "./program.ts";

useDirectory();

describe("doctor", () => {
  interface Report {
    ok: boolean;
    checks: { name: string; status: string; detail: string }[];
  }
  const examine = async (): Promise<[number | null, Report]> => {
    const { code, stdout } = await partledger(["doctor", "--json"]);
    return [code, JSON.parse(stdout) as Report];
  };
  const statusOf = ({ checks }: Report, name: string) => checks.find((check) => check.name === name)?.status;

  it("finds nothing wrong with a fresh database", async () => {
    await done(["demo"]);
    const [code, report] = await examine();
    expect(code).toBe(0);
    expect(report.ok).toBe(true);
    expect(report.checks.map(({ name, status }) => [name, status])).toEqual(
      ["settings", "uploads", "sqlite", "database", "integrity", "references", "schema", "files"].map(
        (name) => [name, "ok"],
      ),
    );
  });

  it("says that there is no database, and does not make one", async () => {
    const [code, report] = await examine();
    expect(code).toBe(1);
    expect(statusOf(report, "database")).toBe("failed");
    expect(await readdir(directory)).toEqual([]);
  });

  it("finds references to nothing, lost files, leftovers and old schemas", async () => {
    await done(["demo"]);
    const handle = new Database(join(directory, "uploads/partledger.db"));
    handle.pragma("foreign_keys = OFF");
    handle.exec("update parts set manufacturer_id = 999999 where id = 1");
    const key = "media/part/1/photo-0123456789abcdef012345.png";
    handle.exec(`update attachments set external_path = null, internal_path = '${key}' where id = 1`);
    handle.close();
    await mkdir(join(directory, "uploads/media/part/2"), { recursive: true });
    await writeFile(join(directory, "uploads/media/part/2/photo-0123456789abcdef012345.png"), "x");
    const [code, report] = await examine();
    expect(code).toBe(1);
    expect(statusOf(report, "references")).toBe("failed");
    expect(statusOf(report, "files")).toBe("failed");
    expect(statusOf(report, "leftovers")).toBe("warning");
    expect(statusOf(report, "integrity")).toBe("ok");
    const again = new Database(join(directory, "uploads/partledger.db"));
    again.exec("delete from migrations where version = (select max(version) from migrations)");
    again.close();
    const [, older] = await examine();
    expect(statusOf(older, "schema")).toBe("failed");
  });

  it("finds a damaged file", async () => {
    await done(["demo"]);
    const path = join(directory, "uploads/partledger.db");
    const bytes = await readFile(path);
    bytes.fill(0x5a, 40_960, 81_920);
    await writeFile(path, bytes);
    const [code, report] = await examine();
    expect(code).toBe(1);
    expect(report.ok).toBe(false);
  });
});

/** `doctor` reports problems and successful checks. */
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
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

  it("finds no problem with a new database", async () => {
    await done(["demo"]);
    const [code, report] = await examine();
    expect(code).toBe(0);
    expect(report.ok).toBe(true);
    expect(report.checks.map(({ name, status }) => [name, status])).toEqual(
      [
        "settings",
        "uploads",
        "permissions",
        "oauth",
        "sqlite",
        "database",
        "integrity",
        "references",
        "schema",
        "files",
      ].map((name) => [name, "ok"]),
    );
  });

  it("reports a missing database without creating it", async () => {
    const [code, report] = await examine();
    expect(code).toBe(1);
    expect(statusOf(report, "database")).toBe("failed");
    expect(await readdir(directory)).toEqual([]);
  });

  it("reports dangling references, missing files, unused files and old schemas", async () => {
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

  it("reports missing secrets of an enabled authorization server", async () => {
    const detailOf = ({ checks }: Report) => checks.find(({ name }) => name === "oauth")?.detail ?? "";
    await done(["migrate"]);
    expect(detailOf((await examine())[1])).toContain("Disabled");
    await writeFile(join(directory, ".env.local"), "OAUTH_SERVER_ENABLED=1\n");
    const [code, lacking] = await examine();
    expect([code, statusOf(lacking, "oauth")]).toEqual([1, "failed"]);
    for (const word of ["OAUTH2_ENCRYPTION_KEY is not set", "generate-secret", "generate-keys"]) {
      expect(detailOf(lacking)).toContain(word);
    }
    await done(["oauth", "enable"]);
    expect((await examine())[0]).toBe(0);
    expect(statusOf((await examine())[1], "oauth")).toBe("ok");
    await chmod(join(directory, "uploads/oauth_private.key"), 0o644);
    expect(detailOf((await examine())[1])).toContain("Other users can read");
    await chmod(join(directory, "uploads/oauth_private.key"), 0o600);
    for (const [setting, hint] of [
      ["PUBLIC_URL=http://parts.example", "not https"],
      ["HOST=0.0.0.0", "PUBLIC_URL is not set"],
    ] as const) {
      await writeFile(join(directory, ".env"), `${setting}\n`);
      const [fine, report] = await examine();
      expect([fine, statusOf(report, "oauth")]).toEqual([0, "warning"]);
      expect(detailOf(report)).toContain(hint);
    }
  });

  it.each([
    ["PUBLIC_URL=https://parts.example", true],
    ["PUBLIC_URL=https://parts.example\nHOST=::1", true],
    ["PUBLIC_URL=https://parts.example\nTRUSTED_PROXIES=127.0.0.1", false],
    ["PUBLIC_URL=https://parts.example\nHOST=192.0.2.1", false],
    ["PUBLIC_URL=http://parts.example", false],
  ])("reports an untrusted reverse proxy: %j", async (settings, warned) => {
    await done(["migrate"]);
    await writeFile(join(directory, ".env"), `${settings}\n`);
    const [code, report] = await examine();
    expect([code, statusOf(report, "proxy")]).toEqual([0, warned ? "warning" : undefined]);
    if (warned) expect(JSON.stringify(report)).toContain("Set TRUSTED_PROXIES");
  });

  it.skipIf(process.platform === "win32").each([
    [".env.local", "OAUTH2_ENCRYPTION_KEY=x", "644", true],
    [".env.local", "OAUTH2_ENCRYPTION_KEY=x", "640", true],
    [".env", "export OAUTH2_ENCRYPTION_KEY='x'", "604", true],
    [".env.local", "OAUTH2_ENCRYPTION_KEY=x", "600", false],
    [".env.local", "OAUTH2_ENCRYPTION_KEY=", "644", false],
    [".env.local", "INSTANCE_NAME=x", "644", false],
  ])("reports that other users can read the key: %s with %s, mode %s", async (file, text, mode, warned) => {
    await done(["migrate"]);
    await writeFile(join(directory, file), `${text}\n`);
    await chmod(join(directory, file), mode);
    const [code, report] = await examine();
    expect([code, statusOf(report, "secrets")]).toEqual([0, warned ? "warning" : undefined]);
    if (warned) expect(JSON.stringify(report)).toContain(`${file}, which contains OAUTH2_ENCRYPTION_KEY`);
  });

  it("reports a damaged database file", async () => {
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

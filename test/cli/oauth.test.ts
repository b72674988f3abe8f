/** `partledger oauth`: the key pair, the encryption key, and enabling the authorization server. */
import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { parse } from "dotenv";
import { describe, expect, it } from "vitest";
import { createKeyFiles } from "../../src/oauth/keys.ts";
import { api } from "../support/client.ts";
import { startProcess } from "../support/process.ts";
import { directory, done, partledger, useDirectory } from "./program.ts";

useDirectory();

const inside = (name: string) => join(directory, name);
const privateKey = () => readFile(inside("uploads/oauth_private.key"), "utf8");
const modeOf = async (name: string) => (await stat(inside(name))).mode & 0o777;
const pair = () => createKeyFiles(inside("uploads")).load();
const key = "0".repeat(63) + "1";

/** Creates a client that user ada approved, with a refresh token. */
async function grantSomething(): Promise<void> {
  await done(["user", "create", "ada", "--preset", "editor"]);
  const handle = new Database(inside("uploads/partledger.db"));
  const now = new Date().toISOString();
  handle.exec(`
    insert into oauth_clients (client_id, name, redirect_uris, scopes, grant_types, added_date)
      values ('c', 'Printer', '[]', 'edit', 'refresh_token', '${now}');
    insert into oauth_connections (user_id, oauth_client_id, tier, refresh_validity, created_at)
      values (1, 1, 'edit', '30', '${now}');
    insert into oauth_grants (connection_id, tier, refresh_validity, created_at) values (1, 'edit', '30', '${now}');`);
  handle.close();
}

describe("oauth generate-keys", () => {
  it("creates a key pair that only its owner can read, and warns that the encryption key is missing", async () => {
    const { stdout, stderr } = await done(["oauth", "generate-keys"]);
    expect(stdout).toBe("");
    expect(stderr).toContain("uploads/oauth_private.key");
    expect(stderr).toContain("uploads/oauth_public.key");
    expect(stderr).toMatch(/Warning: OAUTH2_ENCRYPTION_KEY is not set.*oauth generate-secret/);
    expect(await pair()).not.toBeNull();
    for (const name of ["uploads/oauth_private.key", "uploads/oauth_public.key"]) {
      expect(await modeOf(name)).toBe(0o600);
    }
    const names = ["oauth_keys.lock", "oauth_private.key", "oauth_public.key"];
    expect((await readdir(inside("uploads"))).sort()).toEqual(names);
  });

  it.each([
    ["in hexadecimal", key, false],
    ["that is invalid", "change-me", true],
    ["that is empty", "", true],
  ])("warns about a key %s: %s", async (_, text, warns) => {
    const { code, stderr } = await partledger(["oauth", "generate-keys"], {
      environment: { OAUTH2_ENCRYPTION_KEY: text, UPLOADS_DIR: "elsewhere" },
    });
    expect(code).toBe(0);
    expect(stderr.includes("Warning: OAUTH2_ENCRYPTION_KEY")).toBe(warns);
    expect(await createKeyFiles(inside("elsewhere")).load()).not.toBeNull();
  });

  it("keeps an existing or incomplete pair, and exits with 1", async () => {
    await done(["oauth", "generate-keys"]);
    const before = await privateKey();
    const again = await partledger(["oauth", "generate-keys"]);
    expect(again).toMatchObject({ code: 1, stdout: "" });
    expect(again.stderr).toContain("--force");
    expect(await privateKey()).toBe(before);
    await mkdir(inside("half"));
    await writeFile(inside("half/oauth_public.key"), "x");
    const half = await partledger(["oauth", "generate-keys"], { environment: { UPLOADS_DIR: "half" } });
    expect(half.code).toBe(1);
    expect(await readdir(inside("half"))).toEqual(["oauth_public.key"]);
  });

  it("replaces the pair with --force without creating a database", async () => {
    await done(["oauth", "generate-keys"]);
    const before = await privateKey();
    await done(["oauth", "generate-keys", "--force"]);
    expect(await privateKey()).not.toBe(before);
    expect(await pair()).not.toBeNull();
    expect(await readdir(inside("uploads"))).toHaveLength(3);
  });

  it("revokes all grants with --force, and logs who did it", async () => {
    await done(["oauth", "generate-keys"]);
    await grantSomething();
    const handle = new Database(inside("uploads/partledger.db"));
    const reason = () => handle.prepare("select revoked_because from oauth_grants").pluck().get();
    expect(reason()).toBeNull();
    const { stderr } = await done(["oauth", "generate-keys", "--force"]);
    expect(stderr).toContain("Revoked grants: 1.");
    expect(reason()).toBe("keys_replaced");
    const entry = handle.prepare("select username, data from log_entries order by id desc").get();
    handle.close();
    expect(entry).toMatchObject({
      username: expect.stringMatching(/^!!!CLI /) as string,
      data: expect.stringContaining("oauth_keys_replaced") as string,
    });
  });

  it.each([["generate-keys"], ["enable"]])(
    "revokes all grants when %s replaces missing files, and logs nothing the first time",
    async (command) => {
      await grantSomething();
      const handle = new Database(inside("uploads/partledger.db"));
      const events = () =>
        handle
          .prepare("select count(*) from log_entries where data like '%oauth_keys_replaced%'")
          .pluck()
          .get();
      const active = () =>
        handle.prepare("select count(*) from oauth_grants where revoked_at is null").pluck().get();
      handle.exec("update oauth_grants set revoked_at = created_at");
      await done(["oauth", "generate-keys"]);
      expect(events()).toBe(0);
      handle.exec("update oauth_grants set revoked_at = null");
      for (const name of ["private", "public"]) await rm(inside(`uploads/oauth_${name}.key`));
      const { stderr } = await done(["oauth", command]);
      expect(stderr).toMatch(/^Revoked grants.*: 1\./m);
      expect([active(), events()]).toEqual([0, 1]);
      handle.close();
    },
  );

  it("keeps the pair if the database is unavailable", async () => {
    await done(["oauth", "generate-keys"]);
    const before = await privateKey();
    const { code } = await partledger(["oauth", "generate-keys", "--force"], {
      environment: { DATABASE_URL: "postgres://nobody:x@127.0.0.1:1/none" },
    });
    expect(code).toBe(1);
    expect(await privateKey()).toBe(before);
  });

  it("exits with 1 and a reason if the files cannot be written", async () => {
    await writeFile(inside("uploads"), "");
    const { code, stderr } = await partledger(["oauth", "generate-keys"]);
    expect(code).toBe(1);
    expect(stderr).toContain("uploads");
  });
});

describe("oauth generate-secret", () => {
  it("prints one line for .env.local, different each time, and writes no file", async () => {
    const lines: string[] = [];
    for (let run = 0; run < 2; run++) {
      const { stdout, stderr } = await done(["oauth", "generate-secret"]);
      expect(stdout).toMatch(/^OAUTH2_ENCRYPTION_KEY=[A-Za-z0-9_-]{43}\n$/);
      expect(stderr).toContain(".env.local");
      expect(stderr).not.toContain(stdout.trim().split("=")[1]);
      lines.push(stdout);
    }
    expect(lines[0]).not.toBe(lines[1]);
    expect(await readdir(directory)).toEqual([]);
  });

  it("advises to protect the file from other users", async () => {
    const { stdout } = await done(["oauth", "generate-secret", "--help"]);
    expect(stdout).toContain("(umask 077; partledger oauth generate-secret >> .env.local)");
    expect(stdout).toContain("partledger oauth enable");
  });

  it("prints a key that `serve` accepts", async () => {
    const { stdout } = await done(["oauth", "generate-secret"]);
    await writeFile(inside(".env.local"), stdout);
    const { stderr } = await done(["oauth", "generate-keys"]);
    expect(stderr).not.toContain("Warning");
  });
});

describe("oauth enable", () => {
  const file = () => readFile(inside(".env.local"), "utf8");

  it("creates missing secrets, reports them, and prints no secret", async () => {
    const { stdout, stderr } = await done(["oauth", "enable"]);
    expect(stdout).toBe("");
    const settings = parse(await file());
    expect(settings).toEqual({
      OAUTH2_ENCRYPTION_KEY: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
      OAUTH_SERVER_ENABLED: "1",
    });
    expect(await modeOf(".env.local")).toBe(0o600);
    expect(await pair()).not.toBeNull();
    for (const word of ["oauth_private.key", ".env.local", "Restart", "PUBLIC_URL", "OAUTH_DCR_ENABLED"]) {
      expect(stderr).toContain(word);
    }
    expect(stderr).not.toContain(settings["OAUTH2_ENCRYPTION_KEY"]);
  });

  it("changes nothing the second time", async () => {
    await done(["oauth", "enable"]);
    const before = [await file(), await privateKey()];
    const { stderr } = await done(["oauth", "enable"]);
    expect(stderr).toContain("No changes made");
    expect([await file(), await privateKey()]).toEqual(before);
  });

  it("keeps all other lines of the file, including comments and line breaks", async () => {
    const text =
      "# mine\r\nPORT=9000 # later\r\nOAUTH_SERVER_ENABLED=0\r\nexport LOG_LEVEL='warn'\r\nPUBLIC_URL=http://127.0.0.1:9000";
    await writeFile(inside(".env.local"), text);
    const { stderr } = await done(["oauth", "enable"]);
    const [key] = /OAUTH2_ENCRYPTION_KEY=.*$/m.exec(await file()) ?? [];
    expect(await file()).toBe(`${text.replace("ENABLED=0", "ENABLED=1")}\r\n${(key ?? "").trim()}\r\n`);
    expect(stderr).not.toContain("PUBLIC_URL");
  });

  it("uses an existing key in .env and an existing pair in the uploads folder", async () => {
    await writeFile(inside(".env"), `OAUTH2_ENCRYPTION_KEY=${key}\n`);
    await done(["oauth", "generate-keys"]);
    const before = await privateKey();
    await done(["oauth", "enable"]);
    expect(await file()).toBe("OAUTH_SERVER_ENABLED=1\n");
    expect(await privateKey()).toBe(before);
  });

  it("replaces an invalid key", async () => {
    await writeFile(inside(".env.local"), "OAUTH2_ENCRYPTION_KEY=change-me\n");
    await done(["oauth", "enable"]);
    expect(await file()).toMatch(/^OAUTH2_ENCRYPTION_KEY=[A-Za-z0-9_-]{43}\nOAUTH_SERVER_ENABLED=1\n$/);
  });

  it.each([
    ["an invalid key", { OAUTH2_ENCRYPTION_KEY: "change-me" }, "OAUTH2_ENCRYPTION_KEY is not a 256-bit key"],
    ["an empty key", { OAUTH2_ENCRYPTION_KEY: "" }, "OAUTH2_ENCRYPTION_KEY is empty"],
    ["OAuth disabled", { OAUTH_SERVER_ENABLED: "0" }, "OAUTH_SERVER_ENABLED is off"],
  ])("exits with 1 and changes nothing if the environment has %s", async (_, environment, hint) => {
    const { code, stderr } = await partledger(["oauth", "enable"], { environment });
    expect(code).toBe(1);
    expect(stderr).toContain(hint);
    expect(stderr).not.toContain("change-me");
    expect(await readdir(directory)).toEqual([]);
  });

  it("exits with 1 and changes nothing if half of the pair is missing", async () => {
    await mkdir(inside("uploads"));
    await writeFile(inside("uploads/oauth_private.key"), "x");
    const { code, stderr } = await partledger(["oauth", "enable"]);
    expect(code).toBe(1);
    expect(stderr).toContain("generate-keys --force");
    expect(await readdir(directory)).toEqual(["uploads"]);
  });
});

describe("a service with the authorization server disabled", () => {
  it("creates no key files", async () => {
    const running = await startProcess([], { directory });
    expect((await api(running).get("/oauth/authorize", { accept: "*/*" })).status).toBe(404);
    await running.stop("SIGTERM");
    expect(await readdir(directory)).toEqual(["uploads"]);
    expect((await readdir(inside("uploads"))).filter((name) => /oauth|key/.test(name))).toEqual([]);
  });
});

describe("a service with the authorization server enabled", () => {
  /** Returns warnings and errors, without warnings about a blocked event loop on a busy machine. */
  const warningsIn = (log: string): string[] =>
    log
      .split("\n")
      .filter((line) => /"level":"(warn|error)"/.test(line) && !line.includes("The event loop was blocked."));

  it("starts without key and pair, and logs what is missing and the remedy", async () => {
    const environment = { OAUTH_SERVER_ENABLED: "1", OAUTH2_ENCRYPTION_KEY: "change-me" };
    const running = await startProcess([], { directory, environment });
    expect((await api(running).get("/readyz", { accept: "*/*" })).status).toBe(200);
    const { code, stderr } = await running.stop("SIGTERM");
    expect(code).toBe(0);
    const warnings = warningsIn(stderr);
    expect(warnings).toHaveLength(1);
    for (const word of [
      "OAUTH2_ENCRYPTION_KEY is not a 256-bit key",
      "oauth generate-keys",
      "oauth enable",
    ]) {
      expect(warnings[0]).toContain(word);
    }
    expect(stderr).not.toContain("change-me");
  });

  it("starts with an invalid previous encryption key, and logs that it is ignored", async () => {
    await done(["oauth", "enable"]);
    const environment = { OAUTH2_ENCRYPTION_KEY_PREVIOUS: "change-me" };
    const running = await startProcess([], { directory, environment });
    expect((await api(running).post("/oauth/token", "", { accept: null })).status).toBe(400);
    const { stderr } = await running.stop("SIGTERM");
    expect(warningsIn(stderr)).toEqual([
      expect.stringContaining("OAUTH2_ENCRYPTION_KEY_PREVIOUS is not a 256-bit key and is ignored"),
    ]);
    expect(stderr).not.toContain("change-me");
  });

  it("logs no warning if all secrets exist", async () => {
    await done(["oauth", "enable"]);
    const running = await startProcess([], { directory });
    const { stderr } = await running.stop("SIGTERM");
    expect(warningsIn(stderr)).toEqual([]);
  });
});

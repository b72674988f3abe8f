/** `partledger oauth rotate-keys`: the key pair is replaced while tokens remain valid. */
import { mkdir, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { withKeyLock } from "../../src/oauth/key-lock.ts";
import { createKeyFiles } from "../../src/oauth/keys.ts";
import { api } from "../support/client.ts";
import { startProcess } from "../support/process.ts";
import { ada, directory, done, partledger, useDirectory } from "./program.ts";

useDirectory();

const names = [
  "oauth_private.key",
  "oauth_private.previous.key",
  "oauth_public.key",
  "oauth_public.previous.key",
];
const inside = (name: string) => join(directory, "uploads", name);
const keyFiles = async () => (await readdir(inside(""))).filter((name) => name.endsWith(".key")).sort();
const contents = () => Promise.all(names.map((name) => readFile(inside(name), "utf8")));
const load = () => createKeyFiles(inside("")).load();

/** Changes the time of the last rotation. */
async function rotatedAgo(hours: number): Promise<void> {
  const path = inside("oauth_public.previous.key");
  const time = new Date(Date.now() - hours * 3_600_000).toISOString();
  await writeFile(path, (await readFile(path, "utf8")).replace(/^Replaced-At: .*/, `Replaced-At: ${time}`));
}

describe("oauth rotate-keys", () => {
  it("keeps the previous pair, and reports when the new pair signs", async () => {
    await done(["oauth", "generate-keys"]);
    const before = await load();
    const now = Date.now();
    const { stdout, stderr } = await done(["oauth", "rotate-keys"]);
    expect(stdout).toBe("");
    const [signs = "", accepted = ""] = /signs access tokens from (\S+)\..* accepted until (\S+)\.\n/
      .exec(stderr)!
      .slice(1);
    for (const [time, minutes] of [
      [signs, 10],
      [accepted, 130],
    ] as const) {
      const difference = Date.parse(time) - now - minutes * 60_000;
      expect(difference >= 0 && difference < 30_000, time).toBe(true);
    }
    expect(stderr).toContain("copy oauth_*.previous.key");
    const after = await load();
    expect(after?.kid).not.toBe(before?.kid);
    expect(after?.previous?.kid).toBe(before?.kid);
    expect(after?.previous?.privateKey?.equals(before!.privateKey)).toBe(true);
    // No temporary files and no database remain.
    expect((await readdir(inside(""))).sort()).toEqual(["oauth_keys.lock", ...names]);
    for (const name of names) expect((await stat(inside(name))).mode & 0o777).toBe(0o600);
  });

  it("revokes nothing, and logs who did it", async () => {
    await done(ada);
    await done(["oauth", "generate-keys"]);
    const handle = new Database(inside("partledger.db"));
    const now = new Date().toISOString();
    handle.exec(`
      insert into oauth_clients (client_id, name, redirect_uris, scopes, grant_types, added_date)
        values ('c', 'Printer', '[]', 'edit', 'refresh_token', '${now}');
      insert into oauth_connections (user_id, oauth_client_id, tier, refresh_validity, created_at)
        values (1, 1, 'edit', '30', '${now}');
      insert into oauth_grants (connection_id, tier, refresh_validity, created_at) values (1, 'edit', '30', '${now}');`);
    await done(["oauth", "rotate-keys"]);
    expect(handle.prepare("select revoked_at from oauth_grants").pluck().all()).toEqual([null]);
    const events = handle
      .prepare("select username, level, data from log_entries where data like '%oauth_keys_%' order by id")
      .all();
    expect(events).toEqual([
      {
        username: expect.stringMatching(/^!!!CLI /) as string,
        level: "notice",
        data: expect.stringMatching(
          /^\{"event":"oauth_keys_rotated","signs_from":"20\d\d-[\d-]+T[\d:.]+Z"\}$/,
        ) as string,
      },
    ]);
    expect((await partledger(["oauth", "rotate-keys"])).code).toBe(1);
    const count = handle.prepare("select count(*) from log_entries where data like '%oauth_keys_rotated%'");
    expect(count.pluck().get()).toBe(1);
    handle.close();
  });

  it("reports that the pair was rotated if the log entry cannot be written", async () => {
    await done(ada);
    await done(["oauth", "generate-keys"]);
    const before = (await load())?.kid;
    const handle = new Database(inside("partledger.db"));
    handle.exec(`create trigger refused before insert on log_entries when new.data like '%oauth_keys_rotated%'
      begin select raise(abort, 'no space'); end`);
    handle.close();
    const { code, stderr } = await partledger(["oauth", "rotate-keys"]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/The key pair was rotated, but the rotation could not be recorded in the log: /);
    expect(stderr).toContain("Do not repeat the command.");
    expect((await load())?.previous?.kid).toBe(before);
  });

  it("is refused while the previous pair is accepted, and the message names the emergency command", async () => {
    await done(["oauth", "generate-keys"]);
    await done(["oauth", "rotate-keys"]);
    for (const hours of [0, 2.1]) {
      await rotatedAgo(hours);
      const before = await contents();
      const { code, stdout, stderr } = await partledger(["oauth", "rotate-keys"]);
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toMatch(/not complete.*accepted until 20\d\d-.*Try again after that time/);
      expect(stderr).toMatch(/leaked.*oauth generate-keys --force.*revokes all OAuth tokens/);
      expect(await contents()).toEqual(before);
    }
    const newest = (await load())?.kid;
    await rotatedAgo(2.2);
    await done(["oauth", "rotate-keys"]);
    expect((await load())?.previous?.kid).toBe(newest);
  });

  it("is followed by generate-keys --force in an emergency, which deletes the previous pair", async () => {
    await done(["oauth", "generate-keys"]);
    await done(["oauth", "rotate-keys"]);
    const before = await load();
    await done(["oauth", "generate-keys", "--force"]);
    expect(await keyFiles()).toEqual(["oauth_private.key", "oauth_public.key"]);
    expect([before?.kid, before?.previous?.kid]).not.toContain((await load())?.kid);
  });

  it("exits with 1 and changes nothing while another process changes the pair", async () => {
    await done(["oauth", "generate-keys"]);
    const before = (await load())?.kid;
    await withKeyLock(inside(""), async () => {
      for (const command of [["rotate-keys"], ["generate-keys", "--force"]]) {
        const { code, stderr } = await partledger(["oauth", ...command]);
        expect([code, (await load())?.kid]).toEqual([1, before]);
        expect(stderr).toMatch(
          /Another process is changing the key pair in \S*uploads\. Wait .* try again\./,
        );
      }
    });
    await done(["oauth", "rotate-keys"]);
  });

  it("exits with 1 and changes nothing if the clock is behind the present pair", async () => {
    await done(["oauth", "generate-keys"]);
    const before = (await load())?.kid;
    const path = inside("oauth_private.key");
    const later = new Date(Date.now() + 3_600_000);
    await utimes(path, later, later);
    const { code, stderr } = await partledger(["oauth", "rotate-keys"]);
    expect([code, (await load())?.kid]).toEqual([1, before]);
    expect(stderr).toMatch(/oauth_private\.key was written at 20\S+Z, but the clock of this system is 20/);
    expect(stderr).toMatch(/If the clock is correct, run `touch \S*oauth_private\.key`/);
    await utimes(path, new Date(), new Date());
    await done(["oauth", "rotate-keys"]);
  });

  it.each([
    ["no pair", [], /There is no key pair in \S*uploads\. To create one, run `.*oauth enable`/],
    ["half a pair", ["oauth_private.key"], /not a valid key pair.*oauth generate-keys --force/],
    [
      "an invalid pair",
      ["oauth_private.key", "oauth_public.key"],
      /not a valid key pair.*oauth generate-keys --force/,
    ],
  ])("exits with 1 and changes nothing with %s", async (_, files, message) => {
    await mkdir(inside(""));
    for (const name of files) await writeFile(inside(name), "x");
    const { code, stderr } = await partledger(["oauth", "rotate-keys"]);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(await keyFiles()).toEqual(files);
  });

  it("keeps the pair if the database is unavailable", async () => {
    await done(["oauth", "generate-keys"]);
    const before = (await load())?.kid;
    const { code } = await partledger(["oauth", "rotate-keys"], {
      environment: { DATABASE_URL: "postgres://nobody:x@127.0.0.1:1/none" },
    });
    expect([code, (await load())?.kid, await keyFiles()]).toEqual([
      1,
      before,
      ["oauth_private.key", "oauth_public.key"],
    ]);
  });

  it("explains the steps and the emergency in its help", async () => {
    const { stdout } = await done(["oauth", "rotate-keys", "--help"]);
    for (const words of ["after 10 minutes", "2 h 10 min", "oauth generate-keys --force", "jwks.json"]) {
      expect(stdout).toContain(words);
    }
  });

  it("changes a running service, which publishes both keys at once and needs no restart", async () => {
    await done(["oauth", "enable"]);
    const service = await startProcess(["--workers", "2"], { directory });
    const kids = async () => {
      const requests = Array.from({ length: 4 }, () =>
        api(service).get<{ keys: { kid: string }[] }>("/.well-known/jwks.json", { accept: "*/*" }),
      );
      const sets = (await Promise.all(requests)).map(({ body }) => body.keys.map(({ kid }) => kid).join(" "));
      expect(new Set(sets).size).toBe(1);
      return sets[0];
    };
    const previous = (await load())?.kid;
    expect(await kids()).toBe(previous);
    await done(["oauth", "rotate-keys"]);
    expect(await kids()).toBe(`${(await load())?.kid} ${previous}`);
    await rotatedAgo(3);
    expect(await kids()).toBe((await load())?.kid);
    await service.stop("SIGTERM");
  });
});

describe("a rotated key pair", () => {
  it("is part of backups, and has the same state after a restore", async () => {
    await done(ada);
    await done(["oauth", "generate-keys"]);
    await done(["oauth", "rotate-keys"]);
    const before = await contents();
    await done(["backup", "b.tar.gz"]);
    expect((await done(["backup", "verify", "b.tar.gz"])).stdout).toContain("is intact");
    await rm(inside(""), { recursive: true });
    await done(["restore", "b.tar.gz"]);
    expect(await contents()).toEqual(before);
    for (const name of names) expect((await stat(inside(name))).mode & 0o777).toBe(0o600);
    // A restored backup without a rotation removes the previous pair, which does not belong to it.
    await done(["oauth", "generate-keys", "--force"]);
    await done(["backup", "c.tar.gz"]);
    await done(["oauth", "rotate-keys"]);
    await done(["restore", "--force", "c.tar.gz"]);
    expect(await keyFiles()).toEqual(["oauth_private.key", "oauth_public.key"]);
  });
});

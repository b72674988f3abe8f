/** `partledger oauth clients`: lists OAuth clients and ends their access. */
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { ada, directory, done, partledger, prepare, useDirectory } from "./program.ts";

useDirectory();

const robot = "https://app.example.com:8443/client.json?a=$(id)";
const printer = "0".repeat(31) + "1";

/** Runs `work` with the database of the command. */
function inDatabase<T>(work: (handle: Database.Database) => T): T {
  const handle = new Database(join(directory, "uploads/partledger.db"));
  handle.pragma("foreign_keys = on");
  try {
    return work(handle);
  } finally {
    handle.close();
  }
}

beforeEach(async () => {
  await prepare(ada);
  await prepare(["user", "create", "bob", "--preset", "editor"]);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  inDatabase((handle) =>
    handle.exec(`
      insert into oauth_clients (client_id, name, redirect_uris, scopes, grant_types, origin, added_date) values
        ('${printer}', 'Printer', '["http://127.0.0.1/cb","https://print.example.com/cb"]', 'read_only edit',
          'authorization_code refresh_token', 'administrator', '${at(-48)}'),
        ('${robot}', 'Robot', '["https://other.example.com/cb"]', 'read_only', 'authorization_code', 'metadata_document',
          '${at(-24)}');
      insert into oauth_connections (user_id, oauth_client_id, tier, refresh_validity, created_at, last_used_at) values
        (1, 1, 'edit', '30', '${at(-5)}', '${at(-1)}'), (2, 1, 'read_only', '30', '${at(-4)}', null),
        (1, 2, 'read_only', '30', '${at(-3)}', null);
      insert into oauth_grants (connection_id, tier, refresh_validity, created_at) values
        (1, 'edit', '30', '${at(-5)}'), (2, 'edit', '30', '${at(-4)}'), (3, 'read_only', '30', '${at(-3)}');
      insert into oauth_access_tokens (grant_id, jti, tier, created_at, expires_at) values
        (1, 'a', 'edit', '${at(-5)}', '${at(1)}'), (2, 'b', 'edit', '${at(-4)}', '${at(1)}'),
        (3, 'c', 'read_only', '${at(-3)}', '${at(1)}');
      insert into oauth_refresh_tokens (grant_id, token_hash, created_at, expires_at) values
        (1, 'd', '${at(-5)}', '${at(99)}');`),
  );
});

const list = async () =>
  JSON.parse((await done(["oauth", "clients", "--json"])).stdout) as Record<string, unknown>[];

const logEntries = () =>
  inDatabase((handle) =>
    handle
      .prepare(
        `select username, target_id as user, data from log_entries
          where data like '%oauth_client_%' or data like '%application_%' order by id`,
      )
      .all()
      .map((row) => {
        const { data, ...entry } = row as { data: string; username: string; user: number | null };
        return { ...entry, ...(JSON.parse(data) as object) };
      }),
  );

describe("oauth clients", () => {
  it.each([[["oauth", "clients"]], [["oauth", "clients", "list"]]])(
    "lists all clients with %j",
    async (command) => {
      const { stdout, stderr } = await done(command);
      expect(stderr).toBe("");
      const lines = stdout.split("\n");
      expect(lines[0]).toMatch(/^CLIENT ID +NAME +ORIGIN +HOST +USERS +TOKENS +LAST USED +STATUS$/);
      expect(lines[1]).toMatch(/ Robot +metadata document +app\.example\.com:8443 +1 +1 +never +active$/);
      expect(lines[2]).toMatch(
        / Printer +administrator +loopback, print\.example\.com +2 +3 +\d{4}-\d\d-\d\d +active$/,
      );
      expect(lines).toHaveLength(4);
    },
  );

  it("lists all clients as JSON", async () => {
    expect(await list()).toEqual([
      expect.objectContaining({
        client_id: robot,
        origin: "metadata_document",
        hosts: ["app.example.com:8443"],
      }),
      {
        client_id: printer,
        name: "Printer",
        origin: "administrator",
        hosts: ["loopback", "print.example.com"],
        active: true,
        scopes: ["read_only", "edit"],
        redirect_uris: ["http://127.0.0.1/cb", "https://print.example.com/cb"],
        users: 2,
        access_tokens: 2,
        refresh_tokens: 1,
        added_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/) as string,
        last_used_at: expect.stringMatching(/\+00:00$/) as string,
      },
    ]);
  });

  it("lists more clients than a page of the list has", async () => {
    inDatabase((handle) => {
      const insert = handle.prepare(
        `insert into oauth_clients (client_id, name, redirect_uris, scopes, grant_types, added_date)
          values (?, 'Many', '[]', 'edit', '', '')`,
      );
      for (let index = 0; index < 120; index += 1) insert.run(`many${index}`);
      handle.exec("update oauth_clients set added_date = '2026-01-01T00:00:00.000Z' where name = 'Many'");
    });
    const ids = (await list()).map(({ client_id: id }) => id);
    expect(new Set(ids).size).toBe(122);
  });

  it("shows a client with its grants by user", async () => {
    const { stdout } = await done(["oauth", "clients", "show", printer]);
    expect(stdout).toMatch(/^Name: +Printer\nClient ID: +0+1\nOrigin: +administrator\n/);
    expect(stdout).toMatch(
      /\nRedirect URIs: http:\/\/127\.0\.0\.1\/cb\n {15}https:\/\/print\.example\.com\/cb\n/,
    );
    expect(stdout).toMatch(/\nUSER +SCOPE +CONNECTED +LAST REQUEST +ACCESS TOKENS +REFRESH TOKENS\n/);
    expect(stdout).toMatch(/\nbob +read_only +\S+ +never +1 +0\nada +edit +\S+ +\d{4}-\d\d-\d\d +1 +1\n$/);
    const json = JSON.parse((await done(["oauth", "clients", "show", printer, "--json"])).stdout) as object;
    expect(json).toMatchObject({
      client_id: printer,
      grants: [{ user: "bob" }, { user: "ada", scope: "edit", access_tokens: 1, refresh_tokens: 1 }],
    });
  });

  it("revokes all grants of a client, and logs it for the client and its users", async () => {
    const { stdout, stderr } = await done(["oauth", "clients", "revoke", printer]);
    expect(stdout).toBe("");
    expect(stderr).toBe('Revoked the access of "Printer" for 2 users.\n');
    expect((await list()).map(({ users, active }) => [users, active])).toEqual([
      [1, true],
      [0, true],
    ]);
    const by = expect.stringMatching(/^!!!CLI ./) as string;
    expect(logEntries()).toEqual([
      { username: by, user: 1, event: "application_disconnected", client: "Printer", client_id: printer },
      { username: by, user: 2, event: "application_disconnected", client: "Printer", client_id: printer },
      {
        ...{ username: by, user: null, event: "oauth_client_revoked", client_id: printer, name: "Printer" },
        ...{ grants: 2, users: 2 },
      },
    ]);
    const again = await done(["oauth", "clients", "revoke", printer]);
    expect(again.stderr).toBe('"Printer" had no access to revoke.\n');
    const { stdout: shown, stderr: none } = await done(["oauth", "clients", "show", printer]);
    expect(shown).not.toContain("USER");
    expect(none).toBe("No user is connected to this client.\n");
  });

  it("deletes a registered client", async () => {
    const { stderr } = await done(["oauth", "clients", "delete", printer]);
    expect(stderr).toBe('Deleted "Printer" and revoked its tokens.\n');
    expect((await list()).map(({ client_id: id }) => id)).toEqual([robot]);
  });

  it("blocks a client with a metadata document, and allows it again", async () => {
    const { stderr } = await done(["oauth", "clients", "delete", robot]);
    expect(stderr).toMatch(/^Blocked "Robot" and revoked its tokens\. .*oauth clients allow`\.\n$/);
    expect(stderr).not.toContain("$(id)");
    expect((await list())[0]).toMatchObject({ client_id: robot, users: 0, active: false });
    expect((await done(["oauth", "clients"])).stdout).toMatch(/ Robot .* blocked\n/);
    expect((await done(["oauth", "clients", "allow", robot])).stderr).toBe(
      '"Robot" can request access again.\n',
    );
    expect((await list())[0]).toMatchObject({ client_id: robot, active: true });
    expect((await done(["oauth", "clients", "allow", robot])).stderr).toBe('"Robot" is already active.\n');
    expect(logEntries().slice(1)).toMatchObject([
      { event: "oauth_client_blocked", client_id: robot, users: 1 },
      { event: "oauth_client_allowed", client_id: robot },
    ]);
  });

  it("reports an unknown client, and that there are none", async () => {
    for (const action of ["show", "revoke", "delete", "allow"]) {
      const finished = await partledger(["oauth", "clients", action, "unknown"]);
      expect(finished, action).toMatchObject({ code: 1, stdout: "" });
      expect(finished.stderr).toMatch(/The OAuth client "unknown" does not exist\. .*oauth clients`/);
    }
    inDatabase((handle) => handle.exec("delete from oauth_clients"));
    expect(await done(["oauth", "clients"])).toMatchObject({ stdout: "", stderr: "No OAuth clients.\n" });
    expect(await list()).toEqual([]);
  });
});

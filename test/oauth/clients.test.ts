import { expect, test } from "vitest";
import type { Store } from "../../src/database/store.ts";
import { Problem } from "../../src/util/errors.ts";
import { timestamp } from "../../src/database/timestamp.ts";
import { deleteClient } from "../../src/oauth/client-access.ts";
import { clientHosts } from "../../src/oauth/client-list.ts";
import { createClient, findClient, findClientById, updateClient } from "../../src/oauth/clients.ts";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";
import { allClients, changeOf, grant, later, logEntries, user } from "./clients.ts";

const cb = "https://client.example.invalid/callback";
const printer = { name: "Printer", redirectUris: [cb], scopes: ["read_only", "edit"] };

describeOneDialect("a client", (dialect) => {
  const { store } = useTestStore(dialect);
  const lastEntry = async (of: Store) => (await logEntries(of)).at(-1);

  test("a new client is public and active, has an ID of 32 hexadecimal digits and both grants, and can be found by its ID", async () => {
    const made = await createClient(changeOf(store()), printer);
    expect(made).toEqual({
      id: expect.any(Number) as number,
      clientId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      name: "Printer",
      redirectUris: [cb],
      highestScope: "edit",
      scopes: ["read_only", "edit"],
      grantTypes: ["authorization_code", "refresh_token"],
      active: true,
      origin: "administrator",
      metadataExpiresAt: null,
      addedDate: "2026-11-21T10:00:00.000Z",
      lastUsedAt: null,
    });
    expect(await findClient(store().read, made.clientId)).toEqual(made);
    expect(await findClientById(store().read, made.id)).toEqual(made);
    const columns = await store()
      .read.db.selectFrom("oauth_clients")
      .selectAll()
      .where("id", "=", made.id)
      .execute();
    expect(Object.keys(columns[0] ?? {}).filter((name) => /secret|hash|password/.test(name))).toEqual([]);
    expect(await lastEntry(store())).toEqual({
      kind: "security_event",
      level: "notice",
      username: "ada",
      client: null,
      target: null,
      changes: null,
      data: {
        event: "oauth_client_registered",
        client_id: made.clientId,
        name: "Printer",
        redirect_uris: 1,
        first_redirect_uri: cb,
        scopes: ["read_only", "edit"],
        origin: "administrator",
        address: "192.0.2.1",
      },
    });
  });

  test("the log contains the number of redirect URIs and the beginning of the first one", async () => {
    const uris = Array.from({ length: 10 }, (_, index) => `${cb}/${index}`.padEnd(2000, "x"));
    await createClient(changeOf(store()), { ...printer, redirectUris: uris, origin: "registration" });
    const { data } = (await lastEntry(store())) ?? {};
    expect(data).toMatchObject({ redirect_uris: 10, first_redirect_uri: uris[0]?.slice(0, 200) });
    expect(JSON.stringify(data).length).toBeLessThan(600);
  });

  test("a client is found only by its whole ID", async () => {
    const { clientId } = await createClient(changeOf(store()), printer);
    for (const wrong of ["", "x", clientId.slice(1), clientId.toUpperCase(), `${clientId} `, "%"]) {
      if (wrong === clientId) continue;
      expect(await findClient(store().read, wrong), wrong).toBeNull();
    }
    expect(await findClientById(store().read, 999_999)).toBeNull();
  });

  test("a client is not created from invalid data, and nothing is logged", async () => {
    const before = [await allClients(store()), await logEntries(store())];
    const attempt = createClient(changeOf(store()), { name: "", redirectUris: ["http://x.y"], scopes: [] });
    await expect(attempt).rejects.toMatchObject({ status: 422 });
    expect([await allClients(store()), await logEntries(store())]).toEqual(before);
  });

  test("the change of a client is logged with the old and new values", async () => {
    const { id, clientId } = await createClient(changeOf(store()), printer);
    const uris = [cb, "com.example.app:/callback"];
    const wanted = { name: "Laser", redirectUris: uris, scopes: ["edit"], active: false };
    await updateClient(changeOf(store()), id, wanted);
    expect(await findClient(store().read, clientId)).toMatchObject({ ...wanted, id, highestScope: "edit" });
    expect(await lastEntry(store())).toMatchObject({
      kind: "security_event",
      changes: {
        name: { old: "Printer", new: "Laser" },
        redirect_uris: { old: [cb], new: uris },
        scopes: { old: ["read_only", "edit"], new: ["edit"] },
        active: { old: true, new: false },
      },
      data: { event: "oauth_client_edited", client_id: clientId, name: "Laser" },
    });
    const entries = await logEntries(store());
    await updateClient(changeOf(store()), id, wanted);
    expect(await logEntries(store())).toEqual(entries);
  });

  test("an invalid change or a change of an unknown client has no effect", async () => {
    const made = await createClient(changeOf(store()), printer);
    const wrong = { ...printer, redirectUris: ["http://evil.example.invalid/callback"], active: true };
    await expect(updateClient(changeOf(store()), made.id, wrong)).rejects.toBeInstanceOf(Problem);
    expect(await findClientById(store().read, made.id)).toEqual(made);
    const unknown = updateClient(changeOf(store()), 999_999, { ...printer, active: true });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  test("a client is deleted with all its grants, once", async () => {
    const userId = await user(store(), "bob");
    const [gone, kept] = [
      await createClient(changeOf(store()), printer),
      await createClient(changeOf(store()), printer),
    ];
    for (const { id: clientId } of [gone, kept]) {
      await grant(store(), { userId, clientId, accessTokens: [60], refreshTokens: [null], codes: 1 });
    }
    expect(await deleteClient(changeOf(store()), gone.id)).toBe(true);
    expect(await findClient(store().read, gone.clientId)).toBeNull();
    const tables = ["oauth_connections", "oauth_grants", "oauth_codes"] as const;
    for (const table of [...tables, "oauth_access_tokens", "oauth_refresh_tokens"] as const) {
      const rows = await store().read.db.selectFrom(table).select("id").execute();
      expect(rows, table).toHaveLength(1);
    }
    expect(await lastEntry(store())).toMatchObject({
      data: { event: "oauth_client_deleted", client_id: gone.clientId, name: "Printer", users: 1 },
    });
    const entries = await logEntries(store());
    expect(await deleteClient(changeOf(store()), gone.id)).toBe(false);
    expect(await logEntries(store())).toEqual(entries);
  });
});

describeOneDialect("the list of clients", (dialect) => {
  const { store } = useTestStore(dialect);

  test("counts tokens that are valid and unused, in one statement", async () => {
    const [ada, bob] = [await user(store(), "ada"), await user(store(), "bob")];
    const make = (name: string) => createClient(changeOf(store()), { ...printer, name });
    const [busy, idle, revoked] = [await make("Busy"), await make("Idle"), await make("Revoked")];
    await grant(store(), {
      userId: ada,
      clientId: busy.id,
      accessTokens: [60, 3600, -1, 0],
      refreshTokens: [null],
    });
    await grant(store(), {
      userId: bob,
      clientId: busy.id,
      accessTokens: [1],
      refreshTokens: [86_400, -1],
      usedRefreshTokens: 3,
    });
    await grant(store(), {
      userId: ada,
      clientId: revoked.id,
      revoked: true,
      accessTokens: [60],
      refreshTokens: [60],
    });
    const statements = store().statements;
    const list = await allClients(store());
    expect(store().statements - statements).toBe(2);
    const counts = list.map(({ name, accessTokens, refreshTokens, users }) => [
      ...[name, accessTokens, refreshTokens, users],
    ]);
    expect(counts).toEqual([
      ["Busy", 3, 2, 2],
      ["Idle", 0, 0, 0],
      ["Revoked", 0, 0, 0],
    ]);
    expect(list[1]).toEqual({ ...idle, accessTokens: 0, refreshTokens: 0, users: 0 });
    expect((await allClients(store(), later(4000)))[0]).toMatchObject({
      accessTokens: 0,
      refreshTokens: 2,
      users: 2,
    });
    expect((await allClients(store(), later(90_000)))[0]).toMatchObject({
      accessTokens: 0,
      refreshTokens: 1,
      users: 1,
    });
  });

  test.each([
    ["the use of an access token after the last token request", 1, 5, 5],
    ["the last token request", 5, 1, 5],
    ["the use of an access token before any token request", null, 5, 5],
    ["the last token request of a client without connections", 5, null, 5],
    ["no use", null, null, null],
  ])("shows as last use %s", async (name, client, connection, expected) => {
    const at = (seconds: number | null) => (seconds === null ? null : timestamp(later(seconds)));
    const { id } = await createClient(changeOf(store()), { ...printer, name });
    if (connection !== null) {
      await grant(store(), { userId: await user(store(), `user${id}`), clientId: id });
    }
    await store().transaction(async ({ db }) => {
      const set = { last_used_at: at(client) };
      await db.updateTable("oauth_clients").set(set).where("id", "=", id).execute();
      await db
        .updateTable("oauth_connections")
        .set({ last_used_at: at(connection) })
        .where("oauth_client_id", "=", id)
        .execute();
    });
    const listed = (await allClients(store())).find((each) => each.id === id);
    expect(listed?.lastUsedAt).toBe(at(expected));
  });

  test.each([
    [
      "the host of the metadata document",
      "https://app.example.com:8443/client.json",
      ["app.example.com:8443"],
    ],
    ["the hosts of redirect URIs, each once", null, ["a.example.com", "b.example.com:8443"]],
    ["loopback", null, ["loopback"]],
    ["the scheme of an application", null, ["com.example.app:"]],
  ])("names as host %s", async (_what, document, expected) => {
    const uris: Readonly<Record<string, readonly string[]>> = {
      "a.example.com": ["https://a.example.com/1", "https://b.example.com:8443/", "https://a.example.com/2"],
      loopback: ["http://127.0.0.1/cb", "http://localhost:8080/cb", "http://[::1]/cb"],
      "com.example.app:": ["com.example.app:/callback"],
    };
    const made = await createClient(changeOf(store()), {
      ...printer,
      redirectUris: uris[expected[0] ?? ""] ?? [cb],
      ...(document !== null && { origin: "metadata_document" }),
    });
    expect(clientHosts({ ...made, ...(document !== null && { clientId: document }) })).toEqual(expected);
  });
});

import { expect, test } from "vitest";
import { allowClient, deleteClient, revokeClient } from "../../src/oauth/client-access.ts";
import { listClientUsers } from "../../src/oauth/client-users.ts";
import { createClient, findClientById, updateClient } from "../../src/oauth/clients.ts";
import type { ClientOrigin } from "../../src/database/tables/oauth-tables.ts";
import { timestamp } from "../../src/database/timestamp.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { changeOf, grant, later, logEntries, now, user } from "./clients.ts";

describeDialects("the access of a client", (dialect) => {
  const { store } = useTestStore(dialect);
  const make = (name: string, origin: ClientOrigin = "administrator") =>
    createClient(changeOf(store()), {
      name,
      redirectUris: ["https://client.example.invalid/callback"],
      scopes: ["edit"],
      origin,
    });
  let users = 0;
  const newUser = () => user(store(), `user${(users += 1)}`);

  /** Returns the entries that `work` adds to the log. */
  async function logged(work: () => Promise<unknown>) {
    const before = (await logEntries(store())).length;
    await work();
    return (await logEntries(store())).slice(before);
  }

  async function grantsOf(clientId: number) {
    return await store()
      .read.db.selectFrom("oauth_grants")
      .innerJoin("oauth_connections", "oauth_connections.id", "oauth_grants.connection_id")
      .where("oauth_connections.oauth_client_id", "=", clientId)
      .select(["oauth_grants.revoked_at as at", "oauth_grants.revoked_because as because"])
      .orderBy("oauth_grants.id")
      .execute();
  }

  async function eventsOf(userId: number): Promise<unknown[]> {
    const rows = await store()
      .read.db.selectFrom("log_entries")
      .select("data")
      .where("target_type", "=", "User")
      .where("target_id", "=", userId)
      .where("data", "like", "%application_disconnected%")
      .execute();
    return rows.map(({ data }) => JSON.parse(data ?? "null") as unknown);
  }

  test("is revoked for all users with one entry for the client and one for each user", async () => {
    const [client, other] = [await make("Client"), await make("Other")];
    const [ada, bob, idle] = [await newUser(), await newUser(), await newUser()];
    await grant(store(), { userId: ada, clientId: client.id, accessTokens: [60], refreshTokens: [null] });
    await grant(store(), { userId: ada, clientId: client.id, refreshTokens: [600] });
    await grant(store(), { userId: bob, clientId: client.id, accessTokens: [60], codes: 1 });
    await grant(store(), { userId: idle, clientId: client.id, accessTokens: [-60], refreshTokens: [-1] });
    await grant(store(), { userId: idle, clientId: client.id, revoked: true });
    await grant(store(), { userId: bob, clientId: other.id, accessTokens: [60] });

    const moment = later(5);
    const entries = await logged(async () => {
      const revoked = await revokeClient(changeOf(store(), moment), client.id);
      expect(revoked).toEqual({ grants: 4, users: 2 });
    });
    expect(entries.map(({ data }) => data)).toEqual([
      ...[1, 2].map(() => ({
        event: "application_disconnected",
        client: "Client",
        client_id: client.clientId,
        address: "192.0.2.1",
      })),
      {
        event: "oauth_client_revoked",
        client_id: client.clientId,
        name: "Client",
        grants: 4,
        users: 2,
        address: "192.0.2.1",
      },
    ]);
    expect(entries.at(-1)).toMatchObject({ kind: "security_event", level: "notice", username: "ada" });
    expect(
      [await eventsOf(ada), await eventsOf(bob), await eventsOf(idle)].map(({ length }) => length),
    ).toEqual([1, 1, 0]);
    const now = { at: timestamp(moment), because: "administrator" };
    expect(await grantsOf(client.id)).toEqual([
      now,
      now,
      now,
      now,
      { at: expect.any(String) as string, because: "user" },
    ]);
    expect(await grantsOf(other.id)).toEqual([{ at: null, because: null }]);
    expect(await findClientById(store().read, client.id)).toEqual(client);
  });

  test("is not revoked twice, and an unknown client has none", async () => {
    const client = await make("Once");
    await grant(store(), { userId: await newUser(), clientId: client.id, accessTokens: [60] });
    await revokeClient(changeOf(store()), client.id);
    const entries = await logged(async () => {
      expect(await revokeClient(changeOf(store(), later(5)), client.id)).toEqual({ grants: 0, users: 0 });
      expect(await revokeClient(changeOf(store()), 999_999)).toBeNull();
      expect(await deleteClient(changeOf(store()), 999_999)).toBe(false);
      expect(await allowClient(changeOf(store()), 999_999)).toBe(false);
    });
    expect(entries).toEqual([]);
    expect(await grantsOf(client.id)).toEqual([{ at: timestamp(now), because: "administrator" }]);
  });

  test("is blocked for a metadata document, whose client is kept until it is allowed again", async () => {
    const client = await make("Robot", "metadata_document");
    const ada = await newUser();
    await grant(store(), {
      userId: ada,
      clientId: client.id,
      accessTokens: [60],
      refreshTokens: [null],
      codes: 1,
    });
    const blocked = await logged(async () => {
      expect(await deleteClient(changeOf(store()), client.id)).toBe(true);
    });
    expect(blocked.map(({ data }) => data)).toMatchObject([
      { event: "application_disconnected" },
      { event: "oauth_client_blocked", client_id: client.clientId, name: "Robot", users: 1 },
    ]);
    expect(await eventsOf(ada)).toHaveLength(1);
    expect(await findClientById(store().read, client.id)).toEqual({ ...client, active: false });
    expect(await grantsOf(client.id)).toEqual([]);
    const connections = await store()
      .read.db.selectFrom("oauth_connections")
      .where("oauth_client_id", "=", client.id)
      .select("id")
      .execute();
    expect(connections).toEqual([]);

    expect(await logged(() => deleteClient(changeOf(store()), client.id))).toEqual([]);
    const allowed = await logged(async () => {
      expect(await allowClient(changeOf(store()), client.id)).toBe(true);
    });
    expect(allowed).toMatchObject([
      {
        kind: "security_event",
        username: "ada",
        data: { event: "oauth_client_allowed", client_id: client.clientId, name: "Robot" },
      },
    ]);
    expect(await findClientById(store().read, client.id)).toEqual(client);
    expect(await logged(() => allowClient(changeOf(store()), client.id))).toEqual([]);
  });

  test("does not depend on properties that come from a metadata document", async () => {
    const client = await make("Robot", "metadata_document");
    const changed = { name: "Other", redirectUris: client.redirectUris, scopes: ["admin"], active: false };
    const update = updateClient(changeOf(store()), client.id, changed);
    await expect(update).rejects.toMatchObject({ status: 409 });
    expect(await findClientById(store().read, client.id)).toEqual(client);
  });

  test("is listed by user, starting with the newest connection, in two statements", async () => {
    const client = await make("Listed");
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) ids.push(await newUser());
    const [first = 0, second = 0, third = 0, revoked = 0, expired = 0] = ids;
    const given = { clientId: client.id };
    await grant(store(), { ...given, userId: first, accessTokens: [60, 120, -1], usedRefreshTokens: 1 });
    await grant(store(), { ...given, userId: first, refreshTokens: [600, null] });
    await grant(store(), { ...given, userId: second, accessTokens: [1] });
    await grant(store(), { ...given, userId: third, refreshTokens: [null] });
    await grant(store(), { ...given, userId: third, revoked: true, accessTokens: [60] });
    await grant(store(), { ...given, userId: revoked, revoked: true, accessTokens: [60] });
    await grant(store(), { ...given, userId: expired, accessTokens: [-1], refreshTokens: [0] });
    await store().transaction(async ({ db }) => {
      const change = {
        tier: "read_only",
        created_at: timestamp(later(9)),
        last_used_at: timestamp(later(10)),
      };
      await db.updateTable("oauth_connections").set(change).where("user_id", "=", first).execute();
    });

    const before = store().statements;
    const listed = await listClientUsers(store().read, client.id, { now });
    expect(store().statements - before).toBe(2);
    expect(listed.map(({ userId }) => userId)).toEqual([first, third, second]);
    expect(listed[0]).toEqual({
      userId: first,
      username: expect.any(String) as string,
      scope: "read_only",
      connectedSince: timestamp(later(9)),
      lastUsedAt: timestamp(later(10)),
      accessTokens: 2,
      refreshTokens: 2,
    });
    expect(listed[1]).toMatchObject({ scope: "edit", accessTokens: 0, refreshTokens: 1, lastUsedAt: null });
    expect(
      (await listClientUsers(store().read, client.id, { now, limit: 1 })).map(({ userId }) => userId),
    ).toEqual([first]);
    const soon = await listClientUsers(store().read, client.id, { now: later(30) });
    expect(soon.map(({ userId }) => userId)).toEqual([first, third]);
  });
});

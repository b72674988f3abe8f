import { expect, it } from "vitest";
import { listConnectedApps, revokeConnectedApp } from "../../src/oauth/connections.ts";
import type { LogEntry } from "../../src/history/log-entry.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { day, hour, minute, useAuthorizationServer } from "./authorization-server.ts";
import {
  approve,
  exchangeCode,
  obtainTokens,
  refreshTokens,
  registerClient,
  signIn,
  scopeOfToken,
} from "./flow.ts";

describeOneDialect("connected apps (reference §12)", (dialect) => {
  const started = useAuthorizationServer(dialect);

  const userId = async (name: string) => (await signIn(started(), name)).principal.userId;
  const list = async (name: string) =>
    listConnectedApps(started().store.read, await userId(name), started().now());
  const app = async (name: string, clientId: string) =>
    (await list(name)).find((each) => each.clientId === clientId);
  const inFuture = (milliseconds: number) => new Date(started().now().getTime() + milliseconds).toISOString();

  const revoke = async (name: string, connectionId: number) => {
    const entries: LogEntry[] = [];
    const context = {
      store: started().store,
      now: started().now(),
      record: async (_: unknown, recorded: LogEntry | readonly LogEntry[]) =>
        void entries.push(...[recorded].flat()),
    };
    return { revoked: await revokeConnectedApp(context, await userId(name), connectionId), entries };
  };

  it("connected apps are those with tokens of the user", async () => {
    const since = started().now().toISOString();
    const { client } = await obtainTokens(started(), { user: "editor", friendlyName: "My laptop" });
    expect(await list("editor")).toEqual([
      {
        id: expect.any(Number) as number,
        clientName: "Test client",
        clientId: client.clientId,
        host: "client.example.invalid",
        friendlyName: "My laptop",
        scope: "edit",
        connectedSince: since,
        lastUsedAt: null,
        validUntil: inFuture(30 * day),
        replayNoticed: null,
      },
    ]);
    expect(await list("reader")).toEqual([]);
  });

  it("connected apps are found with one statement, whatever their number", async () => {
    for (let count = 0; count < 3; count += 1)
      await obtainTokens(started(), { user: "reader", scope: "read_only" });
    const id = await userId("reader");
    const before = started().store.statements;
    expect(await listConnectedApps(started().store.read, id, started().now())).toHaveLength(3);
    expect(started().store.statements - before).toBe(1);
  });

  it("connected apps are sorted by their displayed name", async () => {
    const names = ["zebra", "Ärger", "apple"];
    for (const friendlyName of names) await obtainTokens(started(), { user: "admin", friendlyName });
    const sorted = (await list("admin")).map(({ friendlyName, clientName }) => friendlyName ?? clientName);
    expect(sorted).toEqual(["apple", "Ärger", "zebra"]);
  });

  it.each([
    ["none", hour],
    ["1", day],
    ["365", 365 * day],
    ["unlimited", null],
  ] as const)(
    "connected apps with refresh validity %s show when the last token expires",
    async (validity, milliseconds) => {
      const { client } = await obtainTokens(started(), { validity });
      const until = milliseconds === null ? null : inFuture(milliseconds);
      expect(await app("admin", client.clientId)).toMatchObject({ validUntil: until });
    },
  );

  it("an app is connected from the approval, so that the user can revoke it before the code is exchanged, until everything has expired", async () => {
    const unused = await approve(started());
    expect(await app("admin", unused.client.clientId)).toBeDefined();
    started().advance(10 * minute);
    expect(await app("admin", unused.client.clientId)).toBeUndefined();

    const approved = await approve(started(), { validity: "1" });
    await exchangeCode(started(), approved);
    expect(await app("admin", approved.client.clientId)).toBeDefined();
    started().advance(day);
    expect(await app("admin", approved.client.clientId)).toBeUndefined();
  });

  it("an app stays one entry when it is approved again, with the strongest valid scope", async () => {
    const { client } = await obtainTokens(started(), { scope: "read_only" });
    await obtainTokens(started(), { client, scope: "edit" });
    const all = (await list("admin")).filter(({ clientId }) => clientId === client.clientId);
    expect(all).toMatchObject([{ scope: "edit" }]);
    await obtainTokens(started(), { client, scope: "read_only" });
    expect(await app("admin", client.clientId)).toMatchObject({ scope: "read_only" });
  });

  it("connected apps lose all tokens and codes at once when they are revoked, in the log too", async () => {
    const first = await obtainTokens(started());
    const { client } = first;
    const second = await obtainTokens(started(), { client });
    const pending = await approve(started(), { client });
    const other = await obtainTokens(started());
    const { id } = (await app("admin", client.clientId)) ?? fail();
    expect(await revoke("admin", id)).toEqual({
      revoked: true,
      entries: [
        {
          kind: "security_event",
          level: "notice",
          targetType: "User",
          targetId: await userId("admin"),
          data: { event: "application_disconnected", client: client.name, client_id: client.clientId },
        },
      ],
    });
    expect(await app("admin", client.clientId)).toBeUndefined();
    for (const { access, refresh } of [first, second]) {
      expect(await scopeOfToken(started(), access)).toBe("invalid_token");
      expect((await refreshTokens(started(), { client, refresh })).body.error).toBe("invalid_grant");
    }
    expect((await exchangeCode(started(), pending)).body.error).toBe("invalid_grant");
    expect(await scopeOfToken(started(), other.access)).toBe("edit");
  });

  it("an app can be connected again after it was revoked", async () => {
    const { client } = await obtainTokens(started());
    await revoke("admin", (await app("admin", client.clientId))?.id ?? 0);
    const again = await obtainTokens(started(), { client });
    expect(await scopeOfToken(started(), again.access)).toBe("edit");
    expect(await app("admin", client.clientId)).toBeDefined();
  });

  it("apps of others and unknown apps cannot be revoked", async () => {
    const { client, access } = await obtainTokens(started(), { user: "editor" });
    const { id } = (await app("editor", client.clientId)) ?? fail();
    expect(await revoke("admin", id)).toEqual({ revoked: false, entries: [] });
    expect(await revoke("admin", 999_999)).toEqual({ revoked: false, entries: [] });
    expect(await scopeOfToken(started(), access)).toBe("edit");
  });

  it.each(["refresh token", "code"])(
    "connected apps report a repeated %s until the user revokes the app",
    async (what) => {
      const approved = await approve(started());
      const { client } = approved;
      const { body } = await exchangeCode(started(), approved);
      if (what === "code") {
        await exchangeCode(started(), approved);
      } else {
        const tokens = { client, refresh: body.refresh_token ?? "" };
        await refreshTokens(started(), tokens);
        started().advance(minute);
        await refreshTokens(started(), tokens);
      }
      const noticed = started().now().toISOString();
      const shown = await app("admin", client.clientId);
      expect(shown).toMatchObject({ replayNoticed: noticed, validUntil: noticed, scope: "edit" });
      await revoke("admin", shown?.id ?? 0);
      expect(await app("admin", client.clientId)).toBeUndefined();
    },
  );

  it("a connected app is listed together with its revoked token family", async () => {
    const client = await registerClient(started());
    const lost = await approve(started(), { client });
    await exchangeCode(started(), lost);
    await exchangeCode(started(), lost);
    const noticed = started().now().toISOString();
    await obtainTokens(started(), { client });
    expect(await app("admin", client.clientId)).toMatchObject({
      replayNoticed: noticed,
      validUntil: inFuture(30 * day),
    });
  });
});

function fail(): never {
  throw new Error("There is none.");
}

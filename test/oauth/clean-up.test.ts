import { existsSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import type { Store } from "../../src/database/store.ts";
import { createImportFiles } from "../../src/attachments/import-files.ts";
import { previousKeyPaths } from "../../src/oauth/keys.ts";
import { scheduleCleanUp, type CleanUpSchedule } from "../../src/service/clean-up-schedule.ts";
import { deleteOldSuccessors, removeExpiredOAuth } from "../../src/oauth/remove-expired-oauth.ts";
import { describeDialects } from "../support/dialects.ts";
import { rotateAt } from "../support/oauth-keys.ts";
import {
  day,
  hour,
  minute,
  second,
  useAuthorizationServer,
  type AuthorizationServer,
} from "./authorization-server.ts";
import {
  approve,
  exchangeCode,
  obtainTokens,
  refreshTokens,
  registerClient,
  signIn,
  scopeOfToken,
} from "./flow.ts";

describeDialects("the clean-up", (dialect) => {
  const started = useAuthorizationServer(dialect);
  const schedules: CleanUpSchedule[] = [];
  const storage = { importFiles: createImportFiles("no-uploads"), remove: () => Promise.resolve() };
  afterEach(async () => {
    for (const cleanUp of schedules.splice(0)) await cleanUp.close();
    vi.useRealTimers();
  });

  const cleanUp = (
    onError: (error: unknown) => void = fail,
    store: Store = started().store,
  ): CleanUpSchedule => {
    const made = scheduleCleanUp({
      ...{
        store,
        storage,
        historyDays: null,
        historyFileDays: 30,
        oauth: true,
        now: () => started().now(),
        onError,
      },
      uploadsDirectory: started().uploads,
    });
    schedules.push(made);
    return made;
  };
  const sweep = () => removeExpiredOAuth(started().store, started().now());
  const forget = async (now = started().now()) => (await deleteOldSuccessors(started().store, now)).removed;

  it("deletes the successors of refresh tokens after half a minute, not before", async () => {
    const tokens = await obtainTokens(started());
    await forget(new Date(started().now().getTime() + hour));
    await refreshTokens(started(), tokens);
    started().advance(30 * second);
    expect(await forget()).toBe(0);
    expect((await refreshTokens(started(), tokens)).status).toBe(200);
    started().advance(1);
    expect(await forget()).toBe(1);
    expect(await count(started(), "oauth_refresh_tokens", "successor")).toBe(0);
  });

  it("deletes successors without a request, including those of a killed process", async () => {
    await refreshTokens(started(), await obtainTokens(started()));
    expect(await count(started(), "oauth_refresh_tokens", "successor")).toBe(1);
    started().advance(hour);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    const { close } = cleanUp();
    vi.advanceTimersByTime(31 * second);
    vi.useRealTimers();
    await close();
    expect(await count(started(), "oauth_refresh_tokens", "successor")).toBe(0);
  });

  it("writes nothing if there is nothing to delete", async () => {
    await forget();
    const before = started().store.statements;
    expect(await forget()).toBe(0);
    expect(started().store.statements - before).toBe(1);
  });

  it("deletes expired rows a day later and keeps valid ones", async () => {
    const old = await obtainTokens(started(), { validity: "1" });
    const lasting = await obtainTokens(started(), { validity: "unlimited" });
    started().advance(day);
    await sweep();
    expect(await rowsOf(old.client.id)).toEqual({ codes: 1, access: 1, refresh: 1, grants: 1 });
    started().advance(day + 1);
    await sweep();
    expect(await rowsOf(old.client.id)).toEqual({ codes: 0, access: 0, refresh: 0, grants: 0 });
    expect(await rowsOf(lasting.client.id)).toEqual({ codes: 0, access: 0, refresh: 1, grants: 1 });
    expect((await refreshTokens(started(), lasting)).status).toBe(200);
  });

  it("keeps the choices of users for a client", async () => {
    const { client } = await obtainTokens(started(), { validity: "none" });
    started().advance(30 * day);
    await sweep();
    const kept = await started()
      .store.read.db.selectFrom("oauth_connections")
      .select("refresh_validity")
      .where("oauth_client_id", "=", client.id)
      .execute();
    expect(kept).toEqual([{ refresh_validity: "none" }]);
  });

  it("keeps exchanged refresh tokens for 90 days to detect a replay", async () => {
    const first = await obtainTokens(started(), { validity: "unlimited" });
    const next = await refreshTokens(started(), first);
    started().advance(90 * day);
    await sweep();
    const tokens = { client: first.client, refresh: next.body.refresh_token ?? "" };
    const current = await refreshTokens(started(), tokens);
    expect(await scopeOfToken(started(), current.body.access_token)).toBe("edit");
    expect((await refreshTokens(started(), first)).body.error).toBe("invalid_grant");
    expect(await scopeOfToken(started(), current.body.access_token)).toBe("invalid_token");

    const other = await obtainTokens(started(), { validity: "unlimited" });
    await refreshTokens(started(), other);
    started().advance(90 * day + 1);
    await sweep();
    expect(await rowsOf(other.client.id)).toMatchObject({ refresh: 1 });
  });

  it("keeps exchanged refresh tokens that have expired since then just as long", async () => {
    const first = await obtainTokens(started(), { validity: "7" });
    let current = await refreshTokens(started(), first);
    for (let week = 0; week < 12; week += 1) {
      started().advance(7 * day - 1);
      await sweep();
      const tokens = { client: first.client, refresh: current.body.refresh_token ?? "" };
      current = await refreshTokens(started(), tokens);
    }
    expect(await scopeOfToken(started(), current.body.access_token)).toBe("edit");
    expect((await refreshTokens(started(), first)).body.error_description).toContain("was already used");
    expect(await scopeOfToken(started(), current.body.access_token)).toBe("invalid_token");
  });

  it("keeps the notice of a replay for 30 days", async () => {
    const approved = await approve(started());
    await exchangeCode(started(), approved);
    await exchangeCode(started(), approved);
    started().advance(30 * day);
    await sweep();
    expect(await rowsOf(approved.client.id)).toMatchObject({ grants: 1 });
    started().advance(1);
    await sweep();
    expect(await rowsOf(approved.client.id)).toEqual({ codes: 0, access: 0, refresh: 0, grants: 0 });
  });

  it("deletes registered clients that were never approved", async () => {
    const unused = await registerClient(started(), { origin: "registration" });
    const used = await registerClient(started(), { origin: "registration" });
    const manual = await registerClient(started());
    await obtainTokens(started(), { client: used });
    started().advance(31 * day);
    await sweep();
    const left = await started().store.read.db.selectFrom("oauth_clients").select("id").execute();
    const ids = left.map(({ id }) => id);
    expect([unused, used, manual].map(({ id }) => ids.includes(id))).toEqual([false, true, true]);
  });

  it("the clean-up processes more than one batch", async () => {
    const { client } = await obtainTokens(started());
    await started().store.transaction(async ({ db }) => {
      const grant = await db
        .selectFrom("oauth_grants")
        .innerJoin("oauth_connections", "oauth_connections.id", "oauth_grants.connection_id")
        .where("oauth_client_id", "=", client.id)
        .select("oauth_grants.id")
        .executeTakeFirstOrThrow();
      const stamp = started().now().toISOString();
      for (let index = 0; index < 1100; index += 1) {
        await db
          .insertInto("oauth_access_tokens")
          .values({
            grant_id: grant.id,
            jti: `old-${index}`,
            tier: "edit",
            resource: null,
            created_at: stamp,
            expires_at: stamp,
          })
          .execute();
      }
    });
    started().advance(2 * day);
    await sweep();
    expect(await rowsOf(client.id)).toMatchObject({ access: 0, refresh: 1 });
  });

  it("the clean-up starts a minute after the service", async () => {
    const { client } = await obtainTokens(started(), { validity: "1" });
    started().advance(3 * day);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    const { close } = cleanUp();
    vi.advanceTimersByTime(minute);
    vi.useRealTimers();
    await close();
    expect(await rowsOf(client.id)).toMatchObject({ codes: 0, access: 0, refresh: 0, grants: 0 });
  });

  it("the clean-up runs every hour and reports errors without stopping", async () => {
    const errors: unknown[] = [];
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    const transaction = () => Promise.reject(new Error("busy"));
    const read = { ...started().store.read, db: null as never };
    const broken: Store = { ...started().store, read, transaction };
    const { close } = cleanUp((error) => errors.push(error), broken);
    // After a minute, the clean-up deletes stored responses, then all other expired rows, old deliveries, old undos, old
    // imports and deleted files, and compacts the change feed.
    await vi.advanceTimersByTimeAsync(minute);
    expect(errors).toHaveLength(8);
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(errors).toHaveLength(22);
    await close();
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(errors).toHaveLength(22);
  });

  it("deletes the previous private key of a rotation when it no longer signs", async () => {
    await rotateAt(started().uploads, started().now());
    const { privatePath, publicPath } = previousKeyPaths(started().uploads);
    const exists = async () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
      const { close } = cleanUp();
      vi.advanceTimersByTime(minute);
      vi.useRealTimers();
      await close();
      return [privatePath, publicPath].map((path) => existsSync(path));
    };
    expect(await exists()).toEqual([true, true]);
    started().advance(10 * minute);
    expect(await exists()).toEqual([false, true]);
    started().advance(2 * hour);
    expect(await exists()).toEqual([false, false]);
  });

  it("the clean-up deletes expired sessions, even without OAuth", async () => {
    const { store } = started();
    const session = await signIn(started(), "editor");
    started().advance(31 * day);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    const { close } = scheduleCleanUp({
      store,
      storage,
      historyDays: null,
      historyFileDays: 30,
      oauth: false,
      uploadsDirectory: started().uploads,
      now: started().now,
      onError: fail,
    });
    vi.advanceTimersByTime(hour);
    vi.useRealTimers();
    await close();
    const { db } = store.read;
    const left = await db.selectFrom("sessions").select("id").where("id", "=", session.sessionId).execute();
    expect(left).toEqual([]);
  });

  async function rowsOf(clientRowId: number) {
    const { db } = started().store.read;
    const grants = await db
      .selectFrom("oauth_grants")
      .innerJoin("oauth_connections", "oauth_connections.id", "oauth_grants.connection_id")
      .where("oauth_client_id", "=", clientRowId)
      .select("oauth_grants.id")
      .execute();
    const ids = grants.map(({ id }) => id);
    const of = async (table: "oauth_codes" | "oauth_access_tokens" | "oauth_refresh_tokens") =>
      ids.length === 0
        ? 0
        : (await db.selectFrom(table).select("id").where("grant_id", "in", ids).execute()).length;
    return {
      codes: await of("oauth_codes"),
      access: await of("oauth_access_tokens"),
      refresh: await of("oauth_refresh_tokens"),
      grants: ids.length,
    };
  }
});

async function count(
  { store }: AuthorizationServer,
  table: "oauth_refresh_tokens",
  column: "successor",
): Promise<number> {
  const rows = await store.read.db.selectFrom(table).select(column).where(column, "is not", null).execute();
  return rows.length;
}

function fail(error: unknown): void {
  throw error;
}

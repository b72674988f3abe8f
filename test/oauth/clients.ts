/** Inserts clients and grants into the tables of the authorization server. */
import { randomBytes } from "node:crypto";
import type { Store } from "../../src/database/store.ts";
import { timestamp } from "../../src/database/timestamp.ts";
import type { Actor } from "../../src/history/log-entry.ts";
import { presetData } from "../../src/identity/permission-presets.ts";
import { createUser } from "../../src/identity/accounts/accounts.ts";
import type { ClientChange } from "../../src/oauth/clients.ts";
import { createClientReader, type ClientReader, type ListedClient } from "../../src/oauth/client-list.ts";
import { withoutLog } from "../identity/recorded-changes.ts";
import { testCache } from "../support/memory-cache.ts";

export const now = new Date("2026-11-21T10:00:00.000Z");
export const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

export const actor: Actor = { userId: null, username: "ada", tokenId: null, client: null };

export function changeOf(store: Store, moment: Date = now): ClientChange {
  return { store, now: moment, actor, address: "192.0.2.1" };
}

export async function user(store: Store, name: string): Promise<number> {
  return await createUser(withoutLog(store), { name, permissions: presetData("editor") });
}

export interface GivenGrant {
  readonly userId: number;
  readonly clientId: number;
  readonly revoked?: boolean;
  /** Seconds from `now` at which each token expires. `null` means never. */
  readonly accessTokens?: readonly number[];
  readonly refreshTokens?: readonly (number | null)[];
  readonly usedRefreshTokens?: number;
  readonly codes?: number;
}

/** Inserts one approval with its tokens. Returns the ID of the grant. */
export async function grant(store: Store, given: GivenGrant): Promise<number> {
  const moment = timestamp(now);
  const unique = (): string => randomBytes(16).toString("hex");
  return await store.transaction(async ({ db }) => {
    const connection = await db
      .insertInto("oauth_connections")
      .values({
        user_id: given.userId,
        oauth_client_id: given.clientId,
        tier: "edit",
        friendly_name: null,
        refresh_validity: "30",
        created_at: moment,
        last_used_at: null,
      })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "oauth_client_id"]).doUpdateSet({ tier: "edit" }),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto("oauth_grants")
      .values({
        connection_id: connection.id,
        tier: "edit",
        resource: null,
        refresh_validity: "30",
        created_at: moment,
        revoked_at: given.revoked === true ? moment : null,
        revoked_because: given.revoked === true ? "user" : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const seconds of given.accessTokens ?? []) {
      await db
        .insertInto("oauth_access_tokens")
        .values({
          grant_id: id,
          jti: unique(),
          tier: "edit",
          resource: null,
          created_at: moment,
          expires_at: timestamp(later(seconds)),
        })
        .execute();
    }
    const refreshTokens = [
      ...(given.refreshTokens ?? []).map((seconds) => ({ seconds, used: false })),
      ...Array.from({ length: given.usedRefreshTokens ?? 0 }, () => ({ seconds: 3600, used: true })),
    ];
    for (const { seconds, used } of refreshTokens) {
      await db
        .insertInto("oauth_refresh_tokens")
        .values({
          grant_id: id,
          access_token_id: null,
          token_hash: unique(),
          created_at: moment,
          expires_at: seconds === null ? null : timestamp(later(seconds)),
          used_at: used ? moment : null,
          successor: used ? "encrypted" : null,
        })
        .execute();
    }
    for (let index = 0; index < (given.codes ?? 0); index += 1) {
      await db
        .insertInto("oauth_codes")
        .values({
          grant_id: id,
          code_hash: unique(),
          redirect_uri: "https://client.example.invalid/callback",
          redirect_uri_given: true,
          code_challenge: "x".repeat(43),
          created_at: moment,
          expires_at: timestamp(later(600)),
          used_at: null,
        })
        .execute();
    }
    return id;
  });
}

/** Returns all clients with the number of their tokens, sorted by name. */
export async function allClients(store: Store, moment: Date = now): Promise<readonly ListedClient[]> {
  const reader = createClientReader(store, testCache());
  const clients: ListedClient[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Awaited<ReturnType<ClientReader["page"]>> = await reader.page({}, cursor, moment);
    clients.push(...page.rows);
    cursor = page.next;
  }
  return clients.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

/** Returns the entries of the change log, oldest first. */
export async function logEntries(store: Store) {
  const rows = await store.read.db.selectFrom("log_entries").selectAll().orderBy("id").execute();
  return rows.map(({ kind, level, username, client, target_type: target, changes, data }) => ({
    kind,
    level,
    username,
    client,
    target,
    changes: changes === null ? null : (JSON.parse(changes) as unknown),
    data: data === null ? null : (JSON.parse(data) as unknown),
  }));
}

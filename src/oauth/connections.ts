/** Lists and disconnects the applications that a user has connected through OAuth. */
import type { Reader } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { securityEvent, type ChangeContext } from "../identity/record.ts";
import type { Scope } from "../identity/scope.ts";
import { groupBy } from "../util/group-by.ts";
import { weakestOf } from "./family.ts";
import type { ReplayKind } from "./replay.ts";
import { strongestOf } from "./parse-scope.ts";

export interface ConnectedApp {
  readonly id: number;
  readonly clientName: string;
  /** The `client_id` of the connected OAuth client. */
  readonly clientId: string;
  /** The host of the metadata document, or of the redirect URI of the last approval. Null for old connections. */
  readonly host: string | null;
  readonly friendlyName: string | null;
  /** The highest scope of the connection's tokens. */
  readonly scope: Scope;
  readonly connectedSince: string;
  readonly lastUsedAt: string | null;
  /**
   * The time at which the connection's last token expires. After a replay, the time at which the tokens were revoked.
   * Null if a token never expires.
   */
  readonly validUntil: string | null;
  /**
   * The time at which the family was revoked because a code or refresh token was used twice. Null if no replay was
   * detected.
   */
  readonly replayNoticed: string | null;
}

const replays: readonly string[] = ["replay", "code_reuse"] satisfies readonly ReplayKind[];

/**
 * Lists the user's connections that have a valid code, a valid token or an unread replay notice, sorted by name. Runs a
 * single SQL statement.
 */
export async function listConnectedApps(
  read: Pick<Reader, "db">,
  userId: number,
  now: Date,
): Promise<readonly ConnectedApp[]> {
  const byConnection = groupBy(await readGrants(read, userId, timestamp(now)), ({ id }) => id);
  return [...byConnection.values()]
    .flatMap((grants) => appOf(grants) ?? [])
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other), "en") || one.id - other.id);
}

type GrantRow = Awaited<ReturnType<typeof readGrants>>[number];

/** Reads the grants of the user's connections, and the expiry times of the valid tokens. */
function readGrants({ db }: Pick<Reader, "db">, userId: number, moment: string) {
  return db
    .selectFrom("oauth_connections")
    .innerJoin("oauth_clients", "oauth_clients.id", "oauth_connections.oauth_client_id")
    .innerJoin("oauth_grants", "oauth_grants.connection_id", "oauth_connections.id")
    .where("oauth_connections.user_id", "=", userId)
    .select([
      "oauth_connections.id",
      "oauth_connections.tier as chosenScope",
      "oauth_connections.friendly_name as friendlyName",
      "oauth_connections.host",
      "oauth_connections.created_at as connectedSince",
      "oauth_connections.last_used_at as lastUsedAt",
      "oauth_clients.name as clientName",
      "oauth_clients.client_id as clientId",
      "oauth_grants.tier as scope",
      "oauth_grants.revoked_at as revokedAt",
      "oauth_grants.revoked_because as revokedBecause",
    ])
    .select((column) => [
      column
        .selectFrom("oauth_access_tokens as token")
        .whereRef("token.grant_id", "=", "oauth_grants.id")
        .where("token.expires_at", ">", moment)
        .select(({ fn }) => fn.max("token.expires_at").as("until"))
        .as("accessUntil"),
      column
        .selectFrom("oauth_refresh_tokens as token")
        .whereRef("token.grant_id", "=", "oauth_grants.id")
        .where("token.used_at", "is", null)
        .where("token.expires_at", ">", moment)
        .select(({ fn }) => fn.max("token.expires_at").as("until"))
        .as("refreshUntil"),
      column
        .selectFrom("oauth_refresh_tokens as token")
        .whereRef("token.grant_id", "=", "oauth_grants.id")
        .where("token.used_at", "is", null)
        .where("token.expires_at", "is", null)
        .select(({ fn }) => fn.max("token.id").as("id"))
        // The ID of the newest refresh token that never expires.
        .as("unlimitedId"),
      column
        .selectFrom("oauth_codes as code")
        .whereRef("code.grant_id", "=", "oauth_grants.id")
        .where("code.used_at", "is", null)
        .where("code.expires_at", ">", moment)
        .select(({ fn }) => fn.max("code.expires_at").as("until"))
        // An application can still exchange its code for tokens.
        .as("codeUntil"),
    ])
    .orderBy("oauth_grants.id")
    .execute();
}

/** Combines the grants of one connection. Returns null if the grants have neither a valid token nor a replay notice. */
function appOf(grants: readonly GrantRow[]): ConnectedApp | null {
  const [first] = grants;
  if (first === undefined) return null;
  const live = grants.filter((grant) => grant.revokedAt === null && endsOf(grant).length > 0);
  const replayed = grants.filter(({ revokedBecause }) => replays.includes(revokedBecause ?? ""));
  const replayNoticed = latest(replayed.map(({ revokedAt }) => revokedAt));
  if (live.length === 0 && replayNoticed === null) return null;
  const { id, chosenScope, friendlyName, host, connectedSince, lastUsedAt, clientName, clientId } = first;
  const shown = live.length > 0 ? live : replayed;
  const ends = live.flatMap(endsOf);
  return {
    id,
    clientName,
    clientId,
    host,
    friendlyName,
    connectedSince,
    lastUsedAt,
    scope: strongestOf(shown.map(({ scope }) => weakestOf([scope, chosenScope]))) ?? "read_only",
    validUntil: ends.includes(null) ? null : (latest(ends) ?? replayNoticed),
    replayNoticed,
  };
}

/** Returns the expiry times of a grant's valid code and tokens. The time is null for a token that never expires. */
function endsOf({ accessUntil, refreshUntil, unlimitedId, codeUntil }: GrantRow): (string | null)[] {
  const ends = [accessUntil, refreshUntil, codeUntil].filter((end) => end !== null);
  return unlimitedId === null ? ends : [...ends, null];
}

function latest(moments: readonly (string | null)[]): string | null {
  return (
    moments
      .filter((moment) => moment !== null)
      .sort()
      .at(-1) ?? null
  );
}

function nameOf({ friendlyName, clientName }: ConnectedApp): string {
  return friendlyName ?? clientName;
}

/**
 * Revokes all grants of a connection, which invalidates their tokens and codes. Also marks the connection's replay
 * notices as read.
 * @returns false if the user has no connection with this ID
 */
export async function revokeConnectedApp(
  { store, now, record }: ChangeContext,
  userId: number,
  connectionId: number,
): Promise<boolean> {
  return await store.transaction(async (transaction) => {
    const { db } = transaction;
    const connection = await db
      .selectFrom("oauth_connections")
      .innerJoin("oauth_clients", "oauth_clients.id", "oauth_connections.oauth_client_id")
      .where("oauth_connections.id", "=", connectionId)
      .where("oauth_connections.user_id", "=", userId)
      .select(["oauth_clients.name", "oauth_clients.client_id as clientId"])
      .executeTakeFirst();
    if (connection === undefined) return false;
    await db
      .updateTable("oauth_grants")
      .set({ revoked_at: timestamp(now), revoked_because: "user" })
      .where("connection_id", "=", connectionId)
      .where((where) => where.or([where("revoked_at", "is", null), where("revoked_because", "in", replays)]))
      .execute();
    const { name: client, clientId: client_id } = connection;
    await record(
      transaction,
      securityEvent(userId, { event: "application_disconnected", client, client_id }),
    );
    return true;
  });
}

/** Lists the users of an OAuth client with their grants. */
import { sql } from "kysely";
import { idList } from "../database/id-list.ts";
import type { Reader } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { Scope } from "../identity/scope.ts";
import { groupBy } from "../util/group-by.ts";
import { activeTokens, isConnected } from "./active-tokens.ts";
import type { TokenCounts } from "./client-list.ts";
import { weakestOf } from "./family.ts";
import { strongestOf } from "./parse-scope.ts";

/** A user's connection to a client, with the active tokens of all its grants. */
export interface ClientUser extends TokenCounts {
  readonly userId: number;
  readonly username: string;
  /** The highest scope of the user's tokens, or the approved scope if there are no tokens yet. */
  readonly scope: Scope;
  readonly connectedSince: string;
  /** The time at which an access token was last used. */
  readonly lastUsedAt: string | null;
}

interface Limits {
  readonly now: Date;
  /** The maximum number of users. By default, all users are listed. */
  readonly limit?: number;
}

/** Lists the connected users, starting with the newest connection. Runs two statements. */
export async function listClientUsers(
  { db, dialect }: Pick<Reader, "db" | "dialect">,
  clientRowId: number,
  { now, limit }: Limits,
): Promise<readonly ClientUser[]> {
  const moment = sql`${timestamp(now)}`;
  const active = activeTokens(moment);
  let query = db
    .selectFrom("oauth_connections")
    .innerJoin("users", "users.id", "oauth_connections.user_id")
    .where("oauth_connections.oauth_client_id", "=", clientRowId)
    .where(isConnected(sql`oauth_connections.id`, moment))
    .select([
      "oauth_connections.id",
      "oauth_connections.user_id as userId",
      "users.name as username",
      "oauth_connections.tier as chosenScope",
      "oauth_connections.created_at as connectedSince",
      "oauth_connections.last_used_at as lastUsedAt",
    ])
    .orderBy("oauth_connections.created_at", "desc")
    .orderBy("oauth_connections.id", "desc");
  if (limit !== undefined) query = query.limit(limit);
  const connections = await query.execute();
  const ids = connections.map(({ id }) => id);
  const countOf = (table: "oauth_access_tokens" | "oauth_refresh_tokens", condition: typeof active.access) =>
    sql<number | string>`(select count(*) from ${sql.table(table)} token
      where token.grant_id = oauth_grants.id and ${condition})`;
  const grants = await db
    .selectFrom("oauth_grants")
    .where(idList(dialect, "connection_id", ids))
    .where("revoked_at", "is", null)
    .select([
      "connection_id as connectionId",
      "tier as scope",
      countOf("oauth_access_tokens", active.access).as("accessTokens"),
      countOf("oauth_refresh_tokens", active.refresh).as("refreshTokens"),
    ])
    .execute();
  const grantsOf = groupBy(grants, ({ connectionId }) => connectionId);
  return connections.map(({ id, chosenScope, ...connection }) => {
    const own = (grantsOf.get(id) ?? [])
      .map((grant) => ({
        scope: weakestOf([grant.scope, chosenScope]),
        accessTokens: Number(grant.accessTokens),
        refreshTokens: Number(grant.refreshTokens),
      }))
      .filter(({ accessTokens, refreshTokens }) => accessTokens + refreshTokens > 0);
    return {
      ...connection,
      scope: strongestOf(own.map(({ scope }) => scope)) ?? weakestOf([chosenScope]),
      accessTokens: sum(own.map(({ accessTokens }) => accessTokens)),
      refreshTokens: sum(own.map(({ refreshTokens }) => refreshTokens)),
    };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

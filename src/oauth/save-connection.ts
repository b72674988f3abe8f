/** Stores the choices of an approval. The row of a connection is kept when its access ends. */
import { sql } from "kysely";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { Scope } from "../identity/scope.ts";
import { isConnected } from "./active-tokens.ts";
import { atMost, hasGrant } from "./consent-offer.ts";
import type { RefreshValidity } from "./refresh-validity.ts";

export interface ConsentDecision {
  /** The approved scope, which must be one of the offered scopes. */
  readonly scope: Scope;
  /** The user's own name for the client, at most 255 characters. Blank for no name. */
  readonly friendlyName: string | null;
  readonly refreshValidity: RefreshValidity;
}

interface Connection {
  readonly userId: number;
  /** The ID of the row of the client. */
  readonly clientId: number;
  readonly host: string;
}

/** Stores a connection. It is announced if the application had no access before, or less access. */
export async function saveConnection(
  { db }: Transaction,
  { userId, clientId, host }: Connection,
  { scope, friendlyName, refreshValidity }: ConsentDecision,
  now: Date,
): Promise<{ readonly id: number; readonly isAnnounced: boolean }> {
  const before = await db
    .selectFrom("oauth_connections")
    .where("user_id", "=", userId)
    .where("oauth_client_id", "=", clientId)
    .where(isConnected(sql`oauth_connections.id`, sql`${timestamp(now)}`))
    .select("tier")
    .executeTakeFirst();
  const isAnnounced = before === undefined || !atMost(scope, before.tier);
  const choice = {
    tier: scope,
    friendly_name: friendlyName,
    refresh_validity: refreshValidity,
    host,
    ...(isAnnounced && { unannounced_since: timestamp(now) }),
  };
  const { id } = await db
    .insertInto("oauth_connections")
    .values({
      user_id: userId,
      oauth_client_id: clientId,
      ...choice,
      created_at: timestamp(now),
      last_used_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "oauth_client_id"]).doUpdateSet({
        ...choice,
        // If all earlier grants are revoked, the connection starts again at the time of this approval.
        created_at: sql<string>`case when ${hasGrant} then oauth_connections.created_at
          else excluded.created_at end`,
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, isAnnounced };
}

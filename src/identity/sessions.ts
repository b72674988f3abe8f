/**
 * Finds, lists and ends browser sessions. `new-session.ts` creates sessions.
 *
 * A session ends 12 hours after its last use, but at most 7 days after the sign-in. A session with "Keep me signed in"
 * ends 30 days after the sign-in.
 */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { hashToken } from "./api-token.ts";
import type { LastUsed } from "./last-used.ts";
import { newAppsOf, removeNewApps, type NewApps } from "./new-apps.ts";
import { isCookieSecret } from "./new-session.ts";
import { createPrincipal } from "./principal.ts";
import { securityEvent, type ChangeContext } from "./record.ts";
import { requiresSecondFactor, userColumns, type PermissionChainReader } from "./permission-chain.ts";
import type { SignedIn } from "./signed-in.ts";

export type Sessions = ReturnType<typeof createSessions>;

export type ListedSession = Awaited<ReturnType<Sessions["list"]>>[number];

const sessionWithPermissions = prepared((db, slot: Slot<{ hash: string; now: string }>, dialect) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .where("sessions.token_hash", "=", slot("hash"))
    .where("sessions.expires_at", ">", slot("now"))
    .select([
      "sessions.id as sessionId",
      "sessions.stage",
      "sessions.remembered",
      "sessions.created_at as createdAt",
      "sessions.last_seen_at as lastSeenAt",
      "sessions.new_app_name as newAppName",
      "sessions.new_app_host as newAppHost",
      "sessions.new_app_tier as newAppTier",
      "sessions.new_app_count as newAppCount",
      ...userColumns(dialect),
      "users.need_pw_change as mustChangePassword",
      "users.totp_secret as totpSecret",
      requiresSecondFactor.as("requiresSecondFactor"),
    ]),
);

interface SessionsContext {
  readonly store: Pick<Store, "read" | "transaction">;
  readonly permissionChainOf: PermissionChainReader;
  readonly noteSession: LastUsed["noteSession"];
}

export function createSessions(context: SessionsContext) {
  const { store } = context;
  return {
    /**
     * Finds a session by its cookie with one SQL statement. Returns null if the session is unknown or has ended, or if
     * the user is disabled. Also finds sessions that wait for the 2FA code, so callers must check `stage`.
     */
    find: (token: string, now: Date) => findSession(context, token, now),
    /** Lists the user's active sessions, most recently used first. Excludes sessions whose sign-in is not complete. */
    list: (userId: number, now: Date) => listSessions(store, userId, now),
    /** Removes the notice about new applications after a page of the session has shown it. */
    removeNewApps: (sessionId: number, shown: NewApps) => removeNewApps(store, sessionId, shown),
    /** Ends the session that a cookie identifies. Does nothing if the session is unknown. */
    end: async (token: string): Promise<void> => {
      if (!isCookieSecret(token)) return;
      await store.transaction(async ({ db }) => {
        await db.deleteFrom("sessions").where("token_hash", "=", hashToken(token)).execute();
      });
    },
  };
}

async function findSession(
  { store, permissionChainOf, noteSession }: SessionsContext,
  token: string,
  now: Date,
): Promise<SignedIn | null> {
  if (!isCookieSecret(token)) return null;
  const slots = { hash: hashToken(token), now: timestamp(now) };
  const [row] = await store.read.run(sessionWithPermissions, slots);
  if (row === undefined || row.disabled) return null;
  const { sessionId, stage, remembered, userId, username } = row;
  if (stage === "complete") noteSession(row, now);
  const credential = { userId, username, scope: null, tokenId: null, tokenName: null, client: null };
  const hasSecondFactor = row.totpSecret !== null;
  return {
    sessionId,
    principal: createPrincipal(credential, permissionChainOf(row)),
    stage,
    remembered,
    mustChangePassword: row.mustChangePassword,
    mustSetUpSecondFactor: !hasSecondFactor && Boolean(row.requiresSecondFactor),
    hasSecondFactor,
    newApps: newAppsOf(row),
  };
}

function listSessions({ read }: Pick<Store, "read">, userId: number, now: Date) {
  return read.db
    .selectFrom("sessions")
    .where("user_id", "=", userId)
    .where("stage", "=", "complete")
    .where("expires_at", ">", timestamp(now))
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .select([
      "id",
      "address",
      "user_agent as userAgent",
      "created_at as createdAt",
      "last_seen_at as lastSeenAt",
      "expires_at as expiresAt",
      "remembered",
    ])
    .execute();
}

/** Ends a session. Returns false if the user has no session with this ID. */
export function endSession(
  { store, record }: ChangeContext,
  userId: number,
  sessionId: number,
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const ended = await transaction.db
      .deleteFrom("sessions")
      .where("id", "=", sessionId)
      .where("user_id", "=", userId)
      .returning("id")
      .execute();
    if (ended.length === 0) return false;
    await record(transaction, securityEvent(userId, { event: "session_ended" }));
    return true;
  });
}

/**
 * Ends all other sessions of the user, including those that wait for the 2FA code. Returns the number of complete
 * sessions that ended.
 */
export function endOtherSessions(
  { store, record }: ChangeContext,
  userId: number,
  keepSessionId: number,
): Promise<number> {
  return store.transaction(async (transaction) => {
    const ended = await transaction.db
      .deleteFrom("sessions")
      .where("user_id", "=", userId)
      .where("id", "!=", keepSessionId)
      .returning("stage")
      .execute();
    const sessions = ended.filter(({ stage }) => stage === "complete").length;
    if (ended.length > 0) {
      await record(transaction, securityEvent(userId, { event: "other_sessions_ended", sessions }));
    }
    return sessions;
  });
}

/**
 * Deletes expired sessions and trusted devices to keep the tables small. Expired rows are never accepted, even before
 * their deletion.
 */
export async function removeExpired(store: Pick<Store, "transaction">, now: Date): Promise<void> {
  const moment = timestamp(now);
  await store.transaction(async ({ db }) => {
    await db.deleteFrom("sessions").where("expires_at", "<=", moment).execute();
    await db.deleteFrom("trusted_devices").where("expires_at", "<=", moment).execute();
  });
}

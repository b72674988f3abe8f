/**
 * Sessions of browsers: finding, listing and ending them. They are made by `sign-in.ts`; what else a password change
 * ends is in `endings.ts`.
 *
 * A session that is not remembered ends 12 hours after it was last used, and 7 days after the sign-in at the latest;
 * one that is remembered ends 30 days after the sign-in.
 */
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { hashToken } from "./api-token.ts";
import type { LastUsed } from "./last-used.ts";
import { isCookieSecret } from "./new-session.ts";
import { createPrincipal } from "./principal.ts";
import { securityEvent } from "./record.ts";
import type { ChangeContext } from "./record.ts";
import { createRightsReader, withGroupChain } from "./rights.ts";
import type { SignedIn } from "./signed-in.ts";

export interface ListedSession {
  readonly id: number;
  readonly address: string;
  readonly userAgent: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
  readonly remembered: boolean;
}

export interface Sessions {
  /**
   * Who a cookie's value stands for, in one statement; null for one that is unknown or has ended, and when the user is
   * disabled. Also answers sessions that still wait for the second factor: look at `stage`.
   */
  find(this: void, token: string, now: Date): Promise<SignedIn | null>;
  /** The complete sessions of a user that have not ended, last used first. */
  list(this: void, userId: number, now: Date): Promise<ListedSession[]>;
  /** Ends one session of the user; false when the user has no such session. */
  endOne(this: void, context: ChangeContext, userId: number, sessionId: number): Promise<boolean>;
  /** Ends all sessions of the user but one, pending ones included; how many complete ones there were. */
  endOthers(this: void, context: ChangeContext, userId: number, keepSessionId: number): Promise<number>;
  /** Signs out; nothing happens when the session is unknown. */
  end(this: void, token: string): Promise<void>;
}

/** One row for the session and each group above its user, nearest first; one row where there is no group. */
const sessionWithRights = prepared((db, slot: Slot<{ hash: string; now: string }>) =>
  withGroupChain(db, (query) =>
    query
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .where("sessions.token_hash", "=", slot("hash"))
      .select("users.group_id"),
  )
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("chain", (join) => join.onTrue())
    .leftJoin("groups", "groups.id", "chain.group_id")
    .where("sessions.token_hash", "=", slot("hash"))
    .where("sessions.expires_at", ">", slot("now"))
    .orderBy("chain.depth")
    .select([
      "sessions.id as sessionId",
      "sessions.stage",
      "sessions.remembered",
      "sessions.created_at as createdAt",
      "sessions.last_seen_at as lastSeenAt",
      "users.id as userId",
      "users.name as username",
      "users.disabled",
      "users.permissions",
      "users.need_pw_change as mustChangePassword",
      "users.totp_secret as totpSecret",
      "chain.group_id as groupId",
      "chain.permissions as groupPermissions",
      "groups.enforce_2fa as enforced",
    ]),
);

export function createSessions(
  store: Pick<Store, "read" | "transaction">,
  { noteSession }: Pick<LastUsed, "noteSession">,
): Sessions {
  const rightsOf = createRightsReader();

  return {
    find: async (token, now) => {
      if (!isCookieSecret(token)) return null;
      const rows = await store.read.run(sessionWithRights, { hash: hashToken(token), now: timestamp(now) });
      const [row] = rows;
      if (row === undefined || row.disabled) return null;
      const { sessionId, stage, remembered, userId, username } = row;
      if (stage === "complete") noteSession(row, now);
      const credential = { userId, username, tier: null, tokenId: null, tokenName: null, client: null };
      const hasSecondFactor = row.totpSecret !== null;
      return {
        sessionId,
        principal: createPrincipal(credential, rightsOf(rows)),
        stage,
        remembered,
        mustChangePassword: row.mustChangePassword,
        mustSetUpSecondFactor: !hasSecondFactor && rows.some(({ enforced }) => enforced === true),
        hasSecondFactor,
      };
    },

    list: (userId, now) =>
      store.read.db
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
        .execute(),

    endOne: ({ store: { transaction }, record }, userId, sessionId) =>
      transaction(async (open) => {
        const ended = await open.db
          .deleteFrom("sessions")
          .where("id", "=", sessionId)
          .where("user_id", "=", userId)
          .returning("address")
          .execute();
        const [session] = ended;
        if (session === undefined) return false;
        await record(open, securityEvent(userId, { event: "session_ended", address: session.address }));
        return true;
      }),

    endOthers: ({ store: { transaction }, record }, userId, keepSessionId) =>
      transaction(async (open) => {
        const ended = await open.db
          .deleteFrom("sessions")
          .where("user_id", "=", userId)
          .where("id", "!=", keepSessionId)
          .returning("stage")
          .execute();
        const sessions = ended.filter(({ stage }) => stage === "complete").length;
        if (ended.length > 0) {
          await record(open, securityEvent(userId, { event: "other_sessions_ended", sessions }));
        }
        return sessions;
      }),

    end: async (token) => {
      if (!isCookieSecret(token)) return;
      await store.transaction(async ({ db }) => {
        await db.deleteFrom("sessions").where("token_hash", "=", hashToken(token)).execute();
      });
    },
  };
}

/** Deletes expired sessions and trusted devices, which are not accepted anyway, so that the tables stay small. */
export async function removeExpired(store: Pick<Store, "transaction">, now: Date): Promise<void> {
  const moment = timestamp(now);
  await store.transaction(async ({ db }) => {
    await db.deleteFrom("sessions").where("expires_at", "<=", moment).execute();
    await db.deleteFrom("trusted_devices").where("expires_at", "<=", moment).execute();
  });
}

/** Reads the rows that the sign-in needs: the user, and the session that waits for the 2FA code. */
import { fold } from "../database/fold.ts";
import type { Reader } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { hashToken } from "./api-token.ts";
import { isCookieSecret } from "./new-session.ts";
import { addressSubject } from "./failure-rate-limit.ts";
import { isPossibleName } from "./user-values.ts";

export interface Candidate {
  readonly userId: number;
  readonly username: string;
  readonly hash: string | null;
  readonly disabled: boolean;
  readonly hasSecondFactor: boolean;
}

/** Finds a user by name. The comparison ignores case. */
export async function findCandidate({ db }: Pick<Reader, "db">, username: string): Promise<Candidate | null> {
  // For an invalid name, the empty name is looked up, so that the response takes the same time. The invalid name itself
  // cannot be used, because PostgreSQL rejects some characters.
  const name = isPossibleName(username) ? fold(username) : "";
  const user = await db
    .selectFrom("users")
    .select(["id", "name", "password_hash", "disabled", "totp_secret"])
    .where("name_folded", "=", name)
    .executeTakeFirst();
  if (user === undefined) return null;
  const { id: userId, name: known, password_hash: hash, disabled, totp_secret } = user;
  return { userId, username: known, hash, disabled, hasSecondFactor: totp_secret !== null };
}

/** Whether the user has a session from the same IPv4 address or the same IPv6 /64 network. */
export async function hasSessionFrom(
  { db }: Pick<Reader, "db">,
  userId: number,
  address: string,
  now: Date,
): Promise<boolean> {
  const sessions = await db
    .selectFrom("sessions")
    .select("address")
    .distinct()
    .where("user_id", "=", userId)
    .where("stage", "=", "complete")
    .where("expires_at", ">", timestamp(now))
    .execute();
  const subject = addressSubject(address);
  return sessions.some((session) => addressSubject(session.address) === subject);
}

export interface Pending {
  readonly userId: number;
  readonly username: string;
  readonly sessionId: number;
  readonly remembered: boolean;
  readonly createdAt: string;
}

/** Finds a session that waits for the 2FA code. Returns null if the session has ended or 2FA was turned off. */
export async function findPending(
  { db }: Pick<Reader, "db">,
  token: string,
  now: Date,
): Promise<Pending | null> {
  if (!isCookieSecret(token)) return null;
  const pending = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .where("sessions.token_hash", "=", hashToken(token))
    .where("sessions.stage", "=", "second_factor")
    .where("sessions.expires_at", ">", timestamp(now))
    .where("users.disabled", "=", false)
    .where("users.totp_secret", "is not", null)
    .select([
      "users.id as userId",
      "users.name as username",
      "sessions.id as sessionId",
      "sessions.remembered",
      "sessions.created_at as createdAt",
    ])
    .executeTakeFirst();
  return pending ?? null;
}

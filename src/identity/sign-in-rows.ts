/** What the sign-in looks up: the user of a name, and the session that waits for the second factor. */
import { fold } from "../database/fold.ts";
import type { Reader } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { hashToken } from "./api-token.ts";
import { isCookieSecret } from "./new-session.ts";
import { addressSubject } from "./rate-limit.ts";
import { isPossibleName } from "./user-rules.ts";

export interface Candidate {
  readonly userId: number;
  readonly username: string;
  readonly hash: string | null;
  readonly disabled: boolean;
  readonly hasSecondFactor: boolean;
}

/** The user of that name, whatever the case. */
export async function findCandidate({ db }: Pick<Reader, "db">, username: string): Promise<Candidate | null> {
  // A text that cannot be a name takes a query as well. PostgreSQL does not accept all texts.
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

/** Whether the user is signed in from this address, or this IPv6 network. */
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
  const place = addressSubject(address);
  return sessions.some((session) => addressSubject(session.address) === place);
}

export interface Pending {
  readonly userId: number;
  readonly username: string;
  readonly sessionId: number;
  readonly remembered: boolean;
  readonly createdAt: string;
}

/** The session that waits for the second factor, as long as there is one to wait for. */
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

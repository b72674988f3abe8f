/**
 * Gives a session another secret, and another id with it: whoever knew the value of the cookie is out, also with what
 * is on its way already (`live-session.ts`). How long it lasts stays as it is.
 */
import type { Transaction } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import { hashToken } from "./api-token.ts";
import type { RandomBytes } from "./api-token.ts";
import { sessionEnded } from "./live-session.ts";
import { newCookieSecret } from "./new-session.ts";

export interface RotatedSession {
  readonly id: number;
  /** The value of the session cookie. */
  readonly token: string;
  /** Seconds that the cookie is kept; null: until the browser is closed. */
  readonly maxAge: number | null;
}

/** @throws {Problem} `forbidden` when the session has ended */
export async function rotateSession(
  { db }: Transaction,
  sessionId: number,
  now: Date,
  random?: RandomBytes,
): Promise<RotatedSession> {
  const [session] = await db.deleteFrom("sessions").where("id", "=", sessionId).returningAll().execute();
  if (session === undefined) throw sessionEnded();
  const { id: _, ...kept } = session;
  const token = newCookieSecret(random);
  const { id } = await db
    .insertInto("sessions")
    .values({ ...kept, token_hash: hashToken(token), last_seen_at: timestamp(now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const left = Math.floor((instantOf(session.expires_at).getTime() - now.getTime()) / 1000);
  return { id, token, maxAge: session.remembered ? Math.max(1, left) : null };
}

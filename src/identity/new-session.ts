/** Creates and rotates sessions, and calculates when they end. `sessions.ts` reads sessions. */
import { randomBytes } from "node:crypto";
import type { Transaction } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import { hashToken } from "./api-token.ts";
import { sessionEnded } from "./live-session.ts";
import { takeUnannounced } from "./new-apps.ts";

const seconds = 1000;
const hours = 60 * 60 * seconds;
const days = 24 * hours;

/** `Max-Age` of the session cookie with "Keep me signed in", in seconds: 30 days. */
export const rememberedSeconds = (30 * days) / seconds;

const pendingLifetime = 10 * 60 * seconds;
const idleLifetime = 12 * hours;
const maximumLifetime = 7 * days;

/** Generates a secret of 256 random bits for a cookie. The database stores only its hash ({@link hashToken}). */
export function newCookieSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text has the format of {@link newCookieSecret}. Only texts in this format are looked up. */
export function isCookieSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** Returns the time at which a complete session ends. The time depends on the session's creation and last use. */
export function sessionEnd(createdAt: Date, lastSeenAt: Date, remembered: boolean): Date {
  const created = createdAt.getTime();
  if (remembered) return new Date(created + rememberedSeconds * seconds);
  return new Date(Math.min(created + maximumLifetime, lastSeenAt.getTime() + idleLifetime));
}

export interface NewSession {
  readonly userId: number;
  readonly token: string;
  readonly stage: "second_factor" | "complete";
  readonly remembered: boolean;
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

/**
 * Stores a session. A session that waits for the 2FA code ends after ten minutes. A complete session starts with the
 * notice about applications that were connected since the previous sign-in.
 */
export async function insertSession(transaction: Transaction, session: NewSession): Promise<void> {
  const { userId, now, remembered, stage } = session;
  const end =
    stage === "complete" ? sessionEnd(now, now, remembered) : new Date(now.getTime() + pendingLifetime);
  const newApps = stage === "complete" ? await takeUnannounced(transaction, userId) : {};
  await transaction.db
    .insertInto("sessions")
    .values({
      user_id: userId,
      token_hash: hashToken(session.token),
      stage,
      remembered,
      address: clientText(session.address, 64),
      user_agent: clientText(session.userAgent, 500),
      created_at: timestamp(now),
      last_seen_at: timestamp(now),
      expires_at: timestamp(end),
      ...newApps,
    })
    .execute();
}

export interface RotatedSession {
  readonly id: number;
  readonly token: string;
  /** `Max-Age` of the cookie in seconds; null for a cookie that ends with the browser session. */
  readonly maxAge: number | null;
}

/**
 * Replaces the secret and the ID of a session. Requests with the old cookie then fail, even if they are already in
 * progress (see `live-session.ts`). The session still ends at the same time.
 * @throws {Problem} `forbidden` if the session has ended
 */
export async function rotateSession(
  { db }: Transaction,
  sessionId: number,
  now: Date,
): Promise<RotatedSession> {
  const [session] = await db.deleteFrom("sessions").where("id", "=", sessionId).returningAll().execute();
  if (session === undefined) throw sessionEnded();
  const { id: _, ...kept } = session;
  const token = newCookieSecret();
  const { id } = await db
    .insertInto("sessions")
    .values({ ...kept, token_hash: hashToken(token), last_seen_at: timestamp(now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const secondsLeft = Math.floor((instantOf(session.expires_at).getTime() - now.getTime()) / 1000);
  return { id, token, maxAge: session.remembered ? Math.max(1, secondsLeft) : null };
}

/**
 * Prepares a text from the client for storage: replaces control characters and line breaks with spaces, and truncates
 * the text to `maximum` characters.
 */
export function clientText(text: string, maximum: number): string {
  return text.replace(/\p{C}/gu, " ").slice(0, maximum).trim();
}

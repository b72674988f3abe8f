/** Creates and rotates the rows of sessions, and sets their lifetimes. `sessions.ts` reads them. */
import { randomBytes } from "node:crypto";
import type { Transaction } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import { hashToken } from "./api-token.ts";
import { sessionEnded } from "./live-session.ts";

const seconds = 1000;
const hours = 60 * 60 * seconds;
const days = 24 * hours;

/** Lifetime of a "keep me signed in" cookie in seconds: 30 days. */
export const rememberedSeconds = (30 * days) / seconds;

const pendingLifetime = 10 * 60 * seconds;
const idleLifetime = 12 * hours;
const longestLifetime = 7 * days;

/** A secret of 256 random bits for a cookie. Only its hash is stored ({@link hashToken}). */
export function newCookieSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text has the form of {@link newCookieSecret}. Other texts are not looked up. */
export function isCookieSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** The end of a complete session that was created and last used at these times. */
export function sessionEnd(createdAt: Date, lastSeenAt: Date, remembered: boolean): Date {
  const made = createdAt.getTime();
  if (remembered) return new Date(made + rememberedSeconds * seconds);
  return new Date(Math.min(made + longestLifetime, lastSeenAt.getTime() + idleLifetime));
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

/** A pending session, which waits for the code of 2FA, ends after ten minutes. */
export async function insertSession({ db }: Transaction, session: NewSession): Promise<void> {
  const { now, remembered, stage } = session;
  const end =
    stage === "complete" ? sessionEnd(now, now, remembered) : new Date(now.getTime() + pendingLifetime);
  await db
    .insertInto("sessions")
    .values({
      user_id: session.userId,
      token_hash: hashToken(session.token),
      stage,
      remembered,
      address: clientText(session.address, 64),
      user_agent: clientText(session.userAgent, 500),
      created_at: timestamp(now),
      last_seen_at: timestamp(now),
      expires_at: timestamp(end),
    })
    .execute();
}

export interface RotatedSession {
  readonly id: number;
  /** The value of the session cookie. */
  readonly token: string;
  /** Seconds that the cookie is kept; null: until the browser is closed. */
  readonly maxAge: number | null;
}

/**
 * Gives a session another secret and another ID, so that requests with the old cookie, also those in progress
 * (`live-session.ts`), fail. The session ends at the same time as before.
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
  const left = Math.floor((instantOf(session.expires_at).getTime() - now.getTime()) / 1000);
  return { id, token, maxAge: session.remembered ? Math.max(1, left) : null };
}

/** A text of a client to store: on one line and of limited length. */
export function clientText(text: string, maximum: number): string {
  return text.replace(/\p{C}/gu, " ").slice(0, maximum).trim();
}

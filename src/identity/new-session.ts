/** The rows of sessions and their lifetimes. Who gets one: `sign-in.ts`; what they stand for: `sessions.ts`. */
import { randomBytes } from "node:crypto";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { hashToken } from "./api-token.ts";
import type { RandomBytes } from "./api-token.ts";

const seconds = 1000;
const hours = 60 * 60 * seconds;
const days = 24 * hours;

/** How long a cookie of "keep me signed in" is kept, in seconds: 30 days. */
export const rememberedSeconds = (30 * days) / seconds;

const pendingLifetime = 10 * 60 * seconds;
const idleLifetime = 12 * hours;
const longestLifetime = 7 * days;

/** A secret of 256 random bits for a cookie. Only its hash is stored ({@link hashToken}). */
export function newCookieSecret(random: RandomBytes = randomBytes): string {
  return random(32).toString("base64url");
}

/** Whether a text can be what {@link newCookieSecret} makes: for anything else nobody need ask the database. */
export function isCookieSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** The end of a complete session that was made and last used at these times. */
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

/** A pending session, which waits for the second factor, ends after ten minutes. */
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

/** What a client says of itself, for storing: on one line and bounded. */
export function clientText(text: string, maximum: number): string {
  return text.replace(/\p{C}/gu, " ").slice(0, maximum).trim();
}

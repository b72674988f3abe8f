/** The API tokens of users: making, listing and revoking them. How a token is checked: `authenticator.ts`. */
import type { Reader, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { invalid, problem } from "../errors.ts";
import type { Violation } from "../errors.ts";
import {
  createApiToken,
  hashToken,
  isPlausibleToken,
  maximumCredentialLength,
  tokenHint,
} from "./api-token.ts";
import type { RandomBytes } from "./api-token.ts";
import type { ChangeContext, RecordEntry } from "./record.ts";
import type { Tier } from "./tier.ts";
import { controlCharacters } from "./user-rules.ts";
import { requireUser } from "./users.ts";

export interface NewToken {
  /** Name of the user whose rights the token has. */
  readonly user: string;
  /** 1 to 255 characters, unique among the user's tokens. */
  readonly name: string;
  readonly tier: Tier;
  /** `null`: never expires. Left out: one year from now. */
  readonly validUntil?: Date | null;
  /** A token that clients already have, to be accepted here as well (from Part-DB, for example). */
  readonly secret?: string;
}

export interface CreatedToken {
  readonly id: number;
  /** The token itself. It is not stored: this is the only time it can be shown. */
  readonly token: string;
}

export interface ListedToken {
  readonly id: number;
  readonly user: string;
  readonly name: string;
  /** The last four characters of the token. */
  readonly hint: string;
  readonly tier: string;
  readonly validUntil: string | null;
  readonly lastTimeUsed: string | null;
  readonly addedDate: string;
}

/**
 * Makes an API token. Only its hash is stored.
 * @throws {Problem} `not-found` when there is no such user, `unprocessable` naming every property that is wrong
 */
export async function createToken(
  { store, now, record }: ChangeContext,
  wanted: NewToken,
  random?: RandomBytes,
): Promise<CreatedToken> {
  const name = wanted.name.trim();
  const expiry = wanted.validUntil === undefined ? aYearAfter(now) : wanted.validUntil;
  const violations = violationsOf(name, expiry, wanted.secret);
  if (violations.length > 0) throw invalid(violations);
  const validUntil = expiry === null ? null : timestamp(expiry);
  const token = wanted.secret ?? createApiToken(random);
  return await store.transaction(async (transaction) => {
    const { db } = transaction;
    const user = await requireUser(transaction, wanted.user);
    const hash = hashToken(token);
    const twin = await db
      .selectFrom("api_tokens")
      .select("token_hash")
      .where((where) =>
        where.or([
          where("token_hash", "=", hash),
          where.and([where("user_id", "=", user.id), where("name", "=", name)]),
        ]),
      )
      .executeTakeFirst();
    if (twin?.token_hash === hash) {
      throw invalid([{ propertyPath: "secret", message: "This token is in use already.", code: "unique" }]);
    }
    if (twin !== undefined) {
      const message = `The user "${user.name}" has a token "${name}" already.`;
      throw invalid([{ propertyPath: "name", message, code: "unique" }]);
    }
    const { id } = await db
      .insertInto("api_tokens")
      .values({
        user_id: user.id,
        name,
        token_hash: hash,
        token_hint: tokenHint(token),
        tier: wanted.tier,
        valid_until: validUntil,
        last_time_used: null,
        added_date: timestamp(now),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await record(transaction, {
      kind: "security_event",
      level: "notice",
      targetType: "User",
      targetId: user.id,
      data: {
        event: "token_created",
        token: name,
        tier: wanted.tier,
        valid_until: validUntil,
      },
    });
    return { id, token };
  });
}

/** Tokens, oldest first: of one user, or of all. */
export async function listTokens(read: Pick<Reader, "db">, userId?: number): Promise<ListedToken[]> {
  let query = read.db
    .selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .select([
      "api_tokens.id",
      "users.name as user",
      "api_tokens.name",
      "api_tokens.token_hint as hint",
      "api_tokens.tier",
      "api_tokens.valid_until as validUntil",
      "api_tokens.last_time_used as lastTimeUsed",
      "api_tokens.added_date as addedDate",
    ])
    .orderBy("api_tokens.id");
  if (userId !== undefined) query = query.where("api_tokens.user_id", "=", userId);
  return await query.execute();
}

/**
 * Removes a token: from the commit on it is unknown.
 * @throws {Problem} `not-found` when the user has no such token, or there is no such user
 */
export async function revokeToken(
  { store, record }: ChangeContext,
  user: string,
  name: string,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const owner = await requireUser(transaction, user);
    const removed = await removeOf(transaction, owner.id).where("name", "=", name).executeTakeFirst();
    if (removed === undefined) throw problem("not-found", `The user "${owner.name}" has no token "${name}".`);
    await recordRevocation(transaction, record, owner.id, removed.name);
  });
}

/**
 * The same by numbers, for whoever is signed in: what belongs to somebody else is as unknown as what does not exist.
 * @returns false when the user has no such token
 */
export async function revokeTokenById(
  { store, record }: ChangeContext,
  userId: number,
  tokenId: number,
): Promise<boolean> {
  return await store.transaction(async (transaction) => {
    const removed = await removeOf(transaction, userId).where("id", "=", tokenId).executeTakeFirst();
    if (removed === undefined) return false;
    await recordRevocation(transaction, record, userId, removed.name);
    return true;
  });
}

function removeOf({ db }: Transaction, userId: number) {
  return db.deleteFrom("api_tokens").where("user_id", "=", userId).returning("name");
}

async function recordRevocation(
  transaction: Transaction,
  record: RecordEntry,
  userId: number,
  token: string,
): Promise<void> {
  await record(transaction, {
    kind: "security_event",
    level: "notice",
    targetType: "User",
    targetId: userId,
    data: { event: "token_revoked", token },
  });
}

const lastInstant = Date.UTC(9999, 11, 31);

function aYearAfter(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() + 1);
  return then;
}

function violationsOf(name: string, expiry: Date | null, secret: string | undefined): Violation[] {
  const violations: Violation[] = [];
  if (name === "")
    violations.push({ propertyPath: "name", message: "A token needs a name.", code: "not-blank" });
  if ([...name].length > 255) {
    violations.push({
      propertyPath: "name",
      message: "This may have at most 255 characters.",
      code: "too-long",
    });
  }
  if (/\p{Cc}/u.test(name)) violations.push({ propertyPath: "name", ...controlCharacters });
  if (expiry !== null && !(expiry.getTime() <= lastInstant)) {
    const message = "This is no date up to the year 9999; leave it empty for a token that never expires.";
    violations.push({ propertyPath: "valid_until", message, code: "date" });
  }
  if (secret !== undefined && !isAcceptable(secret)) {
    const message = `A token is at most ${maximumCredentialLength} visible ASCII characters; one with "plt_" must be whole.`;
    violations.push({ propertyPath: "secret", message, code: "token" });
  }
  return violations;
}

/** Whether requests that carry it can be let in. */
function isAcceptable(secret: string): boolean {
  return (
    /^[\x21-\x7e]+$/.test(secret) && secret.length <= maximumCredentialLength && isPlausibleToken(secret)
  );
}

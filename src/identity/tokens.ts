/** Creates, lists and revokes API tokens. `authenticator.ts` checks them. */
import type { Reader } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { invalid, type Violation } from "../util/errors.ts";
import {
  createApiToken,
  hashToken,
  isPlausibleToken,
  maximumCredentialLength,
  tokenHint,
} from "./api-token.ts";
import { securityEvent, type ChangeContext } from "./record.ts";
import type { Scope } from "./scope.ts";
import { controlCharacters } from "./user-values.ts";
import { requireUser } from "./read-users.ts";

interface NewToken {
  /** The name of the token's owner. The token has the permissions of this user. */
  readonly user: string;
  /** The name of the token: 1 to 255 characters, unique among the user's tokens. */
  readonly name: string;
  readonly scope: Scope;
  /** The time at which the token expires, or `null` for a token that never expires. Default: one year from now. */
  readonly validUntil?: Date | null;
  /** An existing token to import, for example from Part-DB. By default, a new token is generated. */
  readonly secret?: string;
}

interface CreatedToken {
  readonly id: number;
  /** The token. Only its hash is stored, so the caller must show the token now. */
  readonly token: string;
}

export type ListedToken = Awaited<ReturnType<typeof listTokens>>[number];

/** @throws {Problem} `not-found` if the user does not exist; `unprocessable` with all violations */
export async function createToken(
  { store, now, record }: ChangeContext,
  wanted: NewToken,
): Promise<CreatedToken> {
  const name = wanted.name.trim();
  const expiry = wanted.validUntil === undefined ? aYearAfter(now) : wanted.validUntil;
  const violations = violationsOf(name, expiry, wanted.secret);
  if (violations.length > 0) throw invalid(violations);
  const validUntil = expiry === null ? null : timestamp(expiry);
  const token = wanted.secret ?? createApiToken();
  return await store.transaction(async (transaction) => {
    const { db } = transaction;
    const user = await requireUser(transaction, wanted.user);
    const hash = hashToken(token);
    const existing = await db
      .selectFrom("api_tokens")
      .select("token_hash")
      .where((where) =>
        where.or([
          where("token_hash", "=", hash),
          where.and([where("user_id", "=", user.id), where("name", "=", name)]),
        ]),
      )
      .executeTakeFirst();
    if (existing?.token_hash === hash) {
      throw invalid([{ propertyPath: "secret", message: "This token already exists.", code: "unique" }]);
    }
    if (existing !== undefined) {
      const message = `The user "${user.name}" already has a token named "${name}".`;
      throw invalid([{ propertyPath: "name", message, code: "unique" }]);
    }
    const { id } = await db
      .insertInto("api_tokens")
      .values({
        user_id: user.id,
        name,
        token_hash: hash,
        token_hint: tokenHint(token),
        tier: wanted.scope,
        valid_until: validUntil,
        last_time_used: null,
        added_date: timestamp(now),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const data = { event: "token_created", token: name, tier: wanted.scope, valid_until: validUntil };
    await record(transaction, securityEvent(user.id, data));
    return { id, token };
  });
}

/** Lists the tokens of one user, or of all users if `userId` is omitted. The oldest token comes first. */
export async function listTokens(read: Pick<Reader, "db">, userId?: number) {
  let query = read.db
    .selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .select([
      "api_tokens.id",
      "users.name as user",
      "api_tokens.name",
      "api_tokens.token_hint as hint",
      "api_tokens.tier as scope",
      "api_tokens.valid_until as validUntil",
      "api_tokens.last_time_used as lastTimeUsed",
      "api_tokens.added_date as addedDate",
    ])
    .orderBy("api_tokens.id");
  if (userId !== undefined) query = query.where("api_tokens.user_id", "=", userId);
  return await query.execute();
}

/** @returns false if the user has no token with this ID */
export async function revokeToken(
  { store, record }: ChangeContext,
  userId: number,
  token: { readonly id: number } | { readonly name: string },
): Promise<boolean> {
  return await store.transaction(async (transaction) => {
    const removed = await transaction.db
      .deleteFrom("api_tokens")
      .where("user_id", "=", userId)
      .where((where) => where.and(token))
      .returning("name")
      .executeTakeFirst();
    if (removed === undefined) return false;
    await record(transaction, securityEvent(userId, { event: "token_revoked", token: removed.name }));
    return true;
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
    violations.push({ propertyPath: "name", message: "A token name is required.", code: "not-blank" });
  if ([...name].length > 255) {
    violations.push({
      propertyPath: "name",
      message: "A token name must have at most 255 characters.",
      code: "too-long",
    });
  }
  if (/\p{Cc}/u.test(name)) violations.push({ propertyPath: "name", ...controlCharacters });
  if (expiry !== null && !(expiry.getTime() <= lastInstant)) {
    const message =
      "Enter a date before the year 10000. Leave the date empty for a token that never expires.";
    violations.push({ propertyPath: "valid_until", message, code: "date" });
  }
  if (secret !== undefined && !isAcceptable(secret)) {
    const message = `A token must consist of 1 to ${maximumCredentialLength} visible ASCII characters. A token with the prefix "plt_" must have its full length: check that you copied all of it.`;
    violations.push({ propertyPath: "secret", message, code: "token" });
  }
  return violations;
}

/** Whether the authenticator can accept a token with this format. */
function isAcceptable(secret: string): boolean {
  return (
    /^[\x21-\x7e]+$/.test(secret) && secret.length <= maximumCredentialLength && isPlausibleToken(secret)
  );
}

/**
 * From the `Authorization` header to a principal, with one SQL statement: the token, its user and the user's
 * groups up to the root come in one answer. What a 401 looks like is the business of the pipeline.
 */
import { sql } from "kysely";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { hashToken, isPlausibleToken, maximumCredentialLength } from "./api-token.ts";
import { createPermissionParser } from "./permission-data.ts";
import { createPrincipal } from "./principal.ts";
import type { Principal } from "./principal.ts";
import { isTier } from "./tier.ts";

/**
 * - `missing`: no credential at all, or one of a scheme that is not ours;
 * - `malformed`: a credential that cannot be one, refused without asking the database;
 * - `invalid_token`: unknown or revoked;
 * - `expired`, `disabled`: a known token that is too old, or whose user is disabled.
 *
 * To count against a rate limit: all but `missing`.
 */
export type AuthenticationError = "missing" | "malformed" | "invalid_token" | "expired" | "disabled";

export interface AuthenticationFailure {
  readonly ok: false;
  readonly error: AuthenticationError;
  /** Public; fits into `error_description` of RFC 6750 (no quotation marks). */
  readonly description: string;
}

export type Authentication = { readonly ok: true; readonly principal: Principal } | AuthenticationFailure;

export type Authenticate = (
  authorization: string | undefined,
  now: Date,
) => Authentication | Promise<Authentication>;

export interface AuthenticatorOptions {
  readonly store: Pick<Store, "read">;
  /** Told of each API token that was accepted, with the time that is stored as its last use. Must not throw. */
  readonly onTokenUse?: (tokenId: number, lastTimeUsed: string | null, now: Date) => void;
  /** Asked when no API token matches, for access tokens of the OAuth server; `null` when it is none of these either. */
  readonly verifyBearer?: (token: string, now: Date) => Promise<Authentication | null>;
}

/** The sentences of refused credentials; Part-DB's, where it has one. */
const descriptions: Record<AuthenticationError, string> = {
  missing: "Authentication is required. Please pass a valid API token in the Authorization header.",
  malformed: "The token is malformed: it is mistyped or cut off.",
  invalid_token: "Invalid credentials.",
  expired: "Token expired",
  disabled: "Your account is disabled! Contact an administrator if you think this is wrong.",
};

/** Groups further up than this are not looked at; it also ends a cycle, should the data ever hold one. */
const maximumGroupDepth = 32;

/** One row for the token and each group above its user, nearest first; one row where there is no group. */
const tokenWithRights = prepared((db, slot: Slot<{ hash: string }>) =>
  db
    .withRecursive("chain(group_id, parent_id, permissions, depth)", (cte) =>
      cte
        .selectFrom("api_tokens")
        .innerJoin("users", "users.id", "api_tokens.user_id")
        .innerJoin("groups", "groups.id", "users.group_id")
        .where("api_tokens.token_hash", "=", slot("hash"))
        .select([
          "groups.id as group_id",
          "groups.parent_id",
          "groups.permissions",
          sql<number>`1`.as("depth"),
        ])
        .unionAll(
          cte
            .selectFrom("chain")
            .innerJoin("groups", "groups.id", "chain.parent_id")
            .where("chain.depth", "<", sql.lit(maximumGroupDepth))
            .select([
              "groups.id as group_id",
              "groups.parent_id",
              "groups.permissions",
              sql<number>`chain.depth + 1`.as("depth"),
            ]),
        ),
    )
    .selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .leftJoin("chain", (join) => join.onTrue())
    .where("api_tokens.token_hash", "=", slot("hash"))
    .orderBy("chain.depth")
    .select([
      "api_tokens.id as tokenId",
      "api_tokens.name as tokenName",
      "api_tokens.tier",
      "api_tokens.valid_until as validUntil",
      "api_tokens.last_time_used as lastTimeUsed",
      "users.id as userId",
      "users.name as username",
      "users.disabled",
      "users.permissions",
      "chain.group_id as groupId",
      "chain.permissions as groupPermissions",
    ]),
);

type TokenRow = (typeof tokenWithRights)["types"] extends { readonly row: infer Row } | undefined
  ? Row
  : never;

/**
 * Makes the function that every request asks. It answers without a promise where the database does (SQLite).
 * It rejects only when the database cannot be asked.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticate {
  const { store, onTokenUse, verifyBearer } = options;
  const rightsOfUser = createPermissionParser();
  const rightsOfGroup = createPermissionParser();

  const judge = (rows: readonly TokenRow[], now: Date): Authentication | null => {
    const [row] = rows;
    if (row === undefined || !isTier(row.tier)) return null;
    if (row.validUntil !== null && row.validUntil <= timestamp(now)) return failure("expired");
    if (row.disabled) return failure("disabled");
    const rights = [rightsOfUser(row.userId, row.permissions)];
    for (const { groupId, groupPermissions } of rows) {
      if (groupId !== null && groupPermissions !== null)
        rights.push(rightsOfGroup(groupId, groupPermissions));
    }
    onTokenUse?.(row.tokenId, row.lastTimeUsed, now);
    const { userId, username, tier, tokenId, tokenName } = row;
    return {
      ok: true,
      principal: createPrincipal({ userId, username, tier, tokenId, tokenName, client: null }, rights),
    };
  };

  const otherwise = (token: string, now: Date): Authentication | Promise<Authentication> =>
    verifyBearer === undefined
      ? failure("invalid_token")
      : verifyBearer(token, now).then((answer) => answer ?? failure("invalid_token"));

  return (authorization, now) => {
    const token = credentialIn(authorization);
    if (token === null) return failure("missing");
    if (!isVisibleAscii.test(token) || !isPlausibleToken(token)) return failure("malformed");
    if (token.length > maximumCredentialLength) {
      return verifyBearer === undefined ? failure("malformed") : otherwise(token, now);
    }
    const rows = store.read.run(tokenWithRights, { hash: hashToken(token) });
    return rows instanceof Promise
      ? rows.then((found) => judge(found, now) ?? otherwise(token, now))
      : (judge(rows, now) ?? otherwise(token, now));
  };
}

const isVisibleAscii = /^[\x21-\x7e]+$/;

/** What follows `Bearer` (RFC 6750) or `Token` (KiCad); scheme names ignore case (RFC 9110 §11.1). */
function credentialIn(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const [, credential] = /^[ \t]*(?:bearer|token)[ \t]+([^]*)$/i.exec(authorization) ?? [];
  return credential?.trim() || null;
}

function failure(error: AuthenticationError): AuthenticationFailure {
  return { ok: false, error, description: descriptions[error] };
}

/**
 * Finds the principal of a request by its headers. An API token takes one SQL statement, which reads the token, its user
 * and the groups of the user. The pipeline writes the 401 response and restricts sessions of browsers.
 */
import type { IncomingHttpHeaders } from "node:http";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { hashToken, isPlausibleToken, maximumCredentialLength } from "./api-token.ts";
import type { Entrance } from "./entrance.ts";
import type { LastUsed } from "./last-used.ts";
import { createPrincipal } from "./principal.ts";
import type { Principal } from "./principal.ts";
import { createRightsReader, withGroupChain } from "./rights.ts";
import type { SignedIn } from "./signed-in.ts";
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

export interface Authenticated {
  readonly ok: true;
  readonly principal: Principal;
  /** Set for the session of a browser, which browsers send automatically: restrict what it can do. */
  readonly session?: SignedIn;
}

export type Authentication = Authenticated | AuthenticationFailure;

/**
 * @param entrance what is called: the audience of an OAuth token has to cover it
 * @param headers all of them: for a session, which only counts without `Authorization`; left out where none counts
 */
export type Authenticate = (
  authorization: string | undefined,
  now: Date,
  entrance: Entrance,
  headers?: IncomingHttpHeaders,
) => Authentication | Promise<Authentication>;

export interface AuthenticatorOptions {
  readonly store: Pick<Store, "read">;
  readonly lastUsed?: Pick<LastUsed, "note">;
  /** Asked when no API token matches, for access tokens of the OAuth server; `null` when it is none of these either. */
  readonly verifyBearer?: (token: string, now: Date, entrance: Entrance) => Promise<Authentication | null>;
  /** Asked when there is no `Authorization` but a cookie: whose session it is; `null` for none or one that has ended. */
  readonly findSession?: (headers: IncomingHttpHeaders, now: Date) => Promise<SignedIn | null>;
}

/** The sentences of refused credentials; Part-DB's, where it has one. */
const descriptions: Record<AuthenticationError, string> = {
  missing: "Authentication is required. Please pass a valid API token in the Authorization header.",
  malformed: "The token is malformed: it is mistyped or truncated.",
  invalid_token: "Invalid credentials.",
  expired: "Token expired",
  disabled: "Your account is disabled! Contact an administrator if you think this is wrong.",
};

/** One row for the token and each group above its user, nearest first; one row where there is no group. */
const tokenWithRights = prepared((db, slot: Slot<{ hash: string }>) =>
  withGroupChain(db, (query) =>
    query
      .selectFrom("api_tokens")
      .innerJoin("users", "users.id", "api_tokens.user_id")
      .where("api_tokens.token_hash", "=", slot("hash"))
      .select("users.group_id"),
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
 * Creates the authenticator. It returns no promise if the database does not (SQLite).
 * It rejects only when the database cannot be asked.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticate {
  const { store, lastUsed, verifyBearer, findSession } = options;
  const rightsOf = createRightsReader();

  const judge = (rows: readonly TokenRow[], now: Date): Authentication | null => {
    const [row] = rows;
    if (row === undefined || !isTier(row.tier)) return null;
    if (row.validUntil !== null && row.validUntil <= timestamp(now)) return failure("expired");
    if (row.disabled) return failure("disabled");
    lastUsed?.note("token", row.tokenId, row.lastTimeUsed, now);
    const { userId, username, tier, tokenId, tokenName } = row;
    return {
      ok: true,
      principal: createPrincipal(
        { userId, username, tier, tokenId, tokenName, client: null },
        rightsOf(rows),
      ),
    };
  };

  const otherwise = (
    token: string,
    now: Date,
    entrance: Entrance,
  ): Authentication | Promise<Authentication> =>
    verifyBearer === undefined
      ? failure("invalid_token")
      : verifyBearer(token, now, entrance).then((answer) => answer ?? failure("invalid_token"));

  // The cookie of an ended session is not a bad credential: browsers send it until it is deleted.
  const bySession = async (
    find: NonNullable<typeof findSession>,
    headers: IncomingHttpHeaders,
    now: Date,
  ): Promise<Authentication> => {
    const session = await find(headers, now);
    if (session === null || session.stage !== "complete") return failure("missing");
    return { ok: true, principal: session.principal, session };
  };

  return (authorization, now, entrance, headers) => {
    if (authorization === undefined && findSession !== undefined && headers?.cookie !== undefined) {
      return bySession(findSession, headers, now);
    }
    const token = credentialIn(authorization);
    if (token === null) return failure("missing");
    if (!isVisibleAscii.test(token) || !isPlausibleToken(token)) return failure("malformed");
    if (token.length > maximumCredentialLength) {
      return verifyBearer === undefined ? failure("malformed") : otherwise(token, now, entrance);
    }
    const rows = store.read.run(tokenWithRights, { hash: hashToken(token) });
    return rows instanceof Promise
      ? rows.then((found) => judge(found, now) ?? otherwise(token, now, entrance))
      : (judge(rows, now) ?? otherwise(token, now, entrance));
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

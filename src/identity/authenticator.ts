/**
 * Authenticates requests by their headers. One SQL statement reads an API token, its user and the user's groups. The
 * request pipeline sends the 401 response and restricts browser sessions.
 */
import type { IncomingHttpHeaders } from "node:http";
import { sql } from "kysely";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { DataVersion, Dialect, Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { hashToken, isPlausibleToken, maximumCredentialLength } from "./api-token.ts";
import type { ProtectedResource } from "./protected-resource.ts";
import type { LastUsed } from "./last-used.ts";
import { createPrincipal } from "./principal.ts";
import type { Principal } from "./principal.ts";
import { withGroupChain } from "./permission-chain.ts";
import type { PermissionChainReader } from "./permission-chain.ts";
import type { SignedIn } from "./signed-in.ts";
import { isTier } from "./tier.ts";

/**
 * The reason why authentication failed:
 *
 * - `missing`: the request has no credential, or the credential's scheme is not supported
 * - `malformed`: the credential has an invalid format and was not looked up
 * - `invalid_token`: the credential is unknown or revoked
 * - `expired`: the token has expired
 * - `disabled`: the user is disabled
 *
 * All reasons except `missing` count against the rate limit.
 */
export type AuthenticationError = "missing" | "malformed" | "invalid_token" | "expired" | "disabled";

export interface AuthenticationFailure {
  readonly ok: false;
  readonly error: AuthenticationError;
  /**
   * The message for the client. Contains no quotation marks, because RFC 6750 §3 does not allow them in
   * `error_description`.
   */
  readonly description: string;
}

export interface Authenticated {
  readonly ok: true;
  readonly principal: Principal;
  /**
   * The browser session, if a session authenticated the request. Browsers send the session cookie automatically, so the
   * pipeline restricts these requests.
   */
  readonly session?: SignedIn;
  /**
   * The version of the data with which the credential was checked. Its user and permissions are at least as new. `null`
   * if the version was not read: on PostgreSQL, that of OAuth tokens and sessions would take a statement of its own.
   */
  readonly dataVersion?: DataVersion | null;
}

export type Authentication = Authenticated | AuthenticationFailure;

/**
 * Authenticates a request. A request with an `Authorization` header is never authenticated by its session.
 * @param resource the protected resource that the request calls. The audience of an OAuth token must include this
 * resource
 * @param headers all request headers, to find the session. If omitted, sessions are not accepted
 * @param onExpected called with the principal that a valid credential had before, if it must be read from the database. If
 * nothing has changed, the result contains the same object
 */
export type Authenticate = (
  authorization: string | undefined,
  now: Date,
  resource: ProtectedResource,
  headers?: IncomingHttpHeaders,
  onExpected?: (principal: Principal) => void,
) => Authentication | Promise<Authentication>;

export interface AuthenticatorOptions {
  readonly store: Pick<Store, "dialect" | "read" | "dataVersion">;
  readonly permissionChainOf: PermissionChainReader;
  readonly lastUsed?: Pick<LastUsed, "note">;
  /**
   * Verifies an access token of the OAuth server. Called if no API token matches. Returns `null` if the text is not an
   * access token.
   */
  readonly verifyBearer?: (
    token: string,
    now: Date,
    resource: ProtectedResource,
  ) => Promise<Authentication | null>;
  /**
   * Finds the session of a request that has a cookie but no `Authorization` header. Returns `null` if the session does
   * not exist or has ended.
   */
  readonly findSession?: (headers: IncomingHttpHeaders, now: Date) => Promise<SignedIn | null>;
}

/** The messages for the client. If Part-DB has a message for a reason, that message is used unchanged. */
const descriptions: Record<AuthenticationError, string> = {
  missing: "Authentication is required. Please pass a valid API token in the Authorization header.",
  malformed: "The token is malformed: it is mistyped or truncated.",
  invalid_token: "Invalid credentials.",
  expired: "Token expired",
  disabled: "Your account is disabled! Contact an administrator if you think this is wrong.",
};

/** Returns the data version of a query on PostgreSQL, as {@link Store.dataVersion} does, which takes another statement. */
function snapshotOn(dialect: Dialect) {
  return dialect === "sqlite"
    ? sql<DataVersion | null>`null`
    : sql<DataVersion | null>`cast(pg_current_snapshot() as text)`;
}

/** Returns one row for each group of the user, nearest group first, or a single row if the user has no group. */
const tokenWithRights = prepared((db, slot: Slot<{ hash: string }>, dialect) =>
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
      snapshotOn(dialect).as("dataVersion"),
    ]),
);

type TokenRow = (typeof tokenWithRights)["types"] extends { readonly row: infer Row } | undefined
  ? Row
  : never;

/**
 * Creates the authenticator, which throws or rejects only if the database fails. On SQLite, API tokens are checked
 * synchronously.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticate {
  const { store, permissionChainOf, lastUsed, verifyBearer, findSession } = options;

  const readToken = createTokenReader(store, permissionChainOf);

  const checkToken = (token: KnownToken | null, now: Date): Authentication | null => {
    if (token === null) return null;
    const { row, principal, dataVersion } = token;
    const refusal = refusalOf(row, now);
    if (refusal !== null) return failure(refusal);
    lastUsed?.note("token", row.tokenId, row.lastTimeUsed, now);
    return { ok: true, principal, dataVersion };
  };

  const checkOtherToken = (
    token: string,
    now: Date,
    resource: ProtectedResource,
  ): Authentication | Promise<Authentication> => {
    if (verifyBearer === undefined) return failure("invalid_token");
    const dataVersion = versionNow(store);
    return verifyBearer(token, now, resource).then((result) => {
      if (result === null) return failure("invalid_token");
      return result.ok ? { ...result, dataVersion } : result;
    });
  };

  // Browsers send the cookie of a session even after the session has ended. The reason is therefore `missing`, which
  // does not count against the rate limit.
  const checkSession = async (
    find: NonNullable<typeof findSession>,
    headers: IncomingHttpHeaders,
    now: Date,
  ): Promise<Authentication> => {
    const dataVersion = versionNow(store);
    const session = await find(headers, now);
    if (session === null || session.stage !== "complete") return failure("missing");
    return { ok: true, principal: session.principal, session, dataVersion };
  };

  return (authorization, now, resource, headers, onExpected) => {
    if (authorization === undefined && findSession !== undefined && headers?.cookie !== undefined) {
      return checkSession(findSession, headers, now);
    }
    const token = credentialIn(authorization);
    if (token === null) return failure("missing");
    if (!isVisibleAscii.test(token) || !isPlausibleToken(token)) return failure("malformed");
    if (token.length > maximumCredentialLength) {
      return verifyBearer === undefined ? failure("malformed") : checkOtherToken(token, now, resource);
    }
    const hash = hashToken(token);
    const known = readToken.read(hash);
    if (!(known instanceof Promise)) return checkToken(known, now) ?? checkOtherToken(token, now, resource);
    const expected = readToken.last(hash);
    if (expected !== undefined && refusalOf(expected.row, now) === null) onExpected?.(expected.principal);
    return known.then((found) => checkToken(found, now) ?? checkOtherToken(token, now, resource));
  };
}

function refusalOf({ validUntil, disabled }: TokenRow, now: Date): "expired" | "disabled" | null {
  if (validUntil !== null && validUntil <= timestamp(now)) return "expired";
  return disabled ? "disabled" : null;
}

/** Returns the version of the data on SQLite, where reading it takes no statement. */
function versionNow({ dialect, dataVersion }: Pick<Store, "dialect" | "dataVersion">): DataVersion | null {
  const version = dialect === "sqlite" ? dataVersion() : null;
  return version instanceof Promise ? null : version;
}

interface KnownToken extends Required<Pick<Authenticated, "principal" | "dataVersion">> {
  readonly row: TokenRow;
}

/** The maximum number of tokens that are kept. */
const maximumTokens = 1000;

interface TokenReader {
  /** Finds an API token by its hash. */
  read(hash: string): KnownToken | null | Promise<KnownToken | null>;
  /** Returns a token as of its last read, or `undefined` if it must always be read or has never been. */
  last(hash: string): KnownToken | undefined;
}

type TokenStore = Pick<Store, "dialect" | "read" | "dataVersion">;

function createTokenReader(store: TokenStore, permissionChainOf: PermissionChainReader): TokenReader {
  const tokenOf = (rows: readonly TokenRow[], dataVersion: DataVersion | null): KnownToken | null => {
    const [row] = rows;
    if (row === undefined || !isTier(row.tier)) return null;
    const { userId, username, tier, tokenId, tokenName } = row;
    const credential = { userId, username, tier, tokenId, tokenName, client: null };
    return { row, principal: createPrincipal(credential, permissionChainOf(rows)), dataVersion };
  };
  return store.dialect === "sqlite"
    ? createVersionedReader(store, tokenOf)
    : createTurnReader(store, tokenOf);
}

type TokenOf = (rows: readonly TokenRow[], dataVersion: DataVersion | null) => KnownToken | null;

/** On SQLite, tokens are kept while nothing is written to the database. */
function createVersionedReader(store: TokenStore, tokenOf: TokenOf): TokenReader {
  let kept = new Map<string, KnownToken | null>();
  let version: DataVersion | null = null;
  return {
    read: (hash) => {
      const current = store.dataVersion();
      if (current !== version || kept.size >= maximumTokens) kept = new Map();
      // A promise never equals the version, so nothing would be kept.
      version = current instanceof Promise ? null : current;
      const known = kept.get(hash);
      if (known !== undefined) return known;
      const rows = store.read.run(tokenWithRights, { hash });
      if (rows instanceof Promise) return rows.then((found) => tokenOf(found, null));
      const token = tokenOf(rows, version);
      kept.set(hash, token);
      return token;
    },
    last: () => undefined,
  };
}

/**
 * On PostgreSQL, looking for new commits takes as long as reading the token. A token is read once for all requests that
 * the event loop receives in one turn, because the statement is sent after the last of them has arrived.
 */
function createTurnReader(store: TokenStore, tokenOf: TokenOf): TokenReader {
  const reading = new Map<string, Promise<KnownToken | null>>();
  let kept = new Map<string, { readonly rows: readonly TokenRow[]; readonly token: KnownToken }>();

  const readNow = async (hash: string): Promise<KnownToken | null> => {
    const rows = await store.read.run(tokenWithRights, { hash });
    const [row] = rows;
    const before = kept.get(hash);
    if (row !== undefined && before !== undefined && areEqual(rows, before.rows))
      return { row, principal: before.token.principal, dataVersion: row.dataVersion };
    const token = tokenOf(rows, row?.dataVersion ?? null);
    if (before === undefined && kept.size >= maximumTokens) kept = new Map();
    if (token === null) kept.delete(hash);
    else kept.set(hash, { rows, token });
    return token;
  };

  return {
    read: (hash) => {
      const pending = reading.get(hash);
      if (pending !== undefined) return pending;
      const token = endOfTurn().then(() => {
        reading.delete(hash);
        return readNow(hash);
      });
      reading.set(hash, token);
      return token;
    },
    last: (hash) => kept.get(hash)?.token,
  };
}

/** Resolves when the event loop has handled everything that it has received. */
function endOfTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** The columns that a principal does not depend on. */
const volatileColumns: ReadonlySet<string> = new Set([
  "dataVersion",
  "lastTimeUsed",
] satisfies (keyof TokenRow)[]);

function areEqual(rows: readonly TokenRow[], others: readonly TokenRow[]): boolean {
  return (
    rows.length === others.length &&
    rows.every((row, index) =>
      (Object.keys(row) as (keyof TokenRow)[]).every(
        (column) => volatileColumns.has(column) || row[column] === others[index]?.[column],
      ),
    )
  );
}

const isVisibleAscii = /^[\x21-\x7e]+$/;

/** Returns the credential after `Bearer` (RFC 6750) or `Token` (KiCad). Scheme names ignore case (RFC 9110 §11.1). */
function credentialIn(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const [, credential] = /^[ \t]*(?:bearer|token)[ \t]+([^]*)$/i.exec(authorization) ?? [];
  return credential?.trim() || null;
}

function failure(error: AuthenticationError): AuthenticationFailure {
  return { ok: false, error, description: descriptions[error] };
}

/** Authenticates requests by their headers. The request pipeline sends the 401 response and restricts browser sessions. */
import type { IncomingHttpHeaders } from "node:http";
import type { DataVersion } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { hashToken, isPlausibleToken, maximumCredentialLength } from "./api-token.ts";
import type { ProtectedResource } from "./protected-resource.ts";
import type { LastUsed } from "./last-used.ts";
import type { Principal } from "./principal.ts";
import type { SignedIn } from "./signed-in.ts";
import {
  createApiTokenReader,
  type TokenReaderOptions,
  type KnownToken,
  type TokenRow,
} from "./api-token-reader.ts";

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
 * @param protectedResource the protected resource that the request calls. The audience of an OAuth token must include this
 * resource
 * @param headers all request headers, to find the session. If omitted, sessions are not accepted
 */
export type Authenticate = (
  authorization: string | undefined,
  now: Date,
  protectedResource: ProtectedResource,
  headers?: IncomingHttpHeaders,
) => Promise<Authentication>;

export interface AuthenticatorOptions extends TokenReaderOptions {
  readonly lastUsed?: Pick<LastUsed, "note">;
  /**
   * Verifies an access token of the OAuth server. Called if no API token matches. Returns `null` if the text is not an
   * access token.
   */
  readonly verifyBearer?: (
    token: string,
    now: Date,
    protectedResource: ProtectedResource,
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

/** Creates the authenticator, which rejects only if the database fails. */
export function createAuthenticator(options: AuthenticatorOptions): Authenticate {
  const { store, lastUsed, verifyBearer, findSession } = options;

  const readToken = createApiTokenReader(options);

  const checkToken = (token: KnownToken | null, now: Date): Authentication | null => {
    if (token === null) return null;
    const { row, principal, dataVersion } = token;
    const refusal = refusalOf(row, now);
    if (refusal !== null) return failure(refusal);
    lastUsed?.note("token", row.tokenId, row.lastTimeUsed, now);
    return { ok: true, principal, dataVersion };
  };

  const checkOtherToken = async (
    token: string,
    now: Date,
    protectedResource: ProtectedResource,
  ): Promise<Authentication> => {
    const dataVersion = await store.localDataVersion();
    const result = (await verifyBearer?.(token, now, protectedResource)) ?? null;
    if (result === null) return failure("invalid_token");
    return result.ok ? { ...result, dataVersion } : result;
  };

  // Browsers send the cookie of a session even after the session has ended. The reason is therefore `missing`, which
  // does not count against the rate limit.
  const checkSession = async (
    find: NonNullable<typeof findSession>,
    headers: IncomingHttpHeaders,
    now: Date,
  ): Promise<Authentication> => {
    const dataVersion = await store.localDataVersion();
    const session = await find(headers, now);
    if (session === null || session.stage !== "complete") return failure("missing");
    return { ok: true, principal: session.principal, session, dataVersion };
  };

  return async (authorization, now, protectedResource, headers) => {
    if (authorization === undefined && findSession !== undefined && headers?.cookie !== undefined) {
      return checkSession(findSession, headers, now);
    }
    const token = credentialIn(authorization);
    if (token === null) return failure("missing");
    if (!isVisibleAscii.test(token) || !isPlausibleToken(token)) return failure("malformed");
    if (token.length > maximumCredentialLength) {
      return verifyBearer === undefined
        ? failure("malformed")
        : checkOtherToken(token, now, protectedResource);
    }
    return (
      checkToken(await readToken(hashToken(token)), now) ?? checkOtherToken(token, now, protectedResource)
    );
  };
}

function refusalOf({ validUntil, disabled }: TokenRow, now: Date): "expired" | "disabled" | null {
  if (validUntil !== null && validUntil <= timestamp(now)) return "expired";
  return disabled ? "disabled" : null;
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

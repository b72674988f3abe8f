/**
 * Implements the grant type `refresh_token` (RFC 6749 §6) with rotation (RFC 9700 §4.14.2). Each exchange returns a new
 * refresh token, the successor. Clients sometimes refresh concurrently or lose a response, so repeating the exchange
 * within 30 seconds returns the same successor. After 30 seconds, a repeated exchange revokes the family.
 */
import { hkdfSync } from "node:crypto";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Transaction } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import { isScope, reaches, type Scope } from "../identity/scope.ts";
import { tokenIdOf } from "./access-token.ts";
import type { Client } from "./clients.ts";
import { decrypt, encrypt } from "./encryption.ts";
import { familyOf, selectFamilies, weakestOf, type Family } from "./family.ts";
import type { Parameters } from "./form.ts";
import { hashIdentifier, readIdentifier } from "./identifier.ts";
import {
  entitle,
  isIssuedTokens,
  issueTokens,
  issuedTokens,
  storeTokens,
  tokenResponse,
  type IssuedTokens,
  type TokenExchange,
  type TokenResponse,
} from "./issue.ts";
import { oauthProblem } from "./oauth-error.ts";
import { ReplayError } from "./replay.ts";
import { resourceIncludes } from "./resource.ts";
import { parseScope, strongestOf } from "./parse-scope.ts";

/** How long repeating the exchange of a refresh token returns the same successor, in milliseconds. */
export const successorWindow = 30_000;

interface RefreshRequest {
  readonly tokenHash: string;
  /**
   * The key that encrypts the stored successor. It is derived from the refresh token and the key that encrypted the token,
   * so that a repeated request also finds it after a change of the encryption key.
   */
  readonly successorKey: Uint8Array;
  /** The requested scope. Null requests the granted scope. */
  readonly scope: Scope | null;
}

interface RedeemableRefreshToken {
  readonly id: number;
  readonly family: Family;
  /** The scope of the new access token: the requested scope, or the scope of the family if the request names none. */
  readonly scope: Scope;
  /** The ID of the access token that was issued with this refresh token. Null if that access token was deleted. */
  readonly accessTokenId: number | null;
  /** The response to an earlier exchange, which is returned again. Null if this is the first exchange. */
  readonly successor: IssuedTokens | null;
}

/**
 * @throws {OAuthProblem} `invalid_request` or `invalid_scope` if a parameter is missing or invalid; `invalid_grant` if
 * this server did not issue the token
 */
export async function readRefreshRequest(
  form: Parameters,
  keys: readonly Uint8Array[],
): Promise<RefreshRequest> {
  const token = form.get("refresh_token");
  if (token === null) throw oauthProblem("invalid_request", "The parameter refresh_token is required.");
  const parsed = parseScope(form.get("scope") ?? "");
  if ("unknown" in parsed) {
    throw oauthProblem("invalid_scope", `Unknown scope '${parsed.unknown.slice(0, 64)}'.`);
  }
  const identifier = await readIdentifier(token, keys, "refresh");
  if (identifier === null) throw invalidToken();
  const { id, key } = identifier;
  return {
    tokenHash: hashIdentifier(id),
    successorKey: new Uint8Array(hkdfSync("sha256", key, id, "partledger successor of a refresh token", 32)),
    scope: parsed.scope,
  };
}

/**
 * Exchanges a refresh token for new tokens.
 * @throws {OAuthProblem} if the token cannot be exchanged
 * @throws {ReplayError} if the token was already used and the 30 seconds have passed
 */
export async function exchangeRefreshToken(
  exchange: TokenExchange,
  request: RefreshRequest,
): Promise<TokenResponse> {
  const { transaction, client, now } = exchange;
  const old = await redeemableRefreshToken(transaction, request, client, now);
  const entitlement = entitle(exchange, old.family, old.scope);
  if (old.successor !== null) {
    requireResource(exchange, old.successor);
    return tokenResponse(old.successor, await currentExpiry(transaction, old.successor, now), now);
  }
  const tokens = await issueTokens(exchange, entitlement);
  const successor = issuedTokens(tokens);
  const encrypted = await encrypt(successor, request.successorKey, "successor");
  if (!(await spendRefreshToken(transaction, old, encrypted, now))) throw invalidToken();
  await storeTokens(exchange, tokens);
  return tokenResponse(successor, tokens.accessTokenExpiresAt, now);
}

const accessTokenExpiry = prepared((db, slot: Slot<{ jti: string }>) =>
  db.selectFrom("oauth_access_tokens").select("expires_at").where("jti", "=", slot("jti")),
);

/**
 * Returns the time at which the access token of a stored response expires. Since the response was stored, the client may
 * have revoked the token or exchanged its refresh token, which shortens the lifetime.
 */
async function currentExpiry(
  transaction: Transaction,
  { accessToken }: IssuedTokens,
  now: Date,
): Promise<Date> {
  const [row] = await transaction.run(accessTokenExpiry, { jti: tokenIdOf(accessToken) });
  return row === undefined ? now : instantOf(row.expires_at);
}

const refreshTokenByHash = prepared((db, slot: Slot<{ hash: string }>) =>
  selectFamilies(db)
    .innerJoin("oauth_refresh_tokens", "oauth_refresh_tokens.grant_id", "oauth_grants.id")
    .where("oauth_refresh_tokens.token_hash", "=", slot("hash"))
    .select([
      "oauth_refresh_tokens.id as refreshTokenId",
      "oauth_refresh_tokens.access_token_id as accessTokenId",
      "oauth_refresh_tokens.expires_at as expiresAt",
      "oauth_refresh_tokens.used_at as usedAt",
      "oauth_refresh_tokens.successor",
    ]),
);

/**
 * Finds the refresh token and checks that this request can exchange it.
 * @throws {OAuthProblem} `invalid_grant` or `invalid_scope`
 * @throws {ReplayError} if the token was already used and the 30 seconds have passed
 */
async function redeemableRefreshToken(
  transaction: Transaction,
  request: RefreshRequest,
  client: Client,
  now: Date,
): Promise<RedeemableRefreshToken> {
  const [row] = await transaction.run(refreshTokenByHash, { hash: request.tokenHash });
  if (row === undefined) throw invalidToken();
  const family = familyOf(row);
  if (family.clientRowId !== client.id || !family.live) throw invalidToken();
  const { refreshTokenId: id, accessTokenId, usedAt, expiresAt } = row;
  const granted = weakestOf([family.scope, client.highestScope]);
  if (request.scope !== null && !reaches(granted, request.scope)) {
    throw oauthProblem("invalid_scope", `The requested scope exceeds the granted scope ${granted}.`);
  }
  const scope = request.scope ?? granted;
  if (usedAt === null) {
    if (expiresAt !== null && expiresAt <= timestamp(now)) throw invalidToken();
    if (family.endsAt !== null && family.endsAt <= now) throw invalidToken();
    return { id, family, scope, accessTokenId, successor: null };
  }
  if (!isWithinWindow(usedAt, now) || row.successor === null) throw new ReplayError("replay", family);
  const successor = await decrypt(row.successor, request.successorKey, "successor");
  // The stored response cannot be decrypted because the encryption key was replaced or the row was manipulated.
  if (!isIssuedTokens(successor)) throw invalidToken();
  const issuedScope = strongestOf(successor.scope.filter(isScope));
  if (request.scope !== null && issuedScope !== null && !reaches(request.scope, issuedScope)) {
    const description = `The refresh token has already been exchanged for a token with the scope ${issuedScope}.`;
    throw oauthProblem("invalid_scope", description);
  }
  return { id, family, scope, accessTokenId, successor };
}

const markUsed = prepared((db, slot: Slot<{ id: number; time: string; successor: string }>) =>
  db
    .updateTable("oauth_refresh_tokens")
    .set({ used_at: slot("time"), successor: slot("successor") })
    .where("id", "=", slot("id"))
    .where("used_at", "is", null)
    .returning("id"),
);

const shortenAccessToken = prepared((db, slot: Slot<{ id: number; end: string }>) =>
  db
    .updateTable("oauth_access_tokens")
    .set({ expires_at: slot("end") })
    .where("id", "=", slot("id"))
    .where("expires_at", ">", slot("end")),
);

/**
 * Marks the refresh token as used. The access token that was issued with the refresh token expires at the end of the 30
 * seconds. Returns false if another request has used the refresh token.
 * @param successor the encrypted response, which repeated requests within the 30 seconds receive too.
 * `remove-expired-oauth.ts` deletes it.
 */
async function spendRefreshToken(
  transaction: Transaction,
  { id, accessTokenId }: RedeemableRefreshToken,
  successor: string,
  now: Date,
): Promise<boolean> {
  const spent = await transaction.run(markUsed, { id, time: timestamp(now), successor });
  if (spent.length !== 1) return false;
  if (accessTokenId !== null) {
    const end = timestamp(new Date(now.getTime() + successorWindow));
    await transaction.run(shortenAccessToken, { id: accessTokenId, end });
  }
  return true;
}

/**
 * Checks the requested resources. The successor was already issued, so it cannot be limited to fewer resources.
 * @throws {OAuthProblem} `invalid_target` if the successor is valid for resources that this request does not name
 */
function requireResource({ resource, issuer }: TokenExchange, successor: IssuedTokens): void {
  if (resource === null || resourceIncludes(resource, successor.resource, issuer)) return;
  const description =
    "The refresh token has already been exchanged for a token that is valid for more resources than requested.";
  throw oauthProblem("invalid_target", description);
}

function isWithinWindow(usedAt: string, now: Date): boolean {
  // A time of use in the future was stored while a clock was wrong, so compare the absolute difference.
  return Math.abs(now.getTime() - instantOf(usedAt).getTime()) <= successorWindow;
}

function invalidToken(): Error {
  return oauthProblem("invalid_grant", "The refresh token is invalid, expired or revoked.");
}

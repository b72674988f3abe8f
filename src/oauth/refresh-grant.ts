/**
 * The grant `refresh_token` (RFC 6749 §6) with rotation (RFC 9700 §4.14.2): each exchange gives a successor. Within
 * half a minute the same token gets the same successor again, as real clients refresh from two places at once, or lose
 * an answer; later it ends the family.
 */
import { hkdfSync } from "node:crypto";
import type { Slot } from "../database/prepared.ts";
import { prepared } from "../database/prepared.ts";
import type { Transaction } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import { isTier, reaches } from "../identity/tier.ts";
import type { Tier } from "../identity/tier.ts";
import type { Client } from "./clients.ts";
import { decrypt, encrypt } from "./encryption.ts";
import type { Family } from "./family.ts";
import { familyOf, selectFamilies, weakestOf } from "./family.ts";
import type { Parameters } from "./form.ts";
import { hashIdentifier, readIdentifier } from "./identifier.ts";
import type { IssuedTokens, TokenExchange, TokenGrant } from "./issue.ts";
import { entitle, isIssuedTokens, issueTokens, issuedTokens, storeTokens, tokenGrant } from "./issue.ts";
import { oauthProblem } from "./oauth-error.ts";
import { ReplayNoticed } from "./replay.ts";
import { resourceHolds } from "./resource.ts";
import { parseScope, strongestOf } from "./scope.ts";

/** Milliseconds after its use in which a refresh token returns the same successor again. */
export const successorWindow = 30_000;

/** A token request that brings a refresh token. */
interface RefreshRequest {
  readonly tokenHash: string;
  /** Encrypts the successor. Derived from the encryption key and the token. */
  readonly successorKey: Uint8Array;
  /** The requested scope; null requests everything that was granted. */
  readonly tier: Tier | null;
}

interface RedeemableRefreshToken {
  readonly id: number;
  readonly family: Family;
  /** Scope of the access token to be issued: that of the family, or a lower one if requested. */
  readonly tier: Tier;
  /** The access token that was issued with it, while it is stored. */
  readonly accessTokenId: number | null;
  /** The response of an earlier exchange, which is returned again. */
  readonly successor: IssuedTokens | null;
}

/**
 * Reads what the grant needs.
 * @throws {OAuthProblem} `invalid_request`, `invalid_scope`; `invalid_grant` when the token is not ours
 */
export async function readRefreshRequest(form: Parameters, key: Uint8Array): Promise<RefreshRequest> {
  const token = form.get("refresh_token");
  if (token === null) throw oauthProblem("invalid_request", "The parameter refresh_token is required.");
  const scope = parseScope(form.get("scope") ?? "");
  if ("unknown" in scope) {
    throw oauthProblem("invalid_scope", `Unknown scope '${scope.unknown.slice(0, 64)}'.`);
  }
  const identifier = await readIdentifier(token, key, "refresh");
  if (identifier === null) throw invalidToken();
  return {
    tokenHash: hashIdentifier(identifier),
    successorKey: new Uint8Array(
      hkdfSync("sha256", key, identifier, "partledger successor of a refresh token", 32),
    ),
    tier: scope.tier,
  };
}

/** @throws {OAuthProblem} if the token cannot be exchanged; {@link ReplayNoticed} if it was exchanged too long ago */
export async function exchangeRefreshToken(
  exchange: TokenExchange,
  request: RefreshRequest,
): Promise<TokenGrant> {
  const { transaction, client, now } = exchange;
  const old = await redeemableRefreshToken(transaction, request, client, now);
  const entitlement = entitle(exchange, old.family, old.tier);
  if (old.successor !== null) {
    requireResource(exchange, old.successor);
    return tokenGrant(old.successor, old.family, now);
  }
  const tokens = await issueTokens(exchange, entitlement);
  if (!(await spendRefreshToken(transaction, old, now))) throw invalidToken();
  await storeTokens(exchange, tokens);
  const successor = issuedTokens(tokens);
  await keepSuccessor(transaction, old.id, successor, request.successorKey);
  return tokenGrant(successor, old.family, now);
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
 * The refresh token, when this request may exchange it.
 * @throws {OAuthProblem} `invalid_grant`, `invalid_scope`; {@link ReplayNoticed} when it was used too long ago
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
  const granted = weakestOf([family.tier, client.tier]);
  if (request.tier !== null && !reaches(granted, request.tier)) {
    throw oauthProblem("invalid_scope", `The requested scope exceeds the granted scope ${granted}.`);
  }
  const tier = request.tier ?? granted;
  if (usedAt === null) {
    if (expiresAt !== null && expiresAt <= timestamp(now)) throw invalidToken();
    if (family.endsAt !== null && family.endsAt <= now) throw invalidToken();
    return { id, family, tier, accessTokenId, successor: null };
  }
  if (!isWithinWindow(usedAt, now) || row.successor === null) throw new ReplayNoticed("replay", family);
  const successor = await decrypt(row.successor, request.successorKey, "successor");
  // The key was changed, or the row was tampered with.
  if (!isIssuedTokens(successor)) throw invalidToken();
  const given = strongestOf(successor.scope.filter(isTier));
  if (request.tier !== null && given !== null && !reaches(request.tier, given)) {
    const description = `The refresh token has already been exchanged for a token with the scope ${given}.`;
    throw oauthProblem("invalid_scope", description);
  }
  return { id, family, tier, accessTokenId, successor };
}

/** Marks the token as used, and ends the access token that was issued with it at the end of the window. */
async function spendRefreshToken(
  { db }: Transaction,
  { id, accessTokenId }: RedeemableRefreshToken,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .updateTable("oauth_refresh_tokens")
    .set({ used_at: timestamp(now) })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .execute();
  if (spent.length !== 1) return false;
  if (accessTokenId !== null) {
    const end = timestamp(new Date(now.getTime() + successorWindow));
    await db
      .updateTable("oauth_access_tokens")
      .set({ expires_at: end })
      .where("id", "=", accessTokenId)
      .where("expires_at", ">", end)
      .execute();
  }
  return true;
}

/** Stores the response for repeated requests within the window; `clean-up.ts` removes it. */
async function keepSuccessor(
  { db }: Transaction,
  id: number,
  successor: IssuedTokens,
  successorKey: Uint8Array,
): Promise<void> {
  await db
    .updateTable("oauth_refresh_tokens")
    .set({ successor: await encrypt(successor, successorKey, "successor") })
    .where("id", "=", id)
    .execute();
}

/**
 * Tokens that were issued already cannot be narrowed.
 * @throws {OAuthProblem} `invalid_target` if the successor is valid for more than this request names
 */
function requireResource({ resource, issuer }: TokenExchange, successor: IssuedTokens): void {
  if (resource === null || resourceHolds(resource, successor.resource, issuer)) return;
  const description =
    "The refresh token has already been exchanged for a token that is valid for more resources than requested.";
  throw oauthProblem("invalid_target", description);
}

function isWithinWindow(usedAt: string, now: Date): boolean {
  // In both directions: a time of use that is later than now comes from a clock that was wrong.
  return Math.abs(now.getTime() - instantOf(usedAt).getTime()) <= successorWindow;
}

function invalidToken(): Error {
  return oauthProblem("invalid_grant", "The refresh token is invalid, expired or revoked.");
}

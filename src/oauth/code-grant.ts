/**
 * Implements the grant type `authorization_code` (RFC 6749 §4.1.3), which exchanges an authorization code for tokens.
 * `authorization.ts` issues the codes.
 */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { Client } from "./clients.ts";
import { familyOf, selectFamilies, weakestOf, type Family } from "./family.ts";
import type { Parameters } from "./form.ts";
import { hashIdentifier, readIdentifier } from "./identifier.ts";
import {
  entitle,
  issueTokens,
  issuedTokens,
  storeTokens,
  tokenResponse,
  type TokenExchange,
  type TokenResponse,
} from "./issue.ts";
import { oauthProblem } from "./oauth-error.ts";
import { isPkceText, pkceRule, verifierMatches } from "./pkce.ts";
import { ReplayError } from "./replay.ts";

interface CodeRequest {
  readonly codeHash: string;
  readonly verifier: string;
  readonly redirectUri: string | null;
}

interface RedeemableCode {
  readonly id: number;
  readonly family: Family;
}

/** The lifetime of an authorization code in minutes. RFC 6749 §4.1.2 recommends at most ten minutes. */
export const codeLifetime = 10;

/**
 * @throws {OAuthProblem} `invalid_request` if a parameter is missing or malformed; `invalid_grant` if this server did
 * not issue the code
 */
export async function readCodeRequest(form: Parameters, keys: readonly Uint8Array[]): Promise<CodeRequest> {
  const code = form.get("code");
  if (code === null) throw oauthProblem("invalid_request", "The parameter code is required.");
  const verifier = form.get("code_verifier");
  if (verifier === null) throw oauthProblem("invalid_request", "The parameter code_verifier is required.");
  if (!isPkceText(verifier)) throw oauthProblem("invalid_request", `The code_verifier ${pkceRule}.`);
  const identifier = await readIdentifier(code, keys, "code");
  if (identifier === null) throw invalidCode();
  return { codeHash: hashIdentifier(identifier.id), verifier, redirectUri: form.get("redirect_uri") };
}

/**
 * @throws {OAuthProblem} if the code cannot be exchanged
 * @throws {ReplayError} if the code was already exchanged
 */
export async function exchangeCode(exchange: TokenExchange, request: CodeRequest): Promise<TokenResponse> {
  const { transaction, client, now } = exchange;
  const { id, family } = await redeemableCode(transaction, request, client, now);
  const entitlement = entitle(exchange, family, weakestOf([family.scope, client.highestScope]));
  const tokens = await issueTokens(exchange, entitlement);
  if (!(await spendCode(transaction, id, now))) throw invalidCode();
  await storeTokens(exchange, tokens);
  return tokenResponse(issuedTokens(tokens), tokens.accessTokenExpiresAt, now);
}

const codeByHash = prepared((db, slot: Slot<{ hash: string }>) =>
  selectFamilies(db)
    .innerJoin("oauth_codes", "oauth_codes.grant_id", "oauth_grants.id")
    .where("oauth_codes.code_hash", "=", slot("hash"))
    .select([
      "oauth_codes.id as codeId",
      "oauth_codes.redirect_uri as redirectUri",
      "oauth_codes.redirect_uri_given as redirectUriGiven",
      "oauth_codes.code_challenge as codeChallenge",
      "oauth_codes.expires_at as expiresAt",
      "oauth_codes.used_at as usedAt",
    ]),
);

/**
 * Finds the code and checks that this request can exchange it. The verifier is checked before a replay is detected, so
 * an attacker who intercepted only the code cannot revoke the family.
 * @throws {OAuthProblem} `invalid_request` or `invalid_grant`
 * @throws {ReplayError} if the code was already exchanged
 */
async function redeemableCode(
  transaction: Transaction,
  { codeHash, verifier, redirectUri }: CodeRequest,
  client: Client,
  now: Date,
): Promise<RedeemableCode> {
  const [row] = await transaction.run(codeByHash, { hash: codeHash });
  if (row === undefined) throw invalidCode();
  const family = familyOf(row);
  if (family.clientRowId !== client.id) {
    throw oauthProblem("invalid_grant", "The code was issued to another client.");
  }
  if (redirectUri === null && row.redirectUriGiven) {
    const description =
      "The parameter redirect_uri is required, because the authorization request contained it.";
    throw oauthProblem("invalid_request", description);
  }
  if (redirectUri !== null && redirectUri !== row.redirectUri) {
    throw oauthProblem("invalid_grant", "The redirect_uri does not match the authorization request.");
  }
  if (!verifierMatches(verifier, row.codeChallenge)) {
    throw oauthProblem("invalid_grant", "The code_verifier does not match the code_challenge.");
  }
  if (!family.live) throw invalidCode();
  if (row.usedAt !== null) throw new ReplayError("code_reuse", family);
  if (row.expiresAt <= timestamp(now)) throw invalidCode();
  return { id: row.codeId, family };
}

/** Marks the code as used. Returns false if another request has already used the code. */
async function spendCode({ db }: Transaction, id: number, now: Date): Promise<boolean> {
  const spent = await db
    .updateTable("oauth_codes")
    .set({ used_at: timestamp(now) })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .execute();
  return spent.length === 1;
}

function invalidCode(): Error {
  return oauthProblem("invalid_grant", "The code is invalid, expired or already used.");
}

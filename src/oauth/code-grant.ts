/** The grant `authorization_code` (RFC 6749 §4.1.3): exchanges a code, which `authorization.ts` issues, for tokens. */
import type { Slot } from "../database/prepared.ts";
import { prepared } from "../database/prepared.ts";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { Client } from "./clients.ts";
import type { Family } from "./family.ts";
import { familyOf, selectFamilies, weakestOf } from "./family.ts";
import type { Parameters } from "./form.ts";
import { hashIdentifier, readIdentifier } from "./identifier.ts";
import type { TokenExchange, TokenGrant } from "./issue.ts";
import { entitle, issueTokens, issuedTokens, storeTokens, tokenGrant } from "./issue.ts";
import { oauthProblem } from "./oauth-error.ts";
import { isPkceText, pkceRule, verifierMatches } from "./pkce.ts";
import { ReplayNoticed } from "./replay.ts";

/** A token request that brings a code. */
interface CodeRequest {
  readonly codeHash: string;
  readonly verifier: string;
  readonly redirectUri: string | null;
}

interface RedeemableCode {
  readonly id: number;
  readonly family: Family;
}

/** Minutes: long enough for a slow connection, and no longer than RFC 6749 §4.1.2 recommends. */
export const codeLifetime = 10;

/**
 * Reads what the grant needs.
 * @throws {OAuthProblem} `invalid_request` for what is missing or malformed, `invalid_grant` when the code is not ours
 */
export async function readCodeRequest(form: Parameters, key: Uint8Array): Promise<CodeRequest> {
  const code = form.get("code");
  if (code === null) throw oauthProblem("invalid_request", "The parameter code is required.");
  const verifier = form.get("code_verifier");
  if (verifier === null) throw oauthProblem("invalid_request", "The parameter code_verifier is required.");
  if (!isPkceText(verifier)) throw oauthProblem("invalid_request", `The code_verifier ${pkceRule}.`);
  const identifier = await readIdentifier(code, key, "code");
  if (identifier === null) throw invalidCode();
  return { codeHash: hashIdentifier(identifier), verifier, redirectUri: form.get("redirect_uri") };
}

/** @throws {OAuthProblem} if the code cannot be exchanged; {@link ReplayNoticed} if it was exchanged before */
export async function exchangeCode(exchange: TokenExchange, request: CodeRequest): Promise<TokenGrant> {
  const { transaction, client, now } = exchange;
  const { id, family } = await redeemableCode(transaction, request, client, now);
  const entitlement = entitle(exchange, family, weakestOf([family.tier, client.tier]));
  const tokens = await issueTokens(exchange, entitlement);
  if (!(await spendCode(transaction, id, now))) throw invalidCode();
  await storeTokens(exchange, tokens);
  return tokenGrant(issuedTokens(tokens), family, now);
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
 * The code, if this request may exchange it. A second use is checked after the verifier: a client without the verifier
 * cannot revoke the family by sending an intercepted code.
 * @throws {OAuthProblem} `invalid_request` or `invalid_grant`; {@link ReplayNoticed} for the second exchange
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
    throw oauthProblem("invalid_request", "The code was issued to another client.");
  }
  if (redirectUri === null && row.redirectUriGiven) {
    const description = "The parameter redirect_uri is required: the authorization request contained it.";
    throw oauthProblem("invalid_request", description);
  }
  if (redirectUri !== null && redirectUri !== row.redirectUri) {
    throw oauthProblem("invalid_request", "The redirect_uri does not match the authorization request.");
  }
  if (!verifierMatches(verifier, row.codeChallenge)) {
    throw oauthProblem("invalid_grant", "The code_verifier does not match the code_challenge.");
  }
  if (!family.live) throw invalidCode();
  if (row.usedAt !== null) throw new ReplayNoticed("code_reuse", family);
  if (row.expiresAt <= timestamp(now)) throw invalidCode();
  return { id: row.codeId, family };
}

/** Marks the code as used; false if another request has used it. */
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

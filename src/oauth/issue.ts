/** Creates the tokens of a token response and the rows that make them valid. */
import { randomBytes } from "node:crypto";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { tiersUpTo } from "../identity/tier.ts";
import type { Tier } from "../identity/tier.ts";
import { accessTokenLifetime, signAccessToken } from "./access-token.ts";
import type { Client } from "./clients.ts";
import type { OAuthSecrets } from "./configured.ts";
import type { Family } from "./family.ts";
import type { NewIdentifier } from "./identifier.ts";
import { newIdentifier } from "./identifier.ts";
import { oauthProblem } from "./oauth-error.ts";
import { earlier, refreshTokenExpiry } from "./refresh-validity.ts";
import { resourceHolds } from "./resource.ts";

/** What tokens are issued with. */
export interface TokenIssuer {
  readonly secrets: OAuthSecrets;
  /** The address of the service, as tokens name it. */
  readonly issuer: string;
  readonly now: Date;
}

/** A token request of a known, active client, in the transaction that exchanges its code or refresh token. */
export interface TokenExchange extends TokenIssuer {
  readonly transaction: Transaction;
  readonly client: Client;
  /** As `parseResource` returns it; null requests everything that was granted. */
  readonly resource: string | null;
}

/** Limits of the access token to be issued. */
interface Entitlement {
  readonly family: Family;
  readonly tier: Tier;
  /** Null is the issuer. */
  readonly resource: string | null;
}

/** New tokens, and what is stored of them. */
interface NewTokens extends Entitlement {
  readonly jti: string;
  readonly accessToken: string;
  readonly accessTokenExpiresAt: Date;
  /** Null if the user or the client wants none. */
  readonly refreshToken: NewIdentifier | null;
}

/** What a client receives. */
export interface IssuedTokens {
  readonly accessToken: string;
  /** Empty if there is none. */
  readonly refreshToken: string;
  readonly scope: readonly string[];
  /** Of the access token; null is the issuer. */
  readonly resource: string | null;
}

/** A token response. */
export interface TokenGrant {
  readonly tokens: IssuedTokens;
  /** Seconds until the access token expires. */
  readonly expiresIn: number;
}

/** @throws {OAuthProblem} `invalid_target` if the request names resources that were not granted (RFC 8707 §2.2) */
export function entitle({ resource, issuer }: TokenExchange, family: Family, tier: Tier): Entitlement {
  if (resource !== null && !resourceHolds(family.resource, resource, issuer)) {
    throw oauthProblem("invalid_target", "The requested resource was not granted.");
  }
  return { family, tier, resource: resource ?? family.resource };
}

export async function issueTokens(exchange: TokenExchange, entitlement: Entitlement): Promise<NewTokens> {
  const { client, secrets, issuer, now } = exchange;
  const { family, tier, resource } = entitlement;
  const jti = randomBytes(32).toString("base64url");
  const expiresAt = accessTokenExpiry(family, now);
  const { clientId, grantTypes } = client;
  const facts = { issuer, subject: family.username, clientId, tier, resource, jti, expiresAt };
  const refreshable = grantTypes.includes("refresh_token") && family.refreshValidity !== "none";
  return {
    ...entitlement,
    jti,
    accessToken: await signAccessToken(facts, secrets.keys, now),
    accessTokenExpiresAt: expiresAt,
    refreshToken: refreshable ? await newIdentifier(secrets.encryptionKey, "refresh") : null,
  };
}

/** The tokens are valid once the transaction is committed. */
export async function storeTokens(
  { transaction: { db }, now }: TokenExchange,
  { family, tier, resource, jti, accessTokenExpiresAt, refreshToken }: NewTokens,
): Promise<void> {
  const { grantId, refreshValidity, endsAt } = family;
  const created = timestamp(now);
  const { id } = await db
    .insertInto("oauth_access_tokens")
    .values({
      grant_id: grantId,
      jti,
      tier,
      resource,
      created_at: created,
      expires_at: timestamp(accessTokenExpiresAt),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (refreshToken === null) return;
  const expiry = refreshTokenExpiry(refreshValidity, now, endsAt);
  await db
    .insertInto("oauth_refresh_tokens")
    .values({
      grant_id: grantId,
      access_token_id: id,
      token_hash: refreshToken.hash,
      created_at: created,
      expires_at: expiry === null ? null : timestamp(expiry),
      used_at: null,
      successor: null,
    })
    .execute();
}

export function issuedTokens({ accessToken, refreshToken, tier, resource }: NewTokens): IssuedTokens {
  return { accessToken, refreshToken: refreshToken?.text ?? "", scope: tiersUpTo(tier), resource };
}

export function tokenGrant(tokens: IssuedTokens, family: Family, now: Date): TokenGrant {
  const expiresIn = Math.floor((accessTokenExpiry(family, now).getTime() - now.getTime()) / 1000);
  return { tokens, expiresIn };
}

/** When an access token that is issued `now` expires: it never outlives its family. */
function accessTokenExpiry({ endsAt }: Pick<Family, "endsAt">, now: Date): Date {
  return earlier(new Date(now.getTime() + accessTokenLifetime * 1000), endsAt);
}

/** Whether a decrypted value is what was stored of a token response. */
export function isIssuedTokens(value: unknown): value is IssuedTokens {
  if (typeof value !== "object" || value === null) return false;
  const given = value as Partial<Record<keyof IssuedTokens, unknown>>;
  const { accessToken, refreshToken, scope, resource } = given;
  return (
    typeof accessToken === "string" &&
    typeof refreshToken === "string" &&
    Array.isArray(scope) &&
    (resource === null || typeof resource === "string")
  );
}

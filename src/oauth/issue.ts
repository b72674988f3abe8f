/** Creates the tokens for a token response, and the database rows that make the tokens valid. */
import { randomBytes } from "node:crypto";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { scopesUpTo, type Scope } from "../identity/scope.ts";
import { accessTokenLifetime, signAccessToken } from "./access-token.ts";
import type { Client } from "./clients.ts";
import type { OAuthSecrets } from "./configured.ts";
import type { Family } from "./family.ts";
import { newIdentifier, type NewIdentifier } from "./identifier.ts";
import { signingKey } from "./key-timeline.ts";
import { oauthProblem } from "./oauth-error.ts";
import { earlier, refreshTokenExpiry } from "./refresh-validity.ts";
import { resourceIncludes } from "./resource.ts";

export interface TokenIssuer {
  readonly secrets: OAuthSecrets;
  /** The absolute URL of the service, which is the `iss` claim of the tokens. */
  readonly issuer: string;
  readonly now: Date;
}

/** A token request from an active client. Runs in the transaction that exchanges the client's code or refresh token. */
export interface TokenExchange extends TokenIssuer {
  readonly transaction: Transaction;
  readonly client: Client;
  /** The requested resource in the format of `parseResource`. Null requests all granted resources. */
  readonly resource: string | null;
}

/** The scope and the resources for which the new access token is valid. */
interface Entitlement {
  readonly family: Family;
  readonly scope: Scope;
  /** The resource in the format of `parseResource`. Null for the issuer, which includes all resources. */
  readonly resource: string | null;
}

interface NewTokens extends Entitlement {
  readonly jti: string;
  readonly accessToken: string;
  readonly accessTokenExpiresAt: Date;
  /**
   * The refresh token. Null if the user chose no refresh token or the client is not registered for the grant type
   * `refresh_token`.
   */
  readonly refreshToken: NewIdentifier | null;
}

/** The tokens that a token response contains, with their scope and audience. */
export interface IssuedTokens {
  readonly accessToken: string;
  /** The refresh token, or an empty string if no refresh token was issued. */
  readonly refreshToken: string;
  readonly scope: readonly string[];
  /** The audience of the access token. Null for the issuer. */
  readonly resource: string | null;
}

/** The content of a token response: the tokens and the lifetime of the access token. */
export interface TokenResponse {
  readonly tokens: IssuedTokens;
  /** The number of seconds until the access token expires. */
  readonly expiresIn: number;
}

/** @throws {OAuthProblem} `invalid_target` if the request names resources that were not granted (RFC 8707 §2.2) */
export function entitle({ resource, issuer }: TokenExchange, family: Family, scope: Scope): Entitlement {
  if (resource !== null && !resourceIncludes(family.resource, resource, issuer)) {
    throw oauthProblem("invalid_target", "The requested resource was not granted.");
  }
  return { family, scope, resource: resource ?? family.resource };
}

export async function issueTokens(exchange: TokenExchange, entitlement: Entitlement): Promise<NewTokens> {
  const { client, secrets, issuer, now } = exchange;
  const { family, scope, resource } = entitlement;
  const jti = randomBytes(32).toString("base64url");
  const expiresAt = accessTokenExpiry(family, now);
  const { clientId, grantTypes } = client;
  const data = { issuer, subject: family.username, clientId, scope, resource, jti, expiresAt };
  const wantsRefreshToken = grantTypes.includes("refresh_token") && family.refreshValidity !== "none";
  return {
    ...entitlement,
    jti,
    accessToken: await signAccessToken(data, signingKey(secrets.keys, now), now),
    accessTokenExpiresAt: expiresAt,
    refreshToken: wantsRefreshToken ? await newIdentifier(secrets.encryptionKey, "refresh") : null,
  };
}

type AccessTokenValues = {
  familyId: number;
  jti: string;
  scope: string;
  resource: string | null;
  created: string;
  expires: string;
};

const insertAccessToken = prepared((db, slot: Slot<AccessTokenValues>) =>
  db
    .insertInto("oauth_access_tokens")
    .values({
      grant_id: slot("familyId"),
      jti: slot("jti"),
      tier: slot("scope"),
      resource: slot("resource"),
      created_at: slot("created"),
      expires_at: slot("expires"),
    })
    .returning("id"),
);

type RefreshTokenValues = {
  familyId: number;
  accessTokenId: number;
  hash: string;
  created: string;
  expires: string | null;
};

const insertRefreshToken = prepared((db, slot: Slot<RefreshTokenValues>) =>
  db.insertInto("oauth_refresh_tokens").values({
    grant_id: slot("familyId"),
    access_token_id: slot("accessTokenId"),
    token_hash: slot("hash"),
    created_at: slot("created"),
    expires_at: slot("expires"),
    used_at: null,
    successor: null,
  }),
);

/** Stores new tokens, which become valid when the transaction is committed. */
export async function storeTokens(
  { transaction, now }: TokenExchange,
  { family, scope, resource, jti, accessTokenExpiresAt, refreshToken }: NewTokens,
): Promise<void> {
  const { familyId, refreshValidity, endsAt } = family;
  const created = timestamp(now);
  const [row] = await transaction.run(insertAccessToken, {
    familyId,
    jti,
    scope,
    resource,
    created,
    expires: timestamp(accessTokenExpiresAt),
  });
  if (row === undefined) throw new Error("The access token was not stored.");
  if (refreshToken === null) return;
  const expiry = refreshTokenExpiry(refreshValidity, now, endsAt);
  await transaction.run(insertRefreshToken, {
    familyId,
    accessTokenId: row.id,
    hash: refreshToken.hash,
    created,
    expires: expiry === null ? null : timestamp(expiry),
  });
}

export function issuedTokens({ accessToken, refreshToken, scope, resource }: NewTokens): IssuedTokens {
  return { accessToken, refreshToken: refreshToken?.text ?? "", scope: scopesUpTo(scope), resource };
}

/** @param expiresAt the time at which the access token expires */
export function tokenResponse(tokens: IssuedTokens, expiresAt: Date, now: Date): TokenResponse {
  const expiresIn = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  return { tokens, expiresIn };
}

/** Returns the time at which an access token issued at `now` expires. The token never expires later than its family. */
function accessTokenExpiry({ endsAt }: Pick<Family, "endsAt">, now: Date): Date {
  return earlier(new Date(now.getTime() + accessTokenLifetime * 1000), endsAt);
}

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

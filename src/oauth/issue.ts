/** Makes the tokens of a token answer, and the rows by which they count. */
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { RandomBytes } from "../identity/api-token.ts";
import type { Tier } from "../identity/tier.ts";
import { accessTokenLifetime, signAccessToken } from "./access-token.ts";
import type { OAuthSecrets } from "./configured.ts";
import type { Family } from "./family.ts";
import type { NewIdentifier } from "./identifier.ts";
import { newIdentifier } from "./identifier.ts";
import { earlier, refreshTokenExpiry } from "./refresh-validity.ts";

/** What tokens are made with. */
export interface Mint {
  readonly secrets: OAuthSecrets;
  readonly issuer: string;
  readonly random: RandomBytes;
  readonly now: Date;
}

/** What a client may be given. */
export interface Entitlement {
  readonly family: Family;
  /** What OAuth calls `client_id`. */
  readonly clientId: string;
  /** Of the access token. */
  readonly tier: Tier;
  /** Of the access token; null stands for the issuer. */
  readonly resource: string | null;
  /** Whether the client is registered for the grant `refresh_token`. */
  readonly refresh: boolean;
}

/** What a client was given. */
export interface IssuedTokens {
  readonly accessToken: string;
  /** Empty when there is none. */
  readonly refreshToken: string;
  readonly scope: readonly string[];
  /** Of the access token, as entitlements hold it. */
  readonly resource: string | null;
}

export interface NewAccessToken {
  readonly jti: string;
  readonly text: string;
}

/** When an access token that is issued `now` expires: it never outlives its family. */
export function accessTokenExpiry({ endsAt }: Pick<Family, "endsAt">, now: Date): Date {
  return earlier(new Date(now.getTime() + accessTokenLifetime * 1000), endsAt);
}

export async function newAccessToken(
  { family, clientId, tier, resource }: Entitlement,
  { secrets, issuer, random, now }: Mint,
): Promise<NewAccessToken> {
  const jti = random(32).toString("base64url");
  const expiresAt = accessTokenExpiry(family, now);
  const facts = { issuer, subject: family.username, clientId, tier, resource, jti, expiresAt };
  return { jti, text: await signAccessToken(facts, secrets.keys, now) };
}

/** Null when the user wants none, or the client did not register for any. */
export async function newRefreshToken(
  { family, refresh }: Entitlement,
  { secrets, random }: Mint,
): Promise<NewIdentifier | null> {
  if (!refresh || family.refreshValidity === "none") return null;
  return await newIdentifier(secrets.encryptionKey, "refresh", random);
}

/** From the commit on they count. */
export async function storeTokens(
  { db }: Transaction,
  { family, tier, resource }: Entitlement,
  access: NewAccessToken,
  refresh: NewIdentifier | null,
  now: Date,
): Promise<void> {
  const { grantId, refreshValidity, endsAt } = family;
  const created = timestamp(now);
  const { id } = await db
    .insertInto("oauth_access_tokens")
    .values({
      grant_id: grantId,
      jti: access.jti,
      tier,
      resource,
      created_at: created,
      expires_at: timestamp(accessTokenExpiry(family, now)),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (refresh === null) return;
  const expiry = refreshTokenExpiry(refreshValidity, now, endsAt);
  await db
    .insertInto("oauth_refresh_tokens")
    .values({
      grant_id: grantId,
      access_token_id: id,
      token_hash: refresh.hash,
      created_at: created,
      expires_at: expiry === null ? null : timestamp(expiry),
      used_at: null,
      successor: null,
    })
    .execute();
}

/** Whether it is what was stored of an answer. */
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

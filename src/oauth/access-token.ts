/**
 * Signs and verifies access tokens: JWT (RFC 9068) with RS256. `bearer.ts` checks in the database whether a token is still
 * valid.
 */
import { SignJWT, errors, jwtVerify } from "jose";
import { tiersUpTo } from "../identity/tier.ts";
import type { Tier } from "../identity/tier.ts";
import type { SigningKeys } from "./keys.ts";

/** Seconds, where nothing ends before. */
export const accessTokenLifetime = 3600;

const algorithm = "RS256";
const type = "at+jwt";

/** Seconds by which the clocks of processes may differ. When a token ends is decided to the millisecond by its row. */
const clockTolerance = 60;

/** Whether a token has expired according to its own claims. */
export function isExpired({ expiry }: AccessTokenClaims, now: Date): boolean {
  return now.getTime() / 1000 >= expiry + clockTolerance;
}

/** Our tokens are much shorter. */
const longestToken = 8192;

interface AccessTokenFacts {
  readonly issuer: string;
  /** The name of the user. */
  readonly subject: string;
  readonly clientId: string;
  readonly tier: Tier;
  /** As stored in the grant; null is the issuer. */
  readonly resource: string | null;
  /** The unique ID of the token. */
  readonly jti: string;
  /** The token says it in whole seconds; to the millisecond its row does. */
  readonly expiresAt: Date;
}

/** What a token of ours says of itself. */
export interface AccessTokenClaims {
  readonly jti: string;
  readonly clientId: string;
  /** Absolute URIs separated by spaces, as stored in the grant. */
  readonly audience: string;
  /** Seconds since 1970. */
  readonly expiry: number;
}

export type VerifiedToken =
  | { readonly kind: "valid"; readonly claims: AccessTokenClaims }
  /** Ours, but too old. */
  | { readonly kind: "expired" }
  /** Not signed by us, not for us, or no access token. */
  | { readonly kind: "foreign" };

/** Signs a token that is valid from `now` on. */
export async function signAccessToken(
  facts: AccessTokenFacts,
  keys: Pick<SigningKeys, "kid" | "privateKey">,
  now: Date,
): Promise<string> {
  const { issuer, subject, clientId, tier, resource, jti, expiresAt } = facts;
  const scopes = tiersUpTo(tier);
  const audience = (resource ?? issuer).split(" ");
  const issuedAt = Math.floor(now.getTime() / 1000);
  return await new SignJWT({ client_id: clientId, scope: scopes.join(" "), scopes })
    .setProtectedHeader({ alg: algorithm, typ: type, kid: keys.kid })
    .setIssuer(issuer)
    .setSubject(subject)
    .setAudience(audience.length === 1 ? (audience[0] ?? issuer) : audience)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .setJti(jti)
    .sign(keys.privateKey);
}

/** Checks signature, algorithm, type, issuer and times (RFC 9068 §4, RFC 8725 §3). Never throws. */
export async function verifyAccessToken(
  token: string,
  keys: Pick<SigningKeys, "publicKey">,
  issuer: string,
  now: Date,
): Promise<VerifiedToken> {
  if (token.length > longestToken) return { kind: "foreign" };
  try {
    const { payload } = await jwtVerify(token, keys.publicKey, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      currentDate: now,
      clockTolerance,
      requiredClaims: ["iss", "sub", "aud", "client_id", "iat", "exp", "jti"],
    });
    const { jti, aud, exp, client_id: clientId } = payload;
    if (jti === undefined || aud === undefined || exp === undefined || typeof clientId !== "string") {
      return { kind: "foreign" };
    }
    return { kind: "valid", claims: { jti, clientId, audience: [aud].flat().join(" "), expiry: exp } };
  } catch (error) {
    // The signature is looked at before the times: only a token of ours is found to be too old.
    return { kind: error instanceof errors.JWTExpired ? "expired" : "foreign" };
  }
}

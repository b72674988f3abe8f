/**
 * Signs and verifies access tokens, which are JWTs (RFC 9068) with RS256 signatures. `bearer.ts` reads from the
 * database whether a token is still valid.
 */
import type { KeyObject } from "node:crypto";
import { SignJWT, decodeJwt, errors, jwtVerify, type JWTHeaderParameters } from "jose";
import { scopesUpTo, type Scope } from "../identity/scope.ts";
import type { SigningKeys, VerificationKey } from "./keys.ts";

/** Maximum lifetime of an access token, in seconds. A token never expires later than its family. */
export const accessTokenLifetime = 3600;

const algorithm = "RS256";
const type = "at+jwt";

/** Maximum clock difference between processes, in seconds. The database contains the exact expiry of each token. */
const clockTolerance = 60;

/** Whether a token has expired according to its claims. Allows for {@link clockTolerance}. */
export function isExpired({ expiry }: AccessTokenClaims, now: Date): boolean {
  return now.getTime() / 1000 >= expiry + clockTolerance;
}

/** Maximum length of a token, in characters. Tokens from this server are much shorter. */
const maximumLength = 8192;

interface AccessTokenData {
  readonly issuer: string;
  /** The user name, which becomes the `sub` claim. */
  readonly subject: string;
  readonly clientId: string;
  readonly scope: Scope;
  /** The granted resource in the format of `parseResource`; null for the issuer. */
  readonly resource: string | null;
  /** The unique ID of the token, which becomes the `jti` claim. */
  readonly jti: string;
  /** The time at which the token expires. The token contains this time in seconds, its database row in milliseconds. */
  readonly expiresAt: Date;
}

export interface AccessTokenClaims {
  readonly jti: string;
  readonly clientId: string;
  /** The granted resources: absolute URIs separated by spaces. */
  readonly audience: string;
  /** The time at which the token expires, in seconds since 1970. */
  readonly expiry: number;
}

export type VerifiedToken =
  | { readonly kind: "valid"; readonly claims: AccessTokenClaims }
  /** The token was issued by this server but has expired. */
  | { readonly kind: "expired" }
  /** The text is not an access token that this server issued. */
  | { readonly kind: "foreign" };

export async function signAccessToken(
  data: AccessTokenData,
  keys: Pick<SigningKeys, "kid" | "privateKey">,
  now: Date,
): Promise<string> {
  const { issuer, subject, clientId, scope, resource, jti, expiresAt } = data;
  const scopes = scopesUpTo(scope);
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

/** Returns the ID of a token that this server issued, without checking the token. */
export function tokenIdOf(token: string): string {
  return decodeJwt(token).jti ?? "";
}

/**
 * Checks the signature, algorithm, type, issuer and times of a token (RFC 9068 §4, RFC 8725 §3). Only the key that `kid`
 * names verifies the signature. Never throws.
 */
export async function verifyAccessToken(
  token: string,
  keys: readonly Pick<VerificationKey, "kid" | "publicKey">[],
  issuer: string,
  now: Date,
): Promise<VerifiedToken> {
  if (token.length > maximumLength) return { kind: "foreign" };
  try {
    const keyOf = ({ kid }: JWTHeaderParameters): KeyObject => {
      const key = keys.find((each) => each.kid === kid);
      if (key === undefined) throw new errors.JWKSNoMatchingKey();
      return key.publicKey;
    };
    const { payload } = await jwtVerify(token, keyOf, {
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
    // The times are checked after the signature, so this server issued the expired token.
    return { kind: error instanceof errors.JWTExpired ? "expired" : "foreign" };
  }
}

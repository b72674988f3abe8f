/**
 * Caches verified access tokens, because verifying a signature takes several times as long as the rest of the
 * authentication. Revocation is not cached: the state of each token is read from the database for each request.
 */
import { hash } from "node:crypto";
import type { MemoryCache } from "../util/memory-cache.ts";
import { isExpired, verifyAccessToken, type AccessTokenClaims, type VerifiedToken } from "./access-token.ts";
import type { VerificationKey } from "./keys.ts";

/** Verifies an access token in the same way as {@link verifyAccessToken}. */
type TokenReader = (
  token: string,
  keys: readonly VerificationKey[],
  issuer: string,
  now: Date,
) => Promise<VerifiedToken>;

export function createAccessTokenReader(cache: MemoryCache): TokenReader {
  const verifiedClaims = cache.section();
  return async (token, keys, issuer, now) => {
    // The cache key is a hash, because tokens must not stay in memory after their request.
    const key = `${issuer} ${hash("sha256", token, "base64url")}`;
    const version = keys.map(({ kid }) => kid).join(" ");
    const claims = verifiedClaims.find<AccessTokenClaims>(key, { version });
    if (claims !== undefined) return isExpired(claims, now) ? { kind: "expired" } : { kind: "valid", claims };
    const verified = await verifyAccessToken(token, keys, issuer, now);
    if (verified.kind === "valid")
      verifiedClaims.keep(verified.claims, { key, version, until: Infinity, bytes: 1000 });
    return verified;
  };
}

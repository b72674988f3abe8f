/**
 * Caches verified access tokens, because verifying a signature takes several times as long as the rest of the
 * authentication. Revocation is not cached: the state of each token is read from the database for each request.
 */
import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isExpired, verifyAccessToken } from "./access-token.ts";
import type { AccessTokenClaims, VerifiedToken } from "./access-token.ts";
import type { SigningKeys } from "./keys.ts";

/** Verifies an access token in the same way as {@link verifyAccessToken}. */
type TokenReader = (token: string, keys: SigningKeys, issuer: string, now: Date) => Promise<VerifiedToken>;

/**
 * Creates a token reader with a cache.
 * @param capacity the maximum number of cached tokens; the least recently used tokens are evicted
 */
export function createTokenReader(capacity = 1000): TokenReader {
  const cache = new LRUCache<string, AccessTokenClaims>({ max: capacity });
  let cachedFor: { readonly keys: SigningKeys; readonly issuer: string } | null = null;

  return async (token, keys, issuer, now) => {
    if (cachedFor?.keys !== keys || cachedFor.issuer !== issuer) {
      cache.clear();
      cachedFor = { keys, issuer };
    }
    // The cache key is a hash, because tokens must not stay in memory after their request.
    const digest = hash("sha256", token, "base64url");
    const claims = cache.get(digest);
    if (claims !== undefined) return isExpired(claims, now) ? { kind: "expired" } : { kind: "valid", claims };
    const verified = await verifyAccessToken(token, keys, issuer, now);
    // Another request may have loaded new keys during the verification.
    if (verified.kind === "valid" && cachedFor.keys === keys && cachedFor.issuer === issuer) {
      cache.set(digest, verified.claims);
    }
    return verified;
  };
}

/**
 * Caches verified access tokens: checking a signature costs several times as much as the rest of the authentication.
 * Whether a token is still valid is not cached but read from the database each time.
 */
import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isExpired, verifyAccessToken } from "./access-token.ts";
import type { AccessTokenClaims, VerifiedToken } from "./access-token.ts";
import type { SigningKeys } from "./keys.ts";

/** As {@link verifyAccessToken}. */
type TokenReader = (token: string, keys: SigningKeys, issuer: string, now: Date) => Promise<VerifiedToken>;

/** @param capacity how many tokens are remembered, those used last */
export function createTokenReader(capacity = 1000): TokenReader {
  const known = new LRUCache<string, AccessTokenClaims>({ max: capacity });
  let knownWith: { readonly keys: SigningKeys; readonly issuer: string } | null = null;

  return async (token, keys, issuer, now) => {
    if (knownWith?.keys !== keys || knownWith.issuer !== issuer) {
      known.clear();
      knownWith = { keys, issuer };
    }
    // Not the token itself: it has no business in memory for longer than its request.
    const digest = hash("sha256", token, "base64url");
    const claims = known.get(digest);
    if (claims !== undefined) return isExpired(claims, now) ? { kind: "expired" } : { kind: "valid", claims };
    const verified = await verifyAccessToken(token, keys, issuer, now);
    // Another request may have loaded new keys in the meantime.
    if (verified.kind === "valid" && knownWith.keys === keys && knownWith.issuer === issuer) {
      known.set(digest, verified.claims);
    }
    return verified;
  };
}

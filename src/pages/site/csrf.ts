/**
 * Tokens against cross-site request forgery. A token is bound to the cookie that the browser holds (session or
 * visitor): it is a digest of it, so that nothing has to be stored.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

/** The token that belongs to the secret value of a cookie. */
export function csrfToken(secret: string): string {
  return createHmac("sha256", secret).update("partledger csrf").digest("base64url");
}

/** Compares in constant time. */
export function isCsrfToken(given: string | null, secret: string): boolean {
  const expected = Buffer.from(csrfToken(secret));
  const actual = Buffer.from(given ?? "");
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Creates and checks CSRF tokens. A token is a digest of the session or visitor cookie of the browser, so the service
 * does not store tokens.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Returns the CSRF token for the value of a cookie. */
export function csrfToken(secret: string): string {
  return createHmac("sha256", secret).update("partledger csrf").digest("base64url");
}

/** Returns whether a CSRF token is valid. The comparison takes constant time. */
export function isCsrfToken(given: string | null, secret: string): boolean {
  const expected = Buffer.from(csrfToken(secret));
  const actual = Buffer.from(given ?? "");
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

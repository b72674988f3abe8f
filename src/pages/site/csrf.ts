/**
 * Creates and checks CSRF tokens. A token is a digest of the session or visitor cookie of the browser, so the service
 * does not store tokens. Pages are compressed, so each page masks the digest with other random bytes: the size of pages
 * would otherwise reveal a constant token to an attacker who chooses texts of the page and observes its size (BREACH).
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const digestLength = 32;

function digestOf(secret: string): Buffer {
  return createHmac("sha256", secret).update("partledger csrf").digest();
}

function xor(a: Buffer, b: Buffer): Buffer {
  return Buffer.from(a.map((byte, index) => byte ^ (b[index] ?? 0)));
}

/** Returns a CSRF token for the value of a cookie. Each call returns another token; all are valid. */
export function csrfToken(secret: string): string {
  const mask = randomBytes(digestLength);
  return Buffer.concat([mask, xor(digestOf(secret), mask)]).toString("base64url");
}

/** Returns whether a CSRF token is valid. The comparison takes constant time. */
export function isCsrfToken(given: string | null, secret: string): boolean {
  const bytes = Buffer.from(given ?? "", "base64url");
  if (bytes.length !== 2 * digestLength) return false;
  const digest = xor(bytes.subarray(digestLength), bytes.subarray(0, digestLength));
  return timingSafeEqual(digest, digestOf(secret));
}

/**
 * Tokens against cross-site request forgery, and the check where a form was sent from. A token is bound to the cookie
 * that the browser holds (session or visitor): it is a digest of it, so that nothing has to be stored.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

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

/**
 * Whether what the browser says of the sender does not speak against it. Both headers cannot be set by a page
 * (Fetch standard, forbidden request headers); clients that send neither have only the token to show.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === ownOrigin || (host !== undefined && origin === `http://${host}`);
}

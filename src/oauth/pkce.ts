/** Implements Proof Key for Code Exchange (PKCE, RFC 7636) with the method `S256`. */
import { hash, timingSafeEqual } from "node:crypto";

/** The format of both verifiers and challenges (RFC 7636 §4.1 and §4.2). */
const pattern = /^[A-Za-z0-9\-._~]{43,128}$/;

/** Whether a text has the format of a verifier or challenge. */
export function isPkceText(text: string): boolean {
  return pattern.test(text);
}

/** The format that {@link isPkceText} requires, for error messages. */
export const pkceRule = "must be 43 to 128 characters of A-Z, a-z, 0-9, '-', '.', '_' and '~'";

/** Whether a verifier matches a challenge (RFC 7636 §4.6). Compares in constant time. */
export function verifierMatches(verifier: string, challenge: string): boolean {
  const expected = Buffer.from(challenge);
  const given = Buffer.from(hash("sha256", verifier, "base64url"));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Checks Proof Key for Code Exchange (RFC 7636) with the method S256. */
import { hash, timingSafeEqual } from "node:crypto";

/** Verifiers and challenges have the same format (RFC 7636 §4.1 and §4.2). */
const pattern = /^[A-Za-z0-9\-._~]{43,128}$/;

/** Whether a text can be a verifier or a challenge. */
export function isPkceText(text: string): boolean {
  return pattern.test(text);
}

/** The rule of {@link isPkceText}, for error messages. */
export const pkceRule = "must be 43 to 128 characters of A-Z, a-z, 0-9, '-', '.', '_' and '~'";

/** Whether a verifier matches a challenge. Compares in constant time (RFC 7636 §4.6). */
export function verifierMatches(verifier: string, challenge: string): boolean {
  const expected = Buffer.from(challenge);
  const given = Buffer.from(hash("sha256", verifier, "base64url"));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

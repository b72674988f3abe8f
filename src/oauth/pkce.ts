/** Proof key for code exchange (RFC 7636), method S256 only. */
import { hash, timingSafeEqual } from "node:crypto";

/** RFC 7636 §4.1 and §4.2: verifiers and challenges look the same. */
const shape = /^[A-Za-z0-9\-._~]{43,128}$/;

/** Whether a text can be a verifier or a challenge. */
export function isPkceText(text: string): boolean {
  return shape.test(text);
}

/** The same rule in words. */
export const pkceRule = "must be 43 to 128 characters of A-Z, a-z, 0-9, '-', '.', '_' and '~'";

/** RFC 7636 §4.6. Takes as long wherever the two differ. */
export function verifierMatches(verifier: string, challenge: string): boolean {
  const expected = Buffer.from(challenge);
  const given = Buffer.from(hash("sha256", verifier, "base64url"));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The text of API tokens: creating, recognizing and hashing it. `tokens.ts` stores tokens. */
import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const prefix = "plt_";
const secretLength = 43; // 62^43 > 2^256: every secret fits
const checksumLength = 6; // 62^6 > 2^32
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const shape = new RegExp(`^${prefix}([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** No credential longer than this is looked up. */
export const maximumCredentialLength = 512;

/**
 * A new token: `plt_`, 256 random bits and the checksum of these, all in base 62 so that a double click selects
 * it whole. It is shown to the user once and never stored.
 */
export function createApiToken(bits = randomBytes(32)): string {
  const secret = base62(BigInt(`0x${bits.toString("hex")}`), secretLength);
  return prefix + secret + checksum(secret);
}

/**
 * Detects mistyped and truncated tokens without a query: `false` for a text with our prefix (`plt_`) and a wrong form or
 * checksum. Other texts can be tokens that were moved here from Part-DB.
 */
export function isPlausibleToken(token: string): boolean {
  if (!token.startsWith(prefix)) return true;
  const [, secret, sum] = shape.exec(token) ?? [];
  return secret !== undefined && checksum(secret) === sum;
}

/**
 * The SHA-256 of a token in hex, by which tokens are stored and found. A token has 256 random bits, so it needs no slow
 * hash. A client cannot choose the hash, so the time of the index lookup reveals nothing about stored tokens.
 */
export function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}

/** The last four characters, by which users recognise a token in a list. */
export function tokenHint(token: string): string {
  return token.slice(-4);
}

function checksum(secret: string): string {
  return base62(BigInt(crc32(secret)), checksumLength);
}

function base62(value: bigint, length: number): string {
  let digits = "";
  for (let rest = value; digits.length < length; rest /= 62n) digits = alphabet[Number(rest % 62n)] + digits;
  return digits;
}

/** Generates, validates and hashes API tokens. `tokens.ts` stores them. */
import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const prefix = "plt_";
const secretLength = 43; // 62^43 > 2^256, so 43 characters can encode any secret.
const checksumLength = 6; // 62^6 > 2^32, so 6 characters can encode any checksum.
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const shape = new RegExp(`^${prefix}([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** Maximum length of a credential. Longer credentials are rejected without a database lookup. */
export const maximumCredentialLength = 512;

/**
 * Generates a token, which consists of the prefix `plt_`, 256 random bits and a checksum. The base-62 encoding lets
 * users select the whole token with a double click. The token is shown once; only its hash is stored.
 */
export function createApiToken(bits = randomBytes(32)): string {
  const secret = base62(BigInt(`0x${bits.toString("hex")}`), secretLength);
  return prefix + secret + checksum(secret);
}

/**
 * Whether a text can be a token. Detects mistyped and truncated tokens without a database query. Returns true for a
 * text without the prefix `plt_`, because the text can be a token imported from Part-DB.
 */
export function isPlausibleToken(token: string): boolean {
  if (!token.startsWith(prefix)) return true;
  const [, secret, sum] = shape.exec(token) ?? [];
  return secret !== undefined && checksum(secret) === sum;
}

/**
 * Returns the SHA-256 hash of a token in hex. The database stores and looks up tokens by this hash. A fast hash is
 * sufficient, because a token has 256 random bits. Clients cannot choose the hash, so the time of a lookup reveals
 * nothing about stored tokens.
 */
export function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}

/** Returns the last four characters of a token, which help users recognize the token in a list. */
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

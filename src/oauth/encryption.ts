/**
 * Encrypts authorization codes, refresh tokens and stored token responses as JWEs (RFC 7516) with AES-256-GCM. The
 * encryption authenticates the purpose, so a code cannot be used as a refresh token.
 */
import { randomBytes } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { isObject } from "../util/is-object.ts";

type Purpose = "code" | "refresh" | "successor";

const keyBytes = 32;

/** Maximum length of a text to decrypt, in characters. Texts from this server are much shorter. */
const maximumLength = 8192;

/** Generates a value for `OAUTH2_ENCRYPTION_KEY`: 256 random bits, encoded in Base64url. */
export function generateEncryptionKey(): string {
  return randomBytes(keyBytes).toString("base64url");
}

/** Parses a 256-bit key in Base64, Base64url or hexadecimal notation. Returns null if the text is not a valid key. */
export function parseEncryptionKey(text: string | null): Uint8Array | null {
  const given = text?.trim() ?? "";
  if (/^[0-9a-f]{64}$/i.test(given)) return Buffer.from(given, "hex");
  if (!/^(?:[A-Za-z0-9_-]{43}=?|[A-Za-z0-9+/]{43}=?)$/.test(given)) return null;
  return Buffer.from(given, "base64");
}

/** @param payload an object, which is serialized as JSON */
export async function encrypt(payload: object, key: Uint8Array, purpose: Purpose): Promise<string> {
  return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", typ: typeOf(purpose) })
    .encrypt(key);
}

/** Decrypts a text. Returns null if the text was not encrypted with this key for this purpose. */
export async function decrypt(
  text: string,
  key: Uint8Array,
  purpose: Purpose,
): Promise<Record<string, unknown> | null> {
  if (text.length > maximumLength) return null;
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(text, key, {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      maxDecompressedLength: 0,
    });
    if (protectedHeader.typ !== typeOf(purpose)) return null;
    const payload: unknown = JSON.parse(new TextDecoder().decode(plaintext));
    return isObject(payload) ? payload : null;
  } catch {
    // Clients can send any text, so the reason for the failure does not matter.
    return null;
  }
}

function typeOf(purpose: Purpose): string {
  return `partledger-${purpose}`;
}

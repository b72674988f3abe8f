/**
 * Encrypts authorization codes and refresh tokens (JWE, RFC 7516, with AES-256-GCM). The purpose is authenticated, so a
 * code cannot be used as a refresh token.
 */
import { randomBytes } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { isObject } from "../is-object.ts";

type Purpose = "code" | "refresh" | "successor";

const keyBytes = 32;

/** Our texts are much shorter. */
const longestText = 8192;

/** A new key as `OAUTH2_ENCRYPTION_KEY` takes it: 256 random bits in base64url. */
export function generateEncryptionKey(): string {
  return randomBytes(keyBytes).toString("base64url");
}

/**
 * The key in the text of a setting: 256 bits in base64, base64url or hexadecimal. Null: not set, empty, or no such key.
 */
export function parseEncryptionKey(text: string | null): Uint8Array | null {
  const given = text?.trim() ?? "";
  if (/^[0-9a-f]{64}$/i.test(given)) return Buffer.from(given, "hex");
  if (!/^(?:[A-Za-z0-9_-]{43}=?|[A-Za-z0-9+/]{43}=?)$/.test(given)) return null;
  return Buffer.from(given, "base64");
}

/** @param payload becomes JSON */
export async function encrypt(payload: object, key: Uint8Array, purpose: Purpose): Promise<string> {
  return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", typ: typeOf(purpose) })
    .encrypt(key);
}

/** What was encrypted for this purpose with this key. Null: the text is nothing of the kind. */
export async function decrypt(
  text: string,
  key: Uint8Array,
  purpose: Purpose,
): Promise<Record<string, unknown> | null> {
  if (text.length > longestText) return null;
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
    // The text comes from a client and can be wrong in many ways, which need no distinction.
    return null;
  }
}

function typeOf(purpose: Purpose): string {
  return `partledger-${purpose}`;
}

/**
 * Validates storage keys such as `media/part/3/datasheet-<random>.pdf`, under which `storage.ts` stores files. Only keys
 * in this exact format are valid, so a key from a URL or the database cannot refer to a file outside the storage.
 * `new-storage-key.ts` creates keys.
 */
import { problem } from "../util/errors.ts";

const grammar =
  /^(media|secure)\/[a-z][a-z_]{0,39}\/[1-9]\d{0,15}\/[a-z0-9_]{1,80}-[A-Za-z0-9_-]{22}\.[a-z0-9_]{1,16}$/;

/** Returns the random part of a key: 128 bits, so the URLs of public files cannot be guessed. */
export function newSecret(random: (size: number) => Buffer): string {
  return random(16).toString("base64url");
}

/** Returns the random part of a key, or `null` if the key is invalid. */
export function secretOf(key: string): string | null {
  return isStorageKey(key) ? (/-([A-Za-z0-9_-]{22})\.[a-z0-9_]+$/.exec(key)?.[1] ?? null) : null;
}

/** Returns a key with new random bits for a public or private copy of the file. */
export function rekeyed(key: string, isPrivate: boolean, random: (size: number) => Buffer): string {
  const secret = newSecret(random);
  const rest = checkedKey(key)
    .replace(/^(media|secure)\//, "")
    .replace(/-[A-Za-z0-9_-]{22}\./, `-${secret}.`);
  return checkedKey(`${isPrivate ? "secure" : "media"}/${rest}`);
}

export function isStorageKey(key: string): boolean {
  return grammar.test(key);
}

/** @throws {Problem} 404 if the format is invalid */
export function checkedKey(key: string): string {
  if (!isStorageKey(key)) throw problem("not-found");
  return key;
}

/**
 * Creates and validates storage keys such as `media/part/3/datasheet-<random>.pdf`, under which `storage.ts` stores
 * files. Only keys in this exact format are valid, so a key from a URL or the database cannot refer to a file outside
 * the storage.
 */
import anyAscii from "any-ascii";
import { problem } from "../errors.ts";

/** 128 random bits, so the URLs of public files cannot be guessed. */
const randomBytes = 16;
const maximumNameLength = 80;
const grammar =
  /^(media|secure)\/[a-z][a-z_]{0,39}\/[1-9]\d{0,15}\/[a-z0-9_]{1,80}-[A-Za-z0-9_-]{22}\.[a-z0-9_]{1,16}$/;

export interface KeyParts {
  readonly private: boolean;
  /**
   * The type of the element that owns the attachment, named like Part-DB's folders: `part`, `category`,
   * `attachment_type`.
   */
  readonly ownerKind: string;
  readonly ownerId: number;
  /** The name of the attachment, in any script. The key contains a transliteration. */
  readonly name: string;
  /** The file name extension without the dot, from `storedExtension`. */
  readonly extension: string;
}

/**
 * Creates a key that cannot be guessed.
 * @param random returns the given number of cryptographically secure random bytes
 */
export function newStorageKey(parts: KeyParts, random: (size: number) => Buffer): string {
  const folder = parts.private ? "secure" : "media";
  const name = plainName(parts.name).slice(0, maximumNameLength) || "file";
  const extension = plainName(parts.extension).slice(0, 16) || "txt";
  const secret = random(randomBytes).toString("base64url");
  return checkedKey(`${folder}/${parts.ownerKind}/${parts.ownerId}/${name}-${secret}.${extension}`);
}

/** Returns a key with new random bits for a public or private copy of the file. */
export function rekeyed(key: string, isPrivate: boolean, random: (size: number) => Buffer): string {
  const secret = random(randomBytes).toString("base64url");
  const rest = checkedKey(key)
    .replace(/^(media|secure)\//, "")
    .replace(/-[A-Za-z0-9_-]{22}\./, `-${secret}.`);
  return checkedKey(`${isPrivate ? "secure" : "media"}/${rest}`);
}

export function isStorageKey(key: string): boolean {
  return grammar.test(key);
}

/**
 * Checks the format of a key and returns the key.
 * @throws {Problem} 404 if the format is invalid
 */
export function checkedKey(key: string): string {
  if (!isStorageKey(key)) throw problem("not-found");
  return key;
}

/** Transliterates a name to lowercase ASCII and removes all characters except `a-z0-9_`. */
function plainName(text: string): string {
  return anyAscii(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, "");
}

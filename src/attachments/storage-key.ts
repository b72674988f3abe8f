/**
 * Storage keys: the names under which files are kept, such as `media/part/3/datasheet-<random>.pdf`. What is on
 * disk under a key is `storage.ts`'s business. Keys are made and accepted by one narrow grammar, so that a key
 * from anywhere (a URL, the database) can never name a file outside the storage.
 */
import anyAscii from "any-ascii";
import { problem } from "../errors.ts";

/** The random part of a name: 128 bits, as base64url. It is what protects public files from being guessed. */
const randomBytes = 16;
const longestName = 80;
const grammar =
  /^(media|secure)\/[a-z][a-z_]{0,39}\/[1-9]\d{0,15}\/[a-z0-9_]{1,80}-[A-Za-z0-9_-]{22}\.[a-z0-9_]{1,16}$/;

export interface KeyParts {
  readonly private: boolean;
  /** The kind of owner, as Part-DB names its folders: `part`, `category`, `attachment_type`. */
  readonly ownerKind: string;
  readonly ownerId: number;
  /** The attachment's name; it is transliterated. */
  readonly name: string;
  /** Without the dot; see `storedExtension`. */
  readonly extension: string;
}

/** Makes a new, unguessable key. `random(n)` gives n cryptographically random bytes. */
export function newStorageKey(parts: KeyParts, random: (size: number) => Buffer): string {
  const folder = parts.private ? "secure" : "media";
  const name = plainName(parts.name).slice(0, longestName) || "file";
  const extension = plainName(parts.extension).slice(0, 16) || "txt";
  const secret = random(randomBytes).toString("base64url");
  return checkedKey(`${folder}/${parts.ownerKind}/${parts.ownerId}/${name}-${secret}.${extension}`);
}

/** The same file's key on the other side of the public/private border, with new random bits. */
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

/** The key itself, or a 404: whatever is not a key names no file. */
export function checkedKey(key: string): string {
  if (!isStorageKey(key)) throw problem("not-found");
  return key;
}

/** Transliterated to ASCII, lower case, nothing but `a-z0-9_`. */
function plainName(text: string): string {
  return anyAscii(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, "");
}

/**
 * Creates storage keys. A module of its own, because the tables of any-ascii are a quarter of the program that a start of
 * the service would load.
 */
import anyAscii from "any-ascii";
import { checkedKey } from "./storage-key.ts";

const maximumNameLength = 80;

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
 * @param secret the random part, from `newSecret`
 */
export function newStorageKey(parts: KeyParts, secret: string): string {
  const folder = parts.private ? "secure" : "media";
  const name = plainName(parts.name).slice(0, maximumNameLength) || "file";
  const extension = plainName(parts.extension).slice(0, 16) || "txt";
  return checkedKey(`${folder}/${parts.ownerKind}/${parts.ownerId}/${name}-${secret}.${extension}`);
}

/** Transliterates a name to lowercase ASCII and removes all characters except `a-z0-9_`. */
function plainName(text: string): string {
  return anyAscii(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, "");
}

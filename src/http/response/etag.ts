/**
 * Creates and compares entity tags: `"<version>.<digest>"` for items, `"<digest>"` for lists and documents. The digest
 * covers the bytes sent, so two representations never share a tag (strong validator, RFC 9110 §8.8.1). `If-Match`
 * compares only the version.
 */
import { hash } from "node:crypto";

/** The tags of an `If-Match` or `If-None-Match` header, without quotes. `"*"` matches any tag. */
export type EntityTags = readonly EntityTag[] | "*";

interface EntityTag {
  readonly weak: boolean;
  readonly tag: string;
}

/**
 * Returns the entity tag of some content.
 * @param version the item's version; null for content without a version
 * @param coding the content coding of the bytes, or null
 */
export function entityTag(version: number | null, body: string | Buffer, coding: string | null): string {
  // The digest only distinguishes representations and protects nothing. SHA-1 is the fastest digest available in FIPS
  // builds.
  const digest = hash("sha1", body, "base64url");
  return `"${version === null ? "" : `${version}.`}${digest}${coding === null ? "" : `-${coding}`}"`;
}

/** The maximum number of tags in a header. A header with more tags is treated as malformed. */
export const maximumTags = 100;

// Sticky patterns continue where the previous match ended, so the parse time is linear in the length of the header.
const separators = /[\s,]*/y;
// RFC 9110 §8.8.3: `etagc` is any visible character except the quote, or a byte above 0x7F.
const member = /(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/y;
const memberEnd = /\s*(?:,|$)/y;

/**
 * Parses a list of entity tags. Returns null if the list is malformed. Empty list members are allowed.
 * @example parseEntityTags('"3.x", W/"y"') // [{ weak: false, tag: "3.x" }, { weak: true, tag: "y" }]
 */
export function parseEntityTags(header: string): EntityTags | null {
  if (header.trim() === "*") return "*";
  const tags: EntityTag[] = [];
  let position = 0;
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const found = pattern.exec(header);
    position += found?.[0].length ?? 0;
    return found;
  };
  for (read(separators); position < header.length; read(separators)) {
    const found = read(member);
    if (found === null || read(memberEnd) === null || tags.length === maximumTags) return null;
    tags.push({ weak: found[1] !== undefined, tag: found[2] ?? "" });
  }
  return tags.length === 0 ? null : tags;
}

/**
 * Whether a tag matches by weak comparison (RFC 9110 §8.8.3.2), as `If-None-Match` requires. The content coding in our
 * tags is ignored: a client with the compressed representation already has the content.
 * @example matchesTag([{ weak: false, tag: "3.x-gzip" }], '"3.x"') // true
 */
export function matchesTag(tags: EntityTags, etag: string): boolean {
  const current = withoutCoding(etag.slice(1, -1));
  return tags === "*" || tags.some(({ tag }) => withoutCoding(tag) === current);
}

function withoutCoding(tag: string): string {
  return tag.replace(/-(?:br|gzip)$/, "");
}

/** Whether one of the tags was issued for this version. Weak tags never match (RFC 9110 §13.1.1). */
export function matchesVersion(tags: EntityTags, version: number): boolean {
  const start = `${version}.`;
  return tags === "*" || tags.some(({ weak, tag }) => !weak && tag.startsWith(start));
}

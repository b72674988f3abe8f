/**
 * Entity tags: `"<version>.<digest>"` for items, `"<digest>"` for lists and documents. The digest is of the bytes
 * sent, so two representations never share a tag (a strong validator, RFC 9110 §8.8.1); the version is what a writer
 * must have seen.
 */
import { hash } from "node:crypto";

/** The tags of an `If-Match` or `If-None-Match`: without quotes; `"*"` stands for any. */
export type EntityTags = readonly EntityTag[] | "*";

interface EntityTag {
  readonly weak: boolean;
  readonly tag: string;
}

/** `version` is null for what has none; `coding` is the content coding that the bytes are sent in, if any. */
export function entityTag(version: number | null, body: string | Buffer, coding: string | null): string {
  // Not for security, only to tell representations apart: SHA-1 is the fastest digest that FIPS builds have too.
  const digest = hash("sha1", body, "base64url");
  return `"${version === null ? "" : `${version}.`}${digest}${coding === null ? "" : `-${coding}`}"`;
}

/** A header with more tags than this counts as malformed. */
export const maximumTags = 100;

// Each is sticky and begins where the one before it ended: the time is linear in the length of the header.
const separators = /[\s,]*/y;
// RFC 9110 §8.8.3; etagc is any visible character but the quote, and bytes above 0x7F.
const member = /(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/y;
const memberEnd = /\s*(?:,|$)/y;

/** Reads a list of entity tags; null if it is malformed. Empty members of the list are tolerated. */
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
 * Weak comparison (RFC 9110 §8.8.3.2), as `If-None-Match` asks for. The content coding at the end of our tags does
 * not count: whoever has the compressed bytes has the others too.
 */
export function matchesTag(tags: EntityTags, etag: string): boolean {
  const current = withoutCoding(etag.slice(1, -1));
  return tags === "*" || tags.some(({ tag }) => withoutCoding(tag) === current);
}

function withoutCoding(tag: string): string {
  return tag.replace(/-(?:br|gzip)$/, "");
}

/** Whether one of the tags was given out for this version. Weak tags never match (RFC 9110 §13.1.1). */
export function matchesVersion(tags: EntityTags, version: number): boolean {
  const start = `${version}.`;
  return tags === "*" || tags.some(({ weak, tag }) => !weak && tag.startsWith(start));
}

/**
 * Entity tags: `"<version>.<digest>"` for items, `"<digest>"` for lists and documents. The digest is of the bytes
 * sent, so two representations never share a tag (a strong validator, RFC 9110 §8.8.1); the version is what a writer
 * must have seen.
 */
import { hash } from "node:crypto";

/** The tags of an `If-Match` or `If-None-Match`: without quotes; `"*"` stands for any. */
export type EntityTags = readonly EntityTag[] | "*";

export interface EntityTag {
  readonly weak: boolean;
  readonly tag: string;
}

/** `version` is null for what has none; `coding` is the content coding that the bytes are sent in, if any. */
export function entityTag(version: number | null, body: string | Buffer, coding: string | null): string {
  // Not for security, only to tell representations apart: SHA-1 is the fastest digest that FIPS builds have too.
  const digest = hash("sha1", body, "base64url");
  return `"${version === null ? "" : `${version}.`}${digest}${coding === null ? "" : `-${coding}`}"`;
}

// RFC 9110 §8.8.3; etagc is any visible character but the quote, and bytes above 0x7F.
const member = /\s*(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"\s*(?:,|$)/y;

/** Reads a list of entity tags; null where it is malformed. Empty members of the list are tolerated. */
export function parseEntityTags(header: string): EntityTags | null {
  const text = header.trim().replace(/^[\s,]+|[\s,]+$/g, "");
  if (text === "*") return "*";
  if (text === "") return null;
  const tags: EntityTag[] = [];
  member.lastIndex = 0;
  while (member.lastIndex < text.length) {
    const found = member.exec(text);
    if (found === null) return null;
    tags.push({ weak: found[1] !== undefined, tag: found[2] ?? "" });
  }
  return tags;
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

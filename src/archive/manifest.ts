/**
 * Defines the format of archives, which `write-archive.ts` and `read-archive.ts` implement: a tar file, optionally
 * compressed with gzip and encrypted with age. The first entry, `header.json`, identifies the format. The last entry,
 * `manifest.json`, lists all entries between them with their SHA-256 hashes, which are known only after the entries
 * have been written.
 */
import { isObject } from "../util/is-object.ts";

export const headerPath = "header.json";
export const manifestPath = "manifest.json";

export interface ArchiveHeader {
  /** The kind of archive, such as `partledger-backup`. */
  readonly format: string;
  readonly formatVersion: number;
  /** The time of creation, which is also the modification time of all entries (ISO 8601). */
  readonly created: string;
  /** The version of Partledger that wrote the archive. */
  readonly partledgerVersion: string;
  readonly schemaVersion: number;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface ArchiveEntry {
  readonly path: string;
  readonly size: number;
  /** The SHA-256 hash of the content, in hex. */
  readonly sha256: string;
}

export interface Manifest extends ArchiveHeader {
  readonly entries: readonly ArchiveEntry[];
}

/** Thrown if an archive cannot be written or read. The message is for the operator. */
export class ArchiveError extends Error {}

/** The maximum size of the header in bytes. The header and the manifest are read into memory. */
export const maximumHeaderSize = 65_536;

/** The maximum number of entries. Their paths and checksums are kept in memory. */
export const maximumEntries = 1_000_000;

/** Returns the maximum size in bytes of a manifest that lists entries with these paths. */
export function maximumManifestSize(paths: Iterable<string>): number {
  let size = 2 * maximumHeaderSize;
  for (const path of paths) size += 200 + 2 * Buffer.byteLength(path);
  return size;
}

/**
 * Returns whether an entry can have this path: relative, with forward slashes, without empty, `.` and `..` segments
 * and without control characters.
 */
export function isEntryPath(path: string): boolean {
  if (path === "" || path.length > 1000 || /[\\\p{Cc}]/u.test(path)) return false;
  return path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
}

/** Returns the header in a parsed JSON document, or null if the document is not a header. */
export function parseHeader(value: unknown): ArchiveHeader | null {
  if (!isObject(value)) return null;
  const { format, formatVersion, created, partledgerVersion, schemaVersion, details } = value;
  if (typeof format !== "string" || !isCount(formatVersion)) return null;
  if (typeof created !== "string" || Number.isNaN(Date.parse(created))) return null;
  if (typeof partledgerVersion !== "string" || !isCount(schemaVersion) || !isObject(details)) return null;
  return { format, formatVersion, created, partledgerVersion, schemaVersion, details };
}

/** Returns the entries in a parsed manifest, or null if the document is not a manifest. */
export function parseEntries(value: unknown): readonly ArchiveEntry[] | null {
  if (!isObject(value) || !Array.isArray(value["entries"])) return null;
  const entries: ArchiveEntry[] = [];
  for (const entry of value["entries"] as readonly unknown[]) {
    if (!isObject(entry)) return null;
    const { path, size, sha256 } = entry;
    if (typeof path !== "string" || !isCount(size) || typeof sha256 !== "string") return null;
    entries.push({ path, size, sha256 });
  }
  return entries;
}

/** @param latest the version of the schema that this program knows */
export function requireKnownSchema(
  file: string,
  { schemaVersion, partledgerVersion }: ArchiveHeader,
  latest: number,
): void {
  if (schemaVersion <= latest) return;
  throw new ArchiveError(
    `${file} was written by Partledger ${partledgerVersion} and has schema version ${schemaVersion}. This program ` +
      `knows only version ${latest}. Install a newer version of Partledger.`,
  );
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

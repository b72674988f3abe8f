/** Reads and verifies archives; see `manifest.ts` for the format. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Entry } from "tar-stream";
import { ageMagic, decrypt, type DecryptionKeys } from "./encryption.ts";
import { foreignFileMessage, otherFormatMessage, signatureSize } from "./foreign-file.ts";
import {
  ArchiveError,
  headerPath,
  isEntryPath,
  manifestPath,
  maximumEntries,
  maximumHeaderSize,
  maximumManifestSize,
  parseEntries,
  parseHeader,
  type ArchiveEntry,
  type ArchiveHeader,
  type Manifest,
} from "./manifest.ts";
import { checkedHeaders } from "./tar-headers.ts";
import { explainSystemError } from "../util/system-error.ts";

interface ReadOptions {
  /** The kind of archive that the caller can read, and the highest version of its format. */
  readonly format: string;
  readonly formatVersion: number;
  readonly keys?: DecryptionKeys;
  readonly maximumEntries?: number;
  /** Receives the number of bytes of the file that were read. */
  readonly onProgress?: (bytes: number) => void;
  /** Receives the header before the entries. An error that it throws ends the reading. */
  readonly onHeader?: (header: ArchiveHeader) => void | Promise<void>;
  /**
   * Receives each entry. The checksums are compared after the last entry, so the caller must not use the contents
   * before `readArchive` has returned. The function reads the content to its end, or not at all.
   */
  readonly onEntry?: (
    entry: { readonly path: string; readonly size: number },
    content: AsyncIterable<Buffer>,
  ) => Promise<void>;
}

/** @throws {ArchiveError} if the archive is damaged, incomplete, of another kind or of a newer version */
export async function readArchive(file: string, options: ReadOptions): Promise<Manifest> {
  const source = createReadStream(file, { highWaterMark: 262_144 });
  let failure: { readonly error: unknown } | null = null;
  const callback = async <T>(work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      // An error of the caller is not a sign of a damaged archive.
      failure ??= { error };
      throw error;
    }
  };
  try {
    const counted = Readable.from(countBytes(source, options.onProgress), { objectMode: false });
    const { start, stream } = await peek(await unpacked(counted, options.keys ?? {}), signatureSize);
    // A tar file begins with the path of its first entry, which ends with a zero.
    if (!start.toString("latin1").startsWith(`${headerPath}\0`)) {
      throw new ArchiveError(foreignFileMessage(file, start));
    }
    return await readEntries(stream, file, options, callback);
  } catch (error) {
    if (failure !== null) throw (failure as { readonly error: unknown }).error;
    throw explained(file, error);
  } finally {
    source.destroy();
  }
}

/** Returns whether a file begins like an archive: encrypted, compressed with gzip, or a tar file with a header. */
export async function archiveKindOf(file: string): Promise<"encrypted" | "plain" | null> {
  const source = createReadStream(file, { end: ageMagic.length - 1 });
  try {
    const { start } = await peek(source, ageMagic.length);
    const text = start.toString("latin1");
    if (text === ageMagic) return "encrypted";
    return isGzip(start) || text.startsWith(`${headerPath}\0`) ? "plain" : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  } finally {
    source.destroy();
  }
}

function isGzip(start: Buffer): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

function explained(file: string, error: unknown): unknown {
  if (error instanceof ArchiveError) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" && syscall === "open") return new ArchiveError(`${file} does not exist.`);
  if (code === "EISDIR") return new ArchiveError(`${file} is a directory, not an archive.`);
  if (syscall !== undefined) return explainSystemError(`${file} cannot be read`, error);
  return damaged(file, error instanceof Error ? error.message : String(error), error);
}

async function* countBytes(source: Readable, onProgress: ReadOptions["onProgress"]) {
  let bytes = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    onProgress?.((bytes += chunk.length));
    yield chunk;
  }
}

function damaged(file: string, reason: string, cause?: unknown): ArchiveError {
  return new ArchiveError(`${file} is damaged or incomplete: ${reason.replace(/\.$/, "")}.`, { cause });
}

/** Decrypts and decompresses a stream if necessary. */
async function unpacked(source: Readable, keys: DecryptionKeys): Promise<Readable> {
  let { start, stream } = await peek(source, ageMagic.length);
  if (start.toString("latin1") === ageMagic) {
    ({ start, stream } = await peek(await decrypt(stream, keys), 2));
  }
  return isGzip(start) ? Readable.from(gunzipped(stream), { objectMode: false }) : stream;
}

async function* gunzipped(stream: Readable) {
  const gunzip = createGunzip();
  const done = pipeline(stream, gunzip);
  done.catch(() => undefined);
  for await (const chunk of gunzip) yield chunk as Buffer;
  await done;
}

async function peek(source: Readable, size: number): Promise<{ start: Buffer; stream: Readable }> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  let start = Buffer.alloc(0);
  while (start.length < size) {
    const next = await chunks.next();
    if (next.done === true) break;
    start = Buffer.concat([start, next.value]);
  }
  const all = async function* () {
    if (start.length > 0) yield start;
    yield* chunks;
  };
  return { start: start.subarray(0, size), stream: Readable.from(all(), { objectMode: false }) };
}

async function readEntries(
  stream: Readable,
  file: string,
  options: ReadOptions,
  callback: <T>(work: () => T | Promise<T>) => Promise<T>,
): Promise<Manifest> {
  const { onHeader, onEntry, maximumEntries: maximum = maximumEntries } = options;
  const tar = extract();
  const piped = pipeline(checkedHeaders(stream), tar);
  piped.catch(() => undefined);
  const found: ArchiveEntry[] = [];
  const paths = new Set<string>();
  let header: ArchiveHeader | null = null;
  let listed: readonly ArchiveEntry[] | null = null;
  for await (const entry of tar) {
    const path = checkedPath(file, entry, paths);
    const { size = 0 } = entry.header;
    if (listed !== null) throw damaged(file, `"${path}" follows the manifest`);
    if (paths.size > maximum + 2) throw damaged(file, `it contains more than ${maximum} files`);
    const hash = createHash("sha256");
    const content = hashed(file, entry, hash);
    if (header === null) {
      if (path !== headerPath) throw new ArchiveError(`${file} is not an archive of Partledger.`);
      header = await readHeader(file, options, size, content);
      const known = header;
      await callback(() => onHeader?.(known));
    } else if (path === manifestPath) {
      listed = await readManifest(file, size, content, paths);
      continue;
    } else {
      await callback(() => onEntry?.({ path, size }, content));
    }
    for await (const chunk of content) void chunk;
    found.push({ path, size, sha256: hash.digest("hex") });
  }
  await piped;
  if (header === null) throw new ArchiveError(`${file} is not an archive of Partledger.`);
  if (listed === null) throw damaged(file, "its end is missing");
  compare(file, found, listed);
  return { ...header, entries: found };
}

async function* hashed(
  file: string,
  entry: Entry,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw explained(file, error);
  }
}

function checkedPath(file: string, { header: { name, type } }: Entry, paths: Set<string>): string {
  if (type !== "file") throw damaged(file, `"${name}" is not a regular file (${String(type)})`);
  if (!isEntryPath(name)) throw damaged(file, `"${name}" is not a valid path`);
  if (paths.has(name)) throw damaged(file, `it contains "${name}" twice`);
  paths.add(name);
  return name;
}

async function readHeader(
  file: string,
  { format, formatVersion }: ReadOptions,
  size: number,
  content: AsyncIterable<Buffer>,
): Promise<ArchiveHeader> {
  if (size > maximumHeaderSize) throw damaged(file, `${headerPath} is too large`);
  const header = parseHeader(await readJson(content));
  if (header === null) throw damaged(file, `${headerPath} is invalid`);
  if (header.format !== format) {
    throw new ArchiveError(otherFormatMessage(file, header.format, format));
  }
  if (header.formatVersion > formatVersion) {
    throw new ArchiveError(
      `${file} was written by Partledger ${header.partledgerVersion} in version ${header.formatVersion} of its ` +
        `format. This program reads only version ${formatVersion} and older. Install a newer version of Partledger.`,
    );
  }
  return header;
}

async function readManifest(
  file: string,
  size: number,
  content: AsyncIterable<Buffer>,
  paths: ReadonlySet<string>,
): Promise<readonly ArchiveEntry[]> {
  if (size > maximumManifestSize(paths)) throw damaged(file, `${manifestPath} is too large`);
  const entries = parseEntries(await readJson(content));
  if (entries === null) throw damaged(file, `${manifestPath} is invalid`);
  return entries;
}

async function readJson(content: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

function compare(file: string, found: readonly ArchiveEntry[], listed: readonly ArchiveEntry[]): void {
  const expected = new Map(listed.map((entry) => [entry.path, entry]));
  for (const { path, size, sha256 } of found) {
    const entry = expected.get(path);
    if (entry === undefined) throw damaged(file, `"${path}" is not in the manifest`);
    if (entry.size !== size || entry.sha256 !== sha256) {
      throw damaged(file, `the checksum of "${path}" does not match`);
    }
    expected.delete(path);
  }
  const [missing] = expected.keys();
  if (missing !== undefined) throw damaged(file, `"${missing}" is missing`);
}

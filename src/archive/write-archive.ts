/** Writes archives; see `manifest.ts` for the format. */
import { createHash, randomBytes } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { link, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { createEncryption } from "./encryption.ts";
import type { EncryptionKeys } from "./encryption.ts";
import { ArchiveError, headerPath, isEntryPath, manifestPath } from "./manifest.ts";
import type { ArchiveEntry, ArchiveHeader, Manifest } from "./manifest.ts";

interface ArchiveOptions {
  /** Compresses the archive with gzip. Default: true. */
  readonly compress?: boolean;
  /** Encrypts the archive with age. */
  readonly encrypt?: EncryptionKeys;
}

interface ArchiveFileOptions extends ArchiveOptions {
  /** Replaces an existing file. Default: false. */
  readonly replace?: boolean;
}

export interface ArchiveWriter {
  /**
   * Adds a file. Reads the content as a stream, so files of any size need little memory.
   * @param size the exact size of the content in bytes
   */
  add(path: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  /** Writes the manifest and completes the archive. */
  finish(): Promise<Manifest>;
  /** Removes the incomplete archive. Does nothing after `finish` has succeeded. */
  discard(): Promise<void>;
}

/** The least compression. Most files of an inventory (images, PDF files) are already compressed. */
const compressionLevel = 1;

/** Writes an archive to a stream. */
export async function createArchiveStream(
  output: Writable,
  header: ArchiveHeader,
  { compress = true, encrypt }: ArchiveOptions = {},
): Promise<ArchiveWriter> {
  const tar = pack();
  const entries: ArchiveEntry[] = [];
  const paths = new Set<string>([headerPath, manifestPath]);
  const mtime = new Date(header.created);

  const plain = compress ? createGzip({ level: compressionLevel }) : null;
  const encryption = encrypt === undefined ? null : createEncryption(encrypt);
  const written = writeTo(tar, plain, encryption, output);
  // The error is reported by the call that is in progress, or by the next one.
  const failed = written.then(() => new Promise<never>(() => undefined));
  failed.catch(() => undefined);

  async function write(
    path: string,
    size: number,
    content: AsyncIterable<Uint8Array>,
  ): Promise<ArchiveEntry> {
    const hash = createHash("sha256");
    let done = 0;
    const counted = async function* () {
      for await (const chunk of content) {
        hash.update(chunk);
        done += chunk.byteLength;
        if (done > size) throw new ArchiveError(`${path} is larger than ${size} bytes.`);
        yield chunk;
      }
      if (done < size) throw new ArchiveError(`${path} is smaller than ${size} bytes.`);
    };
    const entry = tar.entry({ name: path, size, mode: 0o600, mtime, type: "file" });
    await Promise.race([pipeline(Readable.from(counted(), { objectMode: false }), entry), failed]);
    return { path, size, sha256: hash.digest("hex") };
  }

  const writeJson = async (path: string, value: unknown): Promise<ArchiveEntry> => {
    const text = Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
    return write(path, text.length, iterate([text]));
  };

  entries.push(await writeJson(headerPath, header));

  return {
    async add(path, size, content) {
      if (!isEntryPath(path)) throw new ArchiveError(`"${path}" is not a valid path of an archive entry.`);
      if (paths.has(path)) throw new ArchiveError(`The archive already contains "${path}".`);
      paths.add(path);
      entries.push(await write(path, size, iterate(content)));
    },
    async finish() {
      const manifest: Manifest = { ...header, entries };
      await writeJson(manifestPath, manifest);
      tar.finalize();
      await written;
      return manifest;
    },
    async discard() {
      tar.destroy();
      await written.catch(() => undefined);
    },
  };
}

/**
 * Writes an archive to a file. The file appears only when the archive is complete and stored durably.
 * @throws {ArchiveError} if the file exists and `replace` is not set
 */
export async function createArchive(
  path: string,
  header: ArchiveHeader,
  { replace = false, ...options }: ArchiveFileOptions = {},
): Promise<ArchiveWriter> {
  if (!replace) await requireNew(path);
  // The temporary file is in the target's folder, so the rename is atomic.
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}.tmp`);
  const handle = await open(temporary, "wx", 0o600);
  let isOver = false;
  const remove = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    await handle.close().catch(() => undefined);
    await rm(temporary, { force: true });
  };
  try {
    const archive = await createArchiveStream(fileOutput(handle), header, options);
    return {
      add: archive.add,
      async finish() {
        const manifest = await archive.finish();
        await handle.sync();
        await handle.close();
        if (replace) await rename(temporary, path);
        else await moveWithoutReplacing(temporary, path);
        isOver = true;
        await syncFolder(dirname(path));
        return manifest;
      },
      async discard() {
        await archive.discard();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** @throws {ArchiveError} if the file exists */
export async function requireNew(path: string): Promise<void> {
  if ((await stat(path).catch(() => null)) !== null) throw exists(path);
}

function exists(path: string): ArchiveError {
  return new ArchiveError(
    `${path} already exists. Choose another name, or pass --force to replace the file.`,
  );
}

async function moveWithoutReplacing(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw exists(to);
    // The file system has no hard links.
    await rename(from, to);
    return;
  }
  await rm(from);
}

/** Makes a new directory entry durable. Errors are ignored, because some file systems cannot sync directories. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function writeTo(
  tar: ReturnType<typeof pack>,
  gzip: ReturnType<typeof createGzip> | null,
  encryption: ReturnType<typeof createEncryption> | null,
  output: Writable,
): Promise<void> {
  if (encryption === null) {
    await (gzip === null ? pipeline(tar, output) : pipeline(tar, gzip, output));
    return;
  }
  // Without `pipe`, the web stream would read the streamx stream of `tar-stream` as a Node.js stream.
  const packed = Readable.from(gzip === null ? tar : gzipped(tar, gzip), { objectMode: false });
  await pipeline(await encryption(packed), output);
}

async function* gzipped(tar: ReturnType<typeof pack>, gzip: ReturnType<typeof createGzip>) {
  const done = pipeline(tar, gzip);
  done.catch(() => undefined);
  for await (const chunk of gzip) yield chunk as Buffer;
  await done;
}

/** Writes to a file without closing it, so that the caller can sync it first. */
function fileOutput(handle: FileHandle): Writable {
  return new Writable({
    highWaterMark: 1_048_576,
    write(chunk: Buffer, _encoding, done) {
      handle.writeFile(chunk).then(() => done(), done);
    },
  });
}

async function* iterate(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  yield* content;
}

/** Writes archives; see `manifest.ts` for the format. */
import { createHash } from "node:crypto";
import {
  access,
  constants,
  link,
  lstat,
  realpath,
  rename,
  rm,
  stat,
  type FileHandle,
} from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { syncFolder } from "../util/private-file.ts";
import { reasonOf } from "../util/system-error.ts";
import { createTemporaryFile, isReplaceable } from "../util/temporary-file.ts";
import { pack, type Headers } from "tar-stream";
import { createEncryption, type EncryptionKeys } from "./encryption.ts";
import {
  ArchiveError,
  headerPath,
  isEntryPath,
  manifestPath,
  maximumEntries,
  type ArchiveEntry,
  type ArchiveHeader,
  type Manifest,
} from "./manifest.ts";

interface ArchiveOptions {
  /** Compresses the archive with gzip. Default: true. */
  readonly compress?: boolean;
  readonly encrypt?: EncryptionKeys;
  /** Aborts writing: `add` and `finish` throw. */
  readonly signal?: AbortSignal;
}

interface ArchiveFileOptions extends ArchiveOptions {
  /** Replaces an existing file. Default: false. */
  readonly replace?: boolean;
  /** Removes the temporary file if a signal ends the process. Returns a function that ends this. */
  readonly onTemporary?: (path: string) => () => void;
}

export interface ArchiveWriter {
  /**
   * Adds a file. Reads the content as a stream, so files of any size need little memory.
   * @param size the exact size of the content in bytes
   */
  add(path: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  finish(): Promise<Manifest>;
  /** Removes the incomplete archive. Does nothing after `finish` has succeeded. */
  discard(): Promise<void>;
}

/** The least compression. Most files of an inventory (images, PDF files) are already compressed. */
const compressionLevel = 1;

export async function createArchiveStream(
  output: Writable,
  header: ArchiveHeader,
  { compress = true, encrypt, signal }: ArchiveOptions = {},
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

  async function addEntry(entry: Headers): Promise<ReturnType<typeof tar.entry>> {
    try {
      return tar.entry(entry);
    } catch (error) {
      // The output has failed, which destroyed the stream.
      await failed;
      throw error;
    }
  }

  async function write(
    path: string,
    size: number,
    content: AsyncIterable<Uint8Array>,
  ): Promise<ArchiveEntry> {
    const hash = createHash("sha256");
    let done = 0;
    const counted = async function* () {
      for await (const chunk of content) {
        signal?.throwIfAborted();
        hash.update(chunk);
        done += chunk.byteLength;
        if (done > size) throw new ArchiveError(`${path} is larger than ${size} bytes.`);
        yield chunk;
      }
      if (done < size) throw new ArchiveError(`${path} is smaller than ${size} bytes.`);
    };
    const entry = await addEntry({ name: path, size, mode: 0o600, mtime, type: "file" });
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
      // The paths contain the header and the manifest.
      if (paths.size - 2 >= maximumEntries) {
        throw new ArchiveError(`An archive can contain at most ${maximumEntries} files.`);
      }
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
  { replace = false, onTemporary, ...options }: ArchiveFileOptions = {},
): Promise<ArchiveWriter> {
  const target = await requireTarget(path, replace);
  const temporary = await createTemporaryFile(dirname(target), onTemporary);
  const { handle } = temporary;
  try {
    const archive = await createArchiveStream(fileOutput(handle), header, options);
    return {
      add: archive.add,
      async finish() {
        const manifest = await archive.finish();
        options.signal?.throwIfAborted();
        await handle.sync();
        await handle.close();
        if (replace) await rename(temporary.path, target);
        else await moveWithoutReplacing(temporary.path, target);
        temporary.forget();
        await syncFolder(dirname(target));
        return manifest;
      },
      async discard() {
        await archive.discard();
        await temporary.remove();
      },
    };
  } catch (error) {
    await temporary.remove();
    throw error;
  }
}

export async function addOpenFile(
  archive: ArchiveWriter,
  path: string,
  { size, content }: { readonly size: number; readonly content: Readable },
): Promise<void> {
  try {
    await archive.add(path, size, content);
  } finally {
    content.destroy();
  }
}

/**
 * Checks whether a file can be created or replaced.
 * @returns the path of the file to which a symbolic link refers, otherwise `path`
 * @throws {ArchiveError} if the file exists and `replace` is not set, or if the path cannot be written
 */
export async function requireTarget(path: string, replace: boolean): Promise<string> {
  const found = await stat(path).catch(ignoreMissing);
  if (found === null && (await lstat(path).catch(ignoreMissing)) !== null) {
    throw new ArchiveError(`${path} is a symbolic link to a file that does not exist. Choose another name.`);
  }
  if (found?.isDirectory() === true) {
    throw new ArchiveError(`${path} is a directory. Add the name of a file.`);
  }
  if (found !== null && !isReplaceable(path, found)) {
    throw new ArchiveError(`${path} is not a regular file. Choose another name.`);
  }
  if (found !== null && !replace) throw exists(path);
  const target = found === null ? path : await realpath(path);
  const folder = dirname(target);
  if ((await stat(folder).catch(ignoreMissing)) === null) {
    throw new ArchiveError(`The directory ${folder} does not exist. Create it, or choose another one.`);
  }
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw new ArchiveError(
      `Files in ${folder} cannot be created: ${reasonOf(error)}. Allow this account to write to it, or choose another ` +
        "directory.",
      { cause: error },
    );
  });
  return target;
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
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

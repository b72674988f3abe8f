/**
 * Stores attachment files in one directory: `media/` (public), `secure/` (private), `cache/` (thumbnails) and `tmp/`
 * (staged files). All four folders must be on the same volume, because staged files are hard-linked to their final
 * path.
 */
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import type { Stats } from "node:fs";
import { copyFile, link, lstat, mkdir, open, readdir, realpath, rename, rm, unlink } from "node:fs/promises";
import path from "node:path";
import { createFolder } from "../database/create-folder.ts";
import { problem, retryLater } from "../errors.ts";
import type { Problem } from "../errors.ts";
import { syncFolder } from "../private-file.ts";
import { createFileHolds, removeAbandonedHolds } from "./file-holds.ts";
import { isAbandoned, temporaryName } from "./temporary-name.ts";
import { checkedKey, isStorageKey, rekeyed } from "./storage-key.ts";
import type { KeyParts } from "./new-storage-key.ts";
import type { Uploader } from "./upload-limit.ts";

/** A complete temporary file that does not belong to an attachment yet. */
export interface StagedFile {
  readonly path: string;
  readonly size: number;
  /** The SHA-256 hash of the content, in hex. */
  readonly digest: string;
}

export interface StoredFile {
  readonly key: string;
  readonly path: string;
  readonly size: number;
  readonly modified: Date;
}

interface StorageOptions {
  /**
   * The directory `UPLOADS_DIR`. The directory can be a symbolic link, but must not contain symbolic links that point
   * outside.
   */
  readonly directory: string;
  readonly random: (size: number) => Buffer;
  readonly now: () => Date;
  /**
   * Maximum total size of the staged files of this process. An upload that exceeds this total gets a 503. Each user can
   * use a quarter of the total, and each IP address half of it. An upload that exceeds one of these shares gets a 429.
   * By default, there is no limit.
   */
  readonly maxStagedBytes?: number;
}

/**
 * Returns the maximum total size of staged files. One user's share is a quarter of it, which is enough for eight files
 * of the maximum size.
 */
export function maxStagedBytes(maxFileBytes: number): number {
  return Math.max(1_000_000_000, 32 * maxFileBytes);
}

/** Age at which a temporary file is considered abandoned. Newer files may belong to other running processes. */
const staleAfterMilliseconds = 24 * 60 * 60 * 1000;
const folders = ["media", "secure", "cache", "tmp"];

/** Opens the storage, creates its folders, and removes abandoned temporary files. */
export async function createStorage(options: StorageOptions) {
  const { directory, random, now } = options;
  const stage = createStageBudget(options.maxStagedBytes ?? Infinity);
  createFolder(directory);
  const root = await realpath(directory);
  for (const folder of folders) await mkdir(path.join(root, folder), { recursive: true, mode: 0o700 });
  await removeAbandonedHolds(path.join(root, "tmp"));
  await removeStaleFiles(path.join(root, "tmp"), now().getTime() - staleAfterMilliseconds);

  const holds = createFileHolds(root);
  const thumbnailName = (key: string) => `cache/${checkedKey(key)}.thumb.webp`;

  async function statName(key: string, name: string): Promise<StoredFile | null> {
    const found = await statInside(root, name);
    return found && { key, path: path.join(root, name), size: found.size, modified: found.mtime };
  }

  const begin = (uploader?: Uploader) =>
    beginStage(path.join(root, "tmp", temporaryName(random)), stage, uploader);

  return {
    async newKey(parts: KeyParts) {
      const { newStorageKey } = await import("./new-storage-key.ts");
      return newStorageKey(parts, random);
    },
    /**
     * Starts writing a temporary file.
     * @param uploader the user and the address whose shares the file counts against
     */
    beginStage: begin,
    async stage(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, uploader?: Uploader) {
      const writer = await begin(uploader);
      try {
        for await (const chunk of source) await writer.write(chunk);
        return await writer.finish();
      } catch (error) {
        await writer.abort();
        throw error;
      }
    },
    /** Stores a staged file durably under a key. The staged file is kept, so the caller can retry its transaction. */
    async place(staged: StagedFile, key: string) {
      const target = path.join(root, checkedKey(key));
      await makeFolder(root, path.dirname(key));
      await linkOrCopy(staged.path, target);
      await syncFolder(path.dirname(target));
    },
    async discard(staged: StagedFile) {
      await rm(staged.path, { force: true });
      stage.release(staged.path);
    },
    /** Removes a file and its thumbnail. Does nothing for files that do not exist. Backups in progress keep a copy. */
    async remove(key: string) {
      if (await statInside(root, checkedKey(key))) await holds.keep(key, linkOrCopy);
      for (const name of [thumbnailName(key), checkedKey(key)]) {
        if (await statInside(root, name)) await rm(path.join(root, name), { force: true });
      }
    },
    stat: (key: string) => statName(key, checkedKey(key)),
    /**
     * Copies a file to a new public or private key and returns the new key. The caller removes the old file after
     * committing the transaction, or the new file if the transaction fails.
     */
    async copy(key: string, isPrivate: boolean) {
      if (!(await statInside(root, checkedKey(key)))) throw problem("not-found");
      const target = rekeyed(key, isPrivate, random);
      await makeFolder(root, path.dirname(target));
      await linkOrCopy(path.join(root, key), path.join(root, target));
      await syncFolder(path.join(root, path.dirname(target)));
      return target;
    },
    /** Stores a staged file as the thumbnail of the file with this key. */
    async addThumbnail(staged: StagedFile, key: string) {
      const target = path.join(root, thumbnailName(key));
      await makeFolder(root, path.dirname(thumbnailName(key)));
      await rename(staged.path, target);
      stage.release(staged.path);
      await syncFolder(path.dirname(target));
    },
    statThumbnail: (key: string) => statName(key, thumbnailName(key)),
    /**
     * Compares the stored files with the keys in the database. Changes nothing.
     * @returns the keys of files and thumbnails that are not in the database, and the keys in the database that have no
     * file
     */
    async sweep(knownKeys: ReadonlySet<string>) {
      const stored = new Set<string>();
      const orphans = new Set<string>();
      for (const folder of ["media", "secure"]) {
        for (const name of await filesBelow(root, folder)) stored.add(name);
      }
      for (const name of await filesBelow(root, "cache")) {
        stored.delete(name);
        const key = name.replace(/^cache\//, "").replace(/\.thumb\.webp$/, "");
        if (isStorageKey(key) && !knownKeys.has(key)) orphans.add(key);
      }
      for (const key of stored) if (isStorageKey(key) && !knownKeys.has(key)) orphans.add(key);
      const missing = [...knownKeys].filter((key) => !stored.has(key));
      return { orphans: [...orphans].sort(), missing: missing.sort() };
    },
  };
}

export type Storage = Awaited<ReturnType<typeof createStorage>>;

function createStageBudget(limit: number) {
  const files = new Map<string, { readonly shares: readonly Share[]; size: number }>();
  const used = new Map<string, number>();
  const all = { account: "all", limit, refusal: tooManyFiles };

  function add(account: string, bytes: number): void {
    const sum = (used.get(account) ?? 0) + bytes;
    if (sum === 0) used.delete(account);
    else used.set(account, sum);
  }

  return {
    begin(file: string, uploader: Uploader | undefined) {
      const own = uploader && [
        { account: `user ${uploader.user}`, limit: limit / 4, refusal: tooManyOwnFiles },
        { account: `address ${uploader.address}`, limit: limit / 2, refusal: tooManyOwnFiles },
      ];
      files.set(file, { shares: [all, ...(own ?? [])], size: 0 });
    },
    /**
     * Reserves space for a staged file.
     * @throws {Problem} 429 if a share of the uploader is exceeded; 503 if the total limit is exceeded
     */
    reserve(file: string, bytes: number) {
      const staged = files.get(file);
      if (staged === undefined) throw new Error(`${file} is not staged`);
      const full = staged.shares.find((share) => (used.get(share.account) ?? 0) + bytes > share.limit);
      if (full !== undefined) throw full.refusal();
      staged.size += bytes;
      for (const { account } of staged.shares) add(account, bytes);
    },
    release(file: string) {
      const staged = files.get(file);
      files.delete(file);
      for (const { account } of staged?.shares ?? []) add(account, -(staged?.size ?? 0));
    },
  };
}

/** A limit on the total size of the staged files that count against one account (all files, a user or an address). */
interface Share {
  readonly account: string;
  readonly limit: number;
  readonly refusal: () => Problem;
}

function tooManyFiles(): Problem {
  return problem("unavailable", "Too many uploads are in progress. Try again later.", retryLater);
}

function tooManyOwnFiles(): Problem {
  const detail =
    "This user or IP address has too many uploads in progress. Send fewer files at the same time.";
  return problem("too-many-requests", detail, retryLater);
}

/** Starts writing a temporary file. The caller must finish with either `finish` or `abort`. */
async function beginStage(
  file: string,
  stage: ReturnType<typeof createStageBudget>,
  uploader: Uploader | undefined,
) {
  const handle = await open(file, "wx", 0o600);
  stage.begin(file, uploader);
  const hash = createHash("sha256");
  let size = 0;
  return {
    async write(chunk: Uint8Array) {
      stage.reserve(file, chunk.byteLength);
      hash.update(chunk);
      size += chunk.byteLength;
      for (let done = 0; done < chunk.byteLength;) {
        const { bytesWritten } = await handle.write(chunk, done).catch(storageFull);
        done += bytesWritten;
      }
    },
    async finish(): Promise<StagedFile> {
      await handle.sync().catch(storageFull);
      await handle.close();
      return { path: file, size, digest: hash.digest("hex") };
    },
    async abort() {
      await handle.close().catch(() => undefined);
      await rm(file, { force: true });
      stage.release(file);
    },
  };
}

export type StageWriter = Awaited<ReturnType<typeof beginStage>>;

/** Reports a full disk as a temporary 503 instead of a 500. Throws all other errors unchanged. */
function storageFull(error: NodeJS.ErrnoException): never {
  if (error.code !== "ENOSPC" && error.code !== "EDQUOT") throw error;
  throw problem("unavailable", "The file storage is full. Try again later.", {
    cause: error,
    headers: { "Retry-After": "60" },
  });
}

/** Returns the status of a file. Returns `null` if the file does not exist or a part of its path is a symbolic link. */
async function statInside(root: string, name: string): Promise<Stats | null> {
  const target = path.join(root, name);
  try {
    if ((await realpath(path.dirname(target))) !== path.dirname(target)) return null;
    const found = await lstat(target);
    return found.isFile() ? found : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function makeFolder(root: string, folder: string): Promise<void> {
  const target = path.join(root, folder);
  const first = await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await realpath(target)) !== target) {
    throw new Error(`${target} points outside the uploads directory through a symbolic link.`);
  }
  if (first === undefined) return;
  for (let made = target; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to, constants.COPYFILE_EXCL);
    const handle = await open(to, "r");
    await handle.sync();
    await handle.close();
  }
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

async function removeStaleFiles(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await lstat(file).catch(() => null);
    if (found === null || found.isDirectory()) continue;
    if (found.mtimeMs < before || isAbandoned(name)) await unlink(file).catch(() => undefined);
  }
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === "ENOENT" || code === "ENOTDIR";
}

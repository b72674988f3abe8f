/**
 * Writes uploaded and downloaded files to temporary files in `UPLOADS_DIR/tmp`, until a storage stores them. Limits the
 * total size of these files.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, realpathSync } from "node:fs";
import { lstat, open, readdir, rm, unlink } from "node:fs/promises";
import path from "node:path";
import { createFolder } from "../database/create-folder.ts";
import { problem, retryLater, type Problem } from "../util/errors.ts";
import { removeAbandonedHolds } from "./file-holds.ts";
import { isAbandoned, temporaryName } from "./temporary-name.ts";
import type { Uploader } from "./upload-limit.ts";

/** A complete temporary file that does not belong to an attachment yet. */
export interface StagedFile {
  readonly path: string;
  readonly size: number;
  /** The SHA-256 hash of the content, in hex. */
  readonly digest: string;
}

export interface StageOptions {
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

/** Creates the folder of temporary files, and removes those that were abandoned. */
export async function createStagedFiles({ directory, random, now, maxStagedBytes: limit }: StageOptions) {
  const budget = createStageBudget(limit ?? Infinity);
  createFolder(directory);
  // Synchronous calls are faster than the thread pool here, and the service must start fast.
  const root = realpathSync(directory);
  const folder = path.join(root, "tmp");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) {
    await removeAbandonedHolds(folder);
    await removeStaleFiles(folder, now().getTime() - staleAfterMilliseconds);
  }

  const begin = (uploader?: Uploader) =>
    beginStage(path.join(folder, temporaryName(random)), budget, uploader);

  return {
    /** The directory `UPLOADS_DIR` without symbolic links. */
    root,
    /** @param uploader the user and the address whose shares the file counts against */
    begin,
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
    async discard(staged: StagedFile) {
      await rm(staged.path, { force: true });
      budget.release(staged.path);
    },
    /** Ends counting a file that was moved to another path. */
    release: (staged: StagedFile) => budget.release(staged.path),
  };
}

export type StagedFiles = Awaited<ReturnType<typeof createStagedFiles>>;

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
    /** @throws {Problem} 429 if a share of the uploader is exceeded; 503 if the total limit is exceeded */
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

async function removeStaleFiles(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await lstat(file).catch(() => null);
    if (found === null || found.isDirectory()) continue;
    if (found.mtimeMs < before || isAbandoned(name)) await unlink(file).catch(() => undefined);
  }
}

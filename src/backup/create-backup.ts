/** Creates backups of a running service. `restore-backup.ts` restores them. */
import { randomBytes } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Writable } from "node:stream";
import type { EncryptionKeys } from "../archive/encryption.ts";
import type { ArchiveHeader, Manifest } from "../archive/manifest.ts";
import {
  addOpenFile,
  createArchive,
  createArchiveStream,
  requireTarget,
  type ArchiveWriter,
} from "../archive/write-archive.ts";
import { holdFiles, openFile, type FileHold } from "../attachments/file-holds.ts";
import { isStorageKey } from "../attachments/storage-key.ts";
import type { Config } from "../config/config.ts";
import type { DatabaseCopy } from "../database/copy-options.ts";
import { copyDatabaseTo } from "../database/database-copy.ts";
import { codeOf } from "../database/open-failure.ts";
import { storageFailure } from "../database/sqlite/storage-failure.ts";
import type { StoreOptions } from "../database/store.ts";
import { explainSystemError } from "../util/system-error.ts";
import { version } from "../util/version.ts";
import {
  backupFormat,
  folders,
  keyFiles,
  settingsFiles,
  type BackupDetails,
} from "../archive/backup-format.ts";

export interface BackupOptions {
  readonly config: Pick<Config, "databaseUrl" | "uploadsDirectory" | "s3">;
  readonly store: StoreOptions;
  readonly directory: string;
  /** The path of the new file, or a stream. */
  readonly target: string | Writable;
  /** Replaces an existing file. Default: false. */
  readonly replace?: boolean;
  /** Whether to include files, keys and settings. Default: true. */
  readonly files?: boolean;
  readonly encrypt?: EncryptionKeys;
  readonly now: () => Date;
  readonly onProgress?: (step: "database" | "files", done: number, total: number) => void;
  /** Removes temporary files if a signal ends the process. Returns a function that ends this. */
  readonly onTemporary?: (path: string) => () => void;
  readonly signal?: AbortSignal;
}

export interface BackupReport {
  readonly manifest: Manifest;
  readonly files: number;
  /** The keys of files that are missing in the storage. */
  readonly missing: readonly string[];
}

/**
 * Creates a backup. The database is a copy of one moment, and all files to which it refers are included, even if they
 * are deleted during the backup. Files in a bucket are not included.
 */
export async function createBackup(options: BackupOptions): Promise<BackupReport> {
  const { config, target, onTemporary, signal } = options;
  if (typeof target === "string") await requireTarget(target, options.replace === true);
  let hold: FileHold | null = null;
  try {
    // From here on, deleted files are kept. The database must be copied later than this.
    hold = await holdFiles(config.uploadsDirectory, randomBytes, onTemporary);
    const copy = await copyDatabaseTo(config.databaseUrl, hold.folder, {
      ...options.store,
      ...(signal !== undefined && { signal }),
      onProgress: (done, total) => options.onProgress?.("database", done, total),
    });
    return await writeBackup(options, copy, hold);
  } catch (error) {
    const isFull = codeOf(error) === "SQLITE_FULL";
    const failure = storageFailure(
      error,
      isFull ? `copy in ${config.uploadsDirectory}/tmp` : config.databaseUrl,
    );
    throw failure ?? explainSystemError("The backup could not be created", error);
  } finally {
    await hold?.release();
  }
}

interface Source {
  readonly entry: string;
  readonly path: string;
}

async function writeBackup(
  options: BackupOptions,
  copy: DatabaseCopy,
  hold: FileHold,
): Promise<BackupReport> {
  const { config, directory, target, files: withFiles = true, now } = options;
  const uploads = config.uploadsDirectory;
  const bucket = config.s3?.bucket ?? null;
  const keys = withFiles && bucket === null ? [...new Set(copy.fileKeys)].filter(isStorageKey) : [];
  const missing: string[] = [];
  for (const key of keys) if (!(await hold.has(key))) missing.push(key);
  const details: BackupDetails = { database: copy.dialect, files: withFiles, missing, bucket };
  const header: ArchiveHeader = {
    ...backupFormat,
    created: now().toISOString(),
    partledgerVersion: version,
    schemaVersion: copy.schemaVersion,
    details,
  };
  const archive =
    typeof target === "string"
      ? await createArchive(target, header, options)
      : await createArchiveStream(target, header, options);
  try {
    for (const name of copy.files) {
      await addFile(archive, { entry: folders.database + name, path: join(hold.folder, name) });
    }
    let files = 0;
    if (withFiles) {
      const lost = new Set(missing);
      for (const [index, key] of keys.entries()) {
        options.onProgress?.("files", index, keys.length);
        if (lost.has(key)) continue;
        await addOpenFile(archive, folders.files + key, await hold.open(key));
        files += 1;
      }
      for (const name of keyFiles) {
        await addOptional(archive, { entry: folders.keys + name, path: join(uploads, name) });
      }
      for (const name of settingsFiles) {
        await addOptional(archive, { entry: folders.settings + name, path: join(directory, name) });
      }
    }
    return { manifest: await archive.finish(), files, missing };
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

async function addFile(archive: ArchiveWriter, { entry, path }: Source): Promise<void> {
  await addOpenFile(archive, entry, await openFile(await open(path)));
}

async function addOptional(archive: ArchiveWriter, { entry, path }: Source): Promise<void> {
  const handle = await open(path).catch(ignoreMissing);
  if (handle !== null) await addOpenFile(archive, entry, await openFile(handle));
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

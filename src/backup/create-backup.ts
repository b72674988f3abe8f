/** Creates backups of a running service. `restore-backup.ts` restores them. */
import { randomBytes } from "node:crypto";
import { open, mkdtemp, rm, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { EncryptionKeys } from "../archive/encryption.ts";
import type { ArchiveHeader, Manifest } from "../archive/manifest.ts";
import { createArchive, requireNew } from "../archive/write-archive.ts";
import type { ArchiveWriter } from "../archive/write-archive.ts";
import { holdFiles } from "../attachments/file-holds.ts";
import type { FileHold } from "../attachments/file-holds.ts";
import { isStorageKey } from "../attachments/storage-key.ts";
import type { Config } from "../config.ts";
import type { DatabaseCopy } from "../database/copy-options.ts";
import { copyDatabaseTo } from "../database/database-copy.ts";
import type { StoreOptions } from "../database/store.ts";
import { version } from "../version.ts";
import { backupFormat, folders, keyFiles, settingsFiles } from "./format.ts";
import type { BackupDetails } from "./format.ts";

export interface BackupOptions {
  readonly config: Pick<Config, "databaseUrl" | "uploadsDirectory">;
  readonly store: StoreOptions;
  /** The working directory, whose settings files are included. */
  readonly directory: string;
  /** The path of the new file. */
  readonly target: string;
  /** Replaces an existing file. Default: false. */
  readonly replace?: boolean;
  /** Whether to include files, keys and settings. Default: true. */
  readonly files?: boolean;
  readonly encrypt?: EncryptionKeys;
  readonly now: () => Date;
  /** Receives the completed share of a step. */
  readonly onProgress?: (step: "database" | "files", done: number, total: number) => void;
  /** Removes temporary files if a signal ends the process. Returns a function that ends this. */
  readonly onTemporary?: (path: string) => () => void;
}

export interface BackupReport {
  readonly manifest: Manifest;
  readonly files: number;
  /** The keys of files that are missing in the storage. */
  readonly missing: readonly string[];
}

/**
 * Creates a backup. The database is a copy of one moment, and all files to which it refers are included, even if they
 * are deleted during the backup.
 */
export async function createBackup(options: BackupOptions): Promise<BackupReport> {
  const { config, target, files = true } = options;
  if (options.replace !== true) await requireNew(target);
  const temporary = await mkdtemp(join(dirname(resolve(target)), ".partledger-backup-"));
  const forget = options.onTemporary?.(temporary);
  let hold: FileHold | null = null;
  try {
    // From here on, deleted files are kept. The database must be copied later than this.
    if (files) hold = await holdFiles(config.uploadsDirectory, randomBytes);
    const copy = await copyDatabaseTo(config.databaseUrl, temporary, {
      ...options.store,
      onProgress: (done, total) => options.onProgress?.("database", done, total),
    });
    return await writeBackup(options, copy, temporary, hold);
  } finally {
    await hold?.release();
    await rm(temporary, { recursive: true, force: true });
    forget?.();
  }
}

interface Source {
  /** The path in the archive. */
  readonly entry: string;
  readonly path: string;
}

async function writeBackup(
  options: BackupOptions,
  copy: DatabaseCopy,
  temporary: string,
  hold: FileHold | null,
): Promise<BackupReport> {
  const { config, directory, target, replace = false, encrypt, now } = options;
  const uploads = config.uploadsDirectory;
  const keys = hold === null ? [] : [...new Set(copy.fileKeys)].filter(isStorageKey);
  const missing: string[] = [];
  if (hold !== null) {
    for (const key of keys) if ((await sizeOf(uploads, key, hold)) === null) missing.push(key);
  }
  const details: BackupDetails = { database: copy.dialect, files: hold !== null, missing };
  const header: ArchiveHeader = {
    ...backupFormat,
    created: now().toISOString(),
    partledgerVersion: version,
    schemaVersion: copy.schemaVersion,
    details,
  };
  const archive = await createArchive(target, header, { replace, ...(encrypt !== undefined && { encrypt }) });
  try {
    for (const name of copy.files) {
      await addFile(archive, { entry: folders.database + name, path: join(temporary, name) });
    }
    let files = 0;
    if (hold !== null) {
      const lost = new Set(missing);
      for (const [index, key] of keys.entries()) {
        options.onProgress?.("files", index, keys.length);
        if (lost.has(key)) continue;
        await addStored(archive, uploads, key, hold);
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

async function sizeOf(uploads: string, key: string, hold: FileHold): Promise<number | null> {
  for (const path of [join(uploads, key), hold.path(key)]) {
    const found = await stat(path).catch(ignoreMissing);
    if (found !== null) return found.size;
  }
  return null;
}

/** Adds an uploaded file, which another process may delete at any time and then keeps in the hold. */
async function addStored(
  archive: ArchiveWriter,
  uploads: string,
  key: string,
  hold: FileHold,
): Promise<void> {
  const handle = (await open(join(uploads, key)).catch(ignoreMissing)) ?? (await open(hold.path(key)));
  await addOpen(archive, folders.files + key, handle);
}

async function addFile(archive: ArchiveWriter, { entry, path }: Source): Promise<void> {
  await addOpen(archive, entry, await open(path));
}

async function addOptional(archive: ArchiveWriter, { entry, path }: Source): Promise<void> {
  const handle = await open(path).catch(ignoreMissing);
  if (handle !== null) await addOpen(archive, entry, handle);
}

async function addOpen(archive: ArchiveWriter, entry: string, handle: FileHandle): Promise<void> {
  try {
    const { size } = await handle.stat();
    await archive.add(entry, size, handle.createReadStream({ autoClose: false, highWaterMark: 262_144 }));
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

/** Restores backups that `create-backup.ts` created. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { DecryptionKeys } from "../archive/encryption.ts";
import { ArchiveError, requireKnownSchema, type ArchiveHeader, type Manifest } from "../archive/manifest.ts";
import { readArchive } from "../archive/read-archive.ts";
import type { Config } from "../config/config.ts";
import { sqlitePath } from "../database/connect.ts";
import { createFolder } from "../database/create-folder.ts";
import { requiredSchemaVersion } from "../database/migrate.ts";
import { lockSqlite, restartSqliteChangeFeed, sqliteCopyName } from "../database/sqlite/sqlite-copy.ts";
import { sqliteFile } from "../database/sqlite/sqlite-file.ts";
import type { StoreOptions } from "../database/store.ts";
import { explainSystemError } from "../util/system-error.ts";
import { lockForRestore, lockName } from "./data-lock.ts";
import {
  backupFormat,
  folders,
  keyFiles,
  restoreFolder,
  restorePlanPath,
  type BackupDetails,
} from "../archive/backup-format.ts";
import { selectSettings, type RestoredSettings, type SettingsTarget } from "./restored-settings.ts";
import { containsFiles, fileFolders, fileSwapPaths, sqliteSwapPaths } from "./swap-paths.ts";
import {
  completeLocked,
  removeLeftovers,
  runPlan,
  storePlan,
  type FailedFile,
  type Move,
  type NewFile,
  type SwapPlan,
} from "./swap.ts";
import {
  countFiles,
  isKnown,
  requireDetails,
  requireIntact,
  requireKnown,
  writeEntry,
} from "./verify-backup.ts";

const maximumSettingsSize = 1_048_576;

export interface RestoreOptions {
  readonly file: string;
  /** The target: UPLOADS_DIR and DATABASE_URL. */
  readonly config: Pick<Config, "databaseUrl" | "uploadsDirectory">;
  readonly store: StoreOptions;
  /** Null restores no settings. */
  readonly settings: SettingsTarget | null;
  /** Replaces existing data. */
  readonly force: boolean;
  readonly keys: DecryptionKeys;
  /** Receives the completed share of a step, in bytes of the archive or in tables. */
  readonly onProgress?: (step: "archive" | "database", done: number, total: number) => void;
}

export interface RestoreReport {
  readonly manifest: Manifest;
  readonly details: BackupDetails;
  readonly files: number;
  readonly settings: Pick<RestoredSettings, "kept" | "disabled"> & { readonly failed: readonly FailedFile[] };
  /** The names of PostgreSQL tables that were not restored because they do not belong to Partledger. */
  readonly skippedTables: readonly string[];
}

/**
 * Restores a backup. Unpacks and verifies the whole backup first, then replaces the current data. If the process is
 * interrupted, the next command keeps either all of the old data or all of the restored data.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { config, store } = options;
  const uploads = resolve(config.uploadsDirectory);
  createFolder(uploads);
  const unlockFolder = lockForRestore(uploads, store);
  let unlockDatabase: (() => void) | null = null;
  let isUnchanged = true;
  try {
    await completeLocked(uploads, config.databaseUrl, store);
    const path = sqlitePath(config.databaseUrl);
    if (path !== null) unlockDatabase = lockSqlite(sqliteFile(path), store);
    const target = createTarget(uploads, path);
    const unpacked = await unpack(options, target);
    const { files: newFiles, ...settings } = await selectSettings(options.settings, target.settings, config);
    isUnchanged = false;
    const { failed, skippedTables } = await replace(options, target, unpacked, newFiles);
    const files = countFiles(unpacked.manifest);
    return { ...unpacked, files, settings: { ...settings, failed }, skippedTables };
  } catch (error) {
    // With a plan, the next command completes the restore.
    if (!existsSync(restorePlanPath(uploads)))
      await removeLeftovers(uploads, config.databaseUrl).catch(() => undefined);
    const subject = `${options.file} could not be restored to ${uploads}`;
    throw explainSystemError(subject, error, isUnchanged ? "The current data is unchanged." : "");
  } finally {
    unlockDatabase?.();
    unlockFolder();
  }
}

/** Removes a directory that was created for a restore that was refused, unless it contains data. */
export async function removeEmptyTarget(uploads: string): Promise<void> {
  const created: readonly string[] = [lockName, ...fileFolders];
  try {
    if (!(await readdir(uploads)).every((name) => created.includes(name))) return;
    for (const name of fileFolders) await rmdir(join(uploads, name)).catch(ignoreMissing);
    await rm(join(uploads, lockName), { force: true });
    await rmdir(uploads);
  } catch {
    // The error of the restore is reported.
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

interface Target {
  readonly uploads: string;
  readonly staging: string;
  /** The database file. Null for PostgreSQL. */
  readonly sqlite: { readonly path: string; readonly staged: string } | null;
  /** The contents of the settings files in the backup. */
  readonly settings: Map<string, Buffer>;
}

function createTarget(uploads: string, databasePath: string | null): Target {
  const staging = restoreFolder(uploads);
  if (databasePath === null) return { uploads, staging, sqlite: null, settings: new Map() };
  const path = sqliteFile(databasePath);
  createFolder(dirname(path));
  return { uploads, staging, sqlite: { path, staged: sqliteSwapPaths(path).staged }, settings: new Map() };
}

async function unpack(
  { file, config, store, force, keys, onProgress }: RestoreOptions,
  target: Target,
): Promise<{ manifest: Manifest; details: BackupDetails }> {
  const { size } = await statOf(file);
  let details: BackupDetails | null = null;
  const manifest = await readArchive(file, {
    ...backupFormat,
    keys,
    onProgress: (bytes) => onProgress?.("archive", bytes, size),
    onHeader: async (header) => {
      details = requireDetails(file, header);
      requireSuitable(file, header, details, target);
      if (!force) await requireEmpty(target, details, config.databaseUrl, store);
      await mkdir(target.staging, { mode: 0o700 });
      await mkdir(join(target.staging, "old"), { mode: 0o700 });
      if (details.files && details.bucket === null) createFileFolders(target);
    },
    onEntry: async ({ path, size: length }, content) => {
      requireKnown(file, path);
      if (path.startsWith(folders.settings)) {
        if (length > maximumSettingsSize) throw new ArchiveError(`${file}: "${path}" is too large.`);
        target.settings.set(path.slice(folders.settings.length), await bytesOf(content));
        return;
      }
      const to = stagedPath(path, target);
      createFolder(dirname(to));
      await writeEntry(to, content);
    },
  });
  if (details === null) throw new ArchiveError(`${file} is not a backup of Partledger.`);
  for (const { path, size } of manifest.entries) {
    if (!isKnown(path) || path.startsWith(folders.settings)) continue;
    const to = stagedPath(path, target);
    const found = await stat(to).catch(() => null);
    if (found?.size !== size)
      throw new Error(`The unpacked file ${to} was removed or changed by another program.`);
  }
  if (target.sqlite !== null) await requireIntact(file, manifest, target.sqlite.staged, store);
  return { manifest, details };
}

function createFileFolders({ uploads }: Target): void {
  for (const name of fileFolders) {
    const { staged, old } = fileSwapPaths(uploads, name);
    createFolder(staged);
    createFolder(old);
  }
}

async function statOf(file: string): Promise<{ size: number }> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new ArchiveError(`${file} does not exist.`);
    throw error;
  });
  if (found.isDirectory()) throw new ArchiveError(`${file} is a directory, not a backup.`);
  return found;
}

function requireSuitable(
  file: string,
  header: ArchiveHeader,
  { database }: BackupDetails,
  { sqlite }: Target,
): void {
  requireKnownSchema(file, header, requiredSchemaVersion);
  const expected = sqlite === null ? "postgres" : "sqlite";
  if (database === expected) return;
  const names = { sqlite: "SQLite", postgres: "PostgreSQL" };
  throw new ArchiveError(
    `${file} contains a ${names[database]} database, but DATABASE_URL is a ${names[expected]} database. Set ` +
      `DATABASE_URL to a ${names[database]} database.`,
  );
}

/** @throws {ArchiveError} if the target contains data that the restore would replace */
async function requireEmpty(
  { uploads, sqlite }: Target,
  { files, bucket }: BackupDetails,
  url: string,
  store: StoreOptions,
): Promise<void> {
  const existing: string[] = [];
  if (sqlite !== null) {
    if (existsSync(sqlite.path)) existing.push(sqlite.path);
  } else {
    const { hasTables } = await import("../database/postgres/postgres-load.ts");
    if (await hasTables(url, store)) existing.push("tables in the PostgreSQL database");
  }
  if (files) {
    for (const name of bucket === null ? fileFolders : []) {
      const names = await readdir(join(uploads, name)).catch(() => []);
      if (names.some(containsFiles)) existing.push(join(uploads, name));
    }
    for (const name of keyFiles) if (existsSync(join(uploads, name))) existing.push(join(uploads, name));
  }
  if (existing.length === 0) return;
  throw new ArchiveError(
    `The restore would replace ${existing.join(", ")}. Pass --force to replace this data, or ` +
      `${sqlite === null ? "--into DIR --database URL" : "--into DIR"} to restore to another place.`,
  );
}

function stagedPath(path: string, { uploads, staging, sqlite }: Target): string {
  if (sqlite !== null && path === folders.database + sqliteCopyName) return sqlite.staged;
  for (const name of fileFolders) {
    const prefix = `${folders.files}${name}/`;
    if (path.startsWith(prefix)) return join(fileSwapPaths(uploads, name).staged, path.slice(prefix.length));
  }
  return join(staging, path);
}

/** Replaces the current data by the unpacked data. Returns the names of PostgreSQL tables that were skipped. */
async function replace(
  { config, store, onProgress }: RestoreOptions,
  target: Target,
  { manifest, details }: { readonly manifest: Manifest; readonly details: BackupDetails },
  settings: readonly NewFile[],
): Promise<{ skippedTables: readonly string[]; failed: readonly FailedFile[] }> {
  const { uploads, staging, sqlite } = target;
  const moves: Move[] = [];
  const restoredFolders = details.bucket === null ? fileFolders : [];
  if (details.files) {
    for (const name of restoredFolders) {
      const { staged, old } = fileSwapPaths(uploads, name);
      const prepared = await readdir(staged);
      const current = (await readdir(join(uploads, name))).filter(containsFiles);
      for (const entry of new Set([...prepared, ...current])) {
        const from = prepared.includes(entry) ? join(staged, entry) : null;
        moves.push({ from, to: join(uploads, name, entry), old: join(old, entry) });
      }
    }
    for (const name of keyFiles) {
      const from = join(staging, folders.keys, name);
      moves.push({
        from: existsSync(from) ? from : null,
        to: join(uploads, name),
        old: join(staging, "old", name),
      });
    }
  }
  if (sqlite !== null) {
    const { path, staged } = sqlite;
    await restartSqliteChangeFeed(staged, store);
    for (const { to, old } of sqliteSwapPaths(path).replaced) {
      moves.push({ from: to === path ? staged : null, to, old });
    }
  }
  // A file of an earlier restore would look like a move that is already done.
  for (const { old } of moves) await rm(old, { recursive: true, force: true });
  const restoreId = sqlite === null ? randomBytes(16).toString("hex") : null;
  const plan: SwapPlan = { moves, settings, restoreId };
  let skippedTables: readonly string[] = [];
  if (restoreId === null) {
    await storePlan(uploads, plan);
  } else {
    const { loadPostgres } = await import("../database/postgres/postgres-load.ts");
    skippedTables = await loadPostgres({
      ...store,
      url: config.databaseUrl,
      folder: join(staging, folders.database),
      schemaVersion: manifest.schemaVersion,
      restoreId,
      onProgress: (done, total) => onProgress?.("database", done, total),
      beforeCommit: () => storePlan(uploads, plan),
    }).catch(async (error: unknown) => {
      await completeLocked(uploads, config.databaseUrl, store);
      throw error;
    });
  }
  return { skippedTables, failed: await runPlan(uploads, plan) };
}

async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

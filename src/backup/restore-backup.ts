/** Restores backups that `create-backup.ts` created, and verifies them. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { DecryptionKeys } from "../archive/encryption.ts";
import { ArchiveError } from "../archive/manifest.ts";
import type { ArchiveHeader, Manifest } from "../archive/manifest.ts";
import { readArchive } from "../archive/read-archive.ts";
import { isStorageKey } from "../attachments/storage-key.ts";
import type { Config } from "../config.ts";
import { parseDatabaseUrl } from "../database/connect.ts";
import { createFolder } from "../database/create-folder.ts";
import { latestSchemaVersion } from "../database/migrate.ts";
import { lockSqlite, sqliteCopyName } from "../database/sqlite-copy.ts";
import type { StoreOptions } from "../database/store.ts";
import {
  backupFormat,
  detailsOf,
  folders,
  keyFiles,
  restorePlanPath,
  settingsFiles,
  stagingName,
} from "./format.ts";
import type { BackupDetails } from "./format.ts";
import { completeRestore, runPlan, storePlan } from "./swap.ts";
import type { Move, SwapPlan } from "./swap.ts";

const maximumSettingsSize = 1_048_576;

export interface RestoreOptions {
  readonly file: string;
  /** The target: UPLOADS_DIR and DATABASE_URL. */
  readonly config: Pick<Config, "databaseUrl" | "uploadsDirectory">;
  readonly store: StoreOptions;
  /** The folder for settings files that do not exist yet, or null to restore no settings. */
  readonly settingsDirectory: string | null;
  /** Replaces existing data. */
  readonly force: boolean;
  readonly keys: DecryptionKeys;
  /** Receives the completed share of a step, in bytes of the archive or in tables. */
  readonly onProgress?: (step: "archive" | "database", done: number, total: number) => void;
}

export interface RestoreReport {
  readonly manifest: Manifest;
  readonly details: BackupDetails;
  /** The number of restored files of attachments. */
  readonly files: number;
  /** The names of settings files that were not restored because they exist. */
  readonly keptSettings: readonly string[];
}

/** Verifies all checksums of a backup. Changes nothing. */
export async function verifyBackup(
  file: string,
  keys: DecryptionKeys,
  onProgress?: (bytes: number) => void,
): Promise<{ manifest: Manifest; details: BackupDetails; files: number }> {
  const manifest = await readArchive(file, {
    ...backupFormat,
    keys,
    onEntry: ({ path }) => {
      requireKnown(file, path);
      return Promise.resolve();
    },
    ...(onProgress !== undefined && { onProgress }),
  });
  const details = requireDetails(file, manifest);
  return { manifest, details, files: countFiles(manifest) };
}

function countFiles({ entries }: Manifest): number {
  return entries.filter(({ path }) => path.startsWith(folders.files)).length;
}

/**
 * Restores a backup. Unpacks and verifies the whole backup first, then replaces the current data. If the process is
 * interrupted, the next command keeps either all of the old data or all of the restored data.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { config, store } = options;
  const uploads = resolve(config.uploadsDirectory);
  createFolder(uploads);
  await completeRestore({ ...config, uploadsDirectory: uploads }, store);
  const staging = join(uploads, stagingName);
  await rm(staging, { recursive: true, force: true });
  const location = parseDatabaseUrl(config.databaseUrl);
  const unlock = location.dialect === "sqlite" ? lockSqlite(location.path, store) : null;
  let target: Target | null = null;
  try {
    target = createTarget(uploads, location);
    const unpacked = await unpack(options, target);
    await replace(options, target, unpacked);
    const keptSettings = await restoreSettings(options.settingsDirectory, target);
    await rm(staging, { recursive: true, force: true });
    return { ...unpacked, files: countFiles(unpacked.manifest), keptSettings };
  } catch (error) {
    if (target !== null && target.sqlite !== null) await rm(target.sqlite.staged, { force: true });
    // With a plan, the next command completes the restore.
    if (!existsSync(restorePlanPath(uploads))) await rm(staging, { recursive: true, force: true });
    throw error;
  } finally {
    unlock?.();
  }
}

interface Target {
  readonly uploads: string;
  readonly staging: string;
  /** The database file. Null for PostgreSQL. */
  readonly sqlite: { readonly path: string; readonly staged: string } | null;
  /** The contents of the settings files in the backup. */
  readonly settings: Map<string, Buffer>;
}

function createTarget(uploads: string, location: ReturnType<typeof parseDatabaseUrl>): Target {
  const staging = join(uploads, stagingName);
  if (location.dialect === "postgres") return { uploads, staging, sqlite: null, settings: new Map() };
  const path = resolve(location.path);
  createFolder(dirname(path));
  // The database can be on another volume than UPLOADS_DIR. A rename is possible only within a volume.
  return { uploads, staging, sqlite: { path, staged: `${path}.restore` }, settings: new Map() };
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
      if (target.sqlite !== null) await rm(target.sqlite.staged, { force: true });
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
      await write(to, content);
    },
  });
  if (details === null) throw new ArchiveError(`${file} is not a backup of Partledger.`);
  if (target.sqlite !== null && !existsSync(target.sqlite.staged)) {
    throw new ArchiveError(`${file} contains no database.`);
  }
  return { manifest, details };
}

async function statOf(file: string): Promise<{ size: number }> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new ArchiveError(`${file} does not exist.`);
    throw error;
  });
  try {
    return await handle.stat();
  } finally {
    await handle.close();
  }
}

async function write(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    for await (const chunk of content) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function requireDetails(file: string, header: ArchiveHeader): BackupDetails {
  const details = detailsOf(header);
  if (details === null) throw new ArchiveError(`${file} is damaged: header.json is invalid.`);
  return details;
}

function requireSuitable(
  file: string,
  { schemaVersion, partledgerVersion }: ArchiveHeader,
  { database }: BackupDetails,
  { sqlite }: Target,
): void {
  if (schemaVersion > latestSchemaVersion) {
    throw new ArchiveError(
      `${file} was written by Partledger ${partledgerVersion} and has schema version ${schemaVersion}. This program ` +
        `knows only version ${latestSchemaVersion}. Install a newer version of Partledger.`,
    );
  }
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
  { files }: BackupDetails,
  url: string,
  store: StoreOptions,
): Promise<void> {
  const existing: string[] = [];
  if (sqlite !== null) {
    if (existsSync(sqlite.path)) existing.push(sqlite.path);
  } else {
    const { hasTables } = await import("../database/postgres-load.ts");
    if (await hasTables(url, store)) existing.push("tables in the PostgreSQL database");
  }
  if (files) {
    for (const name of ["media", "secure"]) {
      const names = await readdir(join(uploads, name)).catch(() => []);
      if (names.length > 0) existing.push(join(uploads, name));
    }
    for (const name of keyFiles) if (existsSync(join(uploads, name))) existing.push(join(uploads, name));
  }
  if (existing.length === 0) return;
  throw new ArchiveError(
    `The restore would replace ${existing.join(", ")}. Pass --force to replace this data, or --into DIR to restore ` +
      "into another directory.",
  );
}

function isKnown(path: string): boolean {
  const within = (folder: string): string | null =>
    path.startsWith(folder) ? path.slice(folder.length) : null;
  const database = within(folders.database);
  if (database !== null) return /^[a-z0-9_]+\.(db|json|jsonl)$/.test(database);
  const file = within(folders.files);
  if (file !== null) return isStorageKey(file);
  return (
    keyFiles.includes(within(folders.keys) ?? "") || settingsFiles.includes(within(folders.settings) ?? "")
  );
}

function requireKnown(file: string, path: string): void {
  if (!isKnown(path)) throw new ArchiveError(`${file} contains "${path}", which is not part of a backup.`);
}

/** Returns the path to which an entry is unpacked. */
function stagedPath(path: string, { staging, sqlite }: Target): string {
  return sqlite !== null && path === folders.database + sqliteCopyName ? sqlite.staged : join(staging, path);
}

/** Replaces the current data by the unpacked data. */
async function replace(
  { config, store, onProgress }: RestoreOptions,
  target: Target,
  { manifest, details }: { readonly manifest: Manifest; readonly details: BackupDetails },
): Promise<void> {
  const { uploads, staging, sqlite } = target;
  const moves: Move[] = [];
  await mkdir(join(staging, "old"), { mode: 0o700 });
  if (details.files) {
    for (const name of ["media", "secure"]) {
      const from = join(staging, folders.files, name);
      createFolder(from);
      moves.push({ from, to: join(uploads, name), old: join(staging, "old", name) });
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
    for (const end of ["-wal", "-shm", "-journal"]) {
      moves.push({ from: null, to: path + end, old: `${path}${end}.replaced` });
    }
    moves.push({ from: staged, to: path, old: `${path}.replaced` });
  }
  // A file of an earlier restore would look like a move that is already done.
  for (const { old } of moves) await rm(old, { recursive: true, force: true });
  const restoreId = sqlite === null ? randomBytes(16).toString("hex") : null;
  const plan: SwapPlan = { moves, restoreId };
  if (restoreId === null) {
    await storePlan(uploads, plan);
  } else {
    const { loadPostgres } = await import("../database/postgres-load.ts");
    await loadPostgres({
      ...store,
      url: config.databaseUrl,
      folder: join(staging, folders.database),
      schemaVersion: manifest.schemaVersion,
      restoreId,
      onProgress: (done, total) => onProgress?.("database", done, total),
      beforeCommit: () => storePlan(uploads, plan),
    }).catch(async (error: unknown) => {
      await completeRestore({ ...config, uploadsDirectory: uploads }, store);
      throw error;
    });
  }
  await runPlan(uploads, plan);
}

/** Writes the settings files that do not exist. Returns the names of files that exist and have other contents. */
async function restoreSettings(directory: string | null, { settings }: Target): Promise<string[]> {
  const kept: string[] = [];
  if (directory === null) return kept;
  for (const [name, content] of settings) {
    const path = join(directory, name);
    if (!existsSync(path)) await writeFile(path, content, { mode: 0o600, flag: "wx" });
    else if (!content.equals(await readFile(path))) kept.push(name);
  }
  return kept;
}

async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

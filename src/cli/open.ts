/**
 * Opens the database for commands and upgrades its schema. Also creates the context in which commands change accounts.
 */
import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { nativeBinding } from "../util/assets.ts";
import { createStorage } from "../attachments/storage.ts";
import { lockForUse, RestoreInProgress } from "../backup/data-lock.ts";
import { restoreFolder } from "../archive/backup-format.ts";
import { instanceId } from "../backup/status.ts";
import type { Config } from "../config/config.ts";
import { cacheShares } from "../config/cache-size.ts";
import { createFolder, fileInPath } from "../database/create-folder.ts";
import { openReader, openStore } from "../database/connect.ts";
import { migrate, type MigrationReport } from "../database/migrate.ts";
import type { Reader, Store, StoreOptions } from "../database/store.ts";
import { commandLineActor, writeLog, type Actor } from "../history/log-entry.ts";
import type { ChangeContext } from "../identity/record.ts";
import { createInventory, type Inventory } from "../inventory/operations/inventory.ts";
import { CommandFailed } from "./failure.ts";
import { restrictPaths } from "./file-modes.ts";
import { readSettings } from "./settings.ts";
import { reasonOf } from "../util/system-error.ts";
import { tell, type Terminal } from "./terminal.ts";

/** The maximum number of PostgreSQL connections of a command. */
const commandConnections = 4;

/** The maximum memory of the SQLite caches of a command in bytes. A command gets no faster from more. */
const maximumCommandCache = 32_000_000;

/** Returns the options for opening the configured database. */
export function storeOptions(config: Config): StoreOptions {
  const addon = nativeBinding();
  return {
    durability: config.databaseDurability,
    cacheBytes: Math.min(cacheShares(config.cacheSize).sqlite, maximumCommandCache),
    connections: commandConnections,
    ...(addon !== undefined && { nativeBinding: addon }),
  };
}

interface MigrateDatabaseOptions {
  /** Receives a message about each problem that does not stop the command. By default, it goes to standard error. */
  readonly warn?: (message: string) => void;
  /** Receives a message before each long step of an upgrade. By default, it goes to standard error. */
  readonly inform?: (message: string) => void;
  /** Whether the database is copied before an upgrade. Default: true. */
  readonly copy?: boolean;
}

/**
 * Returns the folder for copies of the database before upgrades: UPLOADS_DIR/backups, or a folder of this instance in
 * BACKUP_DIR, which several instances can share.
 * @param id the ID of the instance
 */
export async function upgradeCopyFolder(
  { uploadsDirectory, backup }: Config,
  id: () => Promise<string | null>,
): Promise<string> {
  if (backup.directory === `${uploadsDirectory}/backups`) return backup.directory;
  return join(backup.directory, `before-upgrade-${(await id()) ?? "none"}`);
}

/**
 * Checks the uploads folder, restricts access to files to their owner, and creates or upgrades the database schema.
 * Copies the database before the upgrade.
 */
export async function migrateDatabase(
  terminal: Terminal,
  config: Config,
  options: MigrateDatabaseOptions = {},
): Promise<MigrationReport> {
  prepareData(terminal, config, options);
  return upgradeSchema(terminal, config, options);
}

/** Checks the uploads folder, locks the data, and restricts access to files to their owner. */
export function prepareData(
  terminal: Terminal,
  config: Config,
  { warn }: Pick<MigrateDatabaseOptions, "warn"> = {},
): void {
  requireUploadsFolder(config);
  lockData(terminal, config);
  restrictPaths(config, terminal.directory, warn ?? ((message) => tell(terminal, message)));
}

/** Creates or upgrades the database schema. Copies the database before the upgrade. */
export async function upgradeSchema(
  terminal: Terminal,
  config: Config,
  { inform, copy = true }: MigrateDatabaseOptions = {},
): Promise<MigrationReport> {
  const copyFolder = copy ? await upgradeCopyFolder(config, () => instanceId(config.uploadsDirectory)) : null;
  return migrate(config.databaseUrl, {
    ...storeOptions(config),
    now: terminal.now,
    copyFolder,
    ...(copyFolder !== null && {
      backUp: (version: number) => backUp(terminal, config, copyFolder, version),
    }),
    onProgress: inform ?? ((message) => tell(terminal, message)),
  });
}

async function backUp(
  { now }: Terminal,
  config: Config,
  folder: string,
  schemaVersion: number,
): Promise<string> {
  const { backUpBeforeUpgrade } = await import("../backup/upgrade-backup.ts");
  return backUpBeforeUpgrade({ config, store: storeOptions(config), folder, now }, schemaVersion);
}

/**
 * Locks UPLOADS_DIR until the command has ended, so that no restore replaces the data in the meantime.
 * @throws {RestoreInProgress | OpenFailure} if a restore is in progress, or the lock cannot be used
 */
export function lockData({ whenDone }: Terminal, config: Config): void {
  const uploads = resolve(config.uploadsDirectory);
  whenDone(lockForUse(uploads, storeOptions(config)));
  if (!existsSync(restoreFolder(uploads))) return;
  // An interrupted restore is completed before the command, so this one was started and interrupted in the meantime.
  throw new RestoreInProgress(`A restore to ${uploads} was interrupted. Run the command again.`);
}

/**
 * Creates the uploads folder if it does not exist.
 * @throws {CommandFailed} if UPLOADS_DIR cannot be used
 */
export function requireUploadsFolder({ uploadsDirectory }: Config): void {
  requireFolder(uploadsDirectory, "UPLOADS_DIR");
}

/**
 * Creates the folder of scheduled backups if there is a schedule.
 * @throws {CommandFailed} if BACKUP_DIR cannot be used
 */
export function requireBackupFolder({ backup }: Config): void {
  if (backup.schedule !== null) requireFolder(backup.directory, "BACKUP_DIR");
}

function requireFolder(path: string, setting: string): void {
  explainFolder(path, setting, (folder) => {
    createFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

/**
 * Checks whether {@link requireBackupFolder} can use or create the folder. Changes nothing.
 * @throws {CommandFailed} if it cannot
 */
export function checkBackupFolder({ backup }: Config): void {
  explainFolder(backup.directory, "BACKUP_DIR", (folder) => {
    let existing = folder;
    while (!existsSync(existing)) existing = dirname(existing);
    accessSync(existing, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

function explainFolder(path: string, setting: string, use: (folder: string) => void): void {
  const folder = resolve(path);
  const subject = `The directory ${folder} (${setting}) cannot be used`;
  const file = fileInPath(folder);
  if (file !== null) {
    throw new CommandFailed(
      `${subject}: ${file} is a file, not a directory. Remove it, or set ${setting} to another directory.`,
    );
  }
  try {
    use(folder);
  } catch (error) {
    throw new CommandFailed(
      `${subject}: ${reasonOf(error)}. ` +
        `Allow the account that runs Partledger to write to it, or set ${setting} to another directory.`,
      { cause: error },
    );
  }
}

export type StoreUse = Pick<StoreOptions, "largeTransactions">;

/** Creates or upgrades the database schema, runs `work` and closes the database. */
export async function withStore<T>(
  terminal: Terminal,
  work: (store: Store, config: Config) => Promise<T>,
  options: StoreUse = {},
): Promise<T> {
  const config = readSettings(terminal);
  await migrateDatabase(terminal, config);
  return withCurrentStore(config, (store) => work(store, config), options);
}

/** Runs `work` on a database whose schema is already current. {@link withStore} also upgrades the schema. */
export async function withCurrentStore<T>(
  config: Config,
  work: (store: Store) => Promise<T>,
  options: StoreUse = {},
): Promise<T> {
  const store = await openStore(config.databaseUrl, { ...storeOptions(config), ...options });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export async function withReader<T>(config: Config, work: (read: Reader) => Promise<T>): Promise<T> {
  const reader = await openReader(config.databaseUrl, storeOptions(config));
  try {
    return await work(reader.read);
  } finally {
    await reader.close();
  }
}

/** Opens the database in the same way as {@link withStore}, and runs `work` on the inventory. */
export async function withInventory<T>(
  terminal: Terminal,
  work: (inventory: Inventory, config: Config) => Promise<T>,
  options: StoreUse = {},
): Promise<T> {
  return withStore(
    terminal,
    async (store, config) => work(await inventoryOf(terminal, store, config), config),
    options,
  );
}

/** Runs `work` on the inventory in a database whose schema is already current. */
export async function withCurrentInventory<T>(
  terminal: Terminal,
  config: Config,
  work: (inventory: Inventory) => Promise<T>,
): Promise<T> {
  return withCurrentStore(config, async (store) => work(await inventoryOf(terminal, store, config)));
}

/** Returns the inventory of an open database, with the configured storage of files. */
export async function inventoryOf({ now }: Terminal, store: Store, config: Config): Promise<Inventory> {
  const { uploadsDirectory: directory, s3, instance, historyFileDays } = config;
  const storage = await createStorage({ directory, s3, random: randomBytes, now });
  return createInventory({
    store,
    storage,
    download: null,
    baseCurrency: instance.currency,
    historyFileDays,
  });
}

/**
 * Creates the context in which a command changes users and tokens. Log entries contain the name of the system account
 * that runs the command.
 * @param command the name of the command in its change set, such as `user create`, or the actor of its other changes
 */
export function changeContext(
  { now, systemUser }: Terminal,
  store: Store,
  command: string | Actor,
): ChangeContext {
  const actor = typeof command === "string" ? commandLineActor(systemUser, command) : command;
  const moment = now();
  return {
    store,
    now: moment,
    record: (transaction, entries) => writeLog(transaction, actor, moment, entries),
  };
}

/**
 * Copies a SQLite database with the online backup of SQLite for backups and upgrades, and locks a database that a restore
 * replaces.
 */
import { closeSync, existsSync, openSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Database as Handle } from "better-sqlite3";
import { cacheShares } from "../../config/cache-size.ts";
import { restartChangeFeed } from "../change-feed-start.ts";
import { fileKeyQueries, type CopyOptions, type DatabaseCopy } from "../copy-options.ts";
import { checkIntegrity, isDamage } from "../integrity.ts";
import { codeOf, OpenFailure } from "../open-failure.ts";
import { openSqliteConnection } from "./sqlite-connection.ts";
import { sqliteKysely } from "./sqlite-dialect.ts";
import { openDatabaseFile } from "./sqlite-file.ts";
import { explainSqlite, requireOwnDatabase } from "./sqlite-open-failure.ts";
import { createStatementLog } from "../statement-log.ts";
import type { StoreOptions } from "../store.ts";
import type { Tables } from "../tables/tables.ts";

export const sqliteCopyName = "partledger.db";

/** The number of pages to copy at once. The event loop is blocked for a few milliseconds. */
const pagesPerStep = 500;

/** @throws {OpenFailure} if the database does not exist or is damaged */
export async function copySqlite(
  path: string,
  folder: string,
  { nativeBinding, cacheBytes = cacheShares().sqlite, onProgress, signal }: CopyOptions,
): Promise<DatabaseCopy> {
  if (!existsSync(path)) throw new OpenFailure(`The SQLite database ${path} does not exist.`);
  const log = createStatementLog(undefined);
  const target = join(folder, sqliteCopyName);
  let copy: DatabaseCopy;
  try {
    const { handle } = openSqliteConnection(path, { readonly: true, log, nativeBinding, cacheBytes });
    try {
      copy = await copyPages(handle, target, { onProgress, signal }, () => ({
        dialect: "sqlite" as const,
        files: [sqliteCopyName],
        ...readFacts(handle),
      }));
    } finally {
      handle.close();
    }
  } catch (error) {
    throw isDamage(error) ? explainSqlite(path, error) : error;
  }
  const { damage } = await checkIntegrity(target, { nativeBinding, signal });
  if (damage !== null) {
    throw new OpenFailure(`The SQLite database ${path} is damaged: ${damage}. Restore it from a backup.`);
  }
  return copy;
}

interface PageCopyOptions {
  readonly onProgress?: CopyOptions["onProgress"] | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Copies the committed content of one moment to a new file, which only its owner can read, and stores it durably.
 * @param read reads further data of the same moment
 * @example await copyPages(handle, "copy.db", {}, () => undefined)
 */
export async function copyPages<Result>(
  source: Handle,
  target: string,
  { onProgress, signal }: PageCopyOptions,
  read: () => Result,
): Promise<Result> {
  // SQLite would create a file that other users can read.
  closeSync(openSync(target, "wx", 0o600));
  // Within a read transaction, the copied pages are those of one moment. Otherwise, each write of another process
  // would restart the copy.
  source.exec("begin");
  try {
    const result = read();
    await source.backup(target, {
      progress: ({ totalPages, remainingPages }) => {
        signal?.throwIfAborted();
        onProgress?.(totalPages - remainingPages, totalPages);
        return pagesPerStep;
      },
    });
    const file = await open(target, "r+");
    await file.sync().finally(() => file.close());
    return result;
  } finally {
    source.exec("rollback");
  }
}

function readFacts(handle: Handle): { schemaVersion: number; fileKeys: string[] } {
  const has = handle.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").pluck();
  const schemaVersion =
    has.get("migrations") === undefined
      ? 0
      : Number(handle.prepare("select coalesce(max(version), 0) from migrations").pluck().get());
  const fileKeys = Object.entries(fileKeyQueries).flatMap(([table, query]) =>
    has.get(table) === undefined ? [] : handle.prepare<[], string>(query).pluck().all(),
  );
  return { schemaVersion, fileKeys };
}

/**
 * Locks a SQLite database so that no other process can open it.
 * @returns a function that releases the lock, or null if the file does not exist or is not a readable database
 * @throws {OpenFailure} if another process uses the database
 * @example const release = lockSqlite("uploads/partledger.db", {});
 */
export function lockSqlite(path: string, { nativeBinding }: StoreOptions): (() => void) | null {
  if (!existsSync(path)) return null;
  let handle: Handle | null = null;
  try {
    handle = openDatabaseFile(path, nativeBinding, { timeout: 2000 });
    requireOwnDatabase(handle, path);
    // Only the last connection can leave WAL mode. It also removes the -wal and -shm files.
    if (handle.pragma("journal_mode = delete", { simple: true }) !== "delete") throw inUse(path);
    handle.pragma("locking_mode = exclusive");
    handle.exec("begin exclusive");
    const locked = handle;
    const { ino } = statSync(path);
    return () => {
      locked.close();
      if (statSync(path, { throwIfNoEntry: false })?.ino === ino) useWal(path, nativeBinding);
    };
  } catch (error) {
    handle?.close();
    if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) throw inUse(path, error);
    if (isDamage(error)) return null;
    throw error;
  }
}

/** Sets the mode of an unlocked database that was not replaced. Its next use would set it too. */
function useWal(path: string, nativeBinding: string | undefined): void {
  const handle = openDatabaseFile(path, nativeBinding);
  try {
    handle.pragma("journal_mode = WAL");
  } catch {
    // Another process uses the database already.
  } finally {
    handle.close();
  }
}

function inUse(path: string, cause?: unknown): OpenFailure {
  return new OpenFailure(
    `The database ${path} is in use. Stop the service and all commands that use it, then try again.`,
    { cause },
  );
}

/** Starts the change feed again in a restored file. Files of older versions have no feed. */
export async function restartSqliteChangeFeed(
  path: string,
  { nativeBinding, cacheBytes = cacheShares().sqlite }: StoreOptions,
): Promise<void> {
  const log = createStatementLog(undefined);
  const connection = openSqliteConnection(path, { readonly: false, log, nativeBinding, cacheBytes });
  try {
    const found = connection.handle.prepare("select 1 from sqlite_schema where name = 'change_feed'").get();
    if (found === undefined) return;
    connection.control("begin immediate");
    await restartChangeFeed(sqliteKysely<Tables>(connection), "sqlite", new Date());
    connection.control("commit");
  } finally {
    connection.handle.close();
  }
}

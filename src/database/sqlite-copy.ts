/** Copies a SQLite database with the online backup of SQLite, and locks a database that a restore replaces. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database as Handle } from "better-sqlite3";
import { cacheShares } from "../config/cache-size.ts";
import type { CopyOptions, DatabaseCopy } from "./copy-options.ts";
import { codeOf, OpenFailure } from "./open-failure.ts";
import { openSqliteConnection } from "./sqlite-connection.ts";
import { openDatabaseFile } from "./sqlite-file.ts";
import { createStatementLog } from "./statement-log.ts";
import type { StoreOptions } from "./store.ts";

export const sqliteCopyName = "partledger.db";

/** The number of pages to copy at once. The event loop is blocked for a few milliseconds. */
const pagesPerStep = 500;

export async function copySqlite(
  path: string,
  folder: string,
  { nativeBinding, cacheBytes = cacheShares().sqlite, onProgress }: CopyOptions,
): Promise<DatabaseCopy> {
  if (!existsSync(path)) throw new OpenFailure(`The SQLite database ${path} does not exist.`);
  const log = createStatementLog(undefined);
  const { handle } = openSqliteConnection(path, { readonly: true, log, nativeBinding, cacheBytes });
  try {
    // Within a read transaction, the copied pages are those of one moment. Otherwise, each write of another process
    // would restart the copy.
    handle.exec("begin");
    const copy = readFacts(handle);
    await handle.backup(join(folder, sqliteCopyName), {
      progress: ({ totalPages, remainingPages }) => {
        onProgress?.(totalPages - remainingPages, totalPages);
        return pagesPerStep;
      },
    });
    return { dialect: "sqlite", files: [sqliteCopyName], ...copy };
  } finally {
    if (handle.inTransaction) handle.exec("rollback");
    handle.close();
  }
}

function readFacts(handle: Handle): { schemaVersion: number; fileKeys: string[] } {
  const has = handle.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").pluck();
  const schemaVersion =
    has.get("migrations") === undefined
      ? 0
      : Number(handle.prepare("select coalesce(max(version), 0) from migrations").pluck().get());
  const fileKeys =
    has.get("attachments") === undefined
      ? []
      : handle
          .prepare<[], string>(
            "select internal_path from attachments where internal_path is not null order by id",
          )
          .pluck()
          .all();
  return { schemaVersion, fileKeys };
}

/**
 * Locks a SQLite database so that no other process can open it.
 * @returns a function that releases the lock, or null if the file does not exist or is not a readable database
 * @throws {OpenFailure} if another process uses the database
 */
export function lockSqlite(path: string, { nativeBinding }: StoreOptions): (() => void) | null {
  if (!existsSync(path)) return null;
  let handle: Handle | null = null;
  try {
    handle = openDatabaseFile(path, nativeBinding, { timeout: 2000 });
    // Only the last connection can leave WAL mode. It also removes the -wal and -shm files.
    if (handle.pragma("journal_mode = delete", { simple: true }) !== "delete") throw inUse(path);
    handle.pragma("locking_mode = exclusive");
    handle.exec("begin exclusive");
    const locked = handle;
    return () => {
      locked.close();
    };
  } catch (error) {
    handle?.close();
    if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) throw inUse(path, error);
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))) return null;
    throw error;
  }
}

function inUse(path: string, cause?: unknown): OpenFailure {
  return new OpenFailure(
    `The database ${path} is in use. Stop the service and all commands that use it, then try again.`,
    { cause },
  );
}

/** Copies a database to files for a backup while other processes write to it. */
import { parseDatabaseUrl } from "./connect.ts";
import { copySqlite } from "./sqlite-copy.ts";
import type { Dialect, StoreOptions } from "./store.ts";

export interface CopyOptions extends StoreOptions {
  /** Receives the number of copied units and their total. */
  readonly onProgress?: (done: number, total: number) => void;
}

export interface DatabaseCopy {
  readonly dialect: Dialect;
  readonly schemaVersion: number;
  /** The names of the files in the folder. */
  readonly files: readonly string[];
  /** The storage keys to which attachments in the copy refer. */
  readonly fileKeys: readonly string[];
}

/**
 * Copies the committed data of one moment to files in an existing, empty folder: for SQLite a database file, for
 * PostgreSQL the rows of all tables as JSON Lines. Does not block writers.
 */
export async function copyDatabaseTo(
  url: string,
  folder: string,
  options: CopyOptions = {},
): Promise<DatabaseCopy> {
  const location = parseDatabaseUrl(url);
  if (location.dialect === "sqlite") return copySqlite(location.path, folder, options);
  const { dumpPostgres } = await import("./postgres-dump.ts");
  return dumpPostgres(location.url, folder, options);
}

/** Copies a database to files for a backup while other processes write to it. */
import { parseDatabaseUrl } from "./connect.ts";
import type { CopyOptions, DatabaseCopy } from "./copy-options.ts";
import { copySqlite } from "./sqlite/sqlite-copy.ts";

/**
 * Copies the committed data of one moment to files in an existing, empty folder: for SQLite a database file, for
 * PostgreSQL the rows of all tables as JSON Lines. Does not block writers.
 * @example const copy = await copyDatabaseTo("sqlite:uploads/partledger.db", "backup");
 */
export async function copyDatabaseTo(
  url: string,
  folder: string,
  options: CopyOptions = {},
): Promise<DatabaseCopy> {
  const location = parseDatabaseUrl(url);
  if (location.dialect === "sqlite") return copySqlite(location.path, folder, options);
  const { dumpPostgres } = await import("./postgres/postgres-dump.ts");
  return dumpPostgres(location.url, folder, options);
}

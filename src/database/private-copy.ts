/** Copies a database, so that long reads do not block writers. */
import { cacheShares } from "../config/cache-size.ts";
import { sqlitePath } from "./connect.ts";
import { openSqliteConnection } from "./sqlite/sqlite-connection.ts";
import { createStatementLog } from "./statement-log.ts";
import type { StoreOptions } from "./store.ts";

/**
 * Copies the committed data to a new SQLite file while other processes write.
 * @returns the URL of the copy, or null for PostgreSQL, where a long transaction does not block writers
 * @example const copyUrl = copyDatabase("sqlite:uploads/partledger.db", "copy.db", {});
 */
export function copyDatabase(url: string, target: string, options: StoreOptions): string | null {
  const path = sqlitePath(url);
  if (path === null) return null;
  const log = createStatementLog(undefined);
  const { nativeBinding, cacheBytes = cacheShares().sqlite } = options;
  const { handle } = openSqliteConnection(path, { readonly: true, log, nativeBinding, cacheBytes });
  try {
    handle.prepare("vacuum into ?").run(target);
  } finally {
    handle.close();
  }
  return `sqlite:${target}`;
}

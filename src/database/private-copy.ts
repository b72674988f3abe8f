/** A copy of a database for work that is to change nothing and to keep nobody waiting. */
import { cacheShares } from "../config/cache-size.ts";
import { parseDatabaseUrl } from "./connect.ts";
import { openSqliteConnection } from "./sqlite-connection.ts";
import { createStatementLog } from "./statement-log.ts";
import type { StoreOptions } from "./store.ts";

/**
 * Copies what is committed to a new SQLite file, while others write.
 * @returns the URL of the copy; null for PostgreSQL, where a long transaction keeps nobody from writing
 */
export function copyDatabase(url: string, target: string, options: StoreOptions): string | null {
  const location = parseDatabaseUrl(url);
  if (location.dialect !== "sqlite") return null;
  const log = createStatementLog(undefined);
  const { nativeBinding, cacheBytes = cacheShares().sqlite } = options;
  const { handle } = openSqliteConnection(location.path, { readonly: true, log, nativeBinding, cacheBytes });
  try {
    handle.prepare("vacuum into ?").run(target);
  } finally {
    handle.close();
  }
  return `sqlite:${target}`;
}

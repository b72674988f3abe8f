/** Which SQLite is built in, and whether it is one that several processes may share a file with. */
import { openDatabaseFile } from "./sqlite-file.ts";

/**
 * The first version without the WAL-reset bug: before it, two connections that write and checkpoint at the same
 * moment could damage the database (https://www.sqlite.org/wal.html#walresetbug).
 */
const firstSafeToShare = [3, 51, 3] as const;

/** `3.53.2`, for example. */
export function sqliteVersion(nativeBinding?: string): string {
  const handle = openDatabaseFile(":memory:", nativeBinding);
  try {
    return handle.prepare<[], string>("select sqlite_version()").pluck().get() ?? "unknown";
  } finally {
    handle.close();
  }
}

/** Whether several processes may write to one database file with this version. One process always may. */
export function isSafeToShare(version: string): boolean {
  const numbers = version.split(".").map(Number);
  for (const [index, least] of firstSafeToShare.entries()) {
    const number = numbers[index] ?? 0;
    if (number !== least) return number > least;
  }
  return true;
}

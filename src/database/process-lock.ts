/**
 * Lets only one process at a time do a job for a database. The operating system or the PostgreSQL server releases the
 * lock when its process ends, so no other process has to wait for a timeout.
 */
import { closeSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { Database as Handle } from "better-sqlite3";
import { giveToOwnerOf } from "../util/set-file-owner.ts";
import { parseDatabaseUrl } from "./connect.ts";
import { codeOf } from "./open-failure.ts";
import { openDatabaseFile, sqliteFile } from "./sqlite/sqlite-file.ts";
import type { ProcessLock, StoreOptions } from "./store.ts";

/** The jobs, with the key of the advisory lock on PostgreSQL. */
const jobs = { webhooks: 7_232_003 } as const;

type Job = keyof typeof jobs;

/**
 * Returns null if another process has the lock.
 * @example const lock = await tryProcessLock("sqlite:uploads/partledger.db", "webhooks");
 */
export async function tryProcessLock(
  databaseUrl: string,
  job: Job,
  options: Pick<StoreOptions, "nativeBinding" | "silenceMilliseconds"> = {},
): Promise<ProcessLock | null> {
  const location = parseDatabaseUrl(databaseUrl);
  if (location.dialect === "sqlite") return lockFile(`${sqliteFile(location.path)}-${job}`, options);
  const { tryPostgresLock } = await import("./postgres/postgres-process-lock.ts");
  return tryPostgresLock(location.url, jobs[job], options);
}

/** Uses the lock of SQLite on an empty file, which it creates. Returns null if another process has the lock. */
export function lockFile(
  path: string,
  { nativeBinding }: Pick<StoreOptions, "nativeBinding">,
): ProcessLock | null {
  create(path);
  let handle: Handle | null = null;
  try {
    handle = openDatabaseFile(path, nativeBinding, { timeout: 0 });
    // The transaction creates no file.
    handle.pragma("journal_mode = memory");
    handle.exec("begin exclusive");
  } catch (error) {
    handle?.close();
    if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) return null;
    throw error;
  }
  const locked = handle;
  return {
    isHeld: () => locked.open,
    release: () => {
      locked.close();
      return Promise.resolve();
    },
  };
}

/** Creates the file, because SQLite would create one that other users can read. */
function create(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
    giveToOwnerOf(dirname(path), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

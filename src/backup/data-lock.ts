/**
 * Locks UPLOADS_DIR: the service and all commands share the lock, and a restore excludes them. The operating system
 * releases the lock when the process ends, because it is the lock of SQLite on an empty file.
 */
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import type { Database as Handle } from "better-sqlite3";
import { codeOf, OpenFailure } from "../database/open-failure.ts";
import { openDatabaseFile } from "../database/sqlite/sqlite-file.ts";
import type { StoreOptions } from "../database/store.ts";
import { giveToOwnerOf } from "../util/set-file-owner.ts";

export class RestoreInProgress extends OpenFailure {}

export const lockName = "partledger.lock";

/** Completing a restore and most commands take less time, unpacking a large backup takes more. */
const timeoutMilliseconds = 3000;

/**
 * @returns a function that releases the lock
 * @throws {RestoreInProgress | OpenFailure} if a restore is in progress, or the lock cannot be used
 */
export function lockForUse(uploads: string, options: StoreOptions): () => void {
  const unlock = lock(uploads, "shared", timeoutMilliseconds, options);
  if (unlock === null) throw restoring(uploads);
  return unlock;
}

/**
 * @returns a function that releases the lock
 * @throws {OpenFailure} if another process uses the data
 */
export function lockForRestore(uploads: string, options: StoreOptions): () => void {
  const unlock = lock(uploads, "exclusive", timeoutMilliseconds, options);
  if (unlock !== null) return unlock;
  const unlockShared = lock(uploads, "shared", 0, options);
  if (unlockShared === null) throw restoring(uploads);
  unlockShared();
  throw new OpenFailure(
    `The data in ${uploads} is in use. Stop the service and all commands that use it, then try again.`,
  );
}

/** @returns a function that releases the lock, or null if the lock of another process excludes it */
function lock(
  uploads: string,
  kind: "shared" | "exclusive",
  timeout: number,
  { nativeBinding }: StoreOptions,
): (() => void) | null {
  const path = join(uploads, lockName);
  let handle: Handle | null = null;
  try {
    create(path, uploads);
    handle = openDatabaseFile(path, nativeBinding, { timeout, readonly: kind === "shared" });
    if (kind === "exclusive") {
      // The transaction creates no file.
      handle.pragma("journal_mode = memory");
      handle.exec("begin exclusive");
    } else {
      handle.exec("begin");
      handle.prepare("select count(*) from sqlite_schema").get();
    }
  } catch (error) {
    handle?.close();
    if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) return null;
    throw new OpenFailure(
      `The file ${path} cannot be locked: ${error instanceof Error ? error.message : String(error)}. Allow the account ` +
        "that runs Partledger to write to this directory.",
      { cause: error },
    );
  }
  const locked = handle;
  return () => {
    locked.close();
  };
}

/**
 * Creates the file, because SQLite would create one that other users can read. An existing file must not be opened
 * here: closing it would release all locks of this process.
 */
function create(path: string, uploads: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
    giveToOwnerOf(uploads, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function restoring(uploads: string): RestoreInProgress {
  return new RestoreInProgress(
    `Another process restores a backup to ${uploads}. Wait until it has ended, then try again.`,
  );
}

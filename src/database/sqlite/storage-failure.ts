/** Explains the errors that SQLite reports if the database file cannot be read or written. */

import { codeOf } from "../open-failure.ts";

/**
 * An error for the log and the terminal, not for clients. Its message names the file and says how to fix the problem.
 */
export class StorageFailure extends Error {
  override readonly name = "StorageFailure";
}

/**
 * The explanations by prefix of the error code. The first matching prefix applies, so an extended code such as
 * `SQLITE_READONLY_DBMOVED` must come before its primary code. The name of the database is added before the text.
 */
const explanations: readonly (readonly [prefix: string, text: string])[] = [
  ["SQLITE_FULL", "cannot be written: the disk is full. Free space on its file system."],
  [
    "SQLITE_READONLY_DBMOVED",
    "was moved or deleted while it was open. Put the file back, then restart Partledger.",
  ],
  [
    "SQLITE_READONLY",
    "is read-only. Check that its file system is mounted for writing, and that the account that runs Partledger owns " +
      "the file, its -wal and -shm files and their directory, or set DATABASE_URL to another file. Then restart " +
      "Partledger.",
  ],
  [
    "SQLITE_IOERR",
    "cannot be used: the operating system reports an I/O error for the file or its -wal or -shm file. Check the disk, disk " +
      "quotas, file size limits and the system log, or set DATABASE_URL to another file.",
  ],
  [
    "SQLITE_CANTOPEN",
    "or its -wal or -shm file cannot be opened. Check the permissions of their directory and the limit of open files, or " +
      "set DATABASE_URL to another file.",
  ],
];

/**
 * Returns a failure that explains a SQLite error on `file`. Returns null for all other errors.
 * @example throw storageFailure(error, "uploads/partledger.db") ?? error;
 */
export function storageFailure(error: unknown, file: string): StorageFailure | null {
  const code = codeOf(error);
  const found = explanations.find(([prefix]) => code === prefix || code.startsWith(`${prefix}_`));
  if (found === undefined) return null;
  return new StorageFailure(`The SQLite database ${file} ${found[1]} (${code})`, { cause: error });
}

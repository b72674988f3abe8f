/** Explains SQLite errors which mean that the database file cannot be read or written. */

import { codeOf } from "./open-failure.ts";

/** An error for the log and the terminal, not for clients. Its message names the file and the fix. */
export class StorageFailure extends Error {
  override readonly name = "StorageFailure";
}

/**
 * The messages by error code, without the name of the database. Extended codes such as `SQLITE_READONLY_DBMOVED` start
 * with their primary code, so they are listed before it. The first match wins.
 */
const explanations: readonly (readonly [prefix: string, text: string])[] = [
  [
    "SQLITE_FULL",
    "cannot be written: the disk is full. Free space on its file system. Partledger then continues without a restart.",
  ],
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

/** Returns the failure for a SQLite error on `file`, or null for any other error. */
export function storageFailure(error: unknown, file: string): StorageFailure | null {
  const code = codeOf(error);
  const found = explanations.find(([prefix]) => code === prefix || code.startsWith(`${prefix}_`));
  if (found === undefined) return null;
  return new StorageFailure(`The SQLite database ${file} ${found[1]} (${code})`, { cause: error });
}

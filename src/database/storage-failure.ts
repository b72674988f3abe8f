/** Errors of SQLite that mean that the database file cannot be written or read, explained to the operator. */

/** The message names the file and the remedy. It is for the log and the terminal, not for clients. */
export class StorageFailure extends Error {
  override readonly name = "StorageFailure";
}

/** By the primary code; extended codes such as `SQLITE_READONLY_DBMOVED` begin with it. The first match counts. */
const explanations: readonly (readonly [prefix: string, explain: (file: string) => string])[] = [
  [
    "SQLITE_FULL",
    (file) =>
      `The disk is full: ${file} cannot be written. Free space on its file system. Partledger continues by itself then.`,
  ],
  [
    "SQLITE_READONLY_DBMOVED",
    (file) => `${file} was moved or deleted while it was open. Put it back, then restart Partledger.`,
  ],
  [
    "SQLITE_READONLY",
    (file) =>
      `${file} is read-only. Check that its file system is mounted for writing, and that the account that runs ` +
      "Partledger owns the file, its -wal and -shm files and their folder. Then restart Partledger.",
  ],
  [
    "SQLITE_IOERR",
    (file) =>
      `The operating system reports an I/O error for ${file} or its -wal or -shm file. Check the disk, disk quotas, ` +
      "file size limits and the system log.",
  ],
  [
    "SQLITE_CANTOPEN",
    (file) =>
      `${file} or its -wal or -shm file cannot be opened. Check the permissions of their folder and the limit of ` +
      "open files.",
  ],
];

/** The failure that an error of SQLite on `file` stands for; null for all other errors. */
export function storageFailure(error: unknown, file: string): StorageFailure | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const explanation = explanations.find(([prefix]) => code === prefix || code.startsWith(`${prefix}_`));
  return explanation === undefined
    ? null
    : new StorageFailure(`${explanation[1](file)} (${code})`, { cause: error });
}

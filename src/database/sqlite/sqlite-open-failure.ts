/**
 * Explains to the operator why a SQLite database cannot be opened. `storage-failure.ts` explains errors of an open
 * database.
 */
import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Database as Handle } from "better-sqlite3";
import { fileInPath } from "../create-folder.ts";
import { codeOf, engineError, OpenFailure, systemReason } from "../open-failure.ts";
import { storageFailure } from "./storage-failure.ts";

/**
 * Rejects a path that exists but is not a file. For such a path, SQLite would report an I/O error or block.
 * @throws {OpenFailure} if the path is not a file
 */
export function requireFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isFile()) return;
  const kind = found.isDirectory() ? "a directory" : "not a file";
  throw new OpenFailure(
    `The SQLite database ${resolve(path)} cannot be opened: it is ${kind}. Set DATABASE_URL to a file.`,
  );
}

/**
 * Rejects a database of another program, before anything in it is changed.
 * @throws {OpenFailure} if the database is not empty and has no table `migrations` like that of Partledger
 */
export function requireOwnDatabase(handle: Handle, path: string): void {
  const isForeign = handle
    .prepare<[], number>(
      `select exists (select 1 from sqlite_schema where name not glob 'sqlite_*') and 3 >
        (select count(*) from pragma_table_info('migrations') where name in ('version', 'name', 'applied_at'))`,
    )
    .pluck()
    .get();
  if (isForeign !== 1) return;
  throw new OpenFailure(
    `The SQLite database ${resolve(path)} was created by another program, so Partledger does not use it. ` +
      "Set DATABASE_URL to another file.",
  );
}

/**
 * Returns an {@link OpenFailure} that explains why the file could not be opened or migrated. If the cause is unknown,
 * returns `error` unchanged.
 */
export function explainSqlite(path: string, error: unknown): unknown {
  const cause = engineError(error);
  const text = explanation(path, cause);
  return text === null ? (storageFailure(cause, path) ?? error) : new OpenFailure(text, { cause });
}

function explanation(path: string, error: Error): string | null {
  const subject = `The SQLite database ${path}`;
  const code = codeOf(error);
  if (code.startsWith("SQLITE_NOTADB")) {
    return `${subject} cannot be opened: the file is not a SQLite database. Set DATABASE_URL to another file.`;
  }
  if (code.startsWith("SQLITE_CORRUPT")) return `${subject} is damaged. Restore it from a backup.`;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
    return `${subject} cannot be opened: another program has locked it. Close that program.`;
  }
  const { errno, syscall } = error as NodeJS.ErrnoException;
  if (errno === undefined || syscall === undefined) return null;
  const folder = dirname(path);
  const file = fileInPath(folder);
  if (file !== null) {
    return `${subject} cannot be opened: ${file} is a file, not a directory. Set DATABASE_URL to a file in a directory.`;
  }
  return (
    `${subject} cannot be opened: ${systemReason(error)}. ` +
    `Allow the account that runs Partledger to write to the directory ${folder}, or set DATABASE_URL to another file.`
  );
}

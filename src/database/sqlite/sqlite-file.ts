/**
 * Opens SQLite files and reports the built-in SQLite version. Only this module loads the native code of better-sqlite3,
 * which is compiled for a specific Node.js version.
 */
import { existsSync, lstatSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isSea } from "node:sea";
import Database, { type Database as Handle, type Options } from "better-sqlite3";
import { OpenFailure } from "../open-failure.ts";

/**
 * Opens a SQLite file.
 * @throws {OpenFailure} if the native code cannot be loaded
 * @example const handle = openDatabaseFile("uploads/partledger.db", undefined, { readonly: true });
 */
export function openDatabaseFile(
  path: string,
  nativeBinding: string | undefined,
  options: Options = {},
): Handle {
  try {
    return new Database(path, { ...options, ...(nativeBinding !== undefined && { nativeBinding }) });
  } catch (error) {
    if (!isLoadError(error)) throw error;
    throw new OpenFailure(isSea() ? explainExecutable(error) : explainBundle, { cause: error });
  }
}

const explainBundle =
  `The native code of better-sqlite3 cannot be loaded by Node.js ${process.version}: it is missing, or was built ` +
  "for another version of Node.js or another system. Run `make build` in the checkout of Partledger.";

/** The single executable contains the native code that fits, but loads it from the temporary folder. */
function explainExecutable({ message }: Error): string {
  return (
    `SQLite cannot be loaded from the temporary folder: ${message.trim()}. Set TMPDIR to a folder on a file system from ` +
    "which programs can be run (mounted without the option noexec)."
  );
}

function isLoadError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ERR_DLOPEN_FAILED" || code === "MODULE_NOT_FOUND") return true;
  return /^Could not locate the bindings file|NODE_MODULE_VERSION/.test(error.message);
}

/**
 * Returns the absolute path of a database file. Follows symbolic links, because the -wal and -shm files are beside the
 * file itself.
 * @example sqliteFile("/srv/../var/missing.db") // "/var/missing.db"
 */
export function sqliteFile(path: string, links = 0): string {
  if (existsSync(path)) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  // SQLite creates the file to which a link refers. A cycle of links refers to no file.
  return isLink && links < 40
    ? sqliteFile(resolve(dirname(path), readlinkSync(path)), links + 1)
    : resolve(path);
}

/**
 * The first version with a fix for the WAL-reset bug. In older versions, two connections that write and checkpoint at
 * the same time can corrupt the database (https://www.sqlite.org/wal.html#walresetbug).
 */
const firstSafeToShare = [3, 51, 3] as const;

/** Returns the version of the built-in SQLite, for example `3.53.2`. */
export function sqliteVersion(nativeBinding?: string): string {
  const handle = openDatabaseFile(":memory:", nativeBinding);
  try {
    return handle.prepare<[], string>("select sqlite_version()").pluck().get() ?? "unknown";
  } finally {
    handle.close();
  }
}

/**
 * Whether several processes can safely write to one database file with this SQLite version.
 * @example isSafeToShare("3.53.2") // true
 */
export function isSafeToShare(version: string): boolean {
  const numbers = version.split(".").map(Number);
  for (const [index, least] of firstSafeToShare.entries()) {
    const number = numbers[index] ?? 0;
    if (number !== least) return number > least;
  }
  return true;
}

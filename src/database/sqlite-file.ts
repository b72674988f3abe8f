/** Opens SQLite files. The one place that loads better-sqlite3's native code, which is compiled for one Node.js. */
import Database from "better-sqlite3";
import type { Database as Handle, Options } from "better-sqlite3";
import { OpenFailure } from "./open-failure.ts";

/** @throws {OpenFailure} when the native code cannot be loaded */
export function openDatabaseFile(
  path: string,
  nativeBinding: string | undefined,
  options: Options = {},
): Handle {
  try {
    return new Database(path, { ...options, ...(nativeBinding !== undefined && { nativeBinding }) });
  } catch (error) {
    if (!isLoadError(error)) throw error;
    throw new OpenFailure(
      `The native code of better-sqlite3 cannot be loaded by Node.js ${process.version}: it is missing, or was built ` +
        "for another version of Node.js or another system. Run `make build` in the checkout of Partledger.",
      { cause: error },
    );
  }
}

function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ERR_DLOPEN_FAILED" || code === "MODULE_NOT_FOUND") return true;
  return /^Could not locate the bindings file|NODE_MODULE_VERSION/.test(error.message);
}

/**
 * Creates a directory and its parents. `mkdir` with `recursive` is not used, because in Node.js 20 it never returns for
 * a path such as `/proc/x/y`.
 */
import { mkdirSync, statSync, type Stats } from "node:fs";
import { dirname } from "node:path";

/**
 * Returns the first file that a path uses as a directory, such as `file` in `file/folder`, or null if there is none.
 * @example fileInPath("package.json/uploads") // "package.json"
 */
export function fileInPath(path: string): string | null {
  const found = statOrNull(path);
  if (found !== null) return found.isDirectory() ? null : path;
  const parent = dirname(path);
  return parent === path ? null : fileInPath(parent);
}

/** Returns the status of a path, or null if the path does not exist or one of its parents is a file. */
function statOrNull(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** Creates the directory if it does not exist. Only the owner can access directories that this function creates. */
export function createFolder(path: string): void {
  try {
    createOne(path);
  } catch (error) {
    const parent = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || parent === path) throw error;
    createFolder(parent);
    createOne(path);
  }
}

function createOne(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (statOrNull(path)?.isDirectory() !== true) throw error;
  }
}

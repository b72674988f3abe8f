/** Writes files of the single executable to the temporary folder, because Node.js cannot load native code from memory. */
import { chmodSync, lstatSync, mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Writes a file unless an earlier call wrote it, and returns its path. The folder is private to the user and to the
 * build, so its files can be trusted and are shared by all processes of the user.
 * @param buildId identifies the contents of the executable
 * @throws {Error} if another user owns the folder, or if the temporary folder is not writable
 */
export function extractFile(buildId: string, name: string, content: Buffer): string {
  const folder = join(tmpdir(), `partledger-${process.getuid?.() ?? "user"}-${buildId}`);
  const path = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    requirePrivate(folder);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    if (isComplete(path, content.length)) return path;
    // Renaming ensures that other processes never load an incomplete file.
    const part = `${path}.${process.pid}`;
    writeFileSync(part, content, { mode: 0o600 });
    renameSync(part, path);
    return path;
  } catch (cause) {
    throw new Error(`The file ${path} cannot be written. Set TMPDIR to a folder that is writable.`, {
      cause,
    });
  }
}

/** @throws {Error} if other users could have written to the folder */
function requirePrivate(folder: string): void {
  const found = lstatSync(folder);
  if (!found.isDirectory()) throw new Error(`${folder} is not a folder.`);
  if (process.getuid !== undefined && found.uid !== process.getuid()) {
    throw new Error(`${folder} belongs to another user.`);
  }
  if ((found.mode & 0o077) !== 0) chmodSync(folder, 0o700);
}

function isComplete(path: string, size: number): boolean {
  return statSync(path, { throwIfNoEntry: false })?.size === size;
}

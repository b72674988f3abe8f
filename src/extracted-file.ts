/** Writes files of the single executable to the temporary folder, because Node.js cannot load native code from memory. */
import { chmodSync, lstatSync, mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Writes a file to a private folder inside the temporary folder, unless an earlier call has written the file. Each build
 * has its own folder, to which only the current user can write. All processes of the user can therefore trust and share
 * the files.
 * @returns the path of the file
 * @param buildId identifies the contents of the executable
 * @throws {Error} if another user owns the folder or the temporary folder is not writable
 */
export function extractFile(buildId: string, name: string, content: Buffer): string {
  const folder = join(tmpdir(), `partledger-${process.getuid?.() ?? "user"}-${buildId}`);
  const path = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    requirePrivate(folder);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    if (isComplete(path, content.length)) return path;
    // The file is written under a temporary name and then renamed, so other processes never load an incomplete file.
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

/**
 * Checks that only the current user can write to the folder.
 * @throws {Error} if other users could have written to the folder
 */
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

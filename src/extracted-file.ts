/** Writes files of the single executable to the temporary folder, because Node.js cannot load native code from memory. */
import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Writes a file to a private folder inside the temporary folder, unless the file is already there. All processes of a
 * user share the folder of a build.
 * @returns the path of the file
 * @param buildId identifies the contents of the executable
 * @throws {Error} if the temporary folder is not writable, or if other users can write to the private folder
 */
export function extractFile(buildId: string, name: string, content: Buffer): string {
  const folder = join(tmpdir(), `partledger-${process.getuid?.() ?? "user"}-${buildId}`);
  const path = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    requirePrivate(folder);
    if (isCurrent(path, content)) return path;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // The file is written under a temporary name and then renamed, so other processes never load an incomplete file.
    const part = `${path}.${randomUUID()}`;
    writeFileSync(part, content, { mode: 0o600 });
    renameSync(part, path);
    return path;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `Partledger cannot use the temporary folder: ${reason.replace(/\.?$/, ".")} Set TMPDIR to a folder to which only this user can write.`,
      { cause },
    );
  }
}

/**
 * Checks that only the current user can write to the folder.
 * @throws {Error} if the path is a link, or if the folder belongs to another user or is accessible to others
 */
function requirePrivate(folder: string): void {
  const found = lstatSync(folder);
  if (!found.isDirectory()) throw new Error(`${folder} is not a folder.`);
  // Windows has neither user IDs nor modes; its temporary folders are private.
  if (process.getuid === undefined) return;
  if (found.uid !== process.getuid()) throw new Error(`${folder} belongs to another user.`);
  if ((found.mode & 0o077) !== 0) throw new Error(`${folder} is accessible to other users.`);
}

function isCurrent(path: string, content: Buffer): boolean {
  try {
    return readFileSync(path).equals(content);
  } catch {
    return false;
  }
}

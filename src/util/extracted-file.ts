/** Writes files of the single executable to the temporary folder, because Node.js cannot load native code from memory. */
import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { memoize } from "./memoize.ts";

/**
 * Writes a file to a private folder inside the temporary folder, unless the file is already there. All processes of a
 * user share the folder of a build.
 * @returns the path of the file
 * @param buildId identifies the contents of the executable
 * @throws {Error} if the temporary folder is not writable
 */
export function extractFile(buildId: string, name: string, content: Buffer): string {
  const shared = join(tmpdir(), `partledger-${process.getuid?.() ?? "user"}-${buildId}`);
  try {
    const path = join(isPrivate(shared) ? shared : ownFolder(shared), name);
    if (isCurrent(path, content)) return path;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    write(path, content);
    return path;
  } catch (cause) {
    throw new Error(explain(cause), { cause });
  }
}

/** Writes under a temporary name and then renames the file, so other processes never load an incomplete file. */
function write(path: string, content: Buffer): void {
  const part = `${path}.${randomUUID()}`;
  try {
    writeFileSync(part, content, { mode: 0o600 });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function explain(cause: unknown): string {
  const { code = "" } = cause as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") {
    return (
      `Partledger cannot extract its files, because the disk of the temporary folder ${tmpdir()} is full (${code}). Free ` +
      "space, or set TMPDIR to a folder on another file system."
    );
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `Partledger cannot use the temporary folder: ${reason.replace(/\.?$/, ".")} Set TMPDIR to a folder to which only this user can write.`;
}

/**
 * Creates the folder if it does not exist.
 * @returns whether only the current user can write to the folder. Other users can create a folder or link of this name
 * first
 */
function isPrivate(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const found = lstatSync(folder);
  if (!found.isDirectory()) return false;
  // Windows has neither user IDs nor modes; its temporary folders are private.
  return process.getuid === undefined || (found.uid === process.getuid() && (found.mode & 0o077) === 0);
}

/** Creates a folder for this process, and removes it when the process exits. */
const ownFolder = memoize((prefix: string): string => {
  const folder = mkdtempSync(`${prefix}-`);
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
});

function isCurrent(path: string, content: Buffer): boolean {
  try {
    return readFileSync(path).equals(content);
  } catch {
    return false;
  }
}

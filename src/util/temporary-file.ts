/**
 * Creates temporary files in the folder of a file that is created or replaced. The rename is therefore atomic, and readers
 * never see an incomplete file.
 */
import { randomBytes } from "node:crypto";
import type { Stats } from "node:fs";
import { lstat, open, readdir, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";

export interface TemporaryFile {
  readonly path: string;
  readonly handle: FileHandle;
  /** Call this after the file was renamed. */
  forget(): void;
  remove(): Promise<void>;
}

const name = (id: string): string => `.partledger-${id}.part`;
const namePattern = /^\.partledger-[0-9a-f]{16}\.part$/;

/** A file that is still being written is changed more often. */
const abandonedAfterMilliseconds = 3_600_000;

/**
 * Creates a file that only its owner can access. Removes the files of processes that were killed.
 * @param onTemporary removes the file if a signal ends the process; returns a function that ends this
 */
export async function createTemporaryFile(
  folder: string,
  onTemporary?: (path: string) => () => void,
): Promise<TemporaryFile> {
  await removeAbandoned(folder);
  const path = join(folder, name(randomBytes(8).toString("hex")));
  const handle = await open(path, "wx", 0o600);
  const unregister = onTemporary?.(path);
  let isOver = false;
  const forget = (): void => {
    isOver = true;
    unregister?.();
  };
  return {
    path,
    handle,
    forget,
    async remove() {
      if (isOver) return;
      await handle.close().catch(() => undefined);
      await rm(path, { force: true });
      forget();
    },
  };
}

async function removeAbandoned(folder: string): Promise<void> {
  // A folder can allow to create files but not to list them.
  for (const found of await readdir(folder).catch(() => [])) {
    if (!namePattern.test(found)) continue;
    const path = join(folder, found);
    const status = await lstat(path).catch(() => null);
    if (status?.isFile() !== true || status.mtimeMs > Date.now() - abandonedAfterMilliseconds) continue;
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/**
 * Returns whether the path is a regular file, which can be replaced. Paths such as `/dev/fd/3` are written directly
 * even if they refer to a regular file.
 */
export function isReplaceable(path: string, found: Stats): boolean {
  return found.isFile() && !/^\/(dev|proc)\//.test(path);
}

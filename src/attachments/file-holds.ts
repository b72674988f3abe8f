/**
 * Keeps deleted files for backups and exports in progress. They first start a hold, then copy the database, then the
 * files. A file that is deleted in the meantime, by any process, remains available in the folder of the hold.
 */
import { mkdir, open, readdir, rename, rm, stat, utimes, type FileHandle } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { giveToOwnerOf } from "../util/set-file-owner.ts";
import { checkedKey } from "./storage-key.ts";
import { temporaryName } from "./temporary-name.ts";

const extension = "hold";

/**
 * A backup shows that it is still running by the modification time of its folder. Process IDs do not show it, because
 * processes of other hosts and containers can use the same UPLOADS_DIR.
 */
const touchMilliseconds = 30_000;
const abandonedAfterMilliseconds = 600_000;

export interface OpenFile {
  readonly size: number;
  readonly content: Readable;
}

export interface FileHold {
  /** A folder for other temporary files of the backup. */
  readonly folder: string;
  /** Returns whether the file exists, or was deleted since the start of the hold. */
  has(key: string): Promise<boolean>;
  /**
   * Opens a file that exists or was deleted since the start of the hold. The caller must destroy the stream.
   * @throws {Error} if the file was missing before
   */
  open(key: string): Promise<OpenFile>;
  release(): Promise<void>;
}

/**
 * Starts a hold, and removes those of backups that were interrupted. `directory` is UPLOADS_DIR.
 * @param onTemporary removes the folder if a signal ends the process; returns a function that ends this
 */
export async function holdFiles(
  directory: string,
  random: (size: number) => Buffer,
  onTemporary?: (path: string) => () => void,
): Promise<FileHold> {
  const temporary = path.join(directory, "tmp");
  const folder = path.join(temporary, temporaryName(random, extension));
  const forget = onTemporary?.(folder);
  await makeForService(temporary, directory);
  await removeAbandonedHolds(temporary);
  await makeForService(folder, directory);
  const own = path.join(folder, "backup");
  await mkdir(own, { mode: 0o700 });
  const timer = setInterval(() => {
    const now = new Date();
    utimes(folder, now, now).catch(() => undefined);
  }, touchMilliseconds).unref();
  const stored = (key: string): string => path.join(directory, checkedKey(key));
  const kept = (key: string): string => path.join(folder, keptName(key));
  return {
    folder: own,
    // Another process may delete the file at any time, so the folder of the hold is checked last.
    has: async (key) => {
      const found =
        (await stat(stored(key)).catch(ignoreMissing)) ?? (await stat(kept(key)).catch(ignoreMissing));
      return found !== null;
    },
    open: async (key) => openFile((await open(stored(key)).catch(ignoreMissing)) ?? (await open(kept(key)))),
    async release() {
      clearInterval(timer);
      // Other processes no longer find the renamed folder, so no file is added while the folder is removed.
      const released = `${folder}.released`;
      await rename(folder, released);
      await rm(released, { recursive: true, force: true });
      forget?.();
    },
  };
}

/** Returns the content of a file. The stream closes the handle. */
export async function openFile(handle: FileHandle): Promise<OpenFile> {
  try {
    const { size } = await handle.stat();
    return { size, content: handle.createReadStream({ highWaterMark: 262_144 }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Creates a folder that also the account of the service can use, if root runs a command. */
async function makeForService(folder: string, directory: string): Promise<void> {
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (created !== undefined) giveToOwnerOf(directory, folder);
}

export function createFileHolds(root: string) {
  const temporary = path.join(root, "tmp");
  return {
    /**
     * Keeps a file that is about to be deleted. The transaction that deleted its row has been committed, so a backup
     * that starts its hold after this check does not contain the row.
     */
    async keep(key: string, linkOrCopy: (from: string, to: string) => Promise<void>): Promise<void> {
      for (const name of await readdir(temporary)) {
        const hold = path.join(temporary, name);
        if (!name.endsWith(`.${extension}`) || (await isAbandoned(hold))) continue;
        await linkOrCopy(path.join(root, key), path.join(hold, keptName(key))).catch((error: unknown) => {
          const { code } = error as NodeJS.ErrnoException;
          // The backup has ended, or another request has deleted the file.
          if (code !== "ENOENT" && code !== "EEXIST") throw error;
        });
      }
    },
  };
}

/** Removes the holds of backups that were interrupted. */
export async function removeAbandonedHolds(temporary: string): Promise<void> {
  for (const name of await readdir(temporary)) {
    const hold = path.join(temporary, name);
    if (/\.hold(\.released)?$/.test(name) && (await isAbandoned(hold))) {
      await rm(hold, { recursive: true, force: true });
    }
  }
}

async function isAbandoned(hold: string): Promise<boolean> {
  const found = await stat(hold).catch(ignoreMissing);
  return found !== null && found.mtimeMs < Date.now() - abandonedAfterMilliseconds;
}

/** A file name that contains the key. Keys contain no commas. */
function keptName(key: string): string {
  return checkedKey(key).replaceAll("/", ",");
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

/**
 * Keeps deleted files for backups in progress. A backup first starts a hold, then copies the database, then the files.
 * A file that is deleted in the meantime, by any process, remains available in the folder of the hold.
 */
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { checkedKey } from "./storage-key.ts";
import { isAbandoned, temporaryName } from "./temporary-name.ts";

const extension = "hold";

export interface FileHold {
  /** Returns the path at which a deleted file is kept, whether or not the file was deleted. */
  path(key: string): string;
  /** Removes the kept files. */
  release(): Promise<void>;
}

/** Starts a hold. `directory` is UPLOADS_DIR. */
export async function holdFiles(directory: string, random: (size: number) => Buffer): Promise<FileHold> {
  const folder = path.join(directory, "tmp", temporaryName(random, extension));
  await mkdir(path.join(directory, "tmp"), { recursive: true, mode: 0o700 });
  await mkdir(folder, { mode: 0o700 });
  return {
    path: (key) => path.join(folder, keptName(key)),
    async release() {
      // Other processes no longer find the renamed folder, so no file is added while the folder is removed.
      const released = `${folder}.released`;
      await rename(folder, released);
      await rm(released, { recursive: true, force: true });
    },
  };
}

export function createFileHolds(root: string) {
  const temporary = path.join(root, "tmp");
  return {
    /**
     * Keeps a file that is about to be deleted. The transaction that deleted its row has been committed, so a backup
     * that starts its hold after this check does not contain the row.
     */
    async keep(key: string, linkOrCopy: (from: string, to: string) => Promise<void>): Promise<void> {
      for (const name of await holdsIn(temporary)) {
        const kept = path.join(temporary, name, keptName(key));
        await linkOrCopy(path.join(root, key), kept).catch((error: unknown) => {
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
    if (name.endsWith(`.${extension}`) && isAbandoned(name)) {
      await rm(path.join(temporary, name), { recursive: true, force: true });
    }
  }
}

async function holdsIn(temporary: string): Promise<string[]> {
  const names = await readdir(temporary);
  return names.filter((name) => name.endsWith(`.${extension}`) && !isAbandoned(name));
}

/** A file name that contains the key. Keys contain no commas. */
function keptName(key: string): string {
  return checkedKey(key).replaceAll("/", ",");
}

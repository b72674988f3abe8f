/** Creates a folder with its parents. `mkdir` with `recursive` never returns for a path such as /proc/x/y (Node 20). */
import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Does nothing if the folder exists. New folders belong to their owner only. */
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
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    if (!isFolder) throw error;
  }
}

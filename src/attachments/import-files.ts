/** Stores the files of imports in the folder `imports/` of the storage until the imports have finished. */
import { randomBytes } from "node:crypto";
import { link, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { syncFolder } from "../private-file.ts";
import type { StagedFile } from "./storage.ts";

export interface ImportFiles {
  /** Stores a staged file durably and returns its name. The staged file is kept. */
  place(staged: StagedFile): Promise<string>;
  pathOf(name: string): string;
  /** Does nothing if the file does not exist. */
  remove(name: string): Promise<void>;
  /** Returns the names of all files that are older than a moment. */
  olderThan(moment: Date): Promise<readonly string[]>;
}

const nameForm = /^[0-9a-f]{32}$/;

/** @param directory the directory `UPLOADS_DIR` */
export function createImportFiles(directory: string): ImportFiles {
  const folder = path.join(directory, "imports");
  const pathOf = (name: string): string => {
    if (!nameForm.test(name)) throw new Error(`${name} is not the name of an import file.`);
    return path.join(folder, name);
  };
  return {
    pathOf,
    async place(staged) {
      if ((await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined) await syncFolder(directory);
      const name = randomBytes(16).toString("hex");
      await link(staged.path, pathOf(name));
      await syncFolder(folder);
      return name;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async olderThan(moment) {
      const names = await readdir(folder).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
        throw error;
      });
      const old: string[] = [];
      for (const name of names) {
        if (!nameForm.test(name)) continue;
        const found = await stat(pathOf(name)).catch(() => null);
        if (found !== null && found.mtime < moment) old.push(name);
      }
      return old;
    },
  };
}

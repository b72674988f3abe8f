/** Stores the files of imports in the folder `imports/` of the storage until the imports have finished. */
import { randomBytes } from "node:crypto";
import { link, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { syncFolder } from "../util/private-file.ts";
import type { StagedFile } from "./staged-files.ts";

export interface ImportFiles {
  /** Stores a staged file durably and returns its name. The staged file is kept. */
  place(staged: StagedFile): Promise<string>;
  /** @throws {Problem} 404 if a bucket does not contain the file */
  open(name: string): Promise<ImportFile>;
  /** Does nothing if the file does not exist. */
  remove(name: string): Promise<void>;
  olderThan(moment: Date): Promise<readonly string[]>;
}

export interface ImportFile {
  readonly path: string;
  /** Ends the use of the path. */
  close(): Promise<void>;
}

export function newImportName(): string {
  return randomBytes(16).toString("hex");
}

/** @throws {Error} if it is not a name of {@link newImportName} */
export function checkedImportName(name: string): string {
  if (!isImportName(name)) throw new Error(`${name} is not the name of an import file.`);
  return name;
}

export function isImportName(name: string): boolean {
  return /^[0-9a-f]{32}$/.test(name);
}

/** @param directory the directory `UPLOADS_DIR` */
export function createImportFiles(directory: string): ImportFiles {
  const folder = path.join(directory, "imports");
  const pathOf = (name: string): string => path.join(folder, checkedImportName(name));
  return {
    open: (name) => Promise.resolve({ path: pathOf(name), close: () => Promise.resolve() }),
    async place(staged) {
      if ((await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined) await syncFolder(directory);
      const name = newImportName();
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
        if (!isImportName(name)) continue;
        const found = await stat(pathOf(name)).catch(() => null);
        if (found !== null && found.mtime < moment) old.push(name);
      }
      return old;
    },
  };
}

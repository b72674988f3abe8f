/**
 * Stores attachment files in the directory `UPLOADS_DIR`: `media/` (public), `secure/` (private) and `cache/` (thumbnails).
 * These folders must be on the same volume as `tmp/`, because staged files are hard-linked to their final path.
 */
import { constants, mkdirSync, type Stats } from "node:fs";
import { copyFile, link, lstat, mkdir, open, readdir, realpath, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { problem } from "../util/errors.ts";
import { syncFolder } from "../util/private-file.ts";
import { createFileHolds, holdFiles } from "./file-holds.ts";
import { createImportFiles } from "./import-files.ts";
import type { StagedFiles, StageOptions } from "./staged-files.ts";
import type { ByteRange, Storage, StoredFile } from "./stored-file.ts";
import { checkedKey, isStorageKey, newSecret, rekeyed } from "./storage-key.ts";

const folders = ["media", "secure", "cache"];
const orphanFolder = "orphaned";

export async function createFolderStorage(
  staged: StagedFiles,
  { directory, random }: Pick<StageOptions, "directory" | "random">,
): Promise<Storage> {
  const { root } = staged;
  for (const folder of folders) mkdirSync(path.join(root, folder), { recursive: true, mode: 0o700 });

  const holds = createFileHolds(root);
  const thumbnailName = (key: string) => `cache/${checkedKey(key)}.thumb.webp`;

  async function statName(key: string, name: string): Promise<StoredFile | null> {
    const found = await statInside(root, name);
    const file = path.join(root, name);
    return (
      found && { key, size: found.size, modified: found.mtime, open: (range) => openFile(file, range ?? {}) }
    );
  }

  /** Backups in progress keep a copy of the file. */
  async function remove(key: string): Promise<void> {
    if (await statInside(root, checkedKey(key))) await holds.keep(key, linkOrCopy);
    for (const name of [thumbnailName(key), checkedKey(key)]) {
      if (await statInside(root, name)) await rm(path.join(root, name), { force: true });
    }
  }

  return {
    title: "UPLOADS_DIR",
    orphanFolder: path.join(directory, orphanFolder),
    beginStage: staged.begin,
    stage: staged.stage,
    discard: staged.discard,
    prepare: () => Promise.resolve(),
    async newKey(parts) {
      const { newStorageKey } = await import("./new-storage-key.ts");
      return newStorageKey(parts, newSecret(random));
    },
    async place({ path: from }, key) {
      const target = path.join(root, checkedKey(key));
      await makeFolder(root, path.dirname(key));
      await linkOrCopy(from, target);
      await syncFolder(path.dirname(target));
    },
    remove,
    stat: (key) => statName(key, checkedKey(key)),
    async copy(key, isPrivate) {
      if (!(await statInside(root, checkedKey(key)))) throw problem("not-found");
      const target = rekeyed(key, isPrivate, random);
      await makeFolder(root, path.dirname(target));
      await linkOrCopy(path.join(root, key), path.join(root, target));
      await syncFolder(path.join(root, path.dirname(target)));
      return target;
    },
    async addThumbnail(file, key) {
      const target = path.join(root, thumbnailName(key));
      await makeFolder(root, path.dirname(thumbnailName(key)));
      await rename(file.path, target);
      staged.release(file);
      await syncFolder(path.dirname(target));
    },
    statThumbnail: (key) => statName(key, thumbnailName(key)),
    hold: (onTemporary) => holdFiles(root, random, onTemporary),
    nameOf: (key) => key,
    async sweep(knownKeys) {
      const stored = new Set<string>();
      const orphans = new Set<string>();
      for (const folder of ["media", "secure"]) {
        for (const name of await filesBelow(root, folder)) stored.add(name);
      }
      for (const name of await filesBelow(root, "cache")) {
        stored.delete(name);
        const key = name.replace(/^cache\//, "").replace(/\.thumb\.webp$/, "");
        if (isStorageKey(key) && !knownKeys.has(key)) orphans.add(key);
      }
      for (const key of stored) if (isStorageKey(key) && !knownKeys.has(key)) orphans.add(key);
      const missing: string[] = [];
      const sizes = new Map<string, number>();
      for (const key of knownKeys) {
        const found = stored.has(key) ? await statInside(root, key) : null;
        if (found) sizes.set(key, found.size);
        else missing.push(key);
      }
      return { orphans: [...orphans].sort(), missing: missing.sort(), sizes };
    },
    async setAside(key) {
      const exists = (await statInside(root, checkedKey(key))) !== null;
      if (exists) {
        const target = path.join(root, orphanFolder, key);
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await rename(path.join(root, key), target);
      }
      await remove(key);
      return exists;
    },
    importFiles: createImportFiles(root),
  };
}

/** Opens a file for a stream. @throws {Problem} 404 if the file does not exist */
async function openFile(file: string, { start = 0, end = Infinity }: Partial<ByteRange>): Promise<Readable> {
  const handle = await open(file).catch((error: unknown) => {
    throw isMissing(error) ? problem("not-found") : error;
  });
  return handle.createReadStream({ start, end, highWaterMark: 262_144 });
}

/** Returns the status of a file. Returns `null` if the file does not exist or a part of its path is a symbolic link. */
async function statInside(root: string, name: string): Promise<Stats | null> {
  const target = path.join(root, name);
  try {
    if ((await realpath(path.dirname(target))) !== path.dirname(target)) return null;
    const found = await lstat(target);
    return found.isFile() ? found : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function makeFolder(root: string, folder: string): Promise<void> {
  const target = path.join(root, folder);
  const first = await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await realpath(target)) !== target) {
    throw new Error(`${target} points outside the uploads directory through a symbolic link.`);
  }
  if (first === undefined) return;
  for (let made = target; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to, constants.COPYFILE_EXCL);
    const handle = await open(to, "r");
    await handle.sync();
    await handle.close();
  }
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === "ENOENT" || code === "ENOTDIR";
}

/** Defines where a restore prepares data, and where it keeps the data that it replaces. `swap.ts` replaces the data. */
import { join } from "node:path";

export const fileFolders = ["media", "secure"] as const;

/**
 * Returns where the contents of a folder of uploaded files are prepared and replaced: inside the folder, which can be on
 * another volume, because it is a symbolic link or a mount point. The folder itself is not replaced.
 */
export function fileSwapPaths(
  uploads: string,
  name: (typeof fileFolders)[number],
): { readonly folder: string; readonly staged: string; readonly old: string } {
  const folder = join(uploads, name, ".restore");
  return { folder, staged: join(folder, "new"), old: join(folder, "old") };
}

/** Whether an entry of a folder of uploaded files contains files. Others, such as `lost+found`, are not replaced. */
export function containsFiles(name: string): boolean {
  return /^[a-z][a-z_]*$/.test(name);
}

/**
 * Returns where a restored SQLite database is prepared, and which files it replaces. All paths are on the volume of the
 * database, because a rename is possible only within a volume.
 */
export function sqliteSwapPaths(path: string): {
  readonly staged: string;
  readonly replaced: readonly { readonly to: string; readonly old: string }[];
} {
  const ends = ["-wal", "-shm", "-journal", ""];
  return {
    staged: `${path}.restore`,
    replaced: ends.map((end) => ({ to: path + end, old: `${path}${end}.replaced` })),
  };
}

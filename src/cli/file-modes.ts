/**
 * Restricts access to the database, the uploads folder and the key files to their owner. The umask in `main.ts`
 * restricts new files; this module restricts existing files.
 */
import { chmod, lstat, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { parseDatabaseUrl } from "../database/connect.ts";
import { secretKeyPath } from "../identity/secret-encryption.ts";
import { keyPaths } from "../oauth/keys.ts";

interface ExposedPath {
  readonly path: string;
  /** The permission bits of the file. */
  readonly mode: number;
  readonly isLink: boolean;
}

const ofOthers = 0o077;

/**
 * The sticky bit and the write bit for others. A directory with one of these bits, such as `/tmp`, is shared with other
 * programs.
 */
const shared = 0o1002;

/** Returns the paths that users other than their owner can access. */
export async function exposedPaths(config: Config, directory: string): Promise<readonly ExposedPath[]> {
  // Windows does not have POSIX file modes.
  if (process.platform === "win32") return [];
  const found = await Promise.all((await privatePaths(config, directory)).map(exposure));
  return found.filter((path) => path !== null);
}

/** Restricts access to the paths to their owner. Symbolic links are only reported, not followed. */
export async function restrictPaths(
  config: Config,
  directory: string,
  warn: (message: string) => void,
): Promise<void> {
  for (const { path, mode, isLink } of await exposedPaths(config, directory)) {
    try {
      if (isLink) throw new Error("it is a symbolic link");
      if ((mode & shared) !== 0 && (await stat(path)).isDirectory()) {
        throw new Error(
          "the directory is shared by several users. Set UPLOADS_DIR to a directory used only by Partledger",
        );
      }
      await chmod(path, mode & ~ofOthers);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      warn(`Other users can access ${path} (mode ${octal(mode)}). Access cannot be restricted: ${reason}.`);
    }
  }
}

export function octal(mode: number): string {
  return mode.toString(8).padStart(4, "0");
}

/** Returns the paths that only their owner must be able to access. Some of them may not exist. */
export async function privatePaths(
  { uploadsDirectory, databaseUrl }: Config,
  directory: string,
): Promise<string[]> {
  const { privatePath, publicPath } = keyPaths(uploadsDirectory);
  const location = parseDatabaseUrl(databaseUrl);
  // SQLite stores its journal files next to the actual database file, so follow symbolic links.
  const resolved = (path: string): Promise<string> => realpath(path).catch(() => path);
  const database = location.dialect === "sqlite" ? await resolved(location.path) : null;
  return [
    await resolved(uploadsDirectory),
    ...(database === null ? [] : ["", "-wal", "-shm", "-journal"].map((end) => database + end)),
    privatePath,
    publicPath,
    secretKeyPath(uploadsDirectory),
    join(directory, ".env.local"),
  ];
}

/** Returns the mode of a path. Returns `null` if other users cannot access the path or the path does not exist. */
async function exposure(path: string): Promise<ExposedPath | null> {
  try {
    const isLink = (await lstat(path)).isSymbolicLink();
    const mode = (await stat(path)).mode & 0o7777;
    return (mode & ofOthers) === 0 ? null : { path, mode, isLink };
  } catch {
    return null;
  }
}

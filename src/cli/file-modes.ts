/**
 * Restricts access to the database, the uploads folder and the key files to their owner. The umask in `main.ts`
 * restricts new files; this module restricts existing files.
 */
import { chmodSync, lstatSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { sqlitePath } from "../database/connect.ts";
import { secretKeyPath } from "../identity/secret-encryption.ts";
import { keyPaths, previousKeyPaths } from "../oauth/keys.ts";

interface ExposedPath {
  readonly path: string;
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
export function exposedPaths(config: Config, directory: string): readonly ExposedPath[] {
  // Windows does not have POSIX file modes.
  if (process.platform === "win32") return [];
  return privatePaths(config, directory)
    .map(exposure)
    .filter((path) => path !== null);
}

/** Restricts access to the paths to their owner. Symbolic links are only reported, not followed. */
export function restrictPaths(config: Config, directory: string, warn: (message: string) => void): void {
  for (const { path, mode, isLink } of exposedPaths(config, directory)) {
    try {
      if (isLink) throw new Error("it is a symbolic link");
      if ((mode & shared) !== 0 && statSync(path).isDirectory()) {
        throw new Error(
          "the directory is shared by several users. Set UPLOADS_DIR to a directory used only by Partledger",
        );
      }
      chmodSync(path, mode & ~ofOthers);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      warn(`Other users can access ${path} (mode ${octal(mode)}). Access cannot be restricted: ${reason}.`);
    }
  }
}

export function octal(mode: number): string {
  return mode.toString(8).padStart(4, "0");
}

/** Returns the paths that only their owner must be able to access. Some of them might be missing. */
export function privatePaths({ uploadsDirectory, databaseUrl }: Config, directory: string): string[] {
  const keys = [keyPaths(uploadsDirectory), previousKeyPaths(uploadsDirectory)];
  const path = sqlitePath(databaseUrl);
  // SQLite stores its journal files next to the actual database file, so follow symbolic links.
  const database = path === null ? null : resolved(path);
  return [
    resolved(uploadsDirectory),
    ...(database === null ? [] : ["", "-wal", "-shm", "-journal"].map((end) => database + end)),
    ...keys.flatMap(({ privatePath, publicPath }) => [privatePath, publicPath]),
    secretKeyPath(uploadsDirectory),
    join(directory, ".env.local"),
  ];
}

/** Follows symbolic links. Returns the path itself if it does not exist. */
function resolved(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Returns the mode of a path. Returns `null` if other users cannot access the path or the path does not exist. */
function exposure(path: string): ExposedPath | null {
  try {
    const isLink = lstatSync(path).isSymbolicLink();
    const mode = statSync(path).mode & 0o7777;
    return (mode & ofOthers) === 0 ? null : { path, mode, isLink };
  } catch {
    return null;
  }
}

/** Copies a SQLite database before its schema is upgraded, so that the operator can return to the previous version. */
import { readdirSync, renameSync, rmSync, statfsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { formatByteSize } from "../../util/byte-size.ts";
import { quoted } from "../../util/command-line.ts";
import { syncFolder } from "../../util/private-file.ts";
import { createFolder } from "../create-folder.ts";
import { engineError, OpenFailure, systemReason } from "../open-failure.ts";
import { copyPages } from "./sqlite-copy.ts";
import { openDatabaseFile } from "./sqlite-file.ts";

/** The number of schema versions whose newest copy is kept. */
const keptVersions = 3;

/** Free space that remains after the copy, for the write-ahead log of the upgrade. */
const reserveBytes = 64 * 1024 * 1024;

/** A copy of a SQLite database, or a backup of a PostgreSQL database. */
type Extension = "db" | "tar.gz";

const namePattern = /^before-upgrade-(\d{1,6})-(\d{8}T\d{6}Z)\.(db|tar\.gz)$/;
const partialPattern = /^before-upgrade-.*\.part(-journal)?$/;

interface Copy {
  readonly name: string;
  readonly version: number;
  readonly time: string;
}

/** @example upgradeCopyName(17, new Date("2026-01-31T12:00:00Z"), "db") // "before-upgrade-17-20260131T120000Z.db" */
export function upgradeCopyName(version: number, now: Date, extension: Extension): string {
  const time = now.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
  return `before-upgrade-${version}-${time}.${extension}`;
}

/**
 * Manages the copies of a database in a folder.
 * @param freeBytes returns the free space of the file system that contains a folder; replaced in tests
 */
export function createUpgradeCopies(
  database: string,
  folder: string,
  nativeBinding: string | undefined,
  freeBytes = freeSpace,
) {
  return {
    folder,

    /**
     * Copies the committed content of the database, which no other process must change at this time. Deletes older
     * copies of this schema version, and the copies of all but the latest schema versions.
     * @returns the path of the copy
     * @throws {OpenFailure} if the copy cannot be written
     */
    async create(version: number, now: Date): Promise<string> {
      const path = join(folder, upgradeCopyName(version, now, "db"));
      try {
        createFolder(folder);
        // A process that was killed while it copied the database leaves an incomplete file.
        for (const name of readdirSync(folder)) {
          if (partialPattern.test(name)) rmSync(join(folder, name), { force: true });
        }
        requireSpace(database, folder, freeBytes(folder));
        await copyDatabase(database, `${path}.part`, nativeBinding);
        renameSync(`${path}.part`, path);
        await syncFolder(folder);
      } catch (error) {
        removeIfPossible(`${path}.part`);
        throw error instanceof OpenFailure ? error : notCopied(folder, error);
      }
      removeOldCopies(folder, "db");
      return path;
    },

    /** Returns the command that restores the newest copy whose schema version is at most `supported`. */
    wayBack(supported: number): string | null {
      const newest = copiesIn(folder, "db").find(({ version }) => version <= supported);
      if (newest === undefined) return null;
      const path = resolve(database);
      const journal = `${quoted(`${path}-wal`)} ${quoted(`${path}-shm`)}`;
      return `rm -f ${journal} && cp ${quoted(resolve(folder, newest.name))} ${quoted(path)}`;
    },
  };
}

/** Returns the copies, the highest schema version and the latest time first. */
function copiesIn(folder: string, wanted: Extension): readonly Copy[] {
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    // The folder does not exist before the first upgrade.
  }
  return names
    .flatMap((name): Copy[] => {
      const [, version = "", time = "", extension] = namePattern.exec(name) ?? [];
      return extension !== wanted ? [] : [{ name, version: Number(version), time }];
    })
    .toSorted((a, b) => b.version - a.version || (a.time < b.time ? 1 : -1));
}

/** Keeps the newest copy of each of the latest schema versions. */
export function removeOldCopies(folder: string, extension: Extension): void {
  const seen = new Set<number>();
  for (const { name, version } of copiesIn(folder, extension)) {
    if (!seen.has(version) && seen.size < keptVersions) seen.add(version);
    else rmSync(join(folder, name), { force: true });
  }
}

function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The error that made the copy fail is reported.
  }
}

function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function requireSpace(database: string, folder: string, free: number): void {
  const wal = statSync(`${database}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const needed = statSync(database).size + wal + reserveBytes;
  if (free >= needed) return;
  throw new OpenFailure(
    `The database cannot be copied before its upgrade: the copy in ${resolve(folder)} needs ${formatByteSize(needed)}, but ` +
      `only ${formatByteSize(free)} is free. Free space on this file system. If you have a backup, ` +
      "`partledger migrate --no-copy` upgrades the database without a copy.",
  );
}

/** Copies the pages with a second connection, because the first one has started the transaction of the upgrade. */
async function copyDatabase(from: string, to: string, nativeBinding: string | undefined): Promise<void> {
  const source = openDatabaseFile(from, nativeBinding, { readonly: true });
  try {
    await copyPages(source, to, {}, () => undefined);
  } finally {
    source.close();
  }
}

function notCopied(folder: string, error: unknown): OpenFailure {
  const reason = systemReason(engineError(error));
  return new OpenFailure(
    `The database cannot be copied to ${resolve(folder)} before its upgrade: ${reason}. Allow the account that runs ` +
      "Partledger to write to this directory. If you have a backup, `partledger migrate --no-copy` upgrades the database " +
      "without a copy.",
    { cause: error },
  );
}

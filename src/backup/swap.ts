/**
 * Replaces files and folders by prepared ones, all of them or none. A plan in a file makes this safe: after a crash,
 * {@link completeRestore} continues the plan, which has no effect on moves that are already done.
 */
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { explainOpening, parseDatabaseUrl, sqlitePath } from "../database/connect.ts";
import { OpenFailure } from "../database/open-failure.ts";
import { sqliteFile } from "../database/sqlite/sqlite-file.ts";
import type { StoreOptions } from "../database/store.ts";
import { syncFolder, writeBeside } from "../util/private-file.ts";
import { reasonOf } from "../util/system-error.ts";
import { restoreDonePath, restoreFolder, restorePlanPath } from "../archive/backup-format.ts";
import { lockForRestore } from "./data-lock.ts";
import { fileFolders, fileSwapPaths, sqliteSwapPaths } from "./swap-paths.ts";

export interface Move {
  /** The prepared file or folder. Null if the target is only removed. */
  readonly from: string | null;
  readonly to: string;
  /** Where the replaced file or folder is kept until all moves are done. */
  readonly old: string;
}

export interface NewFile {
  readonly path: string;
  readonly content: string;
}

export interface FailedFile {
  readonly path: string;
  readonly reason: string;
}

export interface SwapPlan {
  readonly moves: readonly Move[];
  readonly settings: readonly NewFile[];
  /** PostgreSQL only. The plan is valid only if the database contains this ID. */
  readonly restoreId: string | null;
}

/** Stores the plan durably. From now on, a restore that was interrupted is completed. */
export async function storePlan(uploads: string, plan: SwapPlan): Promise<void> {
  await rename(await writeBeside(restorePlanPath(uploads), JSON.stringify(plan)), restorePlanPath(uploads));
  await syncFolder(restoreFolder(uploads));
}

/**
 * Creates the settings files, runs all moves and removes the replaced files. If a move fails, undoes everything, or keeps
 * the plan if a PostgreSQL database has already been replaced.
 * @returns the settings files that could not be created, for example because the working directory is read-only
 */
export async function runPlan(
  uploads: string,
  { moves, settings, restoreId }: SwapPlan,
): Promise<readonly FailedFile[]> {
  const done: Move[] = [];
  const failed: FailedFile[] = [];
  try {
    for (const file of settings) {
      await create(file).catch((error: unknown) => failed.push({ path: file.path, reason: reasonOf(error) }));
    }
    for (const move of moves) {
      done.push(move);
      await run(move);
    }
  } catch (error) {
    if (restoreId !== null) throw incomplete(uploads, error);
    for (const move of done.toReversed()) await undo(move);
    for (const { path } of settings) await rm(path, { force: true });
    await rm(restorePlanPath(uploads), { force: true });
    throw error;
  }
  const paths = [...moves.map(({ to }) => to), ...settings.map(({ path }) => path)];
  for (const folder of new Set(paths.map((path) => dirname(path)))) await syncFolder(folder);
  // From now on, a crash cannot run the plan again, and the next command only removes the replaced files.
  await rename(restorePlanPath(uploads), restoreDonePath(uploads));
  await syncFolder(restoreFolder(uploads));
  for (const { old } of moves) await rm(old, { recursive: true, force: true });
  await removeRestoreFolders(uploads);
  return failed;
}

/** Removes the folders of a restore. The file that says that the restore is done is removed last. */
async function removeRestoreFolders(uploads: string): Promise<void> {
  for (const name of fileFolders)
    await rm(fileSwapPaths(uploads, name).folder, { recursive: true, force: true });
  const folder = restoreFolder(uploads);
  const done = restoreDonePath(uploads);
  for (const name of await readdir(folder).catch(() => [])) {
    if (join(folder, name) !== done) await rm(join(folder, name), { recursive: true, force: true });
  }
  await rm(done, { force: true });
  await rm(folder, { recursive: true, force: true });
}

function incomplete(uploads: string, cause: unknown): OpenFailure {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new OpenFailure(
    `The PostgreSQL database was replaced, but not all files in ${uploads}: ${reason}. Fix the cause, then run any command ` +
      "as the account that runs Partledger, which completes the restore.",
    { cause },
  );
}

async function create({ path, content }: NewFile): Promise<void> {
  if (!existsSync(path)) await rename(await writeBeside(path, Buffer.from(content, "base64")), path);
}

async function run({ from, to, old }: Move): Promise<void> {
  if (from !== null && !existsSync(from)) {
    if (existsSync(to)) return;
    throw new Error(`The restored ${from} is missing`);
  }
  if (existsSync(to) && !existsSync(old)) await rename(to, old);
  if (from !== null) await rename(from, to);
}

async function undo({ from, to, old }: Move): Promise<void> {
  if (from !== null && !existsSync(from) && existsSync(to)) await rename(to, from);
  if (existsSync(old)) await rename(old, to);
}

/** What was done about an interrupted restore. Null if there is none. */
export type Completion = "completed" | "discarded" | null;

/**
 * Completes a restore that was interrupted after it had begun to replace data, and discards one that was interrupted
 * earlier. No process must open the database before.
 * @throws {OpenFailure} if a restore is in progress
 */
export async function completeRestore(
  { uploadsDirectory, databaseUrl }: Pick<Config, "uploadsDirectory" | "databaseUrl">,
  options: StoreOptions,
): Promise<Completion> {
  const uploads = resolve(uploadsDirectory);
  if (!existsSync(restoreFolder(uploads))) return null;
  let unlock: () => void;
  try {
    unlock = lockForRestore(uploads, options);
  } catch (error) {
    // Another process has completed the restore and uses the data now.
    if (!existsSync(restoreFolder(uploads))) return null;
    throw error;
  }
  try {
    return await completeLocked(uploads, databaseUrl, options);
  } finally {
    unlock();
  }
}

/** Like {@link completeRestore}, for a process that has the lock. */
export async function completeLocked(
  uploads: string,
  databaseUrl: string,
  options: StoreOptions,
): Promise<Completion> {
  // Another process may have completed the restore.
  if (!existsSync(restoreFolder(uploads))) return null;
  const path = restorePlanPath(uploads);
  if (existsSync(path)) {
    const plan = JSON.parse(await readFile(path, "utf8")) as SwapPlan;
    if (plan.restoreId === null || (await isLoaded(databaseUrl, plan.restoreId, options))) {
      await runPlan(uploads, plan);
      return "completed";
    }
    // The PostgreSQL database was not replaced, so the old files belong to it.
    await rm(path);
  }
  const isDone = existsSync(restoreDonePath(uploads));
  // The folder is empty before the first and after the last change.
  const isEmpty = (await readdir(restoreFolder(uploads))).length === 0;
  await removeLeftovers(uploads, databaseUrl);
  if (isDone) return "completed";
  return isEmpty ? null : "discarded";
}

async function isLoaded(databaseUrl: string, restoreId: string, options: StoreOptions): Promise<boolean> {
  const postgres = await import("../database/postgres/postgres-load.ts");
  try {
    return await postgres.isLoaded(databaseUrl, restoreId, options);
  } catch (error) {
    throw await explainOpening(parseDatabaseUrl(databaseUrl), error);
  }
}

/** Removes the files of a restore that are not part of a plan. */
export async function removeLeftovers(uploads: string, databaseUrl: string): Promise<void> {
  const path = sqlitePath(databaseUrl);
  if (path !== null) {
    const { staged, replaced } = sqliteSwapPaths(sqliteFile(path));
    // The check of the staged database has created -wal and -shm files.
    const files = [staged, `${staged}-wal`, `${staged}-shm`, ...replaced.map(({ old }) => old)];
    for (const file of files) await rm(file, { force: true });
  }
  // As long as this folder exists, the next command removes the rest.
  await removeRestoreFolders(uploads);
}

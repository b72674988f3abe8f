/**
 * Replaces files and folders by prepared ones, all of them or none. A plan in a file makes this safe: after a crash,
 * {@link completeRestore} continues the plan, which has no effect on moves that are already done.
 */
import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncFolder } from "../archive/write-archive.ts";
import type { Config } from "../config.ts";
import type { StoreOptions } from "../database/store.ts";
import { writeBeside } from "../private-file.ts";
import { restorePlanPath, stagingName } from "./format.ts";

export interface Move {
  /** The prepared file or folder. Null if the target is only removed. */
  readonly from: string | null;
  readonly to: string;
  /** Where the replaced file or folder is kept until all moves are done. */
  readonly old: string;
}

export interface SwapPlan {
  readonly moves: readonly Move[];
  /** PostgreSQL only. The plan is valid only if the database contains this ID. */
  readonly restoreId: string | null;
}

/** Stores the plan durably. From now on, a restore that was interrupted is completed. */
export async function storePlan(uploads: string, plan: SwapPlan): Promise<void> {
  await rename(await writeBeside(restorePlanPath(uploads), JSON.stringify(plan)), restorePlanPath(uploads));
  await syncFolder(join(uploads, stagingName));
}

/** Runs all moves and removes the replaced files. Undoes the moves if one of them fails. */
export async function runPlan(uploads: string, { moves }: SwapPlan): Promise<void> {
  const done: Move[] = [];
  try {
    for (const move of moves) {
      done.push(move);
      await run(move);
    }
  } catch (error) {
    for (const move of done.toReversed()) await undo(move);
    await rm(restorePlanPath(uploads), { force: true });
    throw error;
  }
  for (const folder of new Set(moves.map(({ to }) => dirname(to)))) await syncFolder(folder);
  // Without the plan, the staging folder is only waste, and a crash cannot run the plan again.
  await rm(restorePlanPath(uploads), { force: true });
  await syncFolder(join(uploads, stagingName));
  for (const { old } of moves) await rm(old, { recursive: true, force: true });
  await rm(join(uploads, stagingName), { recursive: true, force: true });
}

async function run({ from, to, old }: Move): Promise<void> {
  if (from !== null && !existsSync(from)) return;
  if (existsSync(to) && !existsSync(old)) await rename(to, old);
  if (from !== null) await rename(from, to);
}

async function undo({ from, to, old }: Move): Promise<void> {
  if (from !== null && !existsSync(from) && existsSync(to)) await rename(to, from);
  if (existsSync(old)) await rename(old, to);
}

/**
 * Completes a restore that a crash interrupted. Does nothing if there is none.
 * @returns whether a restore was completed
 */
export async function completeRestore(
  { uploadsDirectory, databaseUrl }: Pick<Config, "uploadsDirectory" | "databaseUrl">,
  options: StoreOptions,
): Promise<boolean> {
  const path = restorePlanPath(uploadsDirectory);
  if (!existsSync(path)) return false;
  const plan = JSON.parse(await readFile(path, "utf8")) as SwapPlan;
  if (plan.restoreId !== null) {
    const { isLoaded } = await import("../database/postgres-load.ts");
    if (!(await isLoaded(databaseUrl, plan.restoreId, options))) {
      // The database was not replaced, so the old files belong to it.
      await rm(join(uploadsDirectory, stagingName), { recursive: true, force: true });
      return false;
    }
  }
  await runPlan(uploadsDirectory, plan);
  return true;
}

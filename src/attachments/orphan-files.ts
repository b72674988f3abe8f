/**
 * Removes stored files to which no attachment refers (orphans). Orphans remain if a process crashes after storing a
 * file but before committing its database row. The command `doctor` only reports orphans.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "../database/store.ts";
import type { Storage } from "./storage.ts";

/**
 * Time between the two checks, in milliseconds. Until the second check, another process may commit the row of a new
 * file.
 */
const recheckMilliseconds = 10_000;

/**
 * Minimum time between the two checks if the service stops early, in milliseconds. A commit takes only a few
 * milliseconds.
 */
const minimumWaitMilliseconds = 1_000;

export interface OrphanRemoval {
  /** Performs the second check early, because the service stops. */
  finish(): Promise<void>;
}

/** Searches for orphans. After a second check, removes the files that are still orphans. */
export async function removeOrphanFiles(
  store: Pick<Store, "read">,
  storage: Storage,
  onRemoved: (keys: readonly string[]) => void,
): Promise<OrphanRemoval> {
  const { orphans } = await storage.sweep(await referencedKeys(store));
  let done = orphans.length === 0;
  const startedAt = performance.now();
  const recheck = async (): Promise<void> => {
    if (done) return;
    done = true;
    const referenced = await referencedKeys(store);
    const removed = orphans.filter((key) => !referenced.has(key));
    for (const key of removed) await storage.remove(key);
    if (removed.length > 0) onRemoved(removed);
  };
  const timer = setTimeout(() => void recheck().catch(() => undefined), recheckMilliseconds);
  timer.unref();
  return {
    finish: async () => {
      clearTimeout(timer);
      if (done) return;
      await sleep(Math.max(0, minimumWaitMilliseconds - (performance.now() - startedAt)));
      await recheck();
    },
  };
}

/** Returns the keys of all files that attachments refer to. */
async function referencedKeys({ read }: Pick<Store, "read">): Promise<Set<string>> {
  const referenced = new Set<string>();
  let last = 0;
  for (;;) {
    const rows = await read.db
      .selectFrom("attachments")
      .select(["id", "internal_path"])
      .where("internal_path", "is not", null)
      .where("id", ">", last)
      .orderBy("id")
      .limit(5000)
      .execute();
    for (const { id, internal_path } of rows) {
      if (internal_path !== null) referenced.add(internal_path);
      last = id;
    }
    if (rows.length < 5000) return referenced;
  }
}

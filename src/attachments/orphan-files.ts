/**
 * Removes stored files that no attachment refers to. Such files remain if a process crashes between storing a file and
 * committing its row. The command `doctor` only reports them.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "../database/store.ts";
import type { Storage } from "./storage.ts";

/** Time until orphans are checked again. In the meantime, another process may commit their rows. */
const recheckMilliseconds = 10_000;

/** Minimum time before the second check if the service stops earlier. A commit takes only milliseconds. */
const minimumWaitMilliseconds = 1_000;

export interface OrphanRemoval {
  /** Performs the second check immediately. */
  finish(): Promise<void>;
}

/** Finds orphans, and removes those that are still orphans at the second check. */
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

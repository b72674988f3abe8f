/**
 * Removes stored files that no attachment knows of: what a process left behind that died between placing a file and
 * committing its row. Runs beside the service; `doctor` only reports.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "../database/store.ts";
import type { Storage } from "./storage.ts";

/**
 * How long after it was first seen an unknown file is looked at again. Another process may have placed it just
 * before it commits the row, which takes milliseconds.
 */
const secondLookMilliseconds = 10_000;

/** A service that is stopped does not wait that long; what it has waited at least is still many times a commit. */
const shortestWaitMilliseconds = 1_000;

export interface OrphanRemoval {
  /** Takes the second look now, and ends. */
  finish(): Promise<void>;
}

/** Looks for unknown files now, and removes them if they are still unknown some seconds later. */
export async function removeOrphanFiles(
  store: Pick<Store, "read">,
  storage: Storage,
  onRemoved: (keys: readonly string[]) => void,
): Promise<OrphanRemoval> {
  const { orphans } = await storage.sweep(await knownKeys(store));
  let done = orphans.length === 0;
  const firstLook = performance.now();
  const secondLook = async (): Promise<void> => {
    if (done) return;
    done = true;
    const known = await knownKeys(store);
    const removed = orphans.filter((key) => !known.has(key));
    for (const key of removed) await storage.remove(key);
    if (removed.length > 0) onRemoved(removed);
  };
  const timer = setTimeout(() => void secondLook().catch(() => undefined), secondLookMilliseconds);
  timer.unref();
  return {
    finish: async () => {
      clearTimeout(timer);
      if (done) return;
      await sleep(Math.max(0, shortestWaitMilliseconds - (performance.now() - firstLook)));
      await secondLook();
    },
  };
}

/** The keys of all files that attachments refer to. */
async function knownKeys({ read }: Pick<Store, "read">): Promise<Set<string>> {
  const known = new Set<string>();
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
      if (internal_path !== null) known.add(internal_path);
      last = id;
    }
    if (rows.length < 5000) return known;
  }
}

/** Creates the dependencies of handlers that change nothing: neither the database nor stored files, nor anything elsewhere. */
import { randomBytes } from "node:crypto";
import { rekeyed } from "../../attachments/storage-key.ts";
import type { Storage, StoredFile } from "../../attachments/storage.ts";
import type { Store } from "../../database/store.ts";
import { problem } from "../../util/errors.ts";
import { noCache } from "../../util/memory-cache.ts";
import type { Inventory } from "./inventory.ts";

/** @param store rolls back all transactions */
export function dryRunInventory(inventory: Inventory, store: Store): Inventory {
  const { storage, download } = inventory;
  return {
    ...inventory,
    store,
    // Results of uncommitted data must not be reused.
    cache: noCache,
    storage: provisionalStorage(storage),
    download: download === null ? null : checkDownload,
  };
}

/** Checks the URL as a download would. */
async function checkDownload(url: string): Promise<null> {
  const { checkUrl } = await import("../../attachments/safe-fetch.ts");
  checkUrl(url);
  return null;
}

/**
 * Stores no files. Later operations of the same transaction find the keys of those that it would have stored: a write
 * removes them after the rollback.
 */
function provisionalStorage(storage: Storage): Storage {
  const placed = new Map<string, StoredFile>();
  const add = (key: string, size: number): void => {
    const open = () => Promise.reject(new Error("A dry run stores no files."));
    placed.set(key, { key, size, modified: new Date(), open });
  };
  const stat = async (key: string): Promise<StoredFile | null> =>
    placed.get(key) ?? (await storage.stat(key));
  return {
    ...storage,
    prepare: () => Promise.resolve(),
    async place({ size }, key) {
      add(key, size);
    },
    async copy(key, isPrivate) {
      const file = await stat(key);
      if (file === null) throw problem("not-found");
      const target = rekeyed(key, isPrivate, randomBytes);
      add(target, file.size);
      return target;
    },
    async remove(key) {
      placed.delete(key);
    },
    stat,
  };
}

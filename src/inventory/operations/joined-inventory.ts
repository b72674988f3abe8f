/** Creates the dependencies of handlers that run in the transaction of an atomic batch. */
import { FileRefused } from "../../attachments/file-refused.ts";
import type { JoinedStore } from "../../database/joined-store.ts";
import { noCache } from "../../util/memory-cache.ts";
import { createStockLocks, type Inventory } from "./inventory.ts";

/** @param downloads whether operations can download files */
export function joinedInventory(
  inventory: Inventory,
  store: JoinedStore,
  { downloads = false }: { readonly downloads?: boolean } = {},
): Inventory {
  const { storage, download } = inventory;
  return {
    ...inventory,
    store,
    // Results of uncommitted data must not be reused: after a rollback, they are wrong.
    cache: noCache,
    // A request that has one of the other locks can wait for this transaction.
    locks: createStockLocks(),
    storage: {
      ...storage,
      // After a conflict, all operations run again and need their files again.
      discard: (staged) => {
        store.afterEnd(() => storage.discard(staged));
        return Promise.resolve();
      },
    },
    // A download can take minutes, and the transaction blocks other writers.
    download: download === null || downloads ? download : refuseDownload,
  };
}

function refuseDownload(): Promise<never> {
  const message =
    "An atomic batch cannot download files. Send the file, or send the operation outside of an atomic batch.";
  return Promise.reject(new FileRefused("downloads-off", message));
}

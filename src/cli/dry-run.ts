/**
 * Opens an inventory for a dry run. A SQLite database is copied first, so other processes can write to the original
 * during the dry run.
 */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createStorage } from "../attachments/storage.ts";
import { copyDatabase } from "../database/private-copy.ts";
import type { Store } from "../database/store.ts";
import { createInventory, type Inventory } from "../inventory/operations/inventory.ts";
import { migrateDatabase, storeOptions, withCurrentStore, type StoreUse } from "./open.ts";
import { readSettings } from "./settings.ts";
import { inTemporaryFolder } from "./temporary-folder.ts";
import type { Terminal } from "./terminal.ts";

/** Runs `work` on the inventory. A PostgreSQL database is not copied, so `work` must roll back its changes. */
export async function withDryRunInventory<T>(
  terminal: Terminal,
  work: (inventory: Inventory) => Promise<T>,
  options: StoreUse = {},
): Promise<T> {
  const config = readSettings(terminal);
  await migrateDatabase(terminal, config);
  return inTemporaryFolder(terminal, "dry-run", (folder) => {
    const copy = copyDatabase(config.databaseUrl, join(folder, "copy.db"), storeOptions(config));
    const run = async (store: Store): Promise<T> => {
      const { now } = terminal;
      const storage = await createStorage({ directory: join(folder, "uploads"), random: randomBytes, now });
      return work(
        createInventory({ store, storage, download: null, baseCurrency: config.instance.currency }),
      );
    };
    return withCurrentStore({ ...config, databaseUrl: copy ?? config.databaseUrl }, run, options);
  });
}

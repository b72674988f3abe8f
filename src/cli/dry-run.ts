/**
 * Opens an inventory for a dry run. A SQLite database is copied first, so other processes can write to the original
 * during the dry run. A PostgreSQL database is not copied.
 */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createStorage } from "../attachments/storage.ts";
import type { Config } from "../config/config.ts";
import { createDryRunStore } from "../database/dry-run-store.ts";
import { copyDatabase } from "../database/private-copy.ts";
import type { Store } from "../database/store.ts";
import { dryRunInventory } from "../inventory/operations/dry-run-inventory.ts";
import { createInventory, type Inventory } from "../inventory/operations/inventory.ts";
import { inventoryOf, migrateDatabase, storeOptions, withCurrentStore, type StoreUse } from "./open.ts";
import { readSettings } from "./settings.ts";
import { inTemporaryFolder } from "./temporary-folder.ts";
import type { Terminal } from "./terminal.ts";

/** Runs `work` on the inventory without its files. On PostgreSQL, `work` must roll back its changes. */
export async function withDryRunInventory<T>(
  terminal: Terminal,
  work: (inventory: Inventory) => Promise<T>,
  options: StoreUse = {},
): Promise<T> {
  return withCopy(
    terminal,
    async (store, config, folder) => {
      const { now } = terminal;
      const storage = await createStorage({ directory: join(folder, "uploads"), random: randomBytes, now });
      return work(
        createInventory({ store, storage, download: null, baseCurrency: config.instance.currency }),
      );
    },
    options,
  );
}

/** Runs `work` on the inventory with its files. All transactions are rolled back, and no file changes. */
export async function withUnchangedInventory<T>(
  terminal: Terminal,
  work: (inventory: Inventory) => Promise<T>,
  options: StoreUse = {},
): Promise<T> {
  return withCopy(
    terminal,
    async (store, config) =>
      work(dryRunInventory(await inventoryOf(terminal, store, config), createDryRunStore(store))),
    options,
  );
}

async function withCopy<T>(
  terminal: Terminal,
  work: (store: Store, config: Config, folder: string) => Promise<T>,
  options: StoreUse,
): Promise<T> {
  const config = readSettings(terminal);
  await migrateDatabase(terminal, config);
  return inTemporaryFolder(terminal, "dry-run", (folder) => {
    const copy = copyDatabase(config.databaseUrl, join(folder, "copy.db"), storeOptions(config));
    const copied = { ...config, databaseUrl: copy ?? config.databaseUrl };
    return withCurrentStore(copied, (store) => work(store, config, folder), options);
  });
}

/**
 * Opens an inventory for a dry run. A SQLite database is copied first, so other processes can write to the original
 * during the dry run.
 */
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStorage } from "../attachments/storage.ts";
import { copyDatabase } from "../database/private-copy.ts";
import { createInventory } from "../inventory/operations/inventory.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { onTermination } from "./on-termination.ts";
import { migrateDatabase, storeOptions, withCurrentStore } from "./open.ts";
import { readSettings } from "./settings.ts";
import type { Terminal } from "./terminal.ts";

/** Runs `work` on the inventory. A PostgreSQL database is not copied, so `work` must roll back its changes. */
export async function withDryRunInventory<T>(
  terminal: Terminal,
  work: (inventory: Inventory) => Promise<T>,
): Promise<T> {
  const config = readSettings(terminal);
  await migrateDatabase(terminal, config);
  const options = storeOptions(config);
  const directory = await mkdtemp(join(tmpdir(), "partledger-rehearsal-"));
  const remove = (): void => {
    rmSync(directory, { recursive: true, force: true });
  };
  const unregister = onTermination(terminal, remove);
  try {
    const copy = copyDatabase(config.databaseUrl, join(directory, "copy.db"), options);
    return await withCurrentStore({ ...config, databaseUrl: copy ?? config.databaseUrl }, async (store) => {
      const { now } = terminal;
      const uploads = join(directory, "uploads");
      const storage = await createStorage({ directory: uploads, random: randomBytes, now });
      return work(createInventory({ store, storage, download: null }));
    });
  } finally {
    remove();
    unregister();
  }
}

/** Opens an inventory for work that is thrown away afterwards: on SQLite a copy, so that others can write meanwhile. */
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStorage } from "../attachments/storage.ts";
import { openStore } from "../database/connect.ts";
import { copyDatabase } from "../database/private-copy.ts";
import { createInventory } from "../inventory/operations/inventory.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { whenTold } from "./ending.ts";
import { migrateDatabase, storeOptions } from "./open.ts";
import { readSettings } from "./settings.ts";
import type { Terminal } from "./terminal.ts";

/** Runs `work`, which has to undo itself what it changes: on PostgreSQL there is no copy. */
export async function withRehearsal<T>(
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
  const forget = whenTold(terminal, remove);
  try {
    const copy = copyDatabase(config.databaseUrl, join(directory, "copy.db"), options);
    const store = await openStore(copy ?? config.databaseUrl, options);
    try {
      const { now } = terminal;
      const uploads = join(directory, "uploads");
      const storage = await createStorage({ directory: uploads, random: randomBytes, now });
      return await work(createInventory({ store, storage, download: null }));
    } finally {
      await store.close();
    }
  } finally {
    remove();
    forget();
  }
}

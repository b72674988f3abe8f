/**
 * Opens a database for a dry run: a copy of a SQLite database, so that other requests can write in the meantime, or
 * separate connections to PostgreSQL, where the dry run must roll back its transaction.
 */
import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { temporaryName } from "../../attachments/temporary-name.ts";
import { openStore, sqlitePath } from "../../database/connect.ts";
import { copyPages } from "../../database/sqlite/sqlite-copy.ts";
import { openSqliteConnection } from "../../database/sqlite/sqlite-connection.ts";
import { createStatementLog } from "../../database/statement-log.ts";
import type { Store, StoreOptions } from "../../database/store.ts";

export interface DryRunStore {
  readonly store: Store;
  close(): Promise<void>;
}

const cacheBytes = 16 * 1024 * 1024;

/**
 * Opens the database.
 * @param folder the folder for the copy; abandoned copies are removed from it when the service starts
 */
export async function openDryRunStore(
  url: string,
  folder: string,
  { nativeBinding }: Pick<StoreOptions, "nativeBinding">,
): Promise<DryRunStore> {
  const databasePath = sqlitePath(url);
  const options = { ...(nativeBinding !== undefined && { nativeBinding }), connections: 2 };
  if (databasePath === null) {
    const store = await openStore(url, options);
    return { store, close: () => store.close() };
  }
  const copy = path.join(folder, temporaryName(randomBytes, "db"));
  const remove = async (): Promise<void> => {
    for (const suffix of ["", "-wal", "-shm"]) await rm(`${copy}${suffix}`, { force: true });
  };
  try {
    const log = createStatementLog(undefined);
    const { handle } = openSqliteConnection(databasePath, {
      readonly: true,
      log,
      nativeBinding,
      cacheBytes,
    });
    await copyPages(handle, copy, {}, () => undefined).finally(() => handle.close());
    const store = await openStore(`sqlite:${copy}`, { ...options, durability: "normal", cacheBytes });
    return {
      store,
      close: async () => {
        await store.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

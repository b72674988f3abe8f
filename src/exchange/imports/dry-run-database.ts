/**
 * Opens a database for the dry run of an import: a copy of a SQLite database, so that other requests can keep writing, or
 * separate connections to PostgreSQL, where the dry run must roll back its transaction.
 */
import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { temporaryName } from "../../attachments/temporary-name.ts";
import { openStore, sqlitePath } from "../../database/connect.ts";
import { runAndRollBack } from "../../database/dry-run-store.ts";
import { copyPages } from "../../database/sqlite/sqlite-copy.ts";
import { openSqliteConnection } from "../../database/sqlite/sqlite-connection.ts";
import { createStatementLog } from "../../database/statement-log.ts";
import type { RunInTransaction, Store, StoreOptions } from "../../database/store.ts";

export interface DryRunDatabase {
  readonly store: Store;
  /** Runs `work`. Its transactions do not change the database of the service. */
  dryRun(work: (run: RunInTransaction) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const cacheBytes = 16 * 1024 * 1024;

/** @param folder the folder for the copy; abandoned copies are removed from it when the service starts */
export async function openDryRunDatabase(
  url: string,
  folder: string,
  { nativeBinding }: Pick<StoreOptions, "nativeBinding">,
): Promise<DryRunDatabase> {
  const databasePath = sqlitePath(url);
  const options = { ...(nativeBinding !== undefined && { nativeBinding }), connections: 2 };
  if (databasePath === null) {
    const store = await openStore(url, options);
    return {
      store,
      dryRun: (work) => runAndRollBack(store, (transaction) => work((part) => part(transaction))),
      close: () => store.close(),
    };
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
      dryRun: (work) => work((part) => store.transaction(part)),
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

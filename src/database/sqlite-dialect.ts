/**
 * Runs Kysely on our SQLite connection, which caches statements, starts transactions with `begin immediate`, and runs
 * one transaction at a time.
 */
import type { Kysely } from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { driverOf, kyselyFor } from "./kysely.ts";
import { createLock } from "./lock.ts";
import { asProblem } from "./unavailable.ts";

interface SqliteDialectOptions {
  /** Starts a write transaction, and waits while the database is busy. Omitted for a read-only connection. */
  readonly begin?: (connection: SqliteConnection) => Promise<void>;
  /** How long a caller waits for other transactions on this connection, in milliseconds. */
  readonly waitTimeoutMilliseconds?: number;
}

/** Creates a Kysely instance on `connection`. The caller closes the connection. */
export function sqliteKysely<Schema>(
  connection: SqliteConnection,
  { begin, waitTimeoutMilliseconds }: SqliteDialectOptions = {},
): Kysely<Schema> {
  const execute = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return connection.execute(sql, parameters);
    } catch (error) {
      throw asProblem(error);
    }
  };
  // A read-only connection has no transactions to queue, and each of its statements runs synchronously.
  if (begin === undefined) return kyselyFor("sqlite", driverOf(execute));
  const { handle } = connection;
  const driver = driverOf(execute);
  const lock = createLock(waitTimeoutMilliseconds, "database_writes");
  let release: (() => void) | undefined;
  return kyselyFor("sqlite", {
    ...driver,
    acquireConnection: async () => {
      release = await lock.enter();
      return driver.acquireConnection();
    },
    beginTransaction: () => begin(connection),
    commitTransaction: async () => {
      try {
        connection.control("commit");
      } catch (error) {
        throw asProblem(error);
      }
    },
    rollbackTransaction: async () => {
      // After errors such as a full disk, SQLite has already rolled back the transaction.
      if (handle.inTransaction) connection.control("rollback");
    },
    savepoint: async (_, name) => void handle.exec(`savepoint "${name}"`),
    rollbackToSavepoint: async (_, name) => void handle.exec(`rollback to "${name}"`),
    releaseSavepoint: async (_, name) => void handle.exec(`release "${name}"`),
    releaseConnection: async () => release?.(),
  });
}

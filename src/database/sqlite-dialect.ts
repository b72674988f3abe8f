/** Runs Kysely on our SQLite connection, with cached statements, `begin immediate` and one transaction at a time. */
import type { Kysely } from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { driverOf, kyselyFor } from "./kysely.ts";
import { createLock } from "./lock.ts";
import { asProblem } from "./unavailable.ts";

interface SqliteDialectOptions {
  /** Starts a write transaction and waits if the database is busy. Omitted for a read-only connection. */
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
  // A read runs synchronously from start to end, so only transactions need a queue.
  if (begin === undefined) return kyselyFor("sqlite", driverOf(execute));
  const { handle } = connection;
  const driver = driverOf(execute);
  const lock = createLock(waitTimeoutMilliseconds);
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
      // After some errors (disk full, I/O error), SQLite has already rolled back.
      if (handle.inTransaction) connection.control("rollback");
    },
    savepoint: async (_, name) => void handle.exec(`savepoint "${name}"`),
    rollbackToSavepoint: async (_, name) => void handle.exec(`rollback to "${name}"`),
    releaseSavepoint: async (_, name) => void handle.exec(`release "${name}"`),
    releaseConnection: async () => release?.(),
  });
}

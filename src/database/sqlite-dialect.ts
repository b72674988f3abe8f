/** Kysely on a SQLite connection of ours: cached statements, `begin immediate`, one transaction at a time. */
import type { Kysely } from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { driverOf, kyselyFor } from "./kysely.ts";
import { createLock } from "./lock.ts";
import { asProblem } from "./unavailable.ts";

interface SqliteDialectOptions {
  /** Begins a write transaction, waiting as long as it sees fit. Missing on a connection that only reads. */
  readonly begin?: (connection: SqliteConnection) => Promise<void>;
  /** How long a caller waits for the others on this connection, in milliseconds. */
  readonly patience?: number;
}

/** A Kysely on `connection`. Closing the connection is left to who opened it. */
export function sqliteKysely<Schema>(
  connection: SqliteConnection,
  { begin, patience }: SqliteDialectOptions = {},
): Kysely<Schema> {
  const execute = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return connection.execute(sql, parameters);
    } catch (error) {
      throw asProblem(error);
    }
  };
  // Reading statements run from start to end without a pause: only transactions have to queue.
  if (begin === undefined) return kyselyFor("sqlite", driverOf(execute));
  const { handle } = connection;
  const driver = driverOf(execute);
  const lock = createLock(patience);
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
      // SQLite has rolled back by itself after some faults (disk full, input or output).
      if (handle.inTransaction) connection.control("rollback");
    },
    savepoint: async (_, name) => void handle.exec(`savepoint "${name}"`),
    rollbackToSavepoint: async (_, name) => void handle.exec(`rollback to "${name}"`),
    releaseSavepoint: async (_, name) => void handle.exec(`release "${name}"`),
    releaseConnection: async () => release?.(),
  });
}

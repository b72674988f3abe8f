/** Kysely on a SQLite connection of ours: cached statements, `begin immediate`, transactional DDL. */
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { DatabaseConnection, Driver, QueryResult } from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { createLock } from "./lock.ts";
import { asProblem } from "./unavailable.ts";

export interface SqliteDialectOptions {
  /** Begins a write transaction, waiting as long as it sees fit. Missing on a connection that only reads. */
  readonly begin?: (connection: SqliteConnection) => Promise<void>;
  /** How long a caller waits for the others on this connection, in milliseconds. */
  readonly patience?: number;
}

/** A Kysely on `connection`. Closing the connection is left to who opened it. */
export function sqliteKysely<Schema>(
  connection: SqliteConnection,
  options: SqliteDialectOptions = {},
): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new TransactionalSqliteAdapter(),
      createDriver: () => driver(connection, options),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/** Kysely's own denies what SQLite can do, and would leave a failed migration half applied. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function driver(connection: SqliteConnection, options: SqliteDialectOptions): Driver {
  const { begin, patience } = options;
  const { handle } = connection;
  const shared = databaseConnection(connection);
  // Reading statements run from start to end without a pause: only transactions have to queue.
  const lock = begin === undefined ? undefined : createLock(patience);
  let release: (() => void) | undefined;
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      release = await lock?.enter();
      return shared;
    },
    beginTransaction: async () => {
      if (begin === undefined)
        throw new Error("This connection only reads: it has no transactions to begin.");
      await begin(connection);
    },
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
    destroy: () => Promise.resolve(),
  };
}

function databaseConnection(connection: SqliteConnection): DatabaseConnection {
  return {
    executeQuery: async <Row>(query: { sql: string; parameters: readonly unknown[] }) => {
      try {
        const { rows, changes } = connection.execute(query.sql, query.parameters);
        const result: QueryResult<Row> = { rows: rows as Row[] };
        return changes === undefined ? result : { ...result, numAffectedRows: BigInt(changes) };
      } catch (error) {
        throw asProblem(error);
      }
    },
    streamQuery: () => {
      // An open iterator keeps its connection on an old view of the data, for everyone who shares it.
      throw new Error("Rows are not streamed: page by id instead.");
    },
  };
}

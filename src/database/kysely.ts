/** Kysely for each engine. What runs the statements is passed in, so that all are counted and every fault is mapped. */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Dialect as KyselyDialect, Driver, QueryResult } from "kysely";

/** The database engines that the service runs on. */
export type Dialect = "sqlite" | "postgres";

/** Kysely's own denies what SQLite can do, and would leave a failed migration half applied. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const engines: Readonly<Record<Dialect, Omit<KyselyDialect, "createDriver">>> = {
  sqlite: {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

/** Without a driver it only builds and compiles. */
export function kyselyFor<Schema>(dialect: Dialect, driver: Driver = new DummyDriver()): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: { ...engines[dialect], createDriver: () => driver } });
}

/** Runs one statement that Kysely compiled. `changes`: the number of rows it has changed, if it is one that changes any. */
type Execute = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<{ readonly rows: unknown[]; readonly changes: number | undefined }>;

/** A driver on one connection. Unless `more` has transactions, it refuses to begin any. */
export function driverOf(execute: Execute, more: Partial<Driver> = {}): Driver {
  const connection = {
    executeQuery: async <Row>(query: { sql: string; parameters: readonly unknown[] }) => {
      const { rows, changes } = await execute(query.sql, query.parameters);
      const result: QueryResult<Row> = { rows: rows as Row[] };
      return changes === undefined ? result : { ...result, numAffectedRows: BigInt(changes) };
    },
    streamQuery: () => {
      // An open iterator keeps its connection on an old view of the data, for everyone who shares it.
      throw new Error("Rows are not streamed: page by id instead.");
    },
  };
  const refuse = (): Promise<void> =>
    Promise.reject(new Error("Transactions are begun by the store, not by Kysely."));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    ...more,
  };
}

/**
 * Creates Kysely instances for each engine. Statements run through a function that is passed in, so that all of them
 * are counted and their errors are mapped.
 */
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

/** The supported database engines. */
export type Dialect = "sqlite" | "postgres";

/** Kysely's adapter reports no transactional DDL for SQLite, which would leave a failed migration half applied. */
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

/** Without a driver, the instance only builds and compiles queries. */
export function kyselyFor<Schema>(dialect: Dialect, driver: Driver = new DummyDriver()): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: { ...engines[dialect], createDriver: () => driver } });
}

/**
 * Runs a statement compiled by Kysely. `changes` is the number of changed rows, or undefined for a statement that
 * changes none.
 */
type Execute = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<{ readonly rows: unknown[]; readonly changes: number | undefined }>;

/** A driver for one connection. It rejects transactions unless `more` implements them. */
export function driverOf(execute: Execute, more: Partial<Driver> = {}): Driver {
  const connection = {
    executeQuery: async <Row>(query: { sql: string; parameters: readonly unknown[] }) => {
      const { rows, changes } = await execute(query.sql, query.parameters);
      const result: QueryResult<Row> = { rows: rows as Row[] };
      return changes === undefined ? result : { ...result, numAffectedRows: BigInt(changes) };
    },
    streamQuery: () => {
      // An open iterator would keep its connection on an old snapshot for all users of the connection.
      throw new Error("Streaming rows is not supported. Read pages by ID instead.");
    },
  };
  const rejectTransaction = (): Promise<void> =>
    Promise.reject(new Error("Start transactions with the store, not with Kysely."));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: rejectTransaction,
    commitTransaction: rejectTransaction,
    rollbackTransaction: rejectTransaction,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    ...more,
  };
}

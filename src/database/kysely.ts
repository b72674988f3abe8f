/**
 * Creates Kysely instances for each engine. Kysely builds the statements, and a function from the store runs them, so
 * the store can count statements and convert errors.
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
  type Dialect as KyselyDialect,
  type Driver,
  type QueryResult,
} from "kysely";

export type Dialect = "sqlite" | "postgres";

/**
 * Enables transactional DDL, which Kysely disables for SQLite although SQLite supports it. Without transactional DDL, a
 * failed migration would remain half applied.
 */
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

/** Creates a Kysely instance. Without a driver, the instance only builds and compiles queries. */
export function kyselyFor<Schema>(dialect: Dialect, driver: Driver = new DummyDriver()): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: { ...engines[dialect], createDriver: () => driver } });
}

/**
 * Runs a statement that Kysely has compiled. `changes` is the number of changed rows, or undefined for a statement that
 * changes no rows.
 */
type Execute = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<{ readonly rows: unknown[]; readonly changes: number | undefined }>;

/** Creates a driver for one connection. The driver rejects transactions unless `more` implements them. */
export function driverOf(execute: Execute, more: Partial<Driver> = {}): Driver {
  const connection = {
    executeQuery: async <Row>(query: { sql: string; parameters: readonly unknown[] }) => {
      const { rows, changes } = await execute(query.sql, query.parameters);
      const result: QueryResult<Row> = { rows: rows as Row[] };
      return changes === undefined ? result : { ...result, numAffectedRows: BigInt(changes) };
    },
    streamQuery: () => {
      // While a result iterator is open, all other queries on its connection would read an old snapshot.
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

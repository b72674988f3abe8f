/** Kysely on our PostgreSQL connections, so that every statement is counted and every fault mapped. */
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type { DatabaseConnection, Driver, QueryResult } from "kysely";
import type { PostgresConnection } from "./postgres-connection.ts";

/**
 * A Kysely on `connection`: a pool, or the one client of a transaction that the caller has begun and will end.
 * Kysely itself begins none here.
 */
export function postgresKysely<Schema>(connection: PostgresConnection): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver(connection),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

const counted: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

function driver(connection: PostgresConnection): Driver {
  const shared: DatabaseConnection = {
    executeQuery: async <Row>(query: { sql: string; parameters: readonly unknown[] }) => {
      const { command, rowCount, rows } = await connection.execute(query.sql, query.parameters);
      const result: QueryResult<Row> = { rows: rows as Row[] };
      return counted.has(command) ? { ...result, numAffectedRows: BigInt(rowCount ?? 0) } : result;
    },
    streamQuery: () => {
      throw new Error("Rows are not streamed: page by id instead.");
    },
  };
  const refuse = (): Promise<void> =>
    Promise.reject(new Error("Transactions are begun by the store, not by Kysely."));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(shared),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}

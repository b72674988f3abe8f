/** Runs the recorded statements of a request on the database of the service. */
import Database, { type Statement } from "better-sqlite3";
import type { Pool, PoolClient, QueryArrayConfig } from "pg";
import { searchDocument } from "../../src/database/search-document.ts";
import type { RecordedStatement } from "./record.ts";

/** Prepares statements. The returned function runs them, and returns a promise unless they have already run. */
export type Prepare = (statements: readonly RecordedStatement[]) => () => Promise<void> | undefined;

/** @param file of a SQLite database, or ":memory:" */
export function openSqlite(file: string): Prepare {
  const handle = new Database(file);
  // The same settings as in the service.
  handle.pragma("synchronous = FULL");
  handle.pragma("foreign_keys = ON");
  handle.pragma("temp_store = MEMORY");
  handle.pragma("cache_size = -32000");
  const call = searchDocument as (text: unknown) => string;
  handle.function("search_document", { deterministic: true, directOnly: true }, call);
  const prepared = new Map<string, Statement>();
  const prepare = (sql: string): Statement => {
    let statement = prepared.get(sql);
    if (statement === undefined) prepared.set(sql, (statement = handle.prepare(sql)));
    return statement;
  };
  return (statements) => {
    const steps = statements.map(({ sql, values }): (() => unknown) => {
      const statement = prepare(sql);
      if (!statement.reader) return () => statement.run(values);
      statement.raw();
      return () => statement.all(values);
    });
    return () => {
      for (const step of steps) step();
      return undefined;
    };
  };
}

/** The default of DATABASE_CONNECTIONS for one process. */
const connections = 20;
/** A transaction fails with this code if it conflicts with another one. The service repeats it, too. */
const serializationFailure = "40001";

/** The statements between `begin` and `commit` or `rollback` run on one connection. */
export async function openPostgres(url: string): Promise<Prepare> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString: url, max: connections });
  return (statements) => {
    const queries = statements.map(({ sql, values, name }): Query => ({
      text: sql,
      values: [...values],
      rowMode: "array",
      ...(name !== undefined && { name }),
    }));
    return () => repeatConflicts(pool, queries);
  };
}

type Query = QueryArrayConfig<unknown[]>;

async function repeatConflicts(pool: Pool, queries: readonly Query[]): Promise<void> {
  for (;;) {
    try {
      return await runAll(pool, queries);
    } catch (error) {
      if ((error as { code?: unknown }).code !== serializationFailure) throw error;
    }
  }
}

async function runAll(pool: Pool, queries: readonly Query[]): Promise<void> {
  let client: PoolClient | undefined;
  try {
    for (const query of queries) {
      if (query.text.startsWith("begin")) client = await pool.connect();
      await (client ?? pool).query(query);
      if (query.text !== "commit" && query.text !== "rollback") continue;
      client?.release();
      client = undefined;
    }
  } catch (error) {
    await client?.query("rollback");
    client?.release();
    throw error;
  }
}

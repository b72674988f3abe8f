/** Runs statements on PostgreSQL connections, and converts their values. `postgres-pool.ts` opens the connections. */
import type { Driver, Kysely } from "kysely";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import { driverOf, kyselyFor } from "../kysely.ts";
import { bindSlots, type Prepared, type SlotValues } from "../prepared.ts";
import { retryUntilConnected } from "./postgres-pool.ts";
import type { StatementLog } from "../statement-log.ts";
import type { StoreOptions } from "../store.ts";
import { asProblem } from "../unavailable.ts";

export type Result = QueryResult<Record<string, unknown>>;

/** Runs statements on one client, or on a pool, where each statement waits for a free connection. */
export function postgresConnection(target: Pool | PoolClient, log: StatementLog, options: StoreOptions = {}) {
  let hasEnded = false;

  async function send(config: QueryConfig): Promise<Result> {
    try {
      return await retryUntilConnected(options, () => target.query<Record<string, unknown>>(config));
    } catch (error) {
      throw asProblem(error);
    }
  }

  async function query(config: QueryConfig): Promise<Result> {
    if (hasEnded) throw new Error("The transaction has ended.");
    log.record(config.text);
    return send(config);
  }

  return {
    execute: (sql: string, parameters: readonly unknown[]): Promise<Result> =>
      query({ text: sql, values: parameters.map(toPostgres) }),
    run: async <Row, Values extends SlotValues>(
      prepared: Prepared<Row, Values>,
      slots: Values,
    ): Promise<Row[]> => {
      const compiled = prepared.compiledFor("postgres");
      // The server parses and plans a named statement only once per connection.
      const { name, sql: text } = compiled;
      const { rows } = await query({ name, text, values: bindSlots(compiled, slots, toPostgres) });
      return rows as Row[];
    },
    /** Runs `begin` and similar statements, which the statement log does not count. Returns the last result. */
    control: async (sql: string): Promise<Result | undefined> => {
      // The types of `pg` omit that several statements have several results.
      const results: Result | Result[] = await send({ text: sql });
      return [results].flat().at(-1);
    },
    /** Ends a transaction. Later statements are rejected, because another request may already use the client. */
    end: (sql: "commit" | "rollback"): Promise<Result> => {
      hasEnded = true;
      return send({ text: sql });
    },
  };
}

export type PostgresConnection = ReturnType<typeof postgresConnection>;

const counted: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/**
 * Creates a Kysely instance on a pool or on the client of a transaction. The instance can start transactions only if
 * `transactions` is passed.
 */
export function postgresKysely<Schema>(
  connection: PostgresConnection,
  transactions: Partial<Driver> = {},
): Kysely<Schema> {
  const execute = async (sql: string, parameters: readonly unknown[]) => {
    const { command, rowCount, rows } = await connection.execute(sql, parameters);
    return { rows, changes: counted.has(command) ? (rowCount ?? 0) : undefined };
  };
  return kyselyFor("postgres", driverOf(execute, transactions));
}

/**
 * Returns the value to bind. Throws if the value is undefined or a `Date`, which indicates a bug: `pg` would bind
 * undefined as null and write a `Date` in local time.
 */
function toPostgres(value: unknown): unknown {
  if (value === undefined || value instanceof Date) {
    const type = value === undefined ? "undefined" : "Date";
    throw new TypeError(`A value of type ${type} cannot be bound to a statement.`);
  }
  return value;
}

/** PostgreSQL connections: the pools and their settings, how values come back, and running one statement. */
import pg from "pg";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import { createPatience } from "./patience.ts";
import { bindSlots } from "./prepared.ts";
import type { Prepared, SlotValues } from "./prepared.ts";
import type { StatementLog } from "./statement-log.ts";
import type { StoreOptions } from "./store.ts";
import { asProblem, isTooManyConnections, unavailable } from "./unavailable.ts";

/** Where a statement runs: any connection of a pool, or the one of a transaction. */
export interface PostgresConnection {
  execute(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Record<string, unknown>>>;
  run<Row, Values extends SlotValues>(query: Prepared<Row, Values>, values: Values): Promise<Row[]>;
  /** Runs `begin`, `commit` and the like, which are not counted. */
  control(sql: string): Promise<void>;
}

/** int8 and numeric are text to `pg`, as they may exceed a number; ids and counts do not. */
const parseAsNumber: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number): ((text: string) => unknown) =>
    parseAsNumber.has(oid) ? Number : (pg.types.getTypeParser(oid) as (text: string) => unknown),
};

export interface PoolOptions extends Pick<StoreOptions, "patience" | "onFault"> {
  /** Connections at most. */
  readonly max: number;
}

/**
 * Opens a pool. Its connections wait for a lock no longer than the caller's patience, and give up a transaction that
 * the process has forgotten.
 */
export function openPool(url: string, access: "read" | "write", options: PoolOptions): Pool {
  const { max, patience = 5000, onFault } = options;
  const settings = [
    "TimeZone=UTC",
    `default_transaction_read_only=${access === "read" ? "on" : "off"}`,
    `lock_timeout=${patience}`,
    "idle_in_transaction_session_timeout=60000",
  ];
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    // A connection keeps every prepared statement it has met: after an hour it makes room for a new one.
    maxLifetimeSeconds: 3600,
    application_name: "partledger",
    options: settings.map((setting) => `-c ${setting}`).join(" "),
    types,
  });
  // Without a listener, a server that is restarted would end this process.
  pool.on("error", (error) => onFault?.(error));
  return pool;
}

/**
 * Runs `work`, which needs a new connection, again while the server has no free one: other clients may give one back.
 * @throws {Problem} `unavailable` when the patience is used up
 */
export async function whenSlotIsFree<T>(options: StoreOptions, work: () => Promise<T>): Promise<T> {
  const patience = createPatience(options);
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isTooManyConnections(error)) throw error;
      if (!(await patience.wait())) throw unavailable(error);
    }
  }
}

/** Wraps a pool, whose statements wait for a free connection of the server, or one of its clients. */
export function postgresConnection(
  target: Pool | PoolClient,
  log: StatementLog,
  options: StoreOptions = {},
): PostgresConnection {
  async function query(config: QueryConfig): Promise<QueryResult<Record<string, unknown>>> {
    try {
      return await whenSlotIsFree(options, () => target.query<Record<string, unknown>>(config));
    } catch (error) {
      throw asProblem(error);
    }
  }
  return {
    execute: (sql, parameters) => {
      log.record(sql);
      return query({ text: sql, values: parameters.map(toPostgres) });
    },
    run: async <Row, Values extends SlotValues>(prepared: Prepared<Row, Values>, values: Values) => {
      const compiled = prepared.compiledFor("postgres");
      log.record(compiled.sql);
      const bound = bindSlots(compiled, values, toPostgres);
      // Named: the server parses and plans it once for each connection.
      const { rows } = await query({ name: compiled.name, text: compiled.sql, values: bound });
      return rows as Row[];
    },
    control: async (sql) => {
      await query({ text: sql });
    },
  };
}

/** `pg` takes a forgotten value for null and writes a Date in local time: neither may pass unseen. */
function toPostgres(value: unknown): unknown {
  if (value === undefined || value instanceof Date) {
    const type = value === undefined ? "undefined" : "Date";
    throw new TypeError(`A value of type ${type} cannot be bound to a statement.`);
  }
  return value;
}

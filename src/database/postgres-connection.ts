/** PostgreSQL connections: the pools, their settings and limits, how values come back, and running one statement. */
import type { Driver, Kysely } from "kysely";
import pg from "pg";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import { driverOf, kyselyFor } from "./kysely.ts";
import { createPatience } from "./patience.ts";
import { bindSlots } from "./prepared.ts";
import type { Prepared, SlotValues } from "./prepared.ts";
import type { StatementLog } from "./statement-log.ts";
import type { StoreOptions } from "./store.ts";
import { asProblem, isTooManyConnections, unavailable } from "./unavailable.ts";

/** int8 and numeric are text to `pg`, as they may exceed a number; ids and counts do not. */
const parseAsNumber: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number): ((text: string) => unknown) =>
    parseAsNumber.has(oid) ? Number : (pg.types.getTypeParser(oid) as (text: string) => unknown),
};

interface PoolOptions extends Pick<StoreOptions, "patience" | "onFault"> {
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
      if (!(await patience())) throw unavailable(error);
    }
  }
}

/**
 * Where a statement runs: any connection of a pool, for which it waits until the server has a free one, or one client.
 *
 * @param scope of a transaction. Statements after its end are refused: by then, the client serves
 * another request
 */
export function postgresConnection(
  target: Pool | PoolClient,
  log: StatementLog,
  options: StoreOptions = {},
  scope: { readonly over: boolean } = { over: false },
) {
  async function query(config: QueryConfig): Promise<QueryResult<Record<string, unknown>>> {
    if (scope.over) throw new Error("The transaction is over.");
    try {
      return await whenSlotIsFree(options, () => target.query<Record<string, unknown>>(config));
    } catch (error) {
      throw asProblem(error);
    }
  }
  return {
    execute: (sql: string, parameters: readonly unknown[]) => {
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
    /** Runs `begin`, `commit` and the like, which are not counted. */
    control: async (sql: string) => {
      await query({ text: sql });
    },
  };
}

export type PostgresConnection = ReturnType<typeof postgresConnection>;

const counted: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/** A Kysely on a pool, or on the one client of a transaction. Unless `transactions` are given, it begins none. */
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

/** `pg` takes a forgotten value for null and writes a Date in local time: neither may pass unseen. */
function toPostgres(value: unknown): unknown {
  if (value === undefined || value instanceof Date) {
    const type = value === undefined ? "undefined" : "Date";
    throw new TypeError(`A value of type ${type} cannot be bound to a statement.`);
  }
  return value;
}

interface Limits {
  readonly server: number;
  /** -1: no limit. Neither this nor that of the database applies to superusers. */
  readonly role: number;
  readonly database: number;
  readonly is_superuser: boolean;
}

/** `reserved_connections` exists from PostgreSQL 16 on. */
const selectLimits = `
  select
    current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0) as server,
    role.rolconnlimit as role,
    database.datconnlimit as database,
    role.rolsuper as is_superuser
  from pg_roles role, pg_database database
  where role.rolname = current_user and database.datname = current_database()`;

/** How many connections a PostgreSQL server allows to the role and database of a URL. */
export async function connectionLimit(url: string, options: StoreOptions = {}): Promise<number> {
  const pool = openPool(url, "read", { ...options, max: 1 });
  try {
    const { rows } = await whenSlotIsFree(options, () => pool.query<Limits>(selectLimits));
    const [limits] = rows;
    if (limits === undefined) throw new Error("PostgreSQL does not tell its connection limits.");
    const { server, role, database, is_superuser: isSuperuser } = limits;
    const own = isSuperuser ? [] : [role, database].filter((limit) => limit >= 0);
    return Math.min(server, ...own);
  } finally {
    await pool.end();
  }
}

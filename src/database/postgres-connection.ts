/** Manages PostgreSQL connections: pools, their settings and limits, value conversion, and running statements. */
import type { Driver, Kysely } from "kysely";
import pg from "pg";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import { driverOf, kyselyFor } from "./kysely.ts";
import { createBusyWait } from "./busy-wait.ts";
import { bindSlots } from "./prepared.ts";
import type { Prepared, SlotValues } from "./prepared.ts";
import { Statement } from "./postgres-statement.ts";
import type { ParsedRow } from "./postgres-statement.ts";
import type { StatementLog } from "./statement-log.ts";
import type { StoreOptions } from "./store.ts";
import { codeOf } from "./open-failure.ts";
import { asProblem, isTooManyConnections, unavailable } from "./unavailable.ts";

/**
 * The types that are parsed as numbers. By default, `pg` returns them as strings, because their values can exceed the
 * safe integer range. The IDs and counts of Partledger never do.
 */
const parseAsNumber: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number): ((text: string) => unknown) =>
    parseAsNumber.has(oid) ? Number : (pg.types.getTypeParser(oid) as (text: string) => unknown),
};

/**
 * The key of the advisory lock that each connection shares, and that a restore takes exclusively: a restore fails while
 * another process uses the database, and no process connects during a restore. The number is arbitrary, but must be the
 * same in all versions.
 */
export const useLock = 7_046_021_916;

interface PoolOptions extends Pick<StoreOptions, "waitTimeoutMilliseconds" | "onBackgroundError"> {
  readonly max: number;
  /** The number of idle connections that are kept open. Default: 0. */
  readonly min?: number;
  /** Whether the connections share {@link useLock}. Default: true. */
  readonly locked?: boolean;
}

/**
 * Opens a pool. The server limits how long the pool's connections wait for a lock and how long a transaction may be
 * idle.
 */
export function openPool(url: string, access: "read" | "write", options: PoolOptions): Pool {
  const { max, min = 0, locked = true, waitTimeoutMilliseconds = 5000, onBackgroundError } = options;
  const settings = [
    "TimeZone=UTC",
    `default_transaction_read_only=${access === "read" ? "on" : "off"}`,
    `lock_timeout=${waitTimeoutMilliseconds}`,
    "idle_in_transaction_session_timeout=60000",
  ];
  const pool = new pg.Pool({
    connectionString: url,
    max,
    min,
    connectionTimeoutMillis: waitTimeoutMilliseconds,
    keepAlive: true,
    // Statements are sent before the results of earlier ones arrive.
    pipeline: true,
    // Each connection keeps all of its prepared statements in memory. Replacing connections every hour frees that
    // memory.
    maxLifetimeSeconds: 3600,
    application_name: "partledger",
    options: settings.map((setting) => `-c ${setting}`).join(" "),
    types,
    ...(locked && {
      // The pool waits for the promise, although its types do not say it.
      // eslint-disable-next-line @typescript-eslint/no-misused-promises
      onConnect: (client) => client.query(`select pg_advisory_lock_shared(${useLock})`),
    }),
  });
  // Without a listener, the error of a lost idle connection (for example, after a server restart) would end this
  // process.
  pool.on("error", (error) => {
    // The original error contains the client with all of its settings, which would be logged.
    onBackgroundError?.(Object.assign(new Error(error.message), { code: codeOf(error) }));
  });
  return pool;
}

/**
 * Runs `work`, which opens a connection. While the server has reached its connection limit, retries `work`, because
 * other clients may close connections.
 * @throws {Problem} `unavailable` if the server does not accept a connection in time
 */
export async function retryUntilConnected<T>(options: StoreOptions, work: () => Promise<T>): Promise<T> {
  const waitForRetry = createBusyWait(options);
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isTooManyConnections(error)) throw error;
      if (!(await waitForRetry())) throw unavailable(error);
    }
  }
}

/** The state of a transaction. */
export interface TransactionScope {
  /** Statements after the end of the transaction are rejected, because another request may already use the client. */
  over: boolean;
  /** Set until the transaction has begun. */
  begun?: Promise<unknown> | undefined;
  /** Whether the transaction only reads, so all statements can be sent together with `begin`. */
  readonly isReadOnly: boolean;
  /** Whether a statement waits until the transaction has begun. Later statements must not overtake it. */
  isWaiting?: boolean;
  /** The results of `send`. */
  readonly sent: Promise<unknown>[];
  /** The error of the last statement that failed, which makes all later statements fail. */
  failure?: { readonly error: unknown };
}

/**
 * Returns a function to call before a statement is sent. Statements that are sent before the event loop continues are
 * then written together, because each write is a system call, which takes longer than everything else.
 */
function writeTogether(target: Pool | PoolClient): () => void {
  // A pool sends each statement on another connection.
  if (!(target instanceof pg.Client)) return () => undefined;
  const { stream } = target.connection;
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    stream.cork();
    process.nextTick(() => {
      isWaiting = false;
      stream.uncork();
    });
  };
}

const isSelect = /^\s*select\b/;

type Result = QueryResult<Record<string, unknown>>;
/** A statement whose whole result is needed. `pg` copies an object, but not a text. */
type Simple = QueryConfig | string;

interface Runner {
  (config: Simple): Promise<Result>;
  (statement: Statement): Promise<ParsedRow[]>;
}

/** The error of a statement after a failed statement of the same transaction. */
const inFailedTransaction = "25P02";

/**
 * Runs statements on one client, or on a pool, where each statement waits for a free connection. The statements of a
 * client run in the order in which they are sent.
 */
export function postgresConnection(
  target: Pool | PoolClient,
  log: StatementLog,
  options: StoreOptions = {},
  scope: TransactionScope = { over: false, isReadOnly: false, sent: [] },
) {
  const beforeWrite = writeTogether(target);

  // With a callback, a pool creates no promise for the connection. Promises take much of the time of short statements.
  const attempt = <T>(config: Simple | Statement): Promise<T> =>
    new Promise((resolve, reject) => {
      const callback = (error: Error | null | undefined, result: unknown): void =>
        error ? reject(error) : resolve(result as T);
      // The types of `pg` omit that it passes a callback to its class `Query`.
      target.query(config as string, callback);
    });

  const query: Runner = <T>(config: Simple | Statement): Promise<T> => {
    if (scope.over) return Promise.reject(new Error("The transaction has ended."));
    beforeWrite();
    return attempt<T>(config).catch(async (failed: Error) => {
      // The stack is that of the socket. The new one contains the caller.
      Error.captureStackTrace(failed);
      try {
        if (!isTooManyConnections(failed)) throw failed;
        return await retryUntilConnected(options, () => attempt<T>(config));
      } catch (failure) {
        if (codeOf(failure) === inFailedTransaction && scope.failure !== undefined) throw scope.failure.error;
        const error = asProblem(failure);
        scope.failure = { error };
        throw error;
      }
    });
  };

  /**
   * Runs a statement of a transaction. Its first statements are sent together with `begin` if they read. A statement
   * that writes must not run if `begin` fails.
   */
  function queryWithin<T>(text: string, send: () => Promise<T>): Promise<T> {
    const { begun } = scope;
    return begun === undefined ? send() : queryAfterBegin(text, send, begun);
  }

  async function queryAfterBegin<T>(
    text: string,
    send: () => Promise<T>,
    begun: Promise<unknown>,
  ): Promise<T> {
    scope.isWaiting ||= !scope.isReadOnly && !isSelect.test(text);
    if (scope.isWaiting) {
      await begun;
      return send();
    }
    const result = send();
    result.catch(() => undefined);
    await begun;
    return result;
  }

  /** @throws {TypeError} if a value cannot be bound */
  function runWithin<Values extends SlotValues>(
    prepared: Prepared<unknown, Values>,
    slots: Values,
    hasRows: boolean,
  ): Promise<ParsedRow[]> {
    const compiled = prepared.compiledFor("postgres");
    log.record(compiled.sql);
    // The server parses and plans a named statement only once per connection.
    const { name, sql: text } = compiled;
    const values = bindSlots(compiled, slots, toPostgres);
    return queryWithin(text, () => query(new Statement({ name, text, values, types, hasRows })));
  }

  return {
    execute: (sql: string, parameters: readonly unknown[]) => {
      log.record(sql);
      const values = parameters.map(toPostgres);
      return queryWithin(sql, () => query({ text: sql, values }));
    },
    run: <Row, Values extends SlotValues>(prepared: Prepared<Row, Values>, values: Values) =>
      runWithin(prepared, values, true) as Promise<Row[]>,
    /** Runs a statement of a transaction without waiting for its result. */
    send: <Values extends SlotValues>(prepared: Prepared<unknown, Values>, values: Values): void => {
      // An error of this process must be thrown here: the server would commit the other statements.
      if (scope.over) throw new Error("The transaction has ended.");
      const result = runWithin(prepared, values, false);
      // A failure is reported by a later statement or by the commit.
      result.catch(() => undefined);
      scope.sent.push(result);
    },
    settle: async (): Promise<void> => {
      const outcomes = await Promise.allSettled(scope.sent.splice(0));
      const failed = outcomes.find((outcome) => outcome.status === "rejected");
      if (failed !== undefined) throw failed.reason;
    },
    /** Runs `begin`, `commit` and similar statements, which the statement log does not count. */
    control: async (sql: string): Promise<void> => {
      await query(sql);
    },
    /** Returns whether the server committed. After a failed statement, it rolls back without an error. */
    commit: async (): Promise<boolean> => (await query("commit")).command === "COMMIT",
    /** Begins a transaction. Returns the first row of the last statement, if any. */
    begin: async (sql: string): Promise<Record<string, unknown> | undefined> => {
      // The types of `pg` omit that several statements have several results.
      const results: unknown = await query(sql);
      const last = (Array.isArray(results) ? results.at(-1) : results) as QueryResult<
        Record<string, unknown>
      >;
      return last.rows[0];
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

interface Limits {
  readonly server: number;
  /**
   * The connection limit of the role; -1 means no limit. The limits of the role and the database do not apply to
   * superusers.
   */
  readonly role: number;
  readonly database: number;
  readonly is_superuser: boolean;
}

/** Selects the connection limits. The setting `reserved_connections` exists only since PostgreSQL 16. */
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

/** Returns the number of connections that a PostgreSQL server allows for the role and database of a URL. */
export async function connectionLimit(url: string, options: StoreOptions = {}): Promise<number> {
  const pool = openPool(url, "read", { ...options, max: 1 });
  try {
    const { rows } = await retryUntilConnected(options, () => pool.query<Limits>(selectLimits));
    const [limits] = rows;
    if (limits === undefined) throw new Error("PostgreSQL did not return its connection limits.");
    const { server, role, database, is_superuser: isSuperuser } = limits;
    const own = isSuperuser ? [] : [role, database].filter((limit) => limit >= 0);
    return Math.min(server, ...own);
  } finally {
    await pool.end();
  }
}

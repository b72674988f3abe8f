/** Runs statements on PostgreSQL connections, and converts their values. `postgres-pool.ts` opens the connections. */
import type { Driver, Kysely } from "kysely";
import pg from "pg";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import { driverOf, kyselyFor } from "./kysely.ts";
import { bindSlots } from "./prepared.ts";
import type { Prepared, SlotValues } from "./prepared.ts";
import { retryUntilConnected, types } from "./postgres-pool.ts";
import { Statement } from "./postgres-statement.ts";
import type { ParsedRow } from "./postgres-statement.ts";
import type { StatementLog } from "./statement-log.ts";
import type { StoreOptions } from "./store.ts";
import { codeOf } from "./open-failure.ts";
import { asProblem, isTooManyConnections } from "./unavailable.ts";

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

/**
 * The interface of a database, independent of the engine: reading committed data, and transactions. `sqlite-store.ts`
 * and `postgres-store.ts` implement it; `connect.ts` selects one.
 */
import type { Kysely } from "kysely";
import type { Dialect } from "./kysely.ts";
import type { NoSlots, Prepared, SlotValues } from "./prepared.ts";
import type { Tables } from "./tables.ts";

export type { Dialect };

/** Runs read-only queries on committed data. */
export interface Reader {
  readonly dialect: Dialect;
  readonly db: Kysely<Tables>;
  /**
   * Runs a prepared query. On SQLite the rows are returned without a promise; `await` works with both.
   * @throws {Problem} `unavailable` if the database is busy or unreachable
   */
  run<Row, Values extends SlotValues = NoSlots>(
    query: Prepared<Row, Values>,
    values: Values,
  ): Row[] | Promise<Row[]>;
}

/**
 * An open transaction. Its `db` is Kysely's transaction object. On PostgreSQL a violated constraint ends the
 * transaction, so check before writing; constraints are only a safety net.
 */
export interface Transaction extends Reader {
  /** Runs `work` after the commit, in order of registration. Not called if the transaction fails. */
  afterCommit(work: () => void | Promise<void>): void;
  /** Runs `work` after a failed attempt, even if it is retried. Not called if the transaction is committed. */
  afterRollback(work: () => void | Promise<void>): void;
}

/** Compare it for equality only, within one process. */
export type DataVersion = string;

export interface Store {
  readonly dialect: Dialect;
  readonly read: Reader;
  /** The number of statements run so far, without `begin` and `commit`. For tests. */
  readonly statements: number;
  /**
   * Runs `work` as one change: either all of it is committed or nothing. If it conflicts with another transaction,
   * `work` runs again, so use `afterCommit` for all external effects.
   *
   * Transactions do not nest: an inner transaction waits for the outer one until it fails with `unavailable`.
   * @throws {Problem} `unavailable` (503 with `Retry-After`) if the database stays busy
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` on a snapshot of the committed data, for statements that must be consistent with each other. */
  readTransaction<T>(work: (read: Reader) => Promise<T>): Promise<T>;
  /**
   * The version of the committed data. If two versions are equal, no process has committed anything in between.
   * Different versions can have the same data. Read it before the data that you cache with it: a commit in between then
   * makes the data look older than they are, never newer.
   * @throws {Problem} `unavailable` if the database is busy or unreachable
   */
  dataVersion(): DataVersion | Promise<DataVersion>;
  /**
   * Checks that changes can be committed. On SQLite this writes one page, or 1 MiB after a failure, at most every ten
   * seconds.
   * @throws {Problem} `unavailable` if they cannot
   */
  checkWritable(): Promise<void>;
  /** Closes all connections. Call it when no statement is running. */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Path of `better_sqlite3.node` if it is not in `node_modules` (bundle, single binary). */
  readonly nativeBinding?: string;
  /**
   * SQLite: with `full` (default), every commit survives a power failure. With `normal`, the last commits can be lost,
   * but writes are several times faster.
   */
  readonly durability?: "full" | "normal";
  /** SQLite: cache memory of all connections together. The default is derived from the default `CACHE_SIZE`. */
  readonly cacheBytes?: number;
  /** How long a transaction waits in total for a busy database, in milliseconds. The default is 5,000. */
  readonly waitTimeoutMilliseconds?: number;
  /**
   * PostgreSQL: the maximum number of connections, half for reads and half for writes. At least 2; the default is 20.
   */
  readonly connections?: number;
  /** Called with the text of each statement before it runs. For tests. */
  readonly onStatement?: (sql: string) => void;
  /** Receives errors that no caller waits for: a failed `afterCommit` hook or a lost idle connection. */
  readonly onBackgroundError?: (error: unknown) => void;
  /** SQLite: called if the file cannot be written, at most once per minute. The message names the file and the fix. */
  readonly onStorageFailure?: (failure: Error) => void;
  /** Milliseconds since an arbitrary moment, for intervals. Replaced in tests. */
  readonly monotonic?: () => number;
  /** Waits between attempts. Replaced in tests. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Uniform in [0, 1), to spread the attempts of competing processes. Replaced in tests. */
  readonly random?: () => number;
}

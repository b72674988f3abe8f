/**
 * Defines the interface of a database, independent of the engine: reading committed data, and transactions.
 * `sqlite-store.ts` and `postgres-store.ts` implement the interface; `connect.ts` selects one of them.
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
   * Runs a prepared query. On SQLite, the rows are returned without a promise; `await` works with both engines.
   * @throws {Problem} `unavailable` if the database is busy or unreachable
   */
  run<Row, Values extends SlotValues = NoSlots>(
    query: Prepared<Row, Values>,
    values: Values,
  ): Row[] | Promise<Row[]>;
}

/**
 * An open transaction. Its `db` is Kysely's transaction object. On PostgreSQL, a violated constraint ends the
 * transaction, so check before writing; constraints are only a safety net.
 */
export interface Transaction extends Reader {
  /** Runs `work` after the commit, in the order of registration. Does not run `work` if the transaction fails. */
  afterCommit(work: () => void | Promise<void>): void;
  /** Runs `work` after a failed attempt, even if the transaction is retried. Does not run `work` after a commit. */
  afterRollback(work: () => void | Promise<void>): void;
}

/** A version of the committed data. Compare versions for equality only, and only within one process. */
export type DataVersion = string;

export interface Store {
  readonly dialect: Dialect;
  readonly read: Reader;
  /** The number of statements run so far, without `begin` and `commit`. For tests. */
  readonly statements: number;
  /**
   * Runs `work` as one change: either all of the change is committed or nothing. After a conflict with another
   * transaction, `work` runs again, so use `afterCommit` for all external effects.
   * Transactions do not nest: an inner transaction waits for the outer one until the inner one fails with
   * `unavailable`.
   * @throws {Problem} `unavailable` (503 with `Retry-After`) if the database stays busy
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` on a snapshot of the committed data. Use it for statements that must be consistent with each other. */
  readTransaction<T>(work: (read: Reader) => Promise<T>): Promise<T>;
  /**
   * Returns the version of the committed data. If two versions are equal, no process has committed anything in between.
   * Different versions can have the same data. Read the version before the data that you cache with it: after a commit
   * in between, the cached data then seem older than they are, never newer.
   * @throws {Problem} `unavailable` if the database is busy or unreachable
   */
  dataVersion(): DataVersion | Promise<DataVersion>;
  /**
   * Checks that changes can be committed. On SQLite, the check writes one page, or 1 MiB after a failure, at most every
   * ten seconds.
   * @throws {Problem} `unavailable` if changes cannot be committed
   */
  checkWritable(): Promise<void>;
  /** Closes all connections. Call it only when no statement is running. */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Path of `better_sqlite3.node` if it is not in `node_modules` (bundle, single binary). */
  readonly nativeBinding?: string;
  /**
   * SQLite: with `full` (default), every commit survives a power failure. With `normal`, a power failure can undo the
   * last commits, but writes are several times faster.
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
  /** Receives the text of each statement before it runs. For tests. */
  readonly onStatement?: (sql: string) => void;
  /** Receives errors that no caller waits for: a failed `afterCommit` hook or a lost idle connection. */
  readonly onBackgroundError?: (error: unknown) => void;
  /**
   * SQLite: called if the file cannot be written, at most once per minute. The failure's message names the file and the
   * fix.
   */
  readonly onStorageFailure?: (failure: Error) => void;
  /** Returns milliseconds since an arbitrary moment, to measure intervals. Replaced in tests. */
  readonly monotonic?: () => number;
  /** Waits between two attempts. Replaced in tests. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /**
   * Returns a number in [0, 1), uniformly distributed, to spread the attempts of competing processes. Replaced in
   * tests.
   */
  readonly random?: () => number;
}

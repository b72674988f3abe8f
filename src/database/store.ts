/**
 * Defines the interface of a database, independent of the engine: reading committed data, and transactions.
 * `sqlite-store.ts` and `postgres-store.ts` implement the interface; `connect.ts` selects one of them.
 */
import type { Kysely } from "kysely";
import type { Dialect } from "./kysely.ts";
import type { NoSlots, Prepared, SlotValues } from "./prepared.ts";
import type { Tables } from "./tables/tables.ts";

export type { Dialect };

/** Runs read-only queries on committed data. */
export interface Reader {
  readonly dialect: Dialect;
  readonly db: Kysely<Tables>;
  /**
   * Runs a prepared query.
   * @throws {Problem} `unavailable` if the database is busy or unreachable
   */
  run<Row, Values extends SlotValues = NoSlots>(query: Prepared<Row, Values>, values: Values): Promise<Row[]>;
}

/**
 * An open transaction. Check data before you write it: on PostgreSQL, a violated constraint ends the transaction.
 */
export interface Transaction extends Reader {
  /**
   * Runs `work` immediately before the commit, once, with the items of all calls. If `work` fails, the transaction is
   * rolled back. Use it for statements that need a lock for which all writers compete.
   */
  beforeCommit<Item>(work: (items: readonly Item[]) => Promise<void>, item: Item): void;
  /** Runs `work` after the commit, in the order of registration. Does not run `work` if the transaction fails. */
  afterCommit(work: () => void | Promise<void>): void;
  /** Runs `work` after a failed attempt, even if the transaction is retried. Does not run `work` after a commit. */
  afterRollback(work: () => void | Promise<void>): void;
}

/** Runs `work` in a transaction, which can be one of its own or an enclosing one. */
export type RunInTransaction = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

export interface TransactionOptions {
  /**
   * SQLite only. Commits the transaction together with others that run at the same time, so that several transactions
   * wait once for the disk. Only for transactions that take a few milliseconds, because others wait for the commit.
   * Default: false.
   */
  readonly groupCommit?: boolean;
}

/** A version of the committed data. Versions can only be compared for equality, and only within one process. */
export type DataVersion = string;

export interface Store {
  readonly dialect: Dialect;
  readonly read: Reader;
  /** The number of statements run so far, without `begin` and `commit`. For tests. */
  readonly statements: number;
  /**
   * Runs `work` in a transaction, which is committed if `work` succeeds and rolled back if it fails. After a conflict
   * with another transaction, `work` runs again, so use `afterCommit` for all external effects. Do not nest
   * transactions. An inner transaction would wait for the outer one and then fail with `unavailable`.
   * @throws {Problem} `unavailable` (503 with `Retry-After`) if the database remains busy
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs `work` on a snapshot of the committed data. Use it if the results of several statements must be consistent. */
  readTransaction<T>(work: (read: Reader) => Promise<T>): Promise<T>;
  /**
   * Returns the version of the committed data. If two versions are equal, no process has committed anything in between.
   * Different versions can have the same data. When you cache data, read the version first: if a commit happens in
   * between, the cached data is newer than its version, and the next comparison discards it.
   * @throws {Problem} `unavailable` if the database is busy or unreachable
   */
  dataVersion(): Promise<DataVersion>;
  /** Like `dataVersion`, but null where reading the version takes a statement (PostgreSQL) or data is not committed yet. */
  localDataVersion(): Promise<DataVersion | null>;
  /**
   * Checks whether changes can be committed. On SQLite, the check writes one page, or 1 MiB after a failure, at most
   * every ten seconds.
   * @throws {Problem} `unavailable` if changes cannot be committed
   */
  checkWritable(): Promise<void>;
  /**
   * SQLite only. Merges a small part of the search index in a transaction of a few milliseconds. Searches return the same
   * before and after.
   * @returns whether there may be more to merge
   */
  mergeSearchIndex(): Promise<boolean>;
  /** Closes all connections. Call it only when no statement is running. */
  close(): Promise<void>;
}

/** A lock that only one process has. */
export interface ProcessLock {
  /** Returns false if the connection that has the lock was lost. */
  isHeld(): boolean;
  release(): Promise<void>;
}

export interface StoreOptions {
  /** Path of `better_sqlite3.node` if the file is not in `node_modules`, as in the bundle and the single binary. */
  readonly nativeBinding?: string;
  /**
   * SQLite only. With `full` (default), every commit survives a power failure. With `normal`, a power failure can undo
   * the last commits, but writes are several times faster.
   */
  readonly durability?: "full" | "normal";
  /**
   * SQLite only. Total cache memory of all connections in bytes. The default is derived from the default of
   * `CACHE_SIZE`.
   */
  readonly cacheBytes?: number;
  /**
   * SQLite only. Whether transactions change thousands of rows, as those of imports do. The page cache of the connection
   * for writes is then four times as large, so that it can contain all pages that a transaction changes. Default: false.
   */
  readonly largeTransactions?: boolean;
  /** How long a transaction waits in total for a busy database, in milliseconds. Default: 5,000. */
  readonly waitTimeoutMilliseconds?: number;
  /**
   * PostgreSQL only. The maximum number of connections, half for reads and half for writes. At least 2. Default: 20.
   */
  readonly connections?: number;
  /**
   * PostgreSQL only. A connection that waits for the server this long without receiving data is examined, and closed if it
   * is dead. Default: 5,000. A dead connection is closed after at most about twice this time.
   */
  readonly silenceMilliseconds?: number;
  /**
   * PostgreSQL only. The maximum time of a statement that returns no data, even if the server still runs it. Default: none,
   * because the statements of an upgrade or import can take long.
   */
  readonly statementLimitMilliseconds?: number;
  /** Receives the text of each statement before it runs. For tests. */
  readonly onStatement?: (sql: string) => void;
  /**
   * Receives errors that are not reported to a caller: a failed `afterCommit` hook, a failed rollback on SQLite, or a lost
   * idle connection.
   */
  readonly onBackgroundError?: (error: unknown) => void;
  /**
   * SQLite only. Called if the file cannot be written, at most once per minute. The message of the failure names the
   * file and says how to fix the problem.
   */
  readonly onStorageFailure?: (failure: Error) => void;
  /** Returns milliseconds since an arbitrary point in time, to measure intervals. Replaced in tests. */
  readonly monotonic?: () => number;
  /** Waits between two attempts. Replaced in tests. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /**
   * Returns a uniformly distributed number in [0, 1), which spreads the attempts of competing processes. Replaced in
   * tests.
   */
  readonly random?: () => number;
}

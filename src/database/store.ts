/**
 * What the rest of the service sees of a database, whichever engine it is: reading what is committed, and
 * transactions. The two implementations are `sqlite-store.ts` and `postgres-store.ts`; `connect.ts` chooses.
 */
import type { Kysely } from "kysely";
import type { Dialect } from "./kysely.ts";
import type { NoSlots, Prepared, SlotValues } from "./prepared.ts";
import type { Tables } from "./tables.ts";

export type { Dialect };

/** Runs queries that do not change anything, on committed data only. */
export interface Reader {
  readonly dialect: Dialect;
  readonly db: Kysely<Tables>;
  /**
   * Runs a prepared query. On SQLite the rows are there at once, without a promise: `await` works on both.
   * @throws {Problem} `unavailable` when the database is busy or cannot be reached
   */
  run<Row, Values extends SlotValues = NoSlots>(
    query: Prepared<Row, Values>,
    values: Values,
  ): Row[] | Promise<Row[]>;
}

/**
 * An open transaction. Its `db` is Kysely's own transaction object. On PostgreSQL a violated constraint ends the
 * transaction, so check before writing; the constraint is the second line of defence.
 */
export interface Transaction extends Reader {
  /** Runs `work` once everything is committed, in order of registration; dropped if the transaction fails. */
  afterCommit(work: () => void | Promise<void>): void;
  /** Runs `work` after a failed attempt, a retried one included; dropped if the transaction is committed. */
  afterRollback(work: () => void | Promise<void>): void;
}

/** To be compared for equality, within one process. */
export type DataVersion = string;

export interface Store {
  readonly dialect: Dialect;
  readonly read: Reader;
  /** How many statements it has run so far, `begin` and `commit` not counted. For tests. */
  readonly statements: number;
  /**
   * Runs `work` as one change: all of it is committed, or nothing. Conflicts with other transactions are
   * resolved by running `work` again, so its only effects outside must be made by `afterCommit`.
   *
   * Transactions do not nest: one that is opened inside another waits for it in vain, and then is `unavailable`.
   * @throws {Problem} `unavailable` (503 with `Retry-After`) when the database stays busy
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` on one unchanging view of the committed data, for several statements that must agree. */
  readTransaction<T>(work: (read: Reader) => Promise<T>): Promise<T>;
  /**
   * A version of the committed data. Two equal versions mean that no process has committed anything between them;
   * different ones may be of the same data. Read it before the data that are kept with it: a commit in between then
   * makes them look older than they are, never newer.
   * @throws {Problem} `unavailable` when the database is busy or cannot be reached
   */
  dataVersion(): DataVersion | Promise<DataVersion>;
  /**
   * Checks that changes can be committed. On SQLite this writes one page, at most every ten seconds; after a failure
   * 1 MiB.
   * @throws {Problem} `unavailable` when they cannot
   */
  checkWritable(): Promise<void>;
  /** Closes all connections. To be called when nothing is running any more. */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Path of `better_sqlite3.node`, where it is not found through `node_modules` (bundle, single binary). */
  readonly nativeBinding?: string;
  /**
   * SQLite: `full` (default) makes every commit survive a loss of power; `normal` may then lose the last ones,
   * and is several times as fast at writing.
   */
  readonly durability?: "full" | "normal";
  /** SQLite: memory of the caches of all connections together. Default: the share of the default `CACHE_SIZE`. */
  readonly cacheBytes?: number;
  /** How long a transaction waits in all for a busy database, in milliseconds. Default 5,000. */
  readonly patience?: number;
  /** PostgreSQL: connections at most, half of them for reading and half for writing. At least 2, default 20. */
  readonly connections?: number;
  /** Called with the text of each statement, before it runs. For tests. */
  readonly onStatement?: (sql: string) => void;
  /** Told of faults that no caller is waiting for: a failing `afterCommit`, a lost idle connection. */
  readonly onFault?: (error: unknown) => void;
  /** SQLite: called when the file cannot be written, at most once per minute. The message names file and remedy. */
  readonly onStorageFailure?: (failure: Error) => void;
  /** Milliseconds since any moment, for intervals; replaced in tests. */
  readonly monotonic?: () => number;
  /** Waits between attempts; replaced in tests. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Uniform in [0, 1), spreads the attempts of competing processes; replaced in tests. */
  readonly random?: () => number;
}

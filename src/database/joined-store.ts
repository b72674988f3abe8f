/**
 * Provides a store whose transactions are parts of one enclosing transaction. Handlers that are bound to this store can
 * thus run several operations atomically.
 */
import { sql } from "kysely";
import type { Reader, Store, Transaction } from "./store.ts";
import { isConflict } from "./unavailable.ts";

export interface JoinedStore extends Store {
  /**
   * Runs `work` in a transaction of the underlying store. Until it ends, all transactions and reads of this store use
   * this transaction, so only one call can be in progress at a time. After a conflict, `work` runs again.
   *
   * If a joined transaction fails, all later ones fail with the same error, because its changes are not undone
   * separately. `work` must then fail too, which undoes everything.
   */
  join<T>(work: (joined: Joined) => Promise<T>): Promise<T>;
  /** Runs `work` in the next call of `end`. */
  afterEnd(work: () => Promise<void>): void;
  /** Call it after the last call of `join` for a batch, whether or not it succeeded. */
  end(): Promise<void>;
}

/** One attempt at an enclosing transaction. */
export interface Joined {
  readonly transaction: Transaction;
  /** The error of the first joined transaction that failed, or null. */
  readonly failure: { readonly error: unknown } | null;
  /**
   * Runs `work`. If it fails, undoes its changes, so that later transactions can succeed. Its hooks for the commit stay
   * registered, so use it only in transactions that are rolled back.
   * @throws the error of `work`, or of its joined transaction that failed. After a conflict, the caller must not continue.
   */
  undoOnFailure<T>(work: () => Promise<T>): Promise<T>;
}

interface Scope {
  readonly transaction: Transaction;
  failure: { readonly error: unknown } | null;
}

export function createJoinedStore(store: Store): JoinedStore {
  let current: Scope | null = null;
  let ends: (() => Promise<void>)[] = [];

  const joined = () => {
    if (current === null) throw new Error("No enclosing transaction is in progress.");
    return current;
  };
  const read: Reader = {
    dialect: store.dialect,
    get db() {
      return joined().transaction.db;
    },
    run: (query, values) => joined().transaction.run(query, values),
  };

  return {
    dialect: store.dialect,
    read,
    get statements() {
      return store.statements;
    },
    transaction: async (work) => {
      const scope = joined();
      if (scope.failure !== null) throw scope.failure.error;
      try {
        return await work(scope.transaction);
      } catch (error) {
        scope.failure ??= { error };
        throw error;
      }
    },
    readTransaction: (work) => work(read),
    dataVersion: () => store.dataVersion(),
    localDataVersion: () => Promise.resolve(null),
    checkWritable: () => store.checkWritable(),
    mergeSearchIndex: () => store.mergeSearchIndex(),
    close: () => Promise.resolve(),
    async join(work) {
      if (current !== null) throw new Error("An enclosing transaction is already in progress.");
      try {
        return await store.transaction(async (transaction) => {
          const scope: Scope = { transaction, failure: null };
          current = scope;
          return work({
            transaction,
            get failure() {
              return scope.failure;
            },
            undoOnFailure: (part) => undoOnFailure(scope, part),
          });
        });
      } finally {
        current = null;
      }
    },
    async end() {
      const finished = ends;
      ends = [];
      // A failure must neither fail a committed batch nor keep the others from running.
      await Promise.allSettled(finished.map((run) => run()));
    },
    afterEnd: (work) => void ends.push(work),
  };
}

async function undoOnFailure<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  const { db } = scope.transaction;
  await sql`savepoint part`.execute(db);
  try {
    const result = await work();
    if (scope.failure !== null) throw scope.failure.error;
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    // After a conflict, PostgreSQL can only repeat the whole transaction.
    for (const cause of [error, scope.failure?.error]) if (isConflict(cause)) throw cause;
    await sql`rollback to savepoint part`.execute(db);
    await sql`release savepoint part`.execute(db);
    scope.failure = null;
    throw error;
  }
}

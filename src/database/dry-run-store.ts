/**
 * Provides a store whose transactions are always rolled back. Handlers that are bound to this store run completely, and
 * change nothing.
 */
import { runDeferredTriggers } from "./transaction-locks.ts";
import type { Store, Transaction, TransactionOptions } from "./store.ts";

/** Thrown to roll back a transaction whose work has succeeded. */
class RolledBack extends Error {}

/** Creates the store. Everything except transactions is that of the underlying store. */
export function createDryRunStore(store: Store): Store {
  return {
    dialect: store.dialect,
    read: store.read,
    get statements() {
      return store.statements;
    },
    transaction: (work, options) =>
      runAndRollBack(
        store,
        async (transaction) => {
          const result = await work(neverCommitted(transaction));
          // The commit would run them, and fail if they fail.
          await runDeferredTriggers(transaction);
          return result;
        },
        options,
      ),
    readTransaction: (work) => store.readTransaction(work),
    dataVersion: () => store.dataVersion(),
    localDataVersion: () => store.localDataVersion(),
    checkWritable: () => store.checkWritable(),
    mergeSearchIndex: () => store.mergeSearchIndex(),
    close: () => Promise.resolve(),
  };
}

/** Runs `work` in a transaction, returns its result, and rolls back its changes. */
export async function runAndRollBack<T>(
  store: Pick<Store, "transaction">,
  work: (transaction: Transaction) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const done: { outcome?: { readonly result: T } } = {};
  try {
    return await store.transaction(async (transaction) => {
      done.outcome = { result: await work(transaction) };
      throw new RolledBack();
    }, options);
  } catch (error) {
    if (error instanceof RolledBack && done.outcome !== undefined) return done.outcome.result;
    throw error;
  }
}

/**
 * Ignores the hooks for the commit. Those before it write the change feed, for which PostgreSQL locks out all other writers
 * until the end of the transaction.
 */
function neverCommitted(transaction: Transaction): Transaction {
  return {
    dialect: transaction.dialect,
    get db() {
      return transaction.db;
    },
    run: (query, values) => transaction.run(query, values),
    beforeCommit: () => undefined,
    afterCommit: () => undefined,
    afterRollback: (work) => transaction.afterRollback(work),
  };
}

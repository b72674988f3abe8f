/** Runs a part of a transaction whose changes can be rolled back alone. */
import { sql } from "kysely";
import type { Transaction } from "./store.ts";

/**
 * Runs `work`, and rolls back its changes if it returns false. Its hooks for the commit are then dropped, and those for the
 * rollback run at the end of the transaction. If `work` fails, the whole transaction must fail.
 * @returns the result of `work`
 */
export async function inSavepoint(
  transaction: Transaction,
  work: (part: Transaction) => Promise<boolean>,
): Promise<boolean> {
  const onSuccess: (() => void)[] = [];
  const onRollback: (() => void | Promise<void>)[] = [];
  await sql`savepoint attempt`.execute(transaction.db);
  const isKept = await work({
    dialect: transaction.dialect,
    get db() {
      return transaction.db;
    },
    run: (query, values) => transaction.run(query, values),
    beforeCommit: (hook, item) => void onSuccess.push(() => transaction.beforeCommit(hook, item)),
    afterCommit: (hook) => void onSuccess.push(() => transaction.afterCommit(hook)),
    afterRollback(hook) {
      transaction.afterRollback(hook);
      onRollback.push(hook);
    },
  });
  if (!isKept) await sql`rollback to savepoint attempt`.execute(transaction.db);
  await sql`release savepoint attempt`.execute(transaction.db);
  if (isKept) for (const register of onSuccess) register();
  else for (const hook of onRollback) transaction.afterCommit(hook);
  return isKept;
}

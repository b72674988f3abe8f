/**
 * Locks and settings of a transaction on PostgreSQL. SQLite needs none of them, because a transaction locks the whole
 * database. `lock.ts` and `process-lock.ts` provide locks outside of transactions.
 */
import { sql } from "kysely";
import { idList } from "./id-list.ts";
import type { Transaction } from "./store.ts";

/**
 * Locks rows until the transaction ends. If another transaction has changed a row since it was read, PostgreSQL retries
 * this transaction.
 * @example await lockRows(transaction, "attachments", [1, 2])
 */
export async function lockRows(
  { dialect, db }: Transaction,
  table: string,
  ids: readonly number[],
): Promise<void> {
  if (dialect === "sqlite" || ids.length === 0) return;
  // Rows are locked in a fixed order to prevent deadlocks.
  await sql`select "id" from ${sql.table(table)} where ${idList(dialect, "id", ids)} order by "id" for update`.execute(
    db,
  );
}

/**
 * Prevents changes of the tables by other transactions until this one ends.
 * @example await lockTables(transaction, ["parts", "part_lots"])
 */
export async function lockTables({ dialect, db }: Transaction, tables: readonly string[]): Promise<void> {
  if (dialect === "sqlite") return;
  const names = sql.join(tables.map((name) => sql.table(name)));
  await sql`lock table ${names} in share row exclusive mode`.execute(db);
}

/**
 * Takes a lock, which two integers identify, until the transaction ends.
 * @returns false if another transaction has the lock
 * @example if (!(await tryTransactionLock(transaction, lockKey, source.id))) throw new Error("Another copy is running.");
 */
export async function tryTransactionLock(
  { dialect, db }: Transaction,
  key: number,
  id: number,
): Promise<boolean> {
  if (dialect === "sqlite") return true;
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${key}::integer, ${id}::integer) as locked`.execute(db);
  return rows[0]?.locked === true;
}

/**
 * Lets the transaction wait between two statements for any time, for example for files or another server.
 * @example await allowIdleTime(transaction)
 */
export async function allowIdleTime({ dialect, db }: Transaction): Promise<void> {
  if (dialect === "postgres") await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
}

/**
 * Runs the triggers that PostgreSQL would run at the commit, so that they cannot fail after later steps.
 * @example await runDeferredTriggers(transaction)
 */
export async function runDeferredTriggers({ dialect, db }: Transaction): Promise<void> {
  if (dialect === "postgres") await sql`set constraints all immediate`.execute(db);
}

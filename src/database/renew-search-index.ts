/** Updates the search index during a large transaction, so that the commit does not block the process for long. */
import { sql } from "kysely";
import type { Transaction } from "./store.ts";

/**
 * Updates the search documents of the parts that the transaction has changed so far. The commit updates those of all
 * parts that change later. On PostgreSQL, the commit does not block this process, so nothing is done.
 */
export async function renewSearchIndex({ dialect, db }: Transaction): Promise<void> {
  if (dialect === "sqlite") await sql`delete from search_pending`.execute(db);
}

/** Updates the search documents of all parts that the transaction has changed so far, so that it can search them. */
export async function refreshSearchIndex(transaction: Transaction): Promise<void> {
  await renewSearchIndex(transaction);
  if (transaction.dialect === "sqlite") return;
  // The triggers of the search index are the only deferred constraints.
  await sql`set constraints all immediate`.execute(transaction.db);
  await sql`set constraints all deferred`.execute(transaction.db);
}

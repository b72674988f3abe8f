/** Updates the search index during a large transaction, so that the commit does not block the process for long. */
import { sql, type QueryExecutorProvider } from "kysely";
import { cjkDocumentsSql } from "../search-documents.ts";
import type { Dialect, Transaction } from "../store.ts";

/** The number of parts per statement. SQLite keeps data about all rows of a statement in memory until it ends. */
const partsPerStatement = 5000;

/**
 * Updates the search documents of the parts that the transaction has changed so far. The commit updates those of all
 * parts that change later. On PostgreSQL, the commit does not block this process, so nothing is done.
 */
export async function renewSearchIndex({
  dialect,
  db,
}: {
  readonly dialect: Dialect;
  readonly db: QueryExecutorProvider;
}): Promise<void> {
  if (dialect !== "sqlite") return;
  for (let deleted = partsPerStatement; deleted === partsPerStatement;) {
    await sql.raw(cjkDocumentsSql(partsPerStatement)).execute(db);
    const { numAffectedRows } = await sql`delete from search_pending where part_id in
      (select part_id from search_pending limit ${partsPerStatement})`.execute(db);
    deleted = Number(numAffectedRows);
  }
}

/** Updates the search documents of all parts that the transaction has changed so far, so that it can search them. */
export async function refreshSearchIndex(transaction: Transaction): Promise<void> {
  await renewSearchIndex(transaction);
  if (transaction.dialect === "sqlite") return;
  // The triggers of the search index are the only deferred constraints.
  await sql`set constraints all immediate`.execute(transaction.db);
  await sql`set constraints all deferred`.execute(transaction.db);
}

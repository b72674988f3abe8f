/**
 * Creates the indexes of large tables after their rows on SQLite. Rows are not in the order of the indexes, so inserting
 * them one after the other reads and writes many pages as soon as the indexes are larger than the page cache.
 */
import { sql } from "kysely";
import type { Transaction } from "./store.ts";

/** In smaller tables, changing the schema costs more than inserting the rows. */
const minimumRows = 20_000;

/**
 * Drops the indexes of the tables that will have many rows. Unique indexes remain, because a violation must be reported
 * with the lines that cause it.
 * @param rows the expected number of rows by table
 * @returns a function that creates the indexes again, in the same transaction
 * @example const createIndexes = await deferIndexes(transaction, { parts: 1_000_000 });
 */
export async function deferIndexes(
  { db, dialect }: Transaction,
  rows: Readonly<Record<string, number>>,
): Promise<() => Promise<void>> {
  const tables = Object.keys(rows).filter((name) => (rows[name] ?? 0) >= minimumRows);
  if (dialect !== "sqlite" || tables.length === 0) return () => Promise.resolve();
  const { rows: indexes } = await sql<{ name: string; sql: string }>`
    select i.name, i.sql from sqlite_master i
    where i.type = 'index' and i.sql not like 'create unique%' and i.tbl_name in (${sql.join(tables)})
    order by i.rowid`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  return async () => {
    // With this setting, SQLite sorts in temporary files if the page cache is too small, and otherwise in memory.
    await sql`pragma temp_store = file`.execute(db);
    for (const { sql: text } of indexes) await sql.raw(text).execute(db);
    await sql`pragma temp_store = memory`.execute(db);
  };
}

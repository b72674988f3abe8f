/**
 * Reads and sets the highest ID that was ever used in a table. IDs of deleted rows are not used again, because the
 * history and printed labels refer to them.
 */
import { sql } from "kysely";
import type { Reader, Transaction } from "./store.ts";

/** @example await readLastId(reader, "parts") */
export async function readLastId({ db, dialect }: Reader, table: string): Promise<number> {
  const query =
    dialect === "sqlite"
      ? sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = ${table}`
      : sql<{ last: number | null }>`
          select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`;
  const { rows } = await query.execute(db);
  return rows[0]?.last ?? 0;
}

/**
 * Sets the last ID of an otherwise unused table, or the highest ID of its rows if that is higher.
 * @example await setLastId(transaction, "parts", 120)
 */
export async function setLastId({ db, dialect }: Transaction, table: string, last: number): Promise<void> {
  const { rows } = await sql<{ highest: number | null }>`
    select max(id) as highest from ${sql.table(table)}`.execute(db);
  const value = Math.max(last, rows[0]?.highest ?? 0);
  if (dialect === "postgres") {
    const sequence = sql`pg_get_serial_sequence(${table}, 'id')::regclass`;
    await sql`select setval(${sequence}, ${Math.max(value, 1)}, ${value > 0})`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  if (value > 0) await sql`insert into sqlite_sequence (name, seq) values (${table}, ${value})`.execute(db);
}

/**
 * Continues the IDs of a table after rows that were inserted with given IDs. SQLite does this itself.
 * @example await continueIds(transaction, "parts")
 */
export async function continueIds({ db, dialect }: Transaction, table: string): Promise<void> {
  if (dialect === "sqlite") return;
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
  await sql`select setval(${sequence}, greatest(nextval(${sequence}), (select max(id) from ${sql.table(table)})))`.execute(
    db,
  );
}

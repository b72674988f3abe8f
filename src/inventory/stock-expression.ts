/**
 * The stock of parts in SQL: which lots count, and what they come to. How amounts are rounded is said in
 * `stock/amounts.ts`.
 */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { Dialect } from "../database/store.ts";

/** The clock of the database, in the form of `database/timestamp.ts`; it stands still while a statement runs. */
export function databaseNow(dialect: Dialect): RawBuilder<string> {
  return dialect === "sqlite"
    ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
    : sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Whether a lot counts: its amount is known, and it has not expired. `lot` is the alias of its table. */
export function lotCounts(lot: string, dialect: Dialect): RawBuilder<SqlBool> {
  const unknown = sql.ref(`${lot}.instock_unknown`);
  const expiration = sql.ref(`${lot}.expiration_date`);
  return sql<SqlBool>`not ${unknown} and (${expiration} is null or ${expiration} >= ${databaseNow(dialect)})`;
}

/** The stock of a part: the sum of its lots that count. `part` is the alias of its table. */
export function stockOf(part: string, dialect: Dialect): RawBuilder<number> {
  const id = sql.ref(`${part}.id`);
  return sql<number>`coalesce((select sum(counted.amount) from part_lots as counted where counted.part_id = ${id} and ${lotCounts("counted", dialect)}), 0)`;
}

/** Whether there is any stock of a part. */
export function isInStock(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  const id = sql.ref(`${part}.id`);
  const lots = sql`from part_lots as counted where counted.amount > 0 and ${lotCounts("counted", dialect)}`;
  return dialect === "sqlite"
    ? sql<SqlBool>`${id} in (select counted.part_id ${lots})`
    : sql<SqlBool>`exists (select 1 ${lots} and counted.part_id = ${id})`;
}

/** Whether there is less of a part than its minimum. */
export function isBelowMinimum(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  const minimum = sql.ref(`${part}.minamount`);
  // The first comparison is for the index: most parts have no minimum.
  return sql<SqlBool>`${minimum} > 0 and ${minimum} > ${stockOf(part, dialect)}`;
}

/** How much of a part is in stock, as the database computes it: its lots, without expired ones and unknown amounts. */
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { Dialect } from "../../database/store.ts";
import type { SqlExpression } from "../../representation/binding.ts";

/** The stock of the part of a row of `parts`. */
export const stockOf: SqlExpression<number> = {
  name: "stock",
  sql: (alias, dialect) =>
    sql<number>`(select coalesce(sum(stock.amount), 0) from part_lots as stock
      where stock.part_id = ${sql.ref(`${alias}.id`)} and ${isUsable("stock", dialect)})`,
};

/** Whether the amount of a lot counts, now or at another stored instant. */
export function isUsable(
  alias: string,
  dialect: Dialect,
  instant: RawBuilder<string> = presentTime(dialect),
): RawBuilder<boolean> {
  const expires = sql.ref(`${alias}.expiration_date`);
  return sql<boolean>`not ${sql.ref(`${alias}.instock_unknown`)}
    and (${expires} is null or ${expires} > ${instant})`;
}

/** The database's clock in the form of `database/timestamp.ts`. */
export function presentTime(dialect: Dialect): RawBuilder<string> {
  return dialect === "sqlite"
    ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
    : sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

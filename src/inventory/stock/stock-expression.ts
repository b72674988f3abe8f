/**
 * How much of a part is in stock, as the database computes it: the sum of its lots as they are shown, without expired
 * ones and unknown amounts. All that depends on stock uses these expressions.
 */
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { Dialect } from "../../database/store.ts";
import type { SqlExpression } from "../../representation/binding.ts";

/** The stock of the part of a row of `parts`. */
export const stockOf: SqlExpression<number> = {
  name: "stock",
  sql: (alias, dialect) => {
    const lots = sql`from part_lots as stock
      where stock.part_id = ${sql.ref(`${alias}.id`)} and ${isUsable("stock", dialect)}`;
    return sql<number>`case when ${hasIntegerAmountsSql(alias)}
      then (select coalesce(sum(${integerAmount("stock")}), 0) ${lots})
      else (select coalesce(sum(stock.amount), 0) ${lots}) end`;
  },
};

/**
 * Whether a part is counted in whole numbers. `alias` is that of a row of `parts`, of which only the id is used: an index
 * can do without the row.
 */
export function hasIntegerAmountsSql(alias: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select unit.is_integer from parts as counted
    inner join measurement_units as unit on unit.id = counted.part_unit_id
    where counted.id = ${sql.ref(`${alias}.id`)}), true)`;
}

/**
 * The amount of a lot as it is shown. Stored amounts have at most nine decimals; the unit may have become an integer
 * after they were written.
 */
export function shownAmount(alias: string, whole: RawBuilder<boolean>): RawBuilder<number> {
  return sql<number>`case when ${whole} then ${integerAmount(alias)} else ${sql.ref(`${alias}.amount`)} end`;
}

/** Whether that is more than nothing; `whole` is only needed for less than a half. */
export function isNotEmpty(alias: string, whole: RawBuilder<boolean>): RawBuilder<boolean> {
  const amount = sql.ref(`${alias}.amount`);
  return sql<boolean>`(${amount} > 0 and (${amount} >= 0.5 or not ${whole}))`;
}

/** The amount of a lot of a part that is counted in whole numbers. */
export function integerAmount(alias: string): RawBuilder<number> {
  return sql<number>`floor(${sql.ref(`${alias}.amount`)} + 0.5)`;
}

/** Whether the amount of a lot counts, now or at another stored instant. */
export function isUsable(
  alias: string,
  dialect: Dialect,
  instant: RawBuilder<string> = currentTime(dialect),
): RawBuilder<boolean> {
  const expires = sql.ref(`${alias}.expiration_date`);
  return sql<boolean>`not ${sql.ref(`${alias}.instock_unknown`)}
    and (${expires} is null or ${expires} > ${instant})`;
}

/** The database's clock in the form of `database/timestamp.ts`. */
export function currentTime(dialect: Dialect): RawBuilder<string> {
  return dialect === "sqlite"
    ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
    : sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

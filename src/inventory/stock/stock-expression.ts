/**
 * SQL expressions for the stock of parts: the sum of the rounded amounts of their lots, except expired lots and unknown
 * amounts. All features use these expressions.
 */
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { Dialect } from "../../database/store.ts";
import type { SqlExpression } from "../../representation/binding.ts";

/** Expression for the stock of a part. The alias refers to a row of `parts`. */
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
 * Returns the condition that a part is counted in whole numbers. Only uses `id` of the `parts` row, so that an index is
 * sufficient.
 */
export function hasIntegerAmountsSql(alias: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select unit.is_integer from parts as counted
    inner join measurement_units as unit on unit.id = counted.part_unit_id
    where counted.id = ${sql.ref(`${alias}.id`)}), true)`;
}

/**
 * Returns the amount of a lot in the unit of its part. Stored amounts have at most nine decimals, but the unit can
 * become an integer unit later.
 */
export function shownAmount(alias: string, whole: RawBuilder<boolean>): RawBuilder<number> {
  return sql<number>`case when ${whole} then ${integerAmount(alias)} else ${sql.ref(`${alias}.amount`)} end`;
}

/**
 * Returns the condition that the amount is positive in the unit of the part. Only amounts below 0.5 can round to 0, so
 * `whole` (whether the unit allows only whole numbers) is evaluated only for these.
 */
export function isNotEmpty(alias: string, whole: RawBuilder<boolean>): RawBuilder<boolean> {
  const amount = sql.ref(`${alias}.amount`);
  return sql<boolean>`(${amount} > 0 and (${amount} >= 0.5 or not ${whole}))`;
}

/** Returns the amount of a lot, rounded to a whole number. */
export function integerAmount(alias: string): RawBuilder<number> {
  return sql<number>`floor(${sql.ref(`${alias}.amount`)} + 0.5)`;
}

/** Returns the condition that a lot counts as stock, now or at the given time. */
export function isUsable(
  alias: string,
  dialect: Dialect,
  instant: RawBuilder<string> = currentTime(dialect),
): RawBuilder<boolean> {
  const expires = sql.ref(`${alias}.expiration_date`);
  return sql<boolean>`not ${sql.ref(`${alias}.instock_unknown`)}
    and (${expires} is null or ${expires} > ${instant})`;
}

/** Returns the database's current time in the format of `database/timestamp.ts`. */
export function currentTime(dialect: Dialect): RawBuilder<string> {
  return dialect === "sqlite"
    ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
    : sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

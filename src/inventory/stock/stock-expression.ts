/**
 * Creates the SQL expressions for the stock of parts. The stock is the sum of the rounded amounts of a part's lots,
 * except expired lots and unknown amounts. All features use these expressions.
 */
import { sql, type RawBuilder } from "kysely";
import { currentTime } from "../../database/current-time.ts";
import type { Dialect } from "../../database/store.ts";
import type { SqlExpression } from "../../representation/binding.ts";

/** The expression for the stock of a part. `alias` refers to a row of `parts`. */
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
 * Returns a condition that is true if the part is counted in whole numbers. The condition uses only the `id` of the `parts` row,
 * so the database can read it from an index.
 */
export function hasIntegerAmountsSql(alias: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select unit.is_integer from parts as counted
    inner join measurement_units as unit on unit.id = counted.part_unit_id
    where counted.id = ${sql.ref(`${alias}.id`)}), true)`;
}

/**
 * Returns the amount of a lot, rounded to the unit of its part. The stored amount can still have decimals, because
 * the unit can become an integer unit after the amount was stored.
 */
export function shownAmount(alias: string, whole: RawBuilder<boolean>): RawBuilder<number> {
  return sql<number>`case when ${whole} then ${integerAmount(alias)} else ${sql.ref(`${alias}.amount`)} end`;
}

/**
 * Returns the condition that an amount is positive after rounding to the unit of the part.
 * @param whole the condition that the unit allows only whole numbers; evaluated only for amounts below 0.5, because no
 * other amount can round to 0
 */
export function isNotEmpty(alias: string, whole: RawBuilder<boolean>): RawBuilder<boolean> {
  const amount = sql.ref(`${alias}.amount`);
  return sql<boolean>`(${amount} > 0 and (${amount} >= 0.5 or not ${whole}))`;
}

/** Returns the amount of a lot, rounded to a whole number. */
export function integerAmount(alias: string): RawBuilder<number> {
  return sql<number>`floor(${sql.ref(`${alias}.amount`)} + 0.5)`;
}

/** Returns the condition that a lot counts as stock at `instant`, which is the current time by default. */
export function isUsable(
  alias: string,
  dialect: Dialect,
  instant: RawBuilder<string> = currentTime(dialect),
): RawBuilder<boolean> {
  const expires = sql.ref(`${alias}.expiration_date`);
  return sql<boolean>`not ${sql.ref(`${alias}.instock_unknown`)}
    and (${expires} is null or ${expires} > ${instant})`;
}

/**
 * How amounts are counted: in whole numbers where the unit of a part has no fractions, else in nine decimals, so that
 * sums of doubles show no noise (`0.30000000000000004`). In JavaScript and in SQL, with the same results.
 */
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { roundHalfUp } from "../../database/decimal.ts";
import type { Dialect } from "../../database/store.ts";
import type { ColumnValue } from "../../representation/binding.ts";

const decimals = 9;

/** The smallest amount that is more than nothing. */
export const minimumAmount = 1e-9;

/** More than this is not counted: from here on a double would lose whole pieces. The contract says the same. */
export const maximumAmount = 1e15;

/**
 * Whether a part is counted in whole numbers.
 *
 * @param isInteger `is_integer` of its unit; null for a part without unit, which is counted in pieces
 */
export function hasIntegerAmounts(isInteger: ColumnValue): boolean {
  return isInteger !== false;
}

/** An amount as it is counted: rounded to a whole number or to nine decimals. */
export function roundAmount(amount: number, isInteger: boolean): number {
  return isInteger ? roundHalfUp(amount) : Number(amount.toFixed(decimals));
}

/** A quantity that something is sold or needed by: as an amount, but never nothing. */
export function roundQuantity(quantity: number, isInteger: boolean): number {
  return Math.max(isInteger ? 1 : minimumAmount, roundAmount(quantity, isInteger));
}

/** In SQL: {@link roundAmount}. */
export function roundedSql(
  dialect: Dialect,
  amount: RawBuilder<number>,
  whole: RawBuilder<boolean>,
): RawBuilder<number> {
  return rounded(dialect, amount, sql`case when ${whole} then 0 else ${sql.lit(decimals)} end`);
}

/** In SQL: an amount, as it is counted, after `by` has come to it or (negative) has left it. */
export function changedAmountSql(
  dialect: Dialect,
  amount: RawBuilder<number>,
  by: RawBuilder<number>,
  whole: RawBuilder<boolean>,
): RawBuilder<number> {
  const decimal = rounded(dialect, sql`(${amount} + ${by})`, sql.lit(decimals));
  return sql<number>`case when ${whole} then floor(${amount} + 0.5) + ${by} else ${decimal} end`;
}

/** Through text on PostgreSQL: the direct way to `numeric` drops digits. */
function rounded(
  dialect: Dialect,
  amount: RawBuilder<number>,
  places: RawBuilder<number>,
): RawBuilder<number> {
  return dialect === "sqlite"
    ? sql`round(${amount}, ${places})`
    : sql`cast(round(cast(cast(${amount} as text) as numeric), ${places}) as double precision)`;
}

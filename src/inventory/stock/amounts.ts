/**
 * Rounds amounts to the unit of a part. Amounts in integer units become whole numbers. Other amounts are rounded to
 * nine decimals, which removes floating-point errors such as `0.30000000000000004`. The JavaScript and SQL functions
 * return the same results.
 */
import { sql, type RawBuilder } from "kysely";
import { roundHalfUp } from "../../database/decimal.ts";
import type { Violation } from "../../util/errors.ts";
import { roundTo } from "../../database/sql-functions.ts";
import type { Dialect } from "../../database/store.ts";
import type { ColumnValue } from "../../representation/binding.ts";

const decimals = 9;

export const minimumAmount = 1e-9;

/** The maximum amount, as in the contract. Doubles lose precision above this amount. */
export const maximumAmount = 1e15;

/**
 * Returns whether amounts of a part are whole numbers.
 * @param isInteger `is_integer` of the part's unit, or `null` for a part without a unit, which is counted in pieces
 */
export function hasIntegerAmounts(isInteger: ColumnValue): boolean {
  return isInteger !== false;
}

export function roundAmount(amount: number, isInteger: boolean): number {
  return isInteger ? roundHalfUp(amount) : Number(amount.toFixed(decimals));
}

/**
 * Rounds an amount when it is read, because the unit can become an integer unit after the amount was stored.
 * @param isInteger as for {@link hasIntegerAmounts}
 */
export function storedAmount(amount: number, isInteger: ColumnValue): number {
  return roundAmount(amount, hasIntegerAmounts(isInteger));
}

/** Rounds a quantity like {@link roundAmount}, but never to 0. */
export function roundQuantity(quantity: number, isInteger: boolean): number {
  return Math.max(isInteger ? 1 : minimumAmount, roundAmount(quantity, isInteger));
}

/**
 * Returns whether an amount of a part with fractions has at most nine decimals. Floating-point errors, such as in
 * `0.1 + 0.2`, are not decimals that a client has sent.
 */
export function hasStoredPrecision(amount: number): boolean {
  return Math.abs(amount - roundAmount(amount, false)) <= 2 * Number.EPSILON * Math.abs(amount);
}

/**
 * Returns the rule that an amount violates, or null.
 * @param subject what is counted, for the message
 */
export function amountViolation(
  amount: number,
  isInteger: boolean,
  subject = "This part",
): Omit<Violation, "propertyPath"> | null {
  if (isInteger) {
    if (Number.isInteger(amount)) return null;
    return { message: `${subject} is counted in whole numbers. Send an integer.`, code: "whole-number" };
  }
  if (hasStoredPrecision(amount)) return null;
  const rounded = roundAmount(amount, false);
  if (rounded === 0)
    return { message: `The minimum amount is ${minimumAmount.toFixed(decimals)}.`, code: "too-small" };
  return {
    message: `Amounts have at most nine decimals. Send ${rounded} instead.`,
    code: "too-many-decimals",
  };
}

export function roundedSql(
  dialect: Dialect,
  amount: RawBuilder<number>,
  isInteger: boolean,
): RawBuilder<number> {
  return roundTo(dialect, amount, sql.lit(isInteger ? 0 : decimals));
}

/** Returns the SQL expression for `amount + by`, rounded to the unit of the part. */
export function changedAmountSql(
  dialect: Dialect,
  amount: RawBuilder<number>,
  by: RawBuilder<number>,
  whole: RawBuilder<boolean>,
): RawBuilder<number> {
  const decimal = roundTo(dialect, sql`(${amount} + ${by})`, sql.lit(decimals));
  return sql<number>`case when ${whole} then floor(${amount} + 0.5) + ${by} else ${decimal} end`;
}

/** Creates SQL conditions on the stock of parts for list filters. `stock-expression.ts` defines the stock. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Dialect } from "../../database/store.ts";
import { roundedSql } from "./amounts.ts";
import { hasIntegerAmountsSql, integerAmount, isNotEmpty, isUsable } from "./stock-expression.ts";

/** Returns the condition that a part is in stock. `part` is the alias of the `parts` table. */
export function isInStock(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from part_lots as stock
    where stock.part_id = ${sql.ref(`${part}.id`)} and ${isNotEmpty("stock", hasIntegerAmountsSql(part))}
      and ${isUsable("stock", dialect)})`;
}

/** Returns the condition that the stock of a part is below its minimum. `part` is the alias of the `parts` table. */
export function isBelowMinimum(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  const minimum = sql.ref<number>(`${part}.minamount`);
  const id = sql.ref<number>(`${part}.id`);
  const sumOf = (amount: RawBuilder<number>) => sql<number>`(
    select coalesce(sum(${amount}), 0) from part_lots as stock
    where stock.part_id = ${id} and ${isUsable("stock", dialect)})`;
  // The database lists the few parts with decimal amounts once. Looking up the unit of each part would read its row,
  // while all other columns are in indexes. Most parts have no minimum, and the first comparison excludes them.
  return sql<SqlBool>`${minimum} > 0 and ${isLessThanMinimum(
    minimum,
    {
      isInteger: sql`${id} not in (select counted.id from measurement_units as unit
        inner join parts as counted on counted.part_unit_id = unit.id where not unit.is_integer)`,
      whole: sumOf(integerAmount("stock")),
      decimal: sumOf(sql.ref("stock.amount")),
    },
    dialect,
  )}`;
}

interface Stock {
  readonly isInteger: RawBuilder<SqlBool>;
  /** The sum of the rounded amounts, used if the part is counted in whole numbers. */
  readonly whole: RawBuilder<number>;
  /** The sum of the amounts, used otherwise. */
  readonly decimal: RawBuilder<number>;
}

/**
 * Returns the condition that the stock is less than `minimum`. Decimal amounts are rounded, because a sum of doubles can
 * be slightly smaller than the exact sum.
 */
export function isLessThanMinimum(
  minimum: RawBuilder<number>,
  { isInteger, whole, decimal }: Stock,
  dialect: Dialect,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`case when ${isInteger} then ${roundedSql(dialect, minimum, true)} > ${whole}
    else ${roundedSql(dialect, minimum, false)} > ${roundedSql(dialect, decimal, false)} end`;
}

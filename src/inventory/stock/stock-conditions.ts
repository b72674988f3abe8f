/** Creates SQL conditions on the stock of parts for list filters. `stock-expression.ts` defines the stock. */
import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { Dialect } from "../../database/store.ts";
import { roundedSql } from "./amounts.ts";
import { isNotEmpty, hasIntegerAmountsSql, isUsable, stockOf } from "./stock-expression.ts";

/** Returns the condition that a part is in stock. `part` is the alias of the `parts` table. */
export function isInStock(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from part_lots as stock
    where stock.part_id = ${sql.ref(`${part}.id`)} and ${isNotEmpty("stock", hasIntegerAmountsSql(part))}
      and ${isUsable("stock", dialect)})`;
}

/** Returns the condition that the stock of a part is below its minimum. */
export function isBelowMinimum(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  // Most parts have no minimum. The first comparison excludes them with an index.
  return sql<SqlBool>`${sql.ref(`${part}.minamount`)} > 0
    and ${isLessThanMinimum(part, stockOf.sql(part, dialect), dialect)}`;
}

/**
 * Returns the condition that `stock` is below the minimum of a part. Both amounts are rounded, because a sum of doubles
 * can be slightly smaller than the exact sum.
 */
export function isLessThanMinimum(
  part: string,
  stock: RawBuilder<number>,
  dialect: Dialect,
): RawBuilder<SqlBool> {
  const minimum = sql.ref<number>(`${part}.minamount`);
  const counted = (amount: RawBuilder<number>) =>
    roundedSql(dialect, amount, sql<boolean>`coalesce(unit.is_integer, true)`);
  // Rounding preserves the order of amounts, so the first comparison excludes most parts with an index alone.
  return sql<SqlBool>`${minimum} > ${stock} and (select ${counted(minimum)} > ${counted(stock)}
    from parts as counted left join measurement_units as unit on unit.id = counted.part_unit_id
    where counted.id = ${sql.ref(`${part}.id`)})`;
}

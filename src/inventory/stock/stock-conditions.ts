/** Conditions on the stock of parts that lists filter by. What the stock is is said in `stock-expression.ts`. */
import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { Dialect } from "../../database/store.ts";
import { roundedSql } from "./amounts.ts";
import { isNotEmpty, hasIntegerAmountsSql, isUsable, stockOf } from "./stock-expression.ts";

/** Whether there is any stock of a part. `part` is the alias of its table. */
export function isInStock(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from part_lots as stock
    where stock.part_id = ${sql.ref(`${part}.id`)} and ${isNotEmpty("stock", hasIntegerAmountsSql(part))}
      and ${isUsable("stock", dialect)})`;
}

/** Whether there is less of a part than its minimum. */
export function isBelowMinimum(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  // The first comparison is for the index: many parts have no minimum.
  return sql<SqlBool>`${sql.ref(`${part}.minamount`)} > 0
    and ${isLessThanMinimum(part, stockOf.sql(part, dialect), dialect)}`;
}

/** The same where the stock of the part is known. Both count as they are shown: a sum may be a hair below the minimum. */
export function isLessThanMinimum(
  part: string,
  stock: RawBuilder<number>,
  dialect: Dialect,
): RawBuilder<SqlBool> {
  const minimum = sql.ref<number>(`${part}.minamount`);
  const counted = (amount: RawBuilder<number>) =>
    roundedSql(dialect, amount, sql<boolean>`coalesce(unit.is_integer, true)`);
  // Rounding makes nothing short that was enough: few parts have to be looked at twice, the others in the index only.
  return sql<SqlBool>`${minimum} > ${stock} and (select ${counted(minimum)} > ${counted(stock)}
    from parts as counted left join measurement_units as unit on unit.id = counted.part_unit_id
    where counted.id = ${sql.ref(`${part}.id`)})`;
}

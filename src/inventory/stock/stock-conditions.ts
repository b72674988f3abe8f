/** Conditions on the stock of parts that lists filter by. What the stock is is said in `stock-expression.ts`. */
import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { Dialect } from "../../database/store.ts";
import { isUsable, stockOf } from "./stock-expression.ts";

/** Whether there is any stock of a part. `part` is the alias of its table. */
export function isInStock(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from part_lots as stock
    where stock.part_id = ${sql.ref(`${part}.id`)} and stock.amount > 0 and ${isUsable("stock", dialect)})`;
}

/** Whether there is less of a part than its minimum. */
export function isBelowMinimum(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  const minimum = sql.ref(`${part}.minamount`);
  // The first comparison is for the index: many parts have no minimum.
  return sql<SqlBool>`${minimum} > 0 and ${minimum} > ${stockOf.sql(part, dialect)}`;
}

/** Conditions on the stock of parts that lists filter by. What the stock is is said in `stock-expression.ts`. */
import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { Dialect } from "../../database/store.ts";
import { isUsable, stockOf } from "./stock-expression.ts";

/** Whether there is any stock of a part. `part` is the alias of its table. */
export function isInStock(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  const id = sql.ref(`${part}.id`);
  const lots = sql`from part_lots as stock where stock.amount > 0 and ${isUsable("stock", dialect)}`;
  // Each engine's way of reading the lots once; see `query/owned-filter.ts`.
  return dialect === "sqlite"
    ? sql<SqlBool>`${id} in (select stock.part_id ${lots})`
    : sql<SqlBool>`exists (select 1 ${lots} and stock.part_id = ${id})`;
}

/** Whether there is less of a part than its minimum. */
export function isBelowMinimum(part: string, dialect: Dialect): RawBuilder<SqlBool> {
  const minimum = sql.ref(`${part}.minamount`);
  // The first comparison is for the index: many parts have no minimum.
  return sql<SqlBool>`${minimum} > 0 and ${minimum} > ${stockOf.sql(part, dialect)}`;
}

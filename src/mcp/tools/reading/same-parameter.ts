/** How the parameters of two parts are compared, in SQL. */
import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";

/** How many parameters of a part are looked at. */
const most = 50;

/** The parameters that others are compared with. */
export function ownParameters(part: RawBuilder<number>): RawBuilder<unknown> {
  return sql`select name_folded, group_name_folded, value_min, value_typical, value_max, unit_folded, value_text_folded
    from parameters where part_id = ${part} order by id limit ${sql.lit(most)}`;
}

/** Whether two parameters, which have the same name, have the same value. */
export function isSameParameter(one: string, other: string): RawBuilder<SqlBool> {
  const same = (column: string, operator: string) =>
    sql`${sql.ref(`${one}.${column}`)} ${sql.raw(operator)} ${sql.ref(`${other}.${column}`)}`;
  const conditions = [
    ...["value_min", "value_typical", "value_max"].map((column) => same(column, "is not distinct from")),
    ...["unit_folded", "value_text_folded"].map((column) => same(column, "=")),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The parameters of a part that others are compared with, in SQL. */
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/** How many parameters of a part are compared. */
const most = 50;

const columns = [
  "name",
  "name_folded",
  "group_name_folded",
  "value_min",
  "value_typical",
  "value_max",
  "unit",
  "value_text_folded",
] as const;

export function columnsOf(table: string): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
}

export function ownParameters(part: RawBuilder<number>): RawBuilder<unknown> {
  return sql`select ${columnsOf("parameters")} from parameters where part_id = ${part} order by id limit ${sql.lit(most)}`;
}

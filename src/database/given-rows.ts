/** Builds the `from` clause of an update that gives many rows different texts with one statement. */
import { sql, type RawBuilder } from "kysely";
import type { Dialect } from "./store.ts";

/**
 * Returns a table `given` with the column `id` and text columns. The SQL is the same for any number of rows.
 * @example sql`select id, name from ${givenRows(dialect, ["name"], [{ id: 1, name: "LED" }])}`
 */
export function givenRows<Column extends string>(
  dialect: Dialect,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, unknown> & { id: number }>[],
): RawBuilder<unknown> {
  const values = JSON.stringify(
    rows.map((row) => ({
      id: row.id,
      ...Object.fromEntries(columns.map((column) => [column, row[column]])),
    })),
  );
  if (dialect === "sqlite") {
    const members = ["id", ...columns].map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(members)} from json_each(${values})) as given`;
  }
  const types = columns.map((name) => sql`${sql.ref(name)} text`);
  return sql`json_to_recordset(cast(${values} as json)) as given(id bigint, ${sql.join(types)})`;
}

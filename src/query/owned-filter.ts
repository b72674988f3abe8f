/**
 * Filters on what entities own: `storage_location=3` on parts asks for a lot of theirs that lies there.
 */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { Dialect } from "../database/store.ts";
import type { Condition } from "./condition.ts";
import type { OwnedTable } from "./field-binding.ts";

/** That at least one of the owned entities fulfils the condition, which is on their table. */
export function withOwned(table: string, owned: OwnedTable, condition: Condition): Condition {
  return {
    ...condition,
    sql: (slots, dialect) => owns(table, owned, condition.sql(slots, dialect), dialect),
  };
}

/** That none of the owned entities fulfils the condition: also where there are none. */
export function withoutOwned(table: string, owned: OwnedTable, condition: Condition): Condition {
  return {
    shape: `no ${condition.shape}`,
    values: condition.values,
    sql: (slots, dialect) => sql`not ${owns(table, owned, condition.sql(slots, dialect), dialect)}`,
  };
}

/**
 * SQLite reads the owned rows first, by their index, and then looks up the owners; as `exists` it would try every
 * owner. PostgreSQL makes the better choice itself out of `exists`, and would run `not in` once for each row.
 */
function owns(
  table: string,
  { table: ownedTable, column }: OwnedTable,
  condition: RawBuilder<SqlBool>,
  dialect: Dialect,
): RawBuilder<SqlBool> {
  const owner = sql.ref(`${ownedTable}.${column}`);
  const id = sql.ref(`${table}.id`);
  const from = sql`from ${sql.table(ownedTable)} where ${owner}`;
  return dialect === "sqlite"
    ? sql`(${id} in (select ${owner} ${from} is not null and ${condition}))`
    : sql`(exists (select 1 ${from} = ${id} and ${condition}))`;
}

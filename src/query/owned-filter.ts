/** Filters lists by owned records. For example, `storage_location=3` matches parts with a lot in that location. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Dialect } from "../database/store.ts";
import type { Condition } from "./condition.ts";
import type { OwnedTable } from "./field-binding.ts";

/**
 * Returns the condition that an entity owns at least one record that matches `condition`. `condition` refers to the
 * table of the records.
 */
export function withOwned(table: string, owned: OwnedTable, condition: Condition): Condition {
  return {
    ...condition,
    sql: (slots, dialect) => owns(table, owned, condition.sql(slots, dialect), dialect),
  };
}

/**
 * Returns the condition that an entity owns no record that matches `condition`. The condition is also true if the
 * entity owns no records.
 */
export function withoutOwned(table: string, owned: OwnedTable, condition: Condition): Condition {
  return {
    shape: `no ${condition.shape}`,
    values: condition.values,
    sql: (slots, dialect) => sql`not ${owns(table, owned, condition.sql(slots, dialect), dialect)}`,
  };
}

/**
 * Returns the SQL for "owns a record that matches". With `in`, SQLite finds the owned rows by index and then looks up
 * their owners. With `exists`, SQLite would test every owner. PostgreSQL optimizes `exists` itself, but would run `not
 * in` once per row.
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

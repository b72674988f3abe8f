/**
 * Builds SQL conditions that test whether a column is in a list. The SQL is the same for lists of any length, so the
 * database prepares each statement only once.
 */
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { Dialect } from "./store.ts";

/**
 * Returns the condition that `column` is one of `ids`, which is an array or a slot of a prepared query. No row matches
 * an empty list.
 *
 * ```ts
 * db.selectFrom("parts").where(idList(reader.dialect, "parts.id", [1, 2, 3]))
 * prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
 *   db.selectFrom("parts").where(idList(dialect, "parts.id", slot("ids"))))
 * ```
 */
export function idList(
  dialect: Dialect,
  column: string | Expression<number | null>,
  ids: readonly number[] | Expression<readonly number[]>,
): RawBuilder<SqlBool> {
  return oneOf(dialect, column, ids, "bigint[]");
}

/**
 * Returns the condition that `column` is one of `texts`. Otherwise like {@link idList}.
 * @example textList("postgres", "unit", ["V", "A"]) // '"unit" = any(cast($1 as text[]))'
 */
export function textList(
  dialect: Dialect,
  column: string | Expression<string | null>,
  texts: readonly string[] | Expression<readonly string[]>,
): RawBuilder<SqlBool> {
  return oneOf(dialect, column, texts, "text[]");
}

/**
 * Returns a subquery with one row per ID. For a query that uses the list in several selects, joining these rows is
 * faster than {@link idList}.
 * @example sql`with wanted(id) as (${idRows(dialect, slot("ids"))}) select id from wanted`
 */
export function idRows(dialect: Dialect, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`select value from json_each(${ids})`
    : sql`select unnest(cast(${ids} as bigint[]))`;
}

function oneOf(
  dialect: Dialect,
  column: string | Expression<unknown>,
  list: readonly unknown[] | Expression<unknown>,
  type: "bigint[]" | "text[]",
): RawBuilder<SqlBool> {
  const subject = typeof column === "string" ? sql.ref(column) : column;
  return dialect === "sqlite"
    ? sql<SqlBool>`${subject} in (select value from json_each(${list}))`
    : sql<SqlBool>`${subject} = any(cast(${list} as ${sql.raw(type)}))`;
}

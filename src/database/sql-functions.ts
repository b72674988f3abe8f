/** SQL expressions that both engines can evaluate, but write differently. `id-list.ts` compares columns with lists. */
import { sql, type Expression, type RawBuilder } from "kysely";
import type { Dialect } from "./kysely.ts";

/**
 * Returns an expression whose type PostgreSQL cannot infer, such as a slot, with a cast. SQLite needs no cast.
 * @example sql`limit ${typed(dialect, slot("limit"), "bigint")}`
 */
export function typed<T>(
  dialect: Dialect,
  value: Expression<T>,
  type: "bigint" | "boolean" | "text",
): RawBuilder<T> {
  return dialect === "sqlite" ? sql`${value}` : sql`cast(${value} as ${sql.raw(type)})`;
}

/**
 * Returns the position of the first occurrence of a text, or 0.
 * @example position("sqlite", sql.ref("name"), sql.ref("word")) // 'instr("name", "word")'
 */
export function position(
  dialect: Dialect,
  text: Expression<unknown>,
  part: Expression<unknown>,
): RawBuilder<number> {
  return dialect === "sqlite" ? sql`instr(${text}, ${part})` : sql`strpos(${text}, ${part})`;
}

/**
 * Returns the last character of a text.
 * @example lastCharacter("postgres", sql.ref("ipn")) // 'right("ipn", 1)'
 */
export function lastCharacter(dialect: Dialect, text: Expression<unknown>): RawBuilder<string> {
  return dialect === "sqlite" ? sql`substr(${text}, -1)` : sql`right(${text}, 1)`;
}

/**
 * Returns the number of bytes of a text in UTF-8.
 * @example byteLength("postgres", sql.ref("ipn")) // 'octet_length("ipn")'
 */
export function byteLength(dialect: Dialect, text: Expression<unknown>): RawBuilder<number> {
  return dialect === "sqlite" ? sql`length(cast(${text} as blob))` : sql`octet_length(${text})`;
}

/**
 * Returns the smaller of two values.
 * @example least(dialect, slot("now"), currentTime(dialect))
 */
export function least<T>(dialect: Dialect, one: Expression<T>, other: Expression<T>): RawBuilder<T> {
  return sql`${sql.raw(dialect === "sqlite" ? "min" : "least")}(${one}, ${other})`;
}

/**
 * Aggregates values into a comma-separated text.
 * @example groupConcat("sqlite", sql.ref("id")) // 'group_concat("id")'
 */
export function groupConcat(dialect: Dialect, value: Expression<unknown>): RawBuilder<string | null> {
  return dialect === "sqlite" ? sql`group_concat(${value})` : sql`string_agg(cast(${value} as text), ',')`;
}

/**
 * Rounds a number to decimal places. PostgreSQL casts the number to text first, because it loses digits when it casts a
 * double directly to `numeric`.
 * @example roundTo("sqlite", sql.ref("amount"), sql.lit(9)) // 'round("amount", 9)'
 */
export function roundTo(
  dialect: Dialect,
  value: Expression<number>,
  places: Expression<number>,
): RawBuilder<number> {
  return dialect === "sqlite"
    ? sql`round(${value}, ${places})`
    : sql`cast(round(cast(cast(${value} as text) as numeric), ${places}) as double precision)`;
}

/**
 * Returns a number as a text with at most 15 digits, or an empty text for null.
 * @example numberText("postgres", sql.ref("value_typical")) // `coalesce("value_typical"::text, '')`
 */
export function numberText(dialect: Dialect, number: Expression<unknown>): RawBuilder<string> {
  return dialect === "sqlite"
    ? sql`case when ${number} is null then '' else printf('%.15g', ${number}) end`
    : sql`coalesce(${number}::text, '')`;
}

/**
 * Keeps SQLite from finding rows by an index on the column. PostgreSQL decides by its statistics.
 * @example unindexed("sqlite", sql.ref("v.name_folded")) // '+"v"."name_folded"'
 */
export function unindexed<T>(dialect: Dialect, column: RawBuilder<T>): RawBuilder<T> {
  return dialect === "sqlite" ? sql`+${column}` : column;
}

/**
 * Returns the table `alias` whose column `value` contains the texts of a slot.
 * @example sql`select word.value from ${textRows(dialect, slot("words"), "word")}`
 */
export function textRows(dialect: Dialect, texts: Expression<unknown>, alias: string): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`json_each(${texts}) as ${sql.raw(alias)}`
    : sql`unnest(cast(${texts} as text[])) as ${sql.raw(alias)}(value)`;
}

/**
 * Returns the table `alias` whose column `value` contains the parts of a comma-separated text.
 * @example sql`select tag.value from ${splitRows(dialect, sql.ref("tags"), "tag")}`
 */
export function splitRows(dialect: Dialect, text: Expression<unknown>, alias: string): RawBuilder<unknown> {
  // `json_quote` does not escape commas, so replacing each comma with `","` turns the text into a JSON array.
  return dialect === "sqlite"
    ? sql`json_each('[' || replace(json_quote(${text}), ',', '","') || ']') as ${sql.raw(alias)}`
    : sql`unnest(string_to_array(${text}, ',')) as ${sql.raw(alias)}(value)`;
}

/**
 * Returns the version of the data that the statement sees on PostgreSQL, like `Store.dataVersion`, and null on SQLite.
 * @example sql`select id, ${snapshotVersion(dialect)} as version from users`
 */
export function snapshotVersion(dialect: Dialect): RawBuilder<string | null> {
  return sql.raw(dialect === "sqlite" ? "null" : "cast(pg_current_snapshot() as text)");
}

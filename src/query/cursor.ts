/**
 * Implements cursor pagination: creates a token for the position after a page, and selects the rows after that
 * position. The cost of a page does not depend on its position in the list.
 */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { SlotValue } from "../database/prepared.ts";
import { badParameter } from "./bad-parameter.ts";
import { slotAt } from "./condition.ts";
import type { FieldBinding } from "./field-binding.ts";
import { orderKey, sortColumn, type OrderTerm } from "./order.ts";

/** The values of the sort terms in the last row of a page. */
export type Position = readonly PositionValue[];

type PositionValue = string | number | boolean | null | CutText;

/**
 * The beginning of a text that is too long for the token. The full text is read from the row with the ID of the
 * position. If that row was deleted or its text has changed, the list continues before all rows whose text has this
 * beginning, and can repeat some of them.
 */
interface CutText {
  readonly cut: string;
}

const maximumLength = 4096;

/**
 * The maximum size of the JSON in a token, in bytes. With this limit, the base64url form of a token is smaller than 1
 * KB.
 */
const maximumContent = 760;

/**
 * Creates the token of a position. Tokens are opaque to clients, URL-safe, and valid only for the same sort order.
 * @param order a total order (see `withTieBreak`)
 * @param position one value per sort term
 */
export function cursorToken(order: readonly OrderTerm[], position: Position): string {
  const content = [orderKey(order), ...position];
  const isShort = sizeOf(content) <= maximumContent;
  return Buffer.from(JSON.stringify(isShort ? content : withCutTexts(order, position))).toString("base64url");
}

/** Returns the content of a token. Long texts are truncated so that they share the remaining bytes. */
function withCutTexts(order: readonly OrderTerm[], position: Position): readonly unknown[] {
  const isText = (index: number): boolean => order[index]?.field.type === "text";
  const others = position.map((value, index) => (isText(index) ? cutText("", 0) : value));
  const left = maximumContent - sizeOf([orderKey(order), ...others]);
  const share = Math.floor(left / Math.max(1, position.filter((_, index) => isText(index)).length));
  const short = position.map((value, index) =>
    isText(index) && typeof value === "string" && sizeOf(value) > share ? cutText(value, share) : value,
  );
  return [orderKey(order), ...short];
}

function cutText(text: string, bytes: number): CutText {
  let size = 0;
  let end = 0;
  for (const character of text) {
    size += sizeOf(character) - 2;
    if (size > bytes) break;
    end += character.length;
  }
  return { cut: text.slice(0, end) };
}

/** Returns the size of a value as JSON, in bytes. A control character takes more than one byte. */
function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/**
 * Parses a token. Returns null for an empty token, which represents the beginning of the list.
 * @throws {Problem} 400 if the token is invalid or belongs to another sort order
 */
export function parseCursor(token: string, order: readonly OrderTerm[]): Position | null {
  if (token === "") return null;
  const content = token.length <= maximumLength ? decode(token) : null;
  if (content === null)
    throw badParameter("cursor", "This cursor is invalid. Start again with an empty cursor.");
  const [key, ...position] = content;
  if (key !== orderKey(order)) {
    throw badParameter(
      "cursor",
      "This cursor belongs to another sort order. Start again with an empty cursor.",
    );
  }
  if (position.length !== order.length || !order.every(({ field }, index) => fits(position[index], field))) {
    throw badParameter("cursor", "This cursor is invalid. Start again with an empty cursor.");
  }
  return position as Position;
}

/**
 * The rows after a position, as consecutive ranges such as `a = 1 and b = 2 and id > 3`, `a = 1 and b > 2`, and `a >
 * 1`. An index finds the start of each range, even if many rows have the same value. If the ranges were combined with
 * OR or as a row comparison, SQLite would use only the first column of the index.
 */
export interface Ranges {
  /** Identifies the SQL of the ranges. Equal shapes have equal SQL. */
  readonly shape: string;
  readonly values: readonly SlotValue[];
  /**
   * Creates the SQL of each range.
   * @param base the condition that selects the rows of the list
   */
  readonly sql: (slots: readonly RawBuilder<unknown>[], base: RawBuilder<SqlBool> | null) => readonly Range[];
  /**
   * Creates a single row comparison that is equivalent to the ranges. For this comparison, databases use only the first
   * column of an index.
   * @throws {Error} if the terms have different directions or can be null or text
   */
  readonly asOne: (slots: readonly RawBuilder<unknown>[]) => RawBuilder<SqlBool>;
}

interface Range {
  readonly condition: RawBuilder<SqlBool>;
  /**
   * The terms that sort the rows of the range. The terms before them are equal in all rows. SQLite would sort the rows by
   * an equal expression instead of reading them in the order of the index.
   */
  readonly order: readonly OrderTerm[];
}

/** Returns the ranges after a position. The order must be total, so that no other row has the same position. */
export function rangesAfter(table: string, order: readonly OrderTerm[], position: Position): Ranges {
  return {
    shape: position.map((value) => (value === null ? "null" : isCut(value) ? "cut" : "value")).join(","),
    values: position.flatMap((value) => (value === null ? [] : isCut(value) ? [value.cut] : [value])),
    sql: (slots, base) => {
      let next = 0;
      const slotOf = position.map((value) => (value === null ? null : slotAt(slots, next++)));
      const id = slotAt(slots, next - 1);
      const compared = order.map((term, index) => {
        const slot = slotOf[index] ?? null;
        const column = sortColumn(table, term);
        if (slot === null) return { term, column, value: null };
        const isWhole = !isCut(position[index] ?? null);
        return {
          term,
          column,
          value: isWhole ? typed(slot, term.field) : completed(table, term, slot, id, base),
        };
      });
      return compared
        .flatMap((current, index) => {
          const same = compared.slice(0, index).map(isSame);
          return beyond(current).map((range) => ({
            condition: sql<SqlBool>`${sql.join([...same, range], sql` and `)}`,
            order: order.slice(index),
          }));
        })
        .reverse();
    },
    asOne: (slots) => {
      if (
        order.some(
          ({ field, direction }) =>
            field.nullable === true || field.type === "text" || direction !== order[0]?.direction,
        )
      )
        throw new Error(`A single comparison does not support the order ${orderKey(order)}.`);
      const columns = sql.join(order.map((term) => sortColumn(table, term)));
      const values = sql.join(order.map(({ field }, index) => typed(slotAt(slots, index), field)));
      return sql`(${columns}) ${order[0]?.direction === "asc" ? sql`>` : sql`<`} (${values})`;
    },
  };
}

/**
 * Returns SQL for the full value of a truncated text, which is read from the row with the ID of the position. If the
 * row has changed, the value comes before all texts with this beginning.
 */
function completed(
  table: string,
  term: OrderTerm,
  slot: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  base: RawBuilder<SqlBool> | null,
): RawBuilder<unknown> {
  const column = sortColumn(table, term);
  const cut = sql`cast(${slot} as text)`;
  const isRow = sql`${sql.ref(`${table}.id`)} = cast(${id} as bigint) and substr(${column}, 1, length(${cut})) = ${cut}`;
  const row = sql`select ${column} from ${sql.table(table)} where ${isRow}${base === null ? sql`` : sql` and ${base}`}`;
  return sql`coalesce((${row}), ${term.direction === "asc" ? cut : sql`${cut} || ${sql.lit("\u{10ffff}")}`})`;
}

interface Compared {
  readonly term: OrderTerm;
  readonly column: RawBuilder<unknown>;
  /** The value at the position, or null if that value is null. */
  readonly value: RawBuilder<unknown> | null;
}

function isSame({ column, value }: Compared): RawBuilder<SqlBool> {
  return value === null ? sql`${column} is null` : sql`${column} = ${value}`;
}

/** Returns the ranges of the values that come after the value of one term. Null comes before all other values. */
function beyond({ term, column, value }: Compared): RawBuilder<SqlBool>[] {
  if (term.direction === "asc") {
    return [value === null ? sql`${column} is not null` : sql`${column} > ${value}`];
  }
  if (value === null) return [];
  return term.field.nullable === true
    ? [sql`${column} < ${value}`, sql`${column} is null`]
    : [sql`${column} < ${value}`];
}

/**
 * Casts a value from a token to the type of the column. Clients can send any value in a token, and without the cast
 * PostgreSQL would fail on a value that the column type cannot represent, such as a fraction for an integer column.
 */
function typed(slot: RawBuilder<unknown>, field: FieldBinding): RawBuilder<unknown> {
  if (isInteger(field)) return sql`cast(${slot} as bigint)`;
  return field.type === "number" ? sql`cast(${slot} as double precision)` : slot;
}

function isInteger(field: FieldBinding): boolean {
  return field.column === "id" || field.type === "reference";
}

function fits(value: unknown, field: FieldBinding): boolean {
  if (value === null) return field.nullable === true;
  if (isInteger(field)) return Number.isSafeInteger(value);
  switch (field.type) {
    case "number":
      return Number.isFinite(value);
    case "boolean":
      return typeof value === "boolean";
    case "text":
      return isText(value) || (isCut(value) && isText(value.cut));
    default:
      return isText(value);
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string" && !value.includes("\0");
}

function isCut(value: unknown): value is CutText {
  return typeof value === "object" && value !== null && "cut" in value;
}

function decode(token: string): unknown[] | null {
  if (!/^[A-Za-z0-9_-]+$/.test(token)) return null;
  try {
    const content: unknown = JSON.parse(Buffer.from(token, "base64url").toString());
    return Array.isArray(content) ? content : null;
  } catch {
    return null;
  }
}

/**
 * Walking a list by cursor: the token that says where a page ended, and the ranges of what comes after it. The cost
 * of a page does not depend on how far in the list it is.
 */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { SlotValue } from "../database/prepared.ts";
import { badParameter } from "./bad-parameter.ts";
import { slotAt } from "./condition.ts";
import type { FieldBinding } from "./field-binding.ts";
import { orderKey, sortColumn } from "./order.ts";
import type { OrderTerm } from "./order.ts";

/** The values of the order's terms in the last row of a page. */
export type Position = readonly PositionValue[];

type PositionValue = string | number | boolean | null | CutText;

/**
 * The beginning of a text that is too long for the token. The row with the ID of the position provides the rest. If that
 * row was deleted or has another beginning, the walk continues before all rows with this beginning: it may repeat some.
 */
interface CutText {
  readonly cut: string;
}

const maximumLength = 4096;

/** Bytes of JSON in a token: less than 1 KB in base64url. */
const maximumContent = 760;

/**
 * Makes the token of a position: opaque to clients, safe in a URL, only good for the same order.
 *
 * @param order a total order, as `withTieBreak` makes it
 * @param position a value for each term
 */
export function cursorToken(order: readonly OrderTerm[], position: Position): string {
  const content = [orderKey(order), ...position];
  const isShort = sizeOf(content) <= maximumContent;
  return Buffer.from(JSON.stringify(isShort ? content : withCutTexts(order, position))).toString("base64url");
}

/** The content of a token whose texts share the bytes that the other values leave. */
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

/** Bytes as JSON, where control characters are longer. */
function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/**
 * Reads a token back. The empty token is the beginning of the list: null.
 *
 * @throws Problem 400 if the token is broken or was made for another order
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
 * What comes after a position, as ranges one behind the other: `a = 1 and b = 2 and id > 3`, `a = 1 and b > 2`, and
 * `a > 1`. An index finds the beginning of each, also where many rows share a value; as a single condition it would
 * not, neither with OR nor as a comparison of rows (SQLite looks at the first column only).
 */
export interface Ranges {
  /** Equal shapes make equal SQL, as for conditions. */
  readonly shape: string;
  readonly values: readonly SlotValue[];
  /** @param base what all rows of the list fulfil */
  readonly sql: (
    slots: readonly RawBuilder<unknown>[],
    base: RawBuilder<SqlBool> | null,
  ) => readonly RawBuilder<SqlBool>[];
  /**
   * The same as one comparison. Indexes only find its first column.
   *
   * @throws Error if the order has several directions, nulls or texts, which may be cut
   */
  readonly asOne: (slots: readonly RawBuilder<unknown>[]) => RawBuilder<SqlBool>;
}

/** The ranges after a position. No other row is at the position itself, as the order is total. */
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
          return beyond(current).map((range) => sql<SqlBool>`${sql.join([...same, range], sql` and `)}`);
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
        throw new Error(`One comparison cannot continue a list in the order ${orderKey(order)}.`);
      const columns = sql.join(order.map((term) => sortColumn(table, term)));
      const values = sql.join(order.map(({ field }, index) => typed(slotAt(slots, index), field)));
      return sql`(${columns}) ${order[0]?.direction === "asc" ? sql`>` : sql`<`} (${values})`;
    },
  };
}

/** A cut text as the row with the ID has it; else what comes before all rows with this beginning. */
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
  /** Null for the value null. */
  readonly value: RawBuilder<unknown> | null;
}

function isSame({ column, value }: Compared): RawBuilder<SqlBool> {
  return value === null ? sql`${column} is null` : sql`${column} = ${value}`;
}

/** What is beyond the value of one term. Null is the smallest: everything else is above it, nothing below. */
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
 * Tokens come from outside: without a cast a value that the type of the column cannot hold would be an error of
 * PostgreSQL. A number may be compared with an integer column.
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

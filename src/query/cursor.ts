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

/** What the terms of the order are in the last row of a page. */
export type Position = readonly (string | number | boolean | null)[];

const maximumLength = 4096;

/**
 * Makes the token of a position: opaque to clients, safe in a URL, only good for the same order.
 *
 * @param order a total order, as `withTieBreak` makes it
 * @param position a value for each term
 */
export function cursorToken(order: readonly OrderTerm[], position: Position): string {
  return Buffer.from(JSON.stringify([orderKey(order), ...position])).toString("base64url");
}

/**
 * Reads a token back. The empty token is the beginning of the list: null.
 *
 * @throws Problem 400 if the token is broken or was made for another order
 */
export function parseCursor(token: string, order: readonly OrderTerm[]): Position | null {
  if (token === "") return null;
  const content = token.length <= maximumLength ? decode(token) : null;
  if (content === null) throw badParameter("cursor", "This is not a cursor of this list.");
  const [key, ...position] = content;
  if (key !== orderKey(order)) {
    throw badParameter("cursor", "This cursor belongs to another order; begin again with an empty one.");
  }
  if (position.length !== order.length || !order.every(({ field }, index) => fits(position[index], field))) {
    throw badParameter("cursor", "This is not a cursor of this list.");
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
  readonly sql: (slots: readonly RawBuilder<unknown>[]) => readonly RawBuilder<SqlBool>[];
}

/** The ranges after a position. No other row is at the position itself, as the order is total. */
export function rangesAfter(table: string, order: readonly OrderTerm[], position: Position): Ranges {
  const isNull = position.map((value) => value === null);
  return {
    shape: isNull.map((value) => (value ? "null" : "value")).join(","),
    values: position.filter((value) => value !== null),
    sql: (slots) => {
      let next = 0;
      const compared = order.map((term, index) => ({
        term,
        column: sortColumn(table, term),
        value: isNull[index] === true ? null : typed(slotAt(slots, next++), term.field),
      }));
      return compared
        .flatMap((current, index) => {
          const same = compared.slice(0, index).map(isSame);
          return beyond(current).map((range) => sql<SqlBool>`${sql.join([...same, range], sql` and `)}`);
        })
        .reverse();
    },
  };
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

/** Tokens come from outside: without a cast a value out of the range of the column would be an error of PostgreSQL. */
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
    default:
      return typeof value === "string" && !value.includes("\0");
  }
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

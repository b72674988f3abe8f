/** The order of a list: reads `order[name]=asc&order[id]=desc` and makes the terms of ORDER BY. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { badParameter } from "./bad-parameter.ts";
import { columnOf, foldedColumnOf } from "./field-binding.ts";
import type { FieldBinding } from "./field-binding.ts";

type Direction = "asc" | "desc";

export interface OrderTerm {
  readonly field: FieldBinding;
  readonly direction: Direction;
  /** Compares only so many characters of a text. */
  readonly prefix?: number;
}

const id: FieldBinding = { property: "id", column: "id", type: "number" };

/** Says whether a query parameter belongs to the order, well-formed or not. */
function isOrderParameter(name: string): boolean {
  return name === "order" || name.startsWith("order[");
}

/**
 * Reads the order from the query, in the sequence of the URL. A direction that is left empty is `asc`.
 *
 * @param orderable the properties that the list can be ordered by
 * @throws Problem 400 that names the parameter
 */
export function parseOrder(
  query: Iterable<readonly [string, string]>,
  orderable: ReadonlyMap<string, FieldBinding>,
): OrderTerm[] {
  const terms: OrderTerm[] = [];
  for (const [parameter, value] of query) {
    if (!isOrderParameter(parameter)) continue;
    const property = /^order\[(.+)\]$/.exec(parameter)?.[1];
    const field = property === undefined ? undefined : orderable.get(property);
    if (field === undefined) {
      throw badParameter(
        parameter,
        `The list cannot be ordered by this property. Valid properties are ${[...orderable.keys()].join(", ")}.`,
      );
    }
    const direction = value === "" ? "asc" : value.toLowerCase();
    if (direction !== "asc" && direction !== "desc") {
      throw badParameter(parameter, 'This value should be "asc" or "desc".');
    }
    if (terms.some((term) => term.field === field))
      throw badParameter(parameter, "This parameter must not be repeated.");
    terms.push({ field, direction });
  }
  return terms;
}

/**
 * Makes an order total: ties are broken by id, in the direction of the last term (so that a descending order is the
 * exact reverse of the ascending one, and an index serves both). What follows the id cannot matter and is left out.
 */
export function withTieBreak(terms: readonly OrderTerm[]): readonly OrderTerm[] {
  const position = terms.findIndex(({ field }) => field.column === "id");
  if (position >= 0) return terms.slice(0, position + 1);
  return [...terms, { field: id, direction: terms.at(-1)?.direction ?? "asc" }];
}

export function reversed(terms: readonly OrderTerm[]): readonly OrderTerm[] {
  return terms.map(({ field, direction }) => ({ field, direction: direction === "asc" ? "desc" : "asc" }));
}

/** The same text for the same order: `name,-id`. */
export function orderKey(terms: readonly OrderTerm[]): string {
  return terms.map(({ field, direction }) => (direction === "asc" ? "" : "-") + field.property).join(",");
}

/**
 * The order of a walk by cursor: long texts are compared by their first characters, so that the token of a position
 * stays short. Ties are broken by the terms that follow, at last by the id.
 */
export function forCursor(terms: readonly OrderTerm[]): readonly OrderTerm[] {
  return terms.map((term) =>
    term.field.orderPrefix === undefined ? term : { ...term, prefix: term.field.orderPrefix },
  );
}

/** What a term compares: the folded text or its beginning, else the column. */
export function sortColumn(table: string, { field, prefix }: OrderTerm): RawBuilder<unknown> {
  if (field.type !== "text") return columnOf(table, field);
  const column = foldedColumnOf(table, field);
  return prefix === undefined ? column : sql`substr(${column}, 1, ${sql.lit(prefix)})`;
}

/** The terms of ORDER BY. */
export function orderBy(table: string, terms: readonly OrderTerm[]): RawBuilder<unknown> {
  return sql.join(terms.map((term) => inDirection(sortColumn(table, term), term)));
}

/**
 * The terms of ORDER BY for SQLite, so that no index is followed for the sake of the order: a unary plus changes
 * nothing but that.
 */
export function orderBySorting(table: string, terms: readonly OrderTerm[]): RawBuilder<unknown> {
  return sql.join(terms.map((term) => inDirection(sql`+${sortColumn(table, term)}`, term)));
}

/** A column as a term of ORDER BY. Null counts as smaller than everything, on both engines. */
export function inDirection(
  column: RawBuilder<unknown>,
  { field, direction }: OrderTerm,
): RawBuilder<unknown> {
  const nulls = field.nullable === true;
  if (direction === "asc") return nulls ? sql`${column} asc nulls first` : sql`${column} asc`;
  return nulls ? sql`${column} desc nulls last` : sql`${column} desc`;
}

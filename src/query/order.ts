/** Parses the sort order of a list, as in `order[name]=asc&order[id]=desc`, and creates the terms of ORDER BY. */
import { sql, type RawBuilder } from "kysely";
import { badParameter } from "./bad-parameter.ts";
import { sortKey } from "../database/sort-text.ts";
import { columnOf, type FieldBinding } from "./field-binding.ts";

type Direction = "asc" | "desc";

export interface OrderTerm {
  readonly field: FieldBinding;
  readonly direction: Direction;
  /** The number of leading characters to compare. By default, the whole text is compared. */
  readonly prefix?: number;
}

const id: FieldBinding = { property: "id", column: "id", type: "number" };

/**
 * Whether a query parameter specifies a sort order, even if the order is invalid.
 * @example isOrderParameter("order[name]") // true
 */
export function isOrderParameter(name: string): boolean {
  return name === "order" || name.startsWith("order[");
}

/**
 * Parses the sort order. The terms keep the order of the URL. An empty direction means `asc`.
 * @param orderable the properties by which the list can be sorted
 * @throws {Problem} 400 naming the parameter
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
 * Makes an order total by adding the ID, in the same direction as the last term. A descending order is then the exact
 * reverse of the ascending order, so one index supports both. Terms after the ID have no effect and are removed.
 */
export function withTieBreak(terms: readonly OrderTerm[]): readonly OrderTerm[] {
  const position = terms.findIndex(({ field }) => field.column === "id");
  if (position >= 0) return terms.slice(0, position + 1);
  return [...terms, { field: id, direction: terms.at(-1)?.direction ?? "asc" }];
}

export function reversed(terms: readonly OrderTerm[]): readonly OrderTerm[] {
  return terms.map(({ field, direction }) => ({ field, direction: direction === "asc" ? "desc" : "asc" }));
}

/**
 * Returns a text that identifies an order, such as `name,-id`.
 * @example orderKey([{ field: { property: "id", column: "id", type: "number" }, direction: "desc" }]) // "-id"
 */
export function orderKey(terms: readonly OrderTerm[]): string {
  return terms.map(({ field, direction }) => (direction === "asc" ? "" : "-") + field.property).join(",");
}

/**
 * Returns the order for cursor pagination. To keep tokens short, only the first characters of long texts are compared.
 * The other terms break ties.
 */
export function forCursor(terms: readonly OrderTerm[]): readonly OrderTerm[] {
  return terms.map((term) =>
    term.field.orderPrefix === undefined ? term : { ...term, prefix: term.field.orderPrefix },
  );
}

/**
 * Returns the SQL that a term compares. For a text, this is its sort text or the beginning of it; for other types, the
 * column.
 */
export function sortColumn(table: string, { field, prefix }: OrderTerm): RawBuilder<unknown> {
  if (field.type !== "text") return columnOf(table, field);
  const key = sortKey(table, field.column);
  return prefix === undefined ? key : sql`substr(${key}, 1, ${sql.lit(prefix)})`;
}

/**
 * Returns the terms of ORDER BY, separated by commas.
 * @example sql`select id from parts order by ${orderBy("parts", terms)}`
 */
export function orderBy(table: string, terms: readonly OrderTerm[]): RawBuilder<unknown> {
  return sql.join(terms.map((term) => inDirection(sortColumn(table, term), term)));
}

/**
 * Returns the terms of ORDER BY for SQLite. The unary plus before each term prevents SQLite from using an index to
 * sort.
 */
export function orderBySorting(table: string, terms: readonly OrderTerm[]): RawBuilder<unknown> {
  return sql.join(terms.map((term) => inDirection(sql`+${sortColumn(table, term)}`, term)));
}

/** Returns a column as a term of ORDER BY. Null comes before all other values on both engines. */
export function inDirection(
  column: RawBuilder<unknown>,
  { field, direction }: OrderTerm,
): RawBuilder<unknown> {
  const nulls = field.nullable === true;
  if (direction === "asc") return nulls ? sql`${column} asc nulls first` : sql`${column} asc`;
  return nulls ? sql`${column} desc nulls last` : sql`${column} desc`;
}

/** How a property that a list can filter or order by is bound to its table. Filters and orders are made from this. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** The collection that a reference points into. */
export interface ReferenceTarget {
  readonly table: string;
  /** Path of the collection, `/api/categories`; an IRI is this and an id. */
  readonly collection: string;
  /** Whether the rows form a tree by `parent_id`, so that filters can include children. */
  readonly tree: boolean;
}

export interface FieldBinding {
  /** Name in the API, for messages. */
  readonly property: string;
  readonly column: string;
  /** Column that holds `fold()` of a text; like and tag filters and the order of texts need it. */
  readonly folded?: string;
  readonly type: "text" | "number" | "boolean" | "date" | "reference";
  /** Whether the column can be null. Only matters to ordering, where it costs PostgreSQL the use of an index. */
  readonly nullable?: boolean;
  /** For references. */
  readonly target?: ReferenceTarget;
}

/** The bound column, qualified, so that subqueries cannot capture it. */
export function columnOf(table: string, field: FieldBinding): RawBuilder<unknown> {
  return sql.ref(`${table}.${field.column}`);
}

/** The folded column of a text. */
export function foldedColumnOf(table: string, field: FieldBinding): RawBuilder<unknown> {
  if (field.folded === undefined) throw new Error(`The property ${field.property} has no folded column.`);
  return sql.ref(`${table}.${field.folded}`);
}

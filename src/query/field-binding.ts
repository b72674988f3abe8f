/** Binds a property to the database, so that lists can filter and sort by it. */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { Dialect } from "../database/store.ts";

/** The collection that a reference refers to. */
export interface ReferenceTarget {
  readonly table: string;
  /** The path of the collection, such as `/api/categories`. An IRI is this path and an ID. */
  readonly collection: string;
  /** Whether the rows form a tree by `parent_id`. Filters can then include children. */
  readonly tree: boolean;
}

/** The table of the records that the entities of a list own. */
export interface OwnedTable {
  readonly table: string;
  /** The foreign key to the table of the list. */
  readonly column: string;
}

/** SQL that is true or false for a row of the table with this alias. */
export type RowCondition = (alias: string, dialect: Dialect) => RawBuilder<SqlBool>;

export interface FieldBinding {
  /** The name in the API, for messages. */
  readonly property: string;
  readonly column: string;
  /** The column with `fold()` of a text. Required by like and tag filters and for sorting by text. */
  readonly folded?: string;
  readonly type: "text" | "number" | "boolean" | "date" | "reference";
  /**
   * Whether the column can be null. Set it only if necessary, because PostgreSQL then cannot use an index for sorting.
   */
  readonly nullable?: boolean;
  /** For long texts in cursor pagination: sort by this many characters, because the token contains them. */
  readonly orderPrefix?: number;
  /** For references. */
  readonly target?: ReferenceTarget;
  /** Replaces the column, for boolean filters only. */
  readonly condition?: RowCondition;
  /** Set if the property belongs to owned records. The other members then refer to their table. */
  readonly through?: OwnedTable;
}

/** The column, qualified so that subqueries cannot capture it. */
export function columnOf(table: string, field: FieldBinding): RawBuilder<unknown> {
  return sql.ref(`${table}.${field.column}`);
}

/** The folded column of a text property. */
export function foldedColumnOf(table: string, field: FieldBinding): RawBuilder<unknown> {
  if (field.folded === undefined) throw new Error(`The property ${field.property} has no folded column.`);
  return sql.ref(`${table}.${field.folded}`);
}

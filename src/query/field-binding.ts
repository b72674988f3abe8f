/** Defines how a property is bound to the database so that lists can be filtered and sorted by it. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Dialect } from "../database/store.ts";

/** The collection that a property references. */
export interface ReferenceTarget {
  readonly table: string;
  /**
   * The path of the collection, such as `/api/categories`. The IRI of an entity is this path followed by a slash and
   * the ID.
   */
  readonly collection: string;
  /** Whether the rows form a tree through `parent_id`. Filters on a tree can include children. */
  readonly tree: boolean;
}

/** The table of the records that are owned by the entities of a list. */
export interface OwnedTable {
  readonly table: string;
  /** The foreign key that references the table of the list. */
  readonly column: string;
}

/** Creates an SQL condition for a row of the table with this alias. */
export type RowCondition = (alias: string, dialect: Dialect) => RawBuilder<SqlBool>;

/** The texts of the search index that contain a property of parts: the identifiers, or all texts. */
export type SubstringIndex = "names" | "texts";

export interface FieldBinding {
  /** The name of the property in the API, used in messages. */
  readonly property: string;
  readonly column: string;
  /** The column that contains the result of `fold()` for a text. Required for like filters and tag filters. */
  readonly folded?: string;
  /** Whether lists can be sorted by the text (see `database/sort-text.ts`). */
  readonly sortable?: boolean;
  readonly type: "text" | "number" | "boolean" | "date" | "reference";
  /**
   * Whether the column can be null. Set this only if necessary, because PostgreSQL cannot use an index to sort by such
   * a column.
   */
  readonly nullable?: boolean;
  /** For long texts in cursor pagination: the number of leading characters to sort by, which the token contains. */
  readonly orderPrefix?: number;
  /** The referenced collection. Required for references. */
  readonly target?: ReferenceTarget;
  /** The index that finds parts with a text in this property. */
  readonly substringIndex?: SubstringIndex;
  /** The foreign keys of the elements that can own an entity, by their collection. Required for owner filters. */
  readonly owners?: ReadonlyMap<string, string>;
  /** A condition that replaces the column. For boolean filters only. */
  readonly condition?: RowCondition;
  /**
   * Set if the property belongs to owned records: their table, or the tables of nested records from the outside in. The
   * other members of the binding then refer to the last table.
   */
  readonly through?: readonly [OwnedTable, ...OwnedTable[]];
}

/**
 * Returns the column, qualified with its table, so that a column of a subquery with the same name is not used instead.
 */
export function columnOf(table: string, field: FieldBinding): RawBuilder<unknown> {
  return sql.ref(`${table}.${field.column}`);
}

/** Returns the folded column of a text property. */
export function foldedColumnOf(table: string, field: FieldBinding): RawBuilder<unknown> {
  if (field.folded === undefined) throw new Error(`The property ${field.property} has no folded column.`);
  return sql.ref(`${table}.${field.folded}`);
}

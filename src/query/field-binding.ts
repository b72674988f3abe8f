/** Binds a property to the database, so lists can filter and sort by the property. */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { Dialect } from "../database/store.ts";

/** The collection whose entities a property references. */
export interface ReferenceTarget {
  readonly table: string;
  /** The path of the collection, such as `/api/categories`. An IRI is this path and an ID. */
  readonly collection: string;
  /** Whether the rows form a tree by `parent_id`. If so, filters can include children. */
  readonly tree: boolean;
}

/** The table of the records that the entities of a list own. */
export interface OwnedTable {
  readonly table: string;
  /** The foreign key to the table of the list. */
  readonly column: string;
}

/** Creates SQL that is true or false for a row of the table with this alias. */
export type RowCondition = (alias: string, dialect: Dialect) => RawBuilder<SqlBool>;

export interface FieldBinding {
  /** The name of the property in the API, for messages. */
  readonly property: string;
  readonly column: string;
  /** The column with the `fold()` of a text. Required for like filters, for tag filters and to sort by a text. */
  readonly folded?: string;
  readonly type: "text" | "number" | "boolean" | "date" | "reference";
  /**
   * Whether the column can be null. Set this only if necessary, because PostgreSQL then cannot use an index for
   * sorting.
   */
  readonly nullable?: boolean;
  /** For long texts in cursor pagination: the number of characters to sort by. The token contains these characters. */
  readonly orderPrefix?: number;
  /** The referenced collection. Required for references. */
  readonly target?: ReferenceTarget;
  /** Replaces the column. For boolean filters only. */
  readonly condition?: RowCondition;
  /**
   * Set if the property belongs to owned records. The other members of the binding then refer to the table of these
   * records.
   */
  readonly through?: OwnedTable;
}

/** Returns the column, qualified so that subqueries cannot capture its name. */
export function columnOf(table: string, field: FieldBinding): RawBuilder<unknown> {
  return sql.ref(`${table}.${field.column}`);
}

/** Returns the folded column of a text property. */
export function foldedColumnOf(table: string, field: FieldBinding): RawBuilder<unknown> {
  if (field.folded === undefined) throw new Error(`The property ${field.property} has no folded column.`);
  return sql.ref(`${table}.${field.folded}`);
}

/** How a property that a list can filter or order by is bound to its table. Filters and orders are made from this. */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { Dialect } from "../database/store.ts";

/** The collection that a reference points into. */
export interface ReferenceTarget {
  readonly table: string;
  /** Path of the collection, `/api/categories`; an IRI is this and an id. */
  readonly collection: string;
  /** Whether the rows form a tree by `parent_id`, so that filters can include children. */
  readonly tree: boolean;
}

/** The table of the entities that a list's entities own. */
export interface OwnedTable {
  readonly table: string;
  /** Its foreign key to the table of the list. */
  readonly column: string;
}

/** SQL that is true or false for a row of the table that `alias` stands for. */
export type RowCondition = (alias: string, dialect: Dialect) => RawBuilder<SqlBool>;

export interface FieldBinding {
  /** Name in the API, for messages. */
  readonly property: string;
  readonly column: string;
  /** Column that holds `fold()` of a text; like and tag filters and the order of texts need it. */
  readonly folded?: string;
  readonly type: "text" | "number" | "boolean" | "date" | "reference";
  /** Whether the column can be null. Only matters to ordering, where it costs PostgreSQL the use of an index. */
  readonly nullable?: boolean;
  /** Characters of a long text by which a list is ordered that is walked by cursor: its token contains them. */
  readonly orderPrefix?: number;
  /** For references. */
  readonly target?: ReferenceTarget;
  /** For what is no column, in place of it: only boolean filters take this. */
  readonly condition?: RowCondition;
  /** Where the property is one of owned entities: these. The rest of the binding is then about their table. */
  readonly through?: OwnedTable;
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

/**
 * Defines the types of the columns of an entity. With a resource name, a type describes the table of the resource.
 * Without a resource name, it describes any table.
 */
import type { Selectable } from "kysely";
import type { EntityColumns } from "../../database/tables/entity-columns.ts";
import type { Tables } from "../../database/tables/tables.ts";
import type { ColumnValue } from "../../representation/binding.ts";
import type { StoredResource, TableOf } from "../../representation/definition.ts";

export type { ColumnValue };

export type Columns = Record<string, ColumnValue>;

/** A stored row of a resource that is only known at run time. */
interface AnyRow {
  readonly id: number;
  readonly version: number;
  readonly [column: string]: ColumnValue;
}

type IsAny<R extends StoredResource, Any, One> = StoredResource extends R ? Any : One;
type RowOf<R extends StoredResource> = Selectable<Tables[TableOf<R>]>;

/** A stored row with the column types of its table. */
export type Row<R extends StoredResource = StoredResource> = IsAny<R, AnyRow, Readonly<RowOf<R>>>;

/**
 * A row to be written. Columns with a default can be missing. A required reference can be `null` until the rules have
 * checked it.
 */
export type Draft<R extends StoredResource = StoredResource> = IsAny<
  R,
  Columns,
  { [C in keyof RowOf<R>]?: RowOf<R>[C] | null }
>;

/** The resources whose rows have a version and are written according to rules. */
export type EditableResource = {
  [R in StoredResource]: Tables[TableOf<R>] extends EntityColumns ? R : never;
}[StoredResource];

export type ColumnName<R extends StoredResource = StoredResource> = IsAny<R, string, keyof RowOf<R> & string>;

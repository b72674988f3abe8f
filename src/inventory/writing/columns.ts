/**
 * The columns of entities in a write. With the name of a resource, they have the types of its table; without one, they
 * are those of a table that is only known at run time.
 */
import type { Selectable } from "kysely";
import type { EntityColumns } from "../../database/entity-columns.ts";
import type { Tables } from "../../database/tables.ts";
import type { ColumnValue } from "../../representation/binding.ts";
import type { StoredResource, TableOf } from "../../representation/definition.ts";

export type { ColumnValue };

/** Columns to write, by name. */
export type Columns = Record<string, ColumnValue>;

/** A stored row of an entity that can be changed. */
interface AnyRow {
  readonly id: number;
  readonly version: number;
  readonly [column: string]: ColumnValue;
}

type IsAny<R extends StoredResource, Any, One> = StoredResource extends R ? Any : One;
type RowOf<R extends StoredResource> = Selectable<Tables[TableOf<R>]>;

/** A row as it is stored. */
export type Row<R extends StoredResource = StoredResource> = IsAny<R, AnyRow, Readonly<RowOf<R>>>;

/**
 * A row as it is to be. A new one lacks columns with a default; before the rules have checked it, a reference that is
 * required can be null.
 */
export type Draft<R extends StoredResource = StoredResource> = IsAny<
  R,
  Columns,
  { [C in keyof RowOf<R>]?: RowOf<R>[C] | null }
>;

/** Resources whose rows have a version, and are written with rules. */
export type EditableResource = {
  [R in StoredResource]: Tables[TableOf<R>] extends EntityColumns ? R : never;
}[StoredResource];

export type ColumnName<R extends StoredResource = StoredResource> = IsAny<R, string, keyof RowOf<R> & string>;

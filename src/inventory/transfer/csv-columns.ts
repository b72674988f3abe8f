/**
 * Defines the columns of CSV exports. All record types use the same columns, and cells that do not apply to a record
 * are empty.
 */
import type { Definitions } from "../../representation/definition.ts";
import type { Field, ScalarType } from "./fields.ts";
import { fieldsByResource } from "./fields.ts";
import type { MemberName, TransferredName } from "./resources.ts";
import { memberNames, recordNames } from "./resources.ts";

/** The column that contains the record type. */
export const recordColumn = "record";

/** A column, and the property of the document that contains its values. */
export interface Column {
  readonly name: string;
  readonly type: ScalarType | "decimal" | "path";
  /** The names of the property and, for a value object, of its member, such as `["eda_info", "value"]`. */
  readonly keys: readonly [string] | readonly [string, string];
}

export interface RowKind {
  readonly resource: TransferredName;
  readonly columns: readonly Column[];
  /** Maps the record types of owned entities to the properties that contain these entities. */
  readonly lists: ReadonlyMap<TransferredName, string>;
}

export interface Columns {
  /** The names of all columns, in the order of the file. */
  readonly names: readonly string[];
  readonly kinds: ReadonlyMap<TransferredName, RowKind>;
}

/** Returns the columns of a CSV export. */
export function csvColumns(definitions: Definitions): Columns {
  const resources: readonly TransferredName[] = ["Part", ...memberNames, ...recordNames];
  const fields = fieldsByResource(definitions);
  const kinds = new Map<TransferredName, RowKind>();
  for (const resource of resources) {
    if (!kinds.has(resource)) kinds.set(resource, rowKind(resource, fields(resource)));
  }
  const names = new Set([recordColumn, "path"]);
  for (const { columns } of kinds.values()) for (const { name } of columns) names.add(name);
  return { names: [...names], kinds };
}

function rowKind(resource: TransferredName, fields: readonly Field[]): RowKind {
  const lists = new Map<MemberName, string>();
  for (const field of fields) if (field.kind === "list") lists.set(field.resource, field.name);
  return { resource, lists, columns: fields.flatMap((field) => columnsOf(field)) };
}

function columnsOf(field: Field): Column[] {
  const { name } = field;
  const member = (own: string, type: Column["type"]): Column => ({
    name: `${name}.${own}`,
    type,
    keys: [name, own],
  });
  switch (field.kind) {
    case "scalar":
      return [{ name, type: field.binding?.kind === "decimal" ? "decimal" : field.type, keys: [name] }];
    case "value":
      return field.members.map((own) => member(own.name, own.type));
    case "path":
      return [{ name, type: "path", keys: [name] }];
    case "code":
      return [{ name, type: "text", keys: [name] }];
    case "part":
      return [member("category", "path"), member("name", "text"), member("namesake", "number")];
    case "list":
      return [];
  }
}

/** Finds a record type by name, ignoring case. */
export function findRowKind(columns: Columns, name: string): RowKind | null {
  const wanted = name.trim().toLowerCase();
  for (const [resource, kind] of columns.kinds) if (resource.toLowerCase() === wanted) return kind;
  return null;
}

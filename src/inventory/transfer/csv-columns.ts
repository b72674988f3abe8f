/** The columns of the CSV form: the same for every kind of row, which leaves empty what it does not have. */
import type { Definitions } from "../../representation/definition.ts";
import type { Field, ScalarType } from "./fields.ts";
import { fieldsByResource } from "./fields.ts";
import type { MemberName, TransferredName } from "./resources.ts";
import { memberNames, recordNames } from "./resources.ts";

/** Names the kind of a row. */
export const recordColumn = "record";

/** How the cells of one column are read in rows of one kind. */
export interface Column {
  readonly name: string;
  readonly type: ScalarType | "decimal" | "path";
  /** Where the value stands in the document: `["eda_info", "value"]`. */
  readonly keys: readonly [string] | readonly [string, string];
}

/** One kind of row. */
export interface RowKind {
  readonly resource: TransferredName;
  readonly columns: readonly Column[];
  /** What it may have rows of below it, and in which property that is. */
  readonly lists: ReadonlyMap<TransferredName, string>;
}

export interface Columns {
  /** All names, in the order of the file. */
  readonly names: readonly string[];
  readonly kinds: ReadonlyMap<TransferredName, RowKind>;
}

/** The columns for an inventory. */
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

/** The kind that a row names, whatever the case of its letters. */
export function findRowKind(columns: Columns, name: string): RowKind | null {
  const wanted = name.trim().toLowerCase();
  for (const [resource, kind] of columns.kinds) if (resource.toLowerCase() === wanted) return kind;
  return null;
}

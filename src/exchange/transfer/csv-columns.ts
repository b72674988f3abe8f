/**
 * Defines the columns of CSV exports. All record types use the same columns, and cells that do not apply to a record
 * are empty.
 */
import type { Definitions } from "../../representation/definition.ts";
import { fieldsByResource, modelMark, type FieldsByResource, type Field, type ScalarType } from "./fields.ts";
import { memberNames, recordNames, type MemberName, type TransferredName } from "./exported-resources.ts";

/** The columns of parts that only exports of the API contain. Imports ignore them. */
export const readOnlyColumns = ["id", "total_instock", "addedDate", "lastModified"] as const;

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
  readonly names: readonly string[];
  readonly kinds: ReadonlyMap<TransferredName, RowKind>;
}

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

/**
 * Returns the columns of a CSV export of parts only, with their owned entities.
 * @param readOnly the read-only columns of parts
 */
export function partCsvColumns(fields: FieldsByResource, readOnly: readonly string[]): Columns {
  const kinds = new Map<TransferredName, RowKind>();
  const add = (resource: TransferredName): void => {
    const kind = rowKind(resource, fields(resource).filter(isOfParts));
    kinds.set(resource, kind);
    for (const member of kind.lists.keys()) add(member);
  };
  add("Part");
  const part = kinds.get("Part");
  if (part !== undefined) {
    const extra = (names: readonly string[]): Column[] =>
      names.map((name) => ({ name, type: "text", keys: [name] }));
    const [first, last] = [extra(readOnly.filter(isFirst)), extra(readOnly.filter((name) => !isFirst(name)))];
    kinds.set("Part", { ...part, columns: [...first, ...part.columns, ...last] });
  }
  const names = new Set([recordColumn]);
  for (const { columns } of kinds.values()) for (const { name } of columns) names.add(name);
  return { names: [...names], kinds };
}

function isFirst(name: string): boolean {
  return name === "id";
}

/** Whether a field can have a value in the rows of a part and its owned entities. */
function isOfParts({ name }: Field): boolean {
  return name !== "element" && name !== modelMark;
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

export function findRowKind(columns: Columns, name: string): RowKind | null {
  const wanted = name.trim().toLowerCase();
  for (const [resource, kind] of columns.kinds) if (resource.toLowerCase() === wanted) return kind;
  return null;
}

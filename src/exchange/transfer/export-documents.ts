/** Converts rows to export documents, with a constant number of statements per page and owned list. */
import { apiDate } from "../../database/timestamp.ts";
import { decimalIn, formatDecimal } from "../../database/decimal.ts";
import type { Reader } from "../../database/store.ts";
import type { Binding } from "../../representation/binding.ts";
import { definitionOf, ownerColumnOf, type Definitions } from "../../representation/definition.ts";
import { isPicture } from "../../inventory/entities/attachment.ts";
import type { ColumnValue, Row } from "../../inventory/writing/write-context.ts";
import { rowsOwnedBy, typedRow } from "../../inventory/writing/read-rows.ts";
import { compareDocuments } from "./document-order.ts";
import { modelMark, type Field, type FieldsByResource, type ListField, type ScalarField } from "./fields.ts";
import type { NaturalKeys } from "./natural-keys.ts";
import type { Document, TransferredName } from "./exported-resources.ts";

/** The number of values of each kind that are not exported. */
export interface LeftOut {
  files: number;
  owners: number;
  /** The number of prices that have the same minimum quantity as another price after rounding to an integer unit. */
  prices: number;
}

export interface ExportContext {
  readonly reader: Reader;
  readonly definitions: Definitions;
  readonly keys: NaturalKeys;
  /** Whether to export the owners of lots and storage locations. */
  readonly owners: boolean;
  /** The fields to export. */
  readonly fields: FieldsByResource;
  /** The number of omitted values in all documents so far. */
  readonly leftOut: LeftOut;
}

/** A row, and the properties of its owner that affect the document. */
interface Member {
  readonly row: Row;
  /** The element that owns an attachment. */
  readonly element: Row | null;
  /** Whether the part has an integer unit. `null` for a part without a unit. */
  readonly isInteger: boolean | null;
}

/** Returns the documents of rows, in the same order. */
export async function documentsOf(
  context: ExportContext,
  resource: TransferredName,
  rows: readonly Row[],
): Promise<readonly Document[]> {
  const members: Member[] = [];
  for (const row of rows) {
    const unit = idIn(row, "part_unit_id");
    const isInteger = unit === null ? null : await context.keys.isInteger(unit);
    members.push({ row, element: null, isInteger });
  }
  return represent(context, resource, members);
}

async function represent(
  context: ExportContext,
  resource: TransferredName,
  members: readonly Member[],
): Promise<Document[]> {
  const documents = members.map((): Record<string, unknown> => ({}));
  for (const field of context.fields(resource)) {
    const values = await valuesOf(context, resource, field, members);
    for (const [index, document] of documents.entries()) {
      if (values[index] !== undefined) document[field.name] = values[index];
    }
  }
  return documents;
}

/** Returns the values of a field, one per row. `undefined` represents the default value of the field. */
async function valuesOf(
  context: ExportContext,
  resource: TransferredName,
  field: Field,
  members: readonly Member[],
): Promise<readonly unknown[]> {
  const { definitions, keys, owners, leftOut } = context;
  switch (field.kind) {
    case "list":
      return listsOf(context, resource, field, members);
    case "part": {
      const ids = members.map(({ row }) => idIn(row, field.binding.column) ?? 0);
      const parts = await keys.parts(ids);
      return ids.map((id) => parts.get(id));
    }
    case "scalar":
      return members.map((member) => unlessDefault(field, scalarValue(definitions, field, member)));
    case "value":
      return members.map(({ row }) => {
        const entries = field.members.flatMap((own) => {
          const value = unlessDefault(own, row[field.binding.members[own.name] ?? ""]);
          return value === undefined ? [] : [[own.name, value] as const];
        });
        return entries.length === 0 ? undefined : Object.fromEntries(entries);
      });
    case "path": {
      const column = field.own ? "id" : (field.binding?.column ?? "");
      return mapReferences(members, column, (id) => keys.path(field.resource, id));
    }
    case "code":
      return mapReferences(members, field.binding.column, (id) => {
        if (field.resource === "Currency" || owners) return keys.code(field.resource, id);
        leftOut.owners += 1;
        return undefined;
      });
  }
}

/** Returns the documents of the owned entities, one list per member. */
async function listsOf(
  context: ExportContext,
  resource: TransferredName,
  field: ListField,
  members: readonly Member[],
): Promise<readonly (readonly Document[] | undefined)[]> {
  const { reader, definitions, leftOut } = context;
  const owned = definitionOf(definitions, field.resource);
  const column = ownerColumnOf(owned, definitionOf(definitions, resource), field.binding);
  const owners = new Map<ColumnValue | undefined, Member & { readonly list: Document[] }>(
    members.map((member) => [member.row.id, { ...member, list: [] }]),
  );
  const ids = members.map(({ row }) => row.id);
  const found = await rowsOwnedBy(reader, owned, column, ids);
  const rows = field.resource === "Attachment" ? found.filter((row) => isExported(context, row)) : found;
  const ownedMembers = rows.map((row) => {
    const { row: element = null, isInteger = null } = owners.get(row[column]) ?? {};
    return { row, element, isInteger };
  });
  const documents = await represent(context, field.resource, ownedMembers);
  for (const [index, document] of documents.entries()) owners.get(rows[index]?.[column])?.list.push(document);
  return [...owners.values()].map(({ list }) => {
    list.sort(compareDocuments(field.resource));
    if (list.length === 0) return undefined;
    return field.resource === "Pricedetail" ? withoutEqualQuantities(leftOut, list) : list;
  });
}

/**
 * Removes each price that has the same minimum quantity as another price after rounding to an integer unit, because
 * the API would reject one of the two prices.
 */
function withoutEqualQuantities(leftOut: LeftOut, prices: readonly Document[]): Document[] {
  const quantity = "min_discount_quantity";
  const kept = prices.filter(
    (price, index) => index === 0 || price[quantity] !== prices[index - 1]?.[quantity],
  );
  leftOut.prices += prices.length - kept.length;
  return kept;
}

function isExported({ definitions, leftOut }: ExportContext, row: Row): boolean {
  const { external_path: address, internal_path: file } = typedRow(definitions.Attachment, row);
  if (file !== null) leftOut.files += 1;
  return address !== null || file === null;
}

function scalarValue(
  definitions: Definitions,
  { name, binding }: ScalarField,
  { row, element, isInteger }: Member,
): unknown {
  switch (binding?.kind) {
    case "column":
      return row[binding.column];
    case "decimal": {
      const value = decimalIn(row, binding.column);
      return value === null ? null : formatDecimal(value);
    }
    case "instant": {
      const value = row[binding.column];
      return typeof value === "string" ? apiDate(value) : null;
    }
    case "computed":
      return computed(binding, row, isInteger);
    default:
      return name === "namesake" ? null : attachmentExtra(definitions, name, row, element);
  }
}

/** Returns the value of an attachment field that is not a property in the API. */
function attachmentExtra(definitions: Definitions, name: string, row: Row, element: Row | null): ColumnValue {
  const { external_path: address } = typedRow(definitions.Attachment, row);
  if (name === "url") return address;
  if (name === modelMark) return element?.["footprint_3d_attachment_id"] === row.id;
  // Stored files are not exported. After an import, the attachment can therefore be an image only because of its URL.
  return element?.["master_picture_attachment_id"] === row.id && isPicture(null, address);
}

function idIn(row: Row, column: string): number | null {
  const id = row[column];
  return typeof id === "number" ? id : null;
}

/** Returns the result of `find` for the ID in a column of each row, or `undefined` if the column is null. */
async function mapReferences<T>(
  members: readonly Member[],
  column: string,
  find: (id: number) => Promise<T> | undefined,
): Promise<readonly (T | undefined)[]> {
  const values: (T | undefined)[] = [];
  for (const { row } of members) {
    const id = idIn(row, column);
    values.push(id === null ? undefined : await find(id));
  }
  return values;
}

/** Returns `undefined` if the value is `null` or the default value of the field, and the value itself otherwise. */
function unlessDefault(field: ScalarField, value: unknown): unknown {
  return value === null || value === field.fallback ? undefined : value;
}

const unitPath = /(^|\.)partUnit\.is_integer$/;

/**
 * Returns the exported value of a computed property. Amounts are rounded to the unit of the part, as in the API. Other
 * properties have their stored value.
 */
function computed(
  binding: Extract<Binding, { kind: "computed" }>,
  row: Row,
  isInteger: boolean | null,
): unknown {
  const paths = binding.columns;
  if (!paths.some((path) => typeof path === "string" && unitPath.test(path))) {
    return "writes" in binding ? row[String(binding.writes)] : null;
  }
  const values = paths.map((path) =>
    typeof path === "string" && !unitPath.test(path) ? (row[path] ?? null) : isInteger,
  );
  return binding.compute(...values);
}

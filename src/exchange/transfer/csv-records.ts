/**
 * Reads a CSV export as a stream of records. A record consists of its own row, followed by the rows of its owned
 * entities.
 */
import { isObject } from "../../util/is-object.ts";
import { InvalidCell, readPath, readScalar } from "./csv-cells.ts";
import {
  findRowKind,
  readOnlyColumns,
  recordColumn,
  type Column,
  type Columns,
  type RowKind,
} from "./csv-columns.ts";
import { quoted, columnList, type CsvFile } from "./csv-rows.ts";
import type { TableRow } from "../tables/table.ts";
import { nameOf, type Incoming } from "./incoming.ts";
import { isRecord, type Document, type RecordName } from "./exported-resources.ts";
import { ImportError } from "../tables/import-error.ts";

/** @throws {ImportError} if a column is unknown or repeated */
export function requireColumns({ path, header }: CsvFile, columns: Columns): void {
  const known = new Set([recordColumn, ...readOnlyColumns, ...columns.names]);
  const unknown = header.filter((name) => !known.has(name));
  const first = new Set<string>();
  const repeated = header.filter((name) => first.size === first.add(name).size);
  const errors = [
    ...(unknown.length === 0 ? [] : [`unknown ${columnList(unknown)}`]),
    ...(repeated.length === 0 ? [] : [`repeated ${columnList(repeated)}`]),
  ];
  if (errors.length > 0) {
    throw new ImportError(`The header of ${path} is invalid: ${errors.join("; ")}.`);
  }
}

/** The errors in the rows of a record. Only the first error is kept, to limit the memory use for a malformed file. */
interface RowErrors {
  first: { readonly line: number; readonly message: string } | null;
  count: number;
}

function noErrors(): RowErrors {
  return { first: null, count: 0 };
}

function addError(errors: RowErrors, line: number, message: string): void {
  errors.first ??= { line, message };
  errors.count += 1;
}

const maximumRows = 100_000;

/** A record whose rows are still being read. */
interface OpenRecord {
  readonly line: number;
  /** The type of the record, or `null` if its first row has an unknown type. */
  readonly resource: RecordName | null;
  readonly document: Record<string, unknown>;
  readonly memberLines: Map<string, number>;
  /** The errors in all rows of the record. Only the first error is reported, with the number of further errors. */
  readonly errors: RowErrors;
  /** The entities that the next row can belong to, from the record to the innermost entity. */
  readonly owners: {
    readonly kind: RowKind;
    readonly document: Record<string, unknown>;
    readonly path: string;
  }[];
}

export async function* readRecords(
  { header }: CsvFile,
  rows: AsyncIterable<TableRow>,
  columns: Columns,
): AsyncGenerator<Incoming> {
  let open: OpenRecord | null = null;
  for await (const { line, cells, error } of rows) {
    const row: Row = { line, cells: new Map(header.map((name, index) => [name, cells[index] ?? ""])) };
    const kind = findRowKind(columns, row.cells.get(recordColumn) ?? "");
    const resource = kind?.resource ?? "";
    // An attachment that names an `element` is a separate record.
    const isOwnRecord = resource !== "Attachment" || (row.cells.get("element") ?? "") !== "";
    if (error === null && kind !== null && isRecord(resource) && isOwnRecord) {
      if (open !== null) yield finishRecord(open);
      open = startRecord(row, kind, resource);
      continue;
    }
    open ??= { line, resource: null, document: {}, memberLines: new Map(), errors: noErrors(), owners: [] };
    if (error !== null) addError(open.errors, line, error);
    else if (kind === null) addError(open.errors, line, unknownKind(row));
    else addMember(open, row, kind);
  }
  if (open !== null) yield finishRecord(open);
}

interface Row {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

function unknownKind({ cells }: Row): string {
  return `${recordColumn}: ${quoted(cells.get(recordColumn) ?? "")} is not a record type.`;
}

function startRecord(row: Row, kind: RowKind, resource: RecordName): OpenRecord {
  const errors = noErrors();
  const document = readRow(row, kind, errors);
  const owners = [{ kind, document, path: "" }];
  const { line } = row;
  return { line, resource, document, memberLines: new Map(), errors, owners };
}

function addMember(open: OpenRecord, row: Row, kind: RowKind): void {
  const { owners, errors } = open;
  const index = owners.findLastIndex((owner) => owner.kind.lists.has(kind.resource));
  const owner = owners[index];
  const property = owner?.kind.lists.get(kind.resource);
  if (owner === undefined || property === undefined) {
    addError(
      errors,
      row.line,
      `A row of the type ${kind.resource} is not allowed here. It must follow the row of the element that it belongs to.`,
    );
    return;
  }
  if (open.memberLines.size >= maximumRows) {
    addError(errors, row.line, `A record can have at most ${maximumRows} rows.`);
    return;
  }
  const document = readRow(row, kind, errors);
  const list = (owner.document[property] ??= []) as Document[];
  const path = `${owner.path === "" ? "" : `${owner.path}.`}${property}[${list.length}]`;
  list.push(document);
  open.memberLines.set(path, row.line);
  // An entity without owned lists does not end the list of the current owner. For example, a parameter can come between
  // an orderdetail and its prices.
  if (kind.lists.size > 0) owners.splice(index + 1, owners.length, { kind, document, path });
}

function readRow({ line, cells }: Row, kind: RowKind, errors: RowErrors): Record<string, unknown> {
  const document: Record<string, unknown> = {};
  const known = new Set([recordColumn, ...readOnlyColumns, ...kind.columns.map(({ name }) => name)]);
  for (const [name, cell] of cells) {
    if (cell !== "" && !known.has(name))
      addError(errors, line, `${name}: ${kind.resource} rows do not have this column.`);
  }
  for (const column of kind.columns) {
    const cell = cells.get(column.name) ?? "";
    if (cell === "") continue;
    try {
      setValue(document, column, readCell(column, cell));
    } catch (thrown) {
      if (!(thrown instanceof InvalidCell)) throw thrown;
      addError(errors, line, `${column.name}: ${thrown.message}`);
    }
  }
  return document;
}

function readCell({ type }: Column, cell: string): unknown {
  if (type === "path") return readPath(cell);
  return readScalar(cell, type === "decimal" ? "text" : type);
}

function setValue(
  document: Record<string, unknown>,
  { keys: [property, member] }: Column,
  value: unknown,
): void {
  const present = document[property];
  document[property] =
    member === undefined ? value : { ...(isObject(present) ? present : {}), [member]: value };
}

function finishRecord({ line, resource, document, memberLines, errors }: OpenRecord): Incoming {
  const { first } = errors;
  if (resource !== null && first === null) return { line, resource, document, memberLines };
  const prefix = first === null || first.line === line ? "" : `line ${first.line}: `;
  const more = errors.count <= 1 ? "" : ` (and ${errors.count - 1} more)`;
  return { line, name: nameOf(document), error: `${prefix}${first?.message ?? ""}${more}` };
}

/** Reads the CSV form as a stream of records: each from its row and the rows below it that belong to it. */
import { isObject } from "../../is-object.ts";
import { InvalidCell, readPath, readScalar } from "./csv-cells.ts";
import type { Column, Columns, RowKind } from "./csv-columns.ts";
import { findRowKind, recordColumn } from "./csv-columns.ts";
import type { CsvFile, CsvRow } from "./csv-rows.ts";
import { quoted, columnList } from "./csv-rows.ts";
import type { Incoming } from "./incoming.ts";
import { nameOf } from "./incoming.ts";
import { isRecord } from "./resources.ts";
import type { Document, RecordName } from "./resources.ts";
import { ImportError } from "./source-file.ts";

/** @throws {ImportError} if a column is unknown or appears repeated */
export function requireColumns({ path, header }: CsvFile, columns: Columns): void {
  const known = new Set([recordColumn, ...columns.names]);
  const unknown = header.filter((name) => !known.has(name));
  const first = new Set<string>();
  const repeated = header.filter((name) => first.size === first.add(name).size);
  const errors = [
    ...(unknown.length === 0 ? [] : [`does not know ${columnList(unknown)}`]),
    ...(repeated.length === 0 ? [] : [`takes ${columnList(repeated)} only once`]),
  ];
  if (errors.length > 0) {
    throw new ImportError(`The header of ${path} is wrong: the import ${errors.join(", and ")}.`);
  }
}

/** Of a long file of nonsense not everything can be kept. */
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

/** A record has no more rows than this. */
const maximumRows = 100_000;

/** A record of which rows are still coming. */
interface OpenRecord {
  readonly line: number;
  /** Null: its own row was of no known kind. */
  readonly resource: RecordName | null;
  readonly document: Record<string, unknown>;
  readonly memberLines: Map<string, number>;
  /** What is wrong with its rows; only the first is told. */
  readonly errors: RowErrors;
  /** The entities that further rows may belong to, the innermost last. */
  readonly owners: {
    readonly kind: RowKind;
    readonly document: Record<string, unknown>;
    readonly path: string;
  }[];
}

export async function* readRecords(
  { header }: CsvFile,
  rows: AsyncIterable<CsvRow>,
  columns: Columns,
): AsyncGenerator<Incoming> {
  let open: OpenRecord | null = null;
  for await (const { line, cells, error } of rows) {
    const row: Row = { line, cells: new Map(header.map((name, index) => [name, cells[index] ?? ""])) };
    const kind = findRowKind(columns, row.cells.get(recordColumn) ?? "");
    const resource = kind?.resource ?? "";
    // An attachment is a record of its own where it names its element.
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
  return `${recordColumn}: ${quoted(cells.get(recordColumn) ?? "")} is no kind of row.`;
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
    addError(errors, row.line, `A row ${kind.resource} can not stand here; it belongs below another one.`);
    return;
  }
  if (open.memberLines.size >= maximumRows) {
    addError(errors, row.line, `More than ${maximumRows} rows belong to one record.`);
    return;
  }
  const document = readRow(row, kind, errors);
  const list = (owner.document[property] ??= []) as Document[];
  const path = `${owner.path === "" ? "" : `${owner.path}.`}${property}[${list.length}]`;
  list.push(document);
  open.memberLines.set(path, row.line);
  // A parameter between an orderdetail and its prices does not part them.
  if (kind.lists.size > 0) owners.splice(index + 1, owners.length, { kind, document, path });
}

function readRow({ line, cells }: Row, kind: RowKind, errors: RowErrors): Record<string, unknown> {
  const document: Record<string, unknown> = {};
  const known = new Set([recordColumn, ...kind.columns.map(({ name }) => name)]);
  for (const [name, cell] of cells) {
    if (cell !== "" && !known.has(name)) addError(errors, line, `${kind.resource} has no ${name}.`);
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

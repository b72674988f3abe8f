/** Reads the CSV form as a stream of records: each from its row and the rows below it that belong to it. */
import { isObject } from "../../is-object.ts";
import { InvalidCell, readPath, readScalar } from "./csv-cells.ts";
import type { Column, Columns, RowKind } from "./csv-columns.ts";
import { kindNamed, recordColumn } from "./csv-columns.ts";
import type { CsvFile, CsvRow } from "./csv-rows.ts";
import { quoted, theColumns } from "./csv-rows.ts";
import type { Incoming } from "./incoming.ts";
import { nameOf } from "./incoming.ts";
import { isRecord } from "./resources.ts";
import type { Document, RecordName } from "./resources.ts";
import { ImportError } from "./source-file.ts";

/** @throws {ImportError} if a column is unknown or appears twice */
export function requireColumns({ path, header }: CsvFile, columns: Columns): void {
  const known = new Set([recordColumn, ...columns.names]);
  const unknown = header.filter((name) => !known.has(name));
  const first = new Set<string>();
  const twice = header.filter((name) => first.size === first.add(name).size);
  const faults = [
    ...(unknown.length === 0 ? [] : [`does not know ${theColumns(unknown)}`]),
    ...(twice.length === 0 ? [] : [`takes ${theColumns(twice)} only once`]),
  ];
  if (faults.length > 0) {
    throw new ImportError(`The header of ${path} is wrong: the import ${faults.join(", and ")}.`);
  }
}

/** Of a long file of nonsense not everything can be kept. */
interface Faults {
  first: { readonly line: number; readonly message: string } | null;
  count: number;
}

function noFaults(): Faults {
  return { first: null, count: 0 };
}

function addFault(faults: Faults, line: number, message: string): void {
  faults.first ??= { line, message };
  faults.count += 1;
}

/** A record has no more rows than this. */
const mostRows = 100_000;

/** A record of which rows are still coming. */
interface Open {
  readonly line: number;
  /** Null: its own row was of no known kind. */
  readonly resource: RecordName | null;
  readonly document: Record<string, unknown>;
  readonly memberLines: Map<string, number>;
  /** What is wrong with its rows; only the first is told. */
  readonly faults: Faults;
  /** The entities that further rows may belong to, the innermost last. */
  readonly owners: {
    readonly kind: RowKind;
    readonly document: Record<string, unknown>;
    readonly place: string;
  }[];
}

export async function* readRecords(
  { header }: CsvFile,
  rows: AsyncIterable<CsvRow>,
  columns: Columns,
): AsyncGenerator<Incoming> {
  let open: Open | null = null;
  for await (const { line, cells, fault } of rows) {
    const row: Row = { line, cells: new Map(header.map((name, index) => [name, cells[index] ?? ""])) };
    const kind = kindNamed(columns, row.cells.get(recordColumn) ?? "");
    const resource = kind?.resource ?? "";
    // An attachment is a record of its own where it names its element.
    const standsAlone = resource !== "Attachment" || (row.cells.get("element") ?? "") !== "";
    if (fault === null && kind !== null && isRecord(resource) && standsAlone) {
      if (open !== null) yield closed(open);
      open = begun(row, kind, resource);
      continue;
    }
    open ??= { line, resource: null, document: {}, memberLines: new Map(), faults: noFaults(), owners: [] };
    if (fault !== null) addFault(open.faults, line, fault);
    else if (kind === null) addFault(open.faults, line, unknownKind(row));
    else addMember(open, row, kind);
  }
  if (open !== null) yield closed(open);
}

interface Row {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

function unknownKind({ cells }: Row): string {
  return `${recordColumn}: ${quoted(cells.get(recordColumn) ?? "")} is no kind of row.`;
}

function begun(row: Row, kind: RowKind, resource: RecordName): Open {
  const faults = noFaults();
  const document = readRow(row, kind, faults);
  const owners = [{ kind, document, place: "" }];
  const { line } = row;
  return { line, resource, document, memberLines: new Map(), faults, owners };
}

function addMember(open: Open, row: Row, kind: RowKind): void {
  const { owners, faults } = open;
  const index = owners.findLastIndex((owner) => owner.kind.lists.has(kind.resource));
  const owner = owners[index];
  const property = owner?.kind.lists.get(kind.resource);
  if (owner === undefined || property === undefined) {
    addFault(faults, row.line, `A row ${kind.resource} can not stand here; it belongs below another one.`);
    return;
  }
  if (open.memberLines.size >= mostRows) {
    addFault(faults, row.line, `More than ${mostRows} rows belong to one record.`);
    return;
  }
  const document = readRow(row, kind, faults);
  const list = (owner.document[property] ??= []) as Document[];
  const place = `${owner.place === "" ? "" : `${owner.place}.`}${property}[${list.length}]`;
  list.push(document);
  open.memberLines.set(place, row.line);
  // A parameter between an orderdetail and its prices does not part them.
  if (kind.lists.size > 0) owners.splice(index + 1, owners.length, { kind, document, place });
}

function readRow({ line, cells }: Row, kind: RowKind, faults: Faults): Record<string, unknown> {
  const document: Record<string, unknown> = {};
  const known = new Set([recordColumn, ...kind.columns.map(({ name }) => name)]);
  for (const [name, cell] of cells) {
    if (cell !== "" && !known.has(name)) addFault(faults, line, `${kind.resource} has no ${name}.`);
  }
  for (const column of kind.columns) {
    const cell = cells.get(column.name) ?? "";
    if (cell === "") continue;
    try {
      place(document, column, readCell(column, cell));
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      addFault(faults, line, `${column.name}: ${error.message}`);
    }
  }
  return document;
}

function readCell({ type }: Column, cell: string): unknown {
  if (type === "path") return readPath(cell);
  return readScalar(cell, type === "decimal" ? "text" : type);
}

function place(
  document: Record<string, unknown>,
  { place: [property, member] }: Column,
  value: unknown,
): void {
  const present = document[property];
  document[property] =
    member === undefined ? value : { ...(isObject(present) ? present : {}), [member]: value };
}

function closed({ line, resource, document, memberLines, faults }: Open): Incoming {
  const { first } = faults;
  if (resource !== null && first === null) return { line, resource, document, memberLines };
  const place = first === null || first.line === line ? "" : `line ${first.line}: `;
  const more = faults.count <= 1 ? "" : ` (and ${faults.count - 1} more)`;
  return { line, name: nameOf(document), fault: `${place}${first?.message ?? ""}${more}` };
}

/**
 * Defines the export formats: CSV, and JSON Lines. In JSON Lines, the property `@type` contains the record type of each
 * line.
 */
import { isObject } from "../../util/is-object.ts";
import type { Definitions } from "../../representation/definition.ts";
import { decimalCell, pathCell, scalarCell } from "./csv-cells.ts";
import { csvColumns, recordColumn, type Column, type Columns } from "./csv-columns.ts";
import {
  documentsIn,
  type Document,
  type TransferRecord,
  type TransferredName,
} from "./exported-resources.ts";

export interface Form {
  readonly head: string;
  /** Returns the lines of a record, each with a line break at its end. */
  text(record: TransferRecord): string;
}

export type TransferFormat = "csv" | "jsonl";

export function formOf(format: TransferFormat, definitions: Definitions): Form {
  return format === "csv" ? csvForm(csvColumns(definitions)) : jsonLinesForm;
}

const jsonLinesForm: Form = {
  head: "",
  text: ({ resource, document }) => `${JSON.stringify({ "@type": resource, ...document })}\n`,
};

const formats: Readonly<Record<string, TransferFormat>> = {
  csv: "csv",
  jsonl: "jsonl",
  ndjson: "jsonl",
};

/** Returns the format for the extension of a file name, or `null` if the extension is unknown. */
export function formatOfFile(path: string): TransferFormat | null {
  return formats[/\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? ""] ?? null;
}

/** Creates the CSV format (RFC 4180). Each record has a row, followed by one row for each owned entity. */
export function csvForm(columns: Columns): Form {
  return {
    head: csvLine(columns.names),
    text: ({ resource, document }) => rows(columns, resource, document).map(csvLine).join(""),
  };
}

function rows(columns: Columns, resource: TransferredName, document: Document): string[][] {
  const kind = columns.kinds.get(resource);
  if (kind === undefined) throw new Error(`Entities of the type ${resource} are not exported.`);
  const cells = new Map<string, string>([[recordColumn, resource]]);
  for (const column of kind.columns) {
    const value = valueAt(document, column);
    if (value === undefined) continue;
    cells.set(column.name, cellOf(column, value));
  }
  return [
    columns.names.map((name) => cells.get(name) ?? ""),
    ...[...kind.lists].flatMap(([member, property]) =>
      documentsIn(document[property]).flatMap((owned) => rows(columns, member, owned)),
    ),
  ];
}

function cellOf({ type }: Column, value: unknown): string {
  if (type === "path") return pathCell(value as string[]);
  return type === "decimal" ? decimalCell(value) : scalarCell(value);
}

function valueAt(document: Document, { keys: [property, member] }: Column): unknown {
  const value = document[property];
  return member === undefined ? value : isObject(value) ? value[member] : undefined;
}

/** Returns a line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}

/**
 * Reads a CSV file of parts (RFC 4180, UTF-8, with a header) as a stream of lines. What a line means is the business
 * of `part-line.ts`.
 */
import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { CsvError, parse } from "csv-parse";
import type { InfoRecord } from "csv-parse";
import { ImportRefused } from "./import-refused.ts";

export const requiredColumns = ["name", "category_path"] as const;

export const columns = [
  ...requiredColumns,
  "description",
  "keywords",
  "footprint",
  "reference_prefix",
  "kicad_symbol",
  "datasheet",
] as const;

export type Column = (typeof columns)[number];

/** The values of one record, blanks around them taken away; empty where the file has no such column. */
export type Cells = Readonly<Record<Column, string>>;

/** One record, or why it cannot be read. `line` is the one where it begins, the header being line 1. */
export type FileLine =
  { readonly line: number; readonly cells: Cells } | { readonly line: number; readonly fault: string };

export interface PartFile {
  /** Bytes. */
  readonly size: number;
  /** The records, in order. `onBytes` is told how far the file has been read. */
  lines(onBytes?: (bytes: number) => void): AsyncGenerator<FileLine>;
}

/** A record longer than this, in bytes, is taken for a forgotten quote. */
const longestRecord = 1_000_000;

/**
 * Looks through the whole file before anything is imported from it.
 * @throws {ImportRefused} if it cannot be read, is not UTF-8, or its header is wrong
 */
export async function openPartFile(path: string): Promise<PartFile> {
  const size = await sizeOf(path);
  await requireUtf8(path);
  const header = await readHeader(path);
  return { size, lines: (onBytes) => readLines(path, header, onBytes) };
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new ImportRefused(
      missing ? `There is no file ${path}.` : `${path} cannot be read: ${String(error)}.`,
    );
  });
  if (!found.isFile()) throw new ImportRefused(`${path} is not a file.`);
  return found.size;
}

const newline = 0x0a;

async function requireUtf8(path: string): Promise<void> {
  let line = 1;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytesOf(path)) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(newline) + 1;
    line = requireUtf8Lines(path, bytes.subarray(0, end), line);
    rest = bytes.subarray(end);
    if (rest.length > longestRecord) {
      throw new ImportRefused(`Line ${line} of ${path} is longer than ${longestRecord} bytes.`);
    }
  }
  requireUtf8Lines(path, rest, line);
}

/** @returns the number of the line behind these */
function requireUtf8Lines(path: string, bytes: Buffer, first: number): number {
  const isFine = isUtf8(bytes);
  let line = first;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(newline, start);
    const end = found < 0 ? bytes.length : found + 1;
    if (!isFine && !isUtf8(bytes.subarray(start, end))) {
      throw new ImportRefused(`${path} is not UTF-8 text (line ${line}). Save it as UTF-8 and try again.`);
    }
    start = end;
  }
  return line;
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path)) yield chunk as Buffer;
  } catch (error) {
    throw new ImportRefused(`${path} cannot be read: ${String(error)}.`, error);
  }
}

/** @returns for each place in a record, its column */
async function readHeader(path: string): Promise<readonly Column[]> {
  for await (const { cells } of recordsOf(path, { to: 1 })) return checkHeader(path, cells ?? []);
  throw new ImportRefused(`${path} is empty; its first line must name the columns: ${columns.join(",")}.`);
}

function checkHeader(path: string, cells: readonly string[]): readonly Column[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const unknown = names.filter((name) => !isColumn(name));
  const faults = [
    ...(unknown.length === 0 ? [] : [`does not know the column ${unknown.map(quoted).join(", ")}`]),
    ...requiredColumns
      .filter((name) => !names.includes(name))
      .map((name) => `needs a column ${quoted(name)}`),
    ...columns
      .filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
      .map((name) => `takes the column ${quoted(name)} only once`),
  ];
  if (faults.length === 0) return names.filter(isColumn);
  const hint = names.length === 1 && /[;\t]/.test(names[0] ?? "") ? " Values stand between commas." : "";
  throw new ImportRefused(
    `The header of ${path} is wrong: the import ${faults.join(", and ")}.${hint} ` +
      `Its columns are ${columns.join(", ")}.`,
  );
}

function isColumn(name: string): name is Column {
  return (columns as readonly string[]).includes(name);
}

function quoted(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
}

async function* readLines(
  path: string,
  header: readonly Column[],
  onBytes?: (bytes: number) => void,
): AsyncGenerator<FileLine> {
  for await (const { line, cells, fault, bytes } of recordsOf(path, { from: 2 })) {
    onBytes?.(bytes);
    if (cells === undefined) yield { line, fault };
    else if (cells.length !== header.length) {
      yield {
        line,
        fault: `There are ${cells.length} values where the header names ${header.length} columns.`,
      };
    } else yield { line, cells: cellsOf(header, cells) };
  }
}

function cellsOf(header: readonly Column[], values: readonly string[]): Cells {
  const cells = Object.fromEntries(columns.map((name) => [name, ""])) as Record<Column, string>;
  for (const [index, column] of header.entries()) cells[column] = (values[index] ?? "").trim();
  return cells;
}

interface RawRecord {
  readonly line: number;
  readonly bytes: number;
  /** Undefined: `fault` says why. */
  readonly cells?: readonly string[];
  readonly fault: string;
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: InfoRecord;
}

async function* recordsOf(path: string, range: { from?: number; to?: number }): AsyncGenerator<RawRecord> {
  const parser = parse({
    ...range,
    bom: true,
    info: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    // A quote inside a value (`5" display`) stands for itself.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  const source = createReadStream(path);
  source.on("error", (error) => parser.destroy(error)).pipe(parser);
  let next = range.from ?? 1;
  // Inside quotes the parser counts CR and LF as two lines.
  let countedTwice = 0;
  let isWhole = true;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      const line = info.lines - count(record, /[\r\n]/g) - countedTwice;
      countedTwice += count(record, /\r\n/g);
      next = info.lines - countedTwice + 1;
      yield { line, bytes: info.bytes, cells: record, fault: "" };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    isWhole = false;
  } finally {
    source.destroy();
    parser.destroy();
  }
  if (!isWhole) {
    const fault = "A quote is opened in this line or below and never closed; nothing from here on was read.";
    yield { line: next, bytes: 0, fault };
  }
}

function count(record: readonly string[], pattern: RegExp): number {
  return record.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0);
}

/**
 * Reads a CSV file of parts (RFC 4180, UTF-8, with a header) as a stream of lines. What a line means is the business
 * of `part-line.ts`.
 */
import { quoted, theColumns } from "./header-words.ts";
import { ImportRefused } from "./import-refused.ts";
import { checkTextFile, recordsOf } from "./source-file.ts";

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
  const size = await checkTextFile(path, longestRecord);
  const header = await readHeader(path);
  return { size, lines: (onBytes) => readLines(path, header, onBytes) };
}

/** @returns for each place in a record, its column */
async function readHeader(path: string): Promise<readonly Column[]> {
  for await (const { cells } of recordsOf(path, { to: 1, longest: longestRecord }))
    return checkHeader(path, cells ?? []);
  throw new ImportRefused(`${path} is empty; its first line must name the columns: ${columns.join(",")}.`);
}

function checkHeader(path: string, cells: readonly string[]): readonly Column[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const unknown = names.filter((name) => !isColumn(name));
  const faults = [
    ...(unknown.length === 0 ? [] : [`does not know ${theColumns(unknown)}`]),
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

async function* readLines(
  path: string,
  header: readonly Column[],
  onBytes?: (bytes: number) => void,
): AsyncGenerator<FileLine> {
  for await (const { line, cells, fault, bytes } of recordsOf(path, { from: 2, longest: longestRecord })) {
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

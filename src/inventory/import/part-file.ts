/**
 * Reads a simple list of parts: a CSV file (UTF-8, with a header) whose values are separated by commas, semicolons or
 * tabs. What a line means is the business of `part-line.ts`.
 */
import { quoted, theColumns } from "./header-words.ts";
import { ImportRefused } from "./import-refused.ts";
import type { Column, NamedColumn } from "./part-columns.ts";
import { columnNamed, columns, isOwnName } from "./part-columns.ts";
import { checkTextFile, recordsOf } from "./source-file.ts";
import type { Separator } from "./source-file.ts";

/** The values of one line without the blanks around them; empty where the file has no such column. */
export type Cells = Readonly<Record<Column, string>>;

/** One line, or why it cannot be read. `line` is where it begins; the header is line 1. */
export type FileLine =
  { readonly line: number; readonly cells: Cells } | { readonly line: number; readonly fault: string };

export interface PartFile {
  /** Bytes. */
  readonly size: number;
  readonly separator: Separator;
  /** Names of columns that are not imported. */
  readonly ignored: readonly string[];
  /** The lines, in order. `onBytes` gets how far the file has been read. */
  lines(onBytes: (bytes: number) => void): AsyncGenerator<FileLine>;
}

/** A longer line, in bytes, is taken for a forgotten quote. */
const longestRecord = 1_000_000;

/**
 * Reads the whole file before anything is imported from it.
 * @param hasCategory whether parts without a category get one
 * @throws {ImportRefused} if it cannot be read, is not UTF-8, or its header is wrong
 */
export async function openPartFile(path: string, hasCategory: boolean): Promise<PartFile> {
  const size = await checkTextFile(path, longestRecord);
  const [firstLine = ""] = await firstRecord(path, "none");
  const separator = separatorOf(firstLine);
  const header = await readHeader(path, separator, hasCategory);
  return {
    size,
    separator,
    ignored: header.ignored,
    lines: (onBytes) => readLines(path, separator, header, onBytes),
  };
}

/** The separator that the header has most of outside of quotes. */
export function separatorOf(header: string): Separator {
  const bare = header.replaceAll(/"(?:[^"]|"")*"/g, "");
  const count = (separator: Separator): number => bare.split(separator).length;
  return ([",", ";", "\t"] as const).reduce((best, other) => (count(other) > count(best) ? other : best));
}

async function firstRecord(path: string, separator: Separator | "none"): Promise<readonly string[]> {
  for await (const { cells = [] } of recordsOf(path, { to: 1, longest: longestRecord, separator }))
    return cells;
  throw new ImportRefused(`${path} is empty. Its first line must name the columns: ${columns.join(",")}.`);
}

interface Header {
  /** For each place in a line its column; null for one that is ignored. */
  readonly columns: readonly (NamedColumn | null)[];
  readonly ignored: readonly string[];
}

async function readHeader(path: string, separator: Separator, hasCategory: boolean): Promise<Header> {
  const names = (await firstRecord(path, separator)).map((name) => name.trim());
  const own = names.filter(isOwnName).map((name) => name.toLowerCase());
  const twice = own.filter((name, index) => own.indexOf(name) !== index);
  const taken = new Set<string>(own);
  const found = names.map((name): NamedColumn | null => {
    const named = columnNamed(name);
    if (named === null || isOwnName(name)) return named;
    if (taken.has(named.column)) return null;
    taken.add(named.column);
    return named;
  });
  const faults = [
    ...(taken.has("name") || taken.has("manufacturer_product_number")
      ? []
      : [`needs a column ${quoted("name")}`]),
    ...(taken.has("category_path") || hasCategory
      ? []
      : [`needs a column ${quoted("category_path")} or the option --category`]),
    ...(twice.length === 0 ? [] : [`takes ${theColumns([...new Set(twice)])} only once`]),
  ];
  if (faults.length > 0) {
    throw new ImportRefused(
      `The header of ${path} is wrong: the import ${faults.join(", and ")}. Its columns are ${columns.join(", ")}.`,
    );
  }
  return { columns: found, ignored: names.filter((name, index) => name !== "" && found[index] === null) };
}

async function* readLines(
  path: string,
  separator: Separator,
  header: Header,
  onBytes: (bytes: number) => void,
): AsyncGenerator<FileLine> {
  const { length } = header.columns;
  const records = recordsOf(path, { from: 2, longest: longestRecord, separator });
  for await (const { line, cells, fault, bytes } of records) {
    onBytes(bytes);
    if (cells === undefined) yield { line, fault };
    else if (cells.length !== length) {
      yield { line, fault: `There are ${cells.length} values where the header names ${length} columns.` };
    } else yield { line, cells: cellsOf(header, cells) };
  }
}

function cellsOf(header: Header, values: readonly string[]): Cells {
  const cells = Object.fromEntries(columns.map((name) => [name, ""])) as Record<Column, string>;
  let supplier = "";
  for (const [index, named] of header.columns.entries()) {
    if (named === null) continue;
    cells[named.column] = (values[index] ?? "").trim();
    if (cells[named.column] !== "" && named.supplier !== undefined) supplier = named.supplier;
  }
  if (cells.supplier === "") cells.supplier = supplier;
  return cells;
}

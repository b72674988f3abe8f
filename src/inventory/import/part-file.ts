/**
 * Reads a simple list of parts: a CSV file (UTF-8, with a header) whose values are separated by commas, semicolons or
 * tabs. What a line means is the business of `part-line.ts`.
 */
import { quoted, theColumns } from "./header-words.ts";
import { ImportRefused } from "./import-refused.ts";
import type { Column, NamedColumn } from "./part-columns.ts";
import { columnNamed, columns, isGenericNumber, isOwnName } from "./part-columns.ts";
import { checkTextFile, recordsOf } from "./source-file.ts";
import type { FilePosition, Separator } from "./source-file.ts";

/** The values of one line without the blanks around them; empty where the file has no such column. */
export type Cells = Readonly<Record<Column, string>>;

/** One line, or why it cannot be read. `line` is where it begins, from 1. */
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

/**
 * Where the header is and how to read it. Lines before it are blank or set the separator. The parser never sees them:
 * it creates an error for each record that has another number of values than the first one, which takes most of its time.
 */
interface HeaderPosition {
  readonly separator: Separator;
  readonly start: FilePosition;
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
  const position = await findHeader(path);
  const header = await readHeader(path, position, hasCategory);
  return {
    size,
    separator: position.separator,
    ignored: header.ignored,
    lines: (onBytes) => readLines(path, position, header, onBytes),
  };
}

const separators: readonly Separator[] = [",", ";", "\t"];

/** The separator that the header has most of outside of quotes. */
export function separatorOf(header: string): Separator {
  const bare = header.replaceAll(/"(?:[^"]|"")*"/g, "");
  const count = (separator: Separator): number => bare.split(separator).length;
  return separators.reduce((best, other) => (count(other) > count(best) ? other : best));
}

async function findHeader(path: string): Promise<HeaderPosition> {
  let set: Separator | null = null;
  let start: FilePosition = { bytes: 0, line: 1 };
  const records = recordsOf(path, { longest: longestRecord, separator: "none" });
  for await (const { cells = [], line, bytes } of records) {
    const text = cells.join("");
    if (start.bytes === 0) set = separatorSetBy(path, text);
    const setsSeparator = start.bytes === 0 && set !== null;
    if (!setsSeparator && /[^\s,;"]/.test(text)) return { separator: set ?? separatorOf(text), start };
    start = { bytes, line: line + 1 };
  }
  throw new ImportRefused(`${path} is empty. Its first line must name the columns: ${columns.join(",")}.`);
}

/** The separator in a first line "sep=;", which Excel reads and other programs write for it. */
function separatorSetBy(path: string, firstLine: string): Separator | null {
  const [, text] = /^"?sep=(.)"?$/i.exec(firstLine) ?? [];
  if (text === undefined) return null;
  const separator = separators.find((known) => known === text);
  if (separator !== undefined) return separator;
  throw new ImportRefused(
    `Line 1 of ${path} sets the separator ${quoted(text)}. Use a comma, a semicolon or a tab.`,
  );
}

interface Header {
  /** For each place in a line its column; null for one that is ignored. */
  readonly columns: readonly (NamedColumn | null)[];
  readonly ignored: readonly string[];
}

async function readHeader(path: string, position: HeaderPosition, hasCategory: boolean): Promise<Header> {
  const names = await headerAt(path, position);
  const own = names.filter(isOwnName).map((name) => name.toLowerCase());
  const twice = own.filter((name, index) => own.indexOf(name) !== index);
  const taken = new Set<string>(own);
  const hasManufacturerNumber = names.some(
    (name) => !isGenericNumber(name) && columnNamed(name)?.column === "manufacturer_product_number",
  );
  const found = names.map((name): NamedColumn | null => {
    if (hasManufacturerNumber && isGenericNumber(name)) return null;
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

async function headerAt(path: string, position: HeaderPosition): Promise<readonly string[]> {
  for await (const { cells = [] } of recordsOf(path, { ...position, to: 1, longest: longestRecord }))
    return cells.map((name) => name.trim());
  return [];
}

async function* readLines(
  path: string,
  position: HeaderPosition,
  header: Header,
  onBytes: (bytes: number) => void,
): AsyncGenerator<FileLine> {
  const { length } = header.columns;
  const records = recordsOf(path, { ...position, from: 2, longest: longestRecord });
  for await (const { line, cells, fault, bytes } of records) {
    onBytes(bytes);
    if (cells === undefined) yield { line, fault };
    // Spreadsheets write blank rows as separators only.
    else if (cells.every((cell) => cell.trim() === "")) continue;
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

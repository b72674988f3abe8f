/** Reads the rows of a CSV file: its separator, its header, and the values of each row. */
import { ImportError, checkTextFile, recordsOf } from "./source-file.ts";
import type { FilePosition, Separator } from "./source-file.ts";

/** One row, or why it cannot be read. */
export interface CsvRow {
  /** Where it begins, from 1. */
  readonly line: number;
  /** As many as the header has; none if there is a error. */
  readonly cells: readonly string[];
  readonly error: string | null;
}

export interface CsvFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly separator: Separator;
  /** Without blanks around the names. Empty: the file has no text. */
  readonly header: readonly string[];
  /** The rows below the header, without blank ones. `onBytes` gets how far the file has been read. */
  rows(onBytes: (bytes: number) => void): AsyncGenerator<CsvRow>;
}

/**
 * Where the header is and how to read it. Lines before it are blank or set the separator. The parser never sees them:
 * it creates an error for each record that has another number of values than the first one, which takes most of its time.
 */
interface HeaderPosition {
  readonly separator: Separator;
  readonly start: FilePosition;
}

/**
 * Reads the whole file before anything is imported from it.
 * @throws {ImportError} if it cannot be read, is not UTF-8, or sets an unknown separator
 */
export async function openRows(path: string): Promise<CsvFile> {
  const size = await checkTextFile(path);
  const position = await findHeader(path);
  const header = await headerAt(path, position);
  return {
    path,
    size,
    separator: position.separator,
    header,
    rows: (onBytes) => readRows(path, position, header.length, onBytes),
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
  for await (const { cells = [], line, bytes } of recordsOf(path, { separator: "none" })) {
    const text = cells.join("");
    if (start.bytes === 0) set = separatorSetBy(path, text);
    const setsSeparator = start.bytes === 0 && set !== null;
    if (!setsSeparator && /[^\s,;"]/.test(text)) return { separator: set ?? separatorOf(text), start };
    start = { bytes, line: line + 1 };
  }
  return { separator: ",", start };
}

/** The separator in a first line "sep=;", which Excel reads and other programs write for it. */
function separatorSetBy(path: string, firstLine: string): Separator | null {
  const [, text] = /^"?sep=(.)"?$/i.exec(firstLine) ?? [];
  if (text === undefined) return null;
  const separator = separators.find((known) => known === text);
  if (separator !== undefined) return separator;
  throw new ImportError(
    `Line 1 of ${path} sets the separator ${quoted(text)}. Use a comma, a semicolon or a tab.`,
  );
}

async function headerAt(path: string, position: HeaderPosition): Promise<readonly string[]> {
  for await (const { cells = [] } of recordsOf(path, { ...position, to: 1 })) {
    return cells.map((name) => name.trim());
  }
  return [];
}

async function* readRows(
  path: string,
  position: HeaderPosition,
  length: number,
  onBytes: (bytes: number) => void,
): AsyncGenerator<CsvRow> {
  for await (const { line, cells, error, bytes } of recordsOf(path, { ...position, from: 2 })) {
    if (cells === undefined) {
      yield { line, cells: [], error };
      continue;
    }
    onBytes(bytes);
    // Spreadsheets write blank rows as separators only.
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (cells.length === length) yield { line, cells, error: null };
    else {
      const error = `There are ${cells.length} values where the header names ${length} columns.`;
      yield { line, cells: [], error };
    }
  }
}

/** A name that may be anything, in quotes and cut. */
export function quoted(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
}

/** `the column "a"`, `the columns "a", "b"`. */
export function columnList(names: readonly string[]): string {
  return `the ${names.length === 1 ? "column" : "columns"} ${names.map(quoted).join(", ")}`;
}

/** Reads the rows of a CSV file with records. Detects the separator and the header. */
import { ImportError } from "../tables/import-error.ts";
import type { FilePosition, Separator } from "../tables/records.ts";
import type { TableRow } from "../tables/table.ts";
import { checkTextFile, recordsOf } from "./source-file.ts";

export interface CsvFile {
  readonly path: string;
  /** Size of the file in bytes. */
  readonly size: number;
  readonly separator: Separator;
  /** The trimmed column names. Empty if the file contains no text. */
  readonly header: readonly string[];
  /** Returns the rows below the header, except blank rows. `onBytes` receives the number of bytes read so far. */
  rows(onBytes: (bytes: number) => void): AsyncGenerator<TableRow>;
}

/**
 * The separator and the position of the header. Rows are read from this position, because lines before the header can
 * have other column counts, for which the parser would create errors at great cost.
 */
interface HeaderPosition {
  readonly separator: Separator;
  readonly start: FilePosition;
}

/**
 * Checks the whole file and reads its header.
 * @throws {ImportError} if the file cannot be read, is not UTF-8 or sets an unknown separator
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

/** Returns the most frequent separator outside quotes in the header. */
export function separatorOf(header: string): Separator {
  const unquoted = header.replaceAll(/"(?:[^"]|"")*"/g, "");
  const count = (separator: Separator): number => unquoted.split(separator).length;
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

/** Returns the separator that a first line such as `sep=;` sets. Excel supports this line. */
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
): AsyncGenerator<TableRow> {
  for await (const { line, cells, error, bytes } of recordsOf(path, { ...position, from: 2 })) {
    if (cells === undefined) {
      yield { line, cells: [], error };
      continue;
    }
    onBytes(bytes);
    // Spreadsheets write a blank row as separators without values.
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (cells.length === length) yield { line, cells, error: null };
    else {
      const error = `The row has ${cells.length} values, but the header has ${length} columns.`;
      yield { line, cells: [], error };
    }
  }
}

/** Quotes a name from the file and shortens it to 40 characters. */
export function quoted(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
}

/** Formats column names for an error, such as `columns "a", "b"`. */
export function columnList(names: readonly string[]): string {
  return `${names.length === 1 ? "column" : "columns"} ${names.map(quoted).join(", ")}`;
}

/** Finds the header of a table, which can follow title rows. */
import { isComment } from "./summary-rows.ts";
import type { IsColumn, IsDataRow } from "./table.ts";

/** The number of rows, except blank ones, among which the header is searched. */
export const headerRows = 30;

interface Header {
  /** The index of the row. */
  readonly index: number;
  /** The number of known column names. */
  readonly known: number;
  /** The number of values that are not empty. */
  readonly width: number;
  /** Whether the row is the first row of a table without a header. */
  readonly isData?: true;
}

/** Longer texts are no column names. */
const maximumName = 200;

/** Only the first columns count, so that a row with millions of values takes no time. */
const maximumColumns = 1000;

/** Returns the number of different column names in a row. */
export function knownColumns(cells: readonly string[], isColumn: IsColumn): number {
  const names = new Map<string, string>();
  for (const cell of cells.slice(0, maximumColumns)) {
    const name = cell.trim();
    if (name !== "" && name.length <= maximumName) names.set(name.toLowerCase(), name);
  }
  return [...names.values()].filter(isColumn).length;
}

export function widthOf(cells: readonly string[]): number {
  return cells.reduce((width, cell) => (cell.trim() === "" ? width : width + 1), 0);
}

/** Returns the first row if the table begins with it and has no header. */
export function findData(
  rows: readonly (readonly string[])[],
  isColumn: IsColumn,
  isDataRow: IsDataRow,
): Header | null {
  const index = rows.findIndex((cells) => widthOf(cells) > 0 && !(widthOf(cells) === 1 && isComment(cells)));
  const cells = rows[index];
  if (cells === undefined || knownColumns(cells, isColumn) > 0 || !isDataRow(cells)) return null;
  return { index, known: 0, width: widthOf(cells), isData: true };
}

/** Returns empty column names for rows without a header. */
export function emptyHeader(rows: readonly (readonly string[])[]): readonly string[] {
  const length = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length }, () => "");
}

/**
 * Returns the row with the most known column names. If no row has several, returns the first row that is about as wide
 * as the widest one. Returns `null` if all rows are blank.
 */
export function findHeader(rows: readonly (readonly string[])[], isColumn: IsColumn): Header | null {
  const found = rows
    .map((cells, index) => ({ index, known: knownColumns(cells, isColumn), width: widthOf(cells) }))
    .filter(({ width }) => width > 0);
  const [first] = found;
  if (first === undefined) return null;
  const best = found.reduce((most, other) => (other.known > most.known ? other : most));
  if (best.known > 1) return best;
  if (first.known > 0) return first;
  const widest = found.reduce((most, { width }) => Math.max(most, width), 0);
  return found.find(({ width }) => width >= widest * 0.8) ?? first;
}

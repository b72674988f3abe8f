/**
 * Returns the rows of a table as its header describes them: skips blank rows, totals and notes, repeated headers and
 * other tables of the same file.
 */
import { knownColumns, widthOf } from "./find-header.ts";
import {
  maximumListed,
  type IsColumn,
  type OtherTable,
  type RawRow,
  type SkippedRow,
  type TableRow,
} from "./table.ts";
import { isComment, isTotal, isSummaryLine } from "./summary-rows.ts";

/** What was found in the file besides the rows of the table. */
export interface Findings {
  readonly skipped: SkippedRow[];
  skippedCount: number;
  readonly others: OtherTable[];
}

export function noFindings(): Findings {
  return { skipped: [], skippedCount: 0, others: [] };
}

interface Options {
  readonly header: readonly string[];
  readonly isColumn: IsColumn;
  readonly findings: Findings;
  readonly onBytes: (bytes: number) => void;
}

/** Tables with fewer columns have rows with a single value that are not notes. */
const minimumColumns = 3;

const maximumHeld = 5;

export async function* cleanRows(
  rows: AsyncIterable<RawRow>,
  { header, isColumn, findings, onBytes }: Options,
): AsyncGenerator<TableRow> {
  const names = header.map((name) => name.toLowerCase());
  const hasNotes = widthOf(header) >= minimumColumns;
  /** Rows with a single value below a blank row, which can be the title of another table. */
  let held: RawRow[] = [];
  let isBelowBlank = false;
  let isBelowSummary = false;
  let isInOther = false;
  const skip = (row: RawRow): void => {
    findings.skippedCount += 1;
    if (findings.skipped.length < maximumListed) findings.skipped.push(asSkipped(row));
  };
  for await (const row of rows) {
    onBytes(row.bytes);
    if (row.error !== null) {
      if (!isInOther) yield { line: row.line, cells: [], error: row.error };
      continue;
    }
    const width = widthOf(row.cells);
    if (width === 0) {
      isBelowBlank = true;
      continue;
    }
    if (isSameHeader(row.cells, names)) {
      isInOther = false;
      isBelowSummary = false;
      held.forEach(skip);
      held = [];
      continue;
    }
    if ((isBelowBlank || held.length > 0) && isOtherHeader(row.cells, width, isColumn)) {
      isInOther = true;
      held.forEach(skip);
      held = [];
      if (findings.others.length < maximumListed) findings.others.push(otherTable(row));
      continue;
    }
    if (isInOther) {
      isBelowBlank = width === 1;
      continue;
    }
    if (header.length > 1 && width === 1 && isComment(row.cells)) {
      skip(row);
      continue;
    }
    if (isTotal(row.cells) || (hasNotes && width <= 2 && isSummaryLine(row.cells))) {
      isBelowSummary = true;
      skip(row);
      continue;
    }
    if (hasNotes && width === 1) {
      if (isBelowSummary) {
        skip(row);
        continue;
      }
      if (isBelowBlank && held.length < maximumHeld) {
        held.push(row);
        continue;
      }
    }
    for (const earlier of held) yield asRow(earlier, header.length);
    held = [];
    isBelowBlank = false;
    isBelowSummary = false;
    yield asRow(row, header.length);
  }
  for (const earlier of held) yield asRow(earlier, header.length);
}

/** Missing values are empty. Additional values must be empty, because a separator inside a value causes them. */
function asRow({ line, cells }: RawRow, length: number): TableRow {
  if (cells.length === length) return { line, cells, error: null };
  const used = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  if (used > length) {
    const error = `The row has ${used} values, but the header has ${length} columns.`;
    return { line, cells: [], error };
  }
  return { line, cells: Array.from({ length }, (_, index) => cells[index] ?? ""), error: null };
}

function isSameHeader(cells: readonly string[], names: readonly string[]): boolean {
  return (
    names.every((name, index) => (cells[index] ?? "").trim().toLowerCase() === name) &&
    cells.slice(names.length).every((cell) => cell.trim() === "")
  );
}

function isOtherHeader(cells: readonly string[], width: number, isColumn: IsColumn): boolean {
  return width > 1 && knownColumns(cells, isColumn) >= Math.max(2, width / 2);
}

const maximumText = 200;

function textOf({ cells }: RawRow, separator: string): string {
  const values = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const text = values.join(separator);
  return text.length > maximumText ? `${text.slice(0, maximumText).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
}

function asSkipped(row: RawRow): SkippedRow {
  return { line: row.line, text: textOf(row, " ") };
}

function otherTable(row: RawRow): OtherTable {
  return { line: row.line, name: textOf(row, ", ") };
}

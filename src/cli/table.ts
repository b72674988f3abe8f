/** Prints lists as tables for users, or as JSON for scripts. */
import { print, tell, type Terminal } from "./terminal.ts";

interface ListFormat<Row> {
  readonly json: boolean;
  readonly document: (row: Row) => object;
  /** The message to print instead of an empty table. */
  readonly empty: string;
  readonly headings: readonly string[];
  readonly cells: (row: Row) => readonly string[];
}

export function printList<Row>(terminal: Terminal, rows: readonly Row[], format: ListFormat<Row>): void {
  if (format.json) print(terminal, JSON.stringify(rows.map(format.document), null, 2));
  else if (rows.length === 0) tell(terminal, format.empty);
  else print(terminal, table(format.headings, rows.map(format.cells)));
}

/** Formats a table with aligned columns. Cells must not contain line breaks. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => width(row[column] ?? ""))));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - width(cell)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function width(text: string): number {
  return [...text].length;
}

/** Returns the text on a single line without control characters, truncated to `length` characters. */
export function printable(text: string, length = 60): string {
  const plain = text.replaceAll(/\p{Cc}+/gu, " ");
  return plain.length > length ? `${plain.slice(0, length)}…` : plain;
}

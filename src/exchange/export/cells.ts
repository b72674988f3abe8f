/** The cells of exported tables, and how each format writes them. Unlike `transfer/csv-cells.ts`, people read the text. */
import { messageCell } from "../transfer/csv-cells.ts";

/** A decimal such as a price, which has more digits than a number can represent. */
export interface Decimal {
  readonly decimal: string;
}

/** A value of a table. `null` is an empty cell. */
export type Cell = string | number | Decimal | null;

/** Returns the text of a CSV cell. Spreadsheets do not execute it as a formula. */
export function csvText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return messageCell(cell);
  return numberText(cell);
}

export function numberText(cell: number | Decimal): string {
  return typeof cell === "number" ? String(cell) : cell.decimal;
}

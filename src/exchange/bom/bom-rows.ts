/** Prepares the rows of a bill of materials: leaves out notes, and joins rows that continue others. */
import { isSummaryLine } from "../tables/summary-rows.ts";
import type { TableRow } from "../tables/table.ts";
import type { BomColumn } from "./bom-columns.ts";
import type { BomTable } from "./bom-table.ts";

export function linesOf(
  { header, rows }: BomTable,
  columns: readonly (BomColumn | null)[],
): readonly TableRow[] {
  return joinedRows(header, rows.filter(isLine), columns);
}

/** Whether a row is neither a note, such as "# text", nor an underline. */
function isLine({ cells, error }: TableRow): boolean {
  if (error !== null) return true;
  const used = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const [first = ""] = used;
  if (used.every((cell) => /^[_=.–-]{3,}$/.test(cell))) return false;
  return !/^(?:\/\/|#(?!PWR|FLG)\D)/.test(first) && !(used.length <= 2 && isSummaryLine(cells));
}

/** The headings of OrCAD, which wraps long lists of designators. */
const orcadHeadings = ["item", "quantity", "reference", "part"];

/** Joins the rows that only continue the designators of the row above. Others with only designators are lines. */
function joinedRows(
  header: readonly string[],
  rows: readonly TableRow[],
  columns: readonly (BomColumn | null)[],
): readonly TableRow[] {
  const place = columns.findIndex((column) => column?.role === "reference");
  if (place < 0 || columns.filter(Boolean).length < 2) return rows;
  const names = new Set(header.map((name) => name.trim().toLowerCase()));
  const isOrcad = orcadHeadings.every((name) => names.has(name));
  const joined: TableRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const listed = above?.cells[place] ?? "";
    const isAlone =
      row.error === null && row.cells.every((cell, index) => (cell.trim() === "") === (index !== place));
    if (above === undefined || listed === "" || !isAlone || !(isOrcad || /[,;]\s*$/.test(listed))) {
      joined.push(row);
      continue;
    }
    joined.splice(-1, 1, { ...above, cells: above.cells.with(place, `${listed},${row.cells[place] ?? ""}`) });
  }
  return joined;
}

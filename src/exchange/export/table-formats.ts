/** The file formats of exported tables. */
import { csvLine } from "../transfer/export-formats.ts";
import { csvText, numberText, type Cell } from "./cells.ts";
import { packWorkbook, sheetHead, sheetRow } from "./spreadsheet.ts";

export type TableFormatName = "csv" | "jsonl" | "xlsx";

export interface TableFormat {
  readonly mediaType: string;
  readonly extension: string;
  /** The text before the first row. */
  readonly head: string;
  readonly row: (cells: readonly Cell[]) => string;
  /** Converts the text of the table to a file, if the text is not the file itself. */
  readonly pack?: (text: AsyncIterable<string>) => AsyncIterable<Buffer>;
}

const csvMediaType = "text/csv; charset=utf-8; header=present";
export const jsonLinesMediaType = "application/x-ndjson";

/** @param columns the titles of the columns */
export function tableFormat(name: TableFormatName, columns: readonly string[]): TableFormat {
  switch (name) {
    case "csv":
      return {
        mediaType: csvMediaType,
        extension: "csv",
        head: csvLine(columns.map(csvText)),
        row: (cells) => csvLine(cells.map(csvText)),
      };
    case "jsonl":
      return {
        mediaType: jsonLinesMediaType,
        extension: "jsonl",
        head: "",
        row: (cells) =>
          `${JSON.stringify(Object.fromEntries(columns.map((title, index) => [title, jsonValue(cells[index] ?? null)])))}\n`,
      };
    case "xlsx":
      return {
        mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        extension: "xlsx",
        head: sheetHead(columns),
        row: sheetRow,
        pack: packWorkbook,
      };
  }
}

function jsonValue(cell: Cell): string | number | null {
  return cell === null || typeof cell === "string" ? cell : Number(numberText(cell));
}

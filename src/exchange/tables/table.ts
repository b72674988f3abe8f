/** Defines tables: files with a header and rows of values, which are separated values (CSV) or a spreadsheet. */
import type { Encoding } from "./encodings.ts";
import type { Separator } from "./records.ts";

/** A row of a table, or the reason why it cannot be read. */
export interface TableRow {
  /** The number of the first line of the row, or its number in the spreadsheet. The first one has the number 1. */
  readonly line: number;
  /** The values of the row, one per column of the header. Empty if there is an error. */
  readonly cells: readonly string[];
  readonly error: string | null;
}

/** A row before the header is known. */
export interface RawRow {
  readonly line: number;
  /** The number of bytes of the file up to the end of the row. */
  readonly bytes: number;
  /** Empty if the row is blank or there is an error. */
  readonly cells: readonly string[];
  readonly error: string | null;
}

/** A row that is not part of the table, such as a total. */
export interface SkippedRow {
  readonly line: number;
  readonly text: string;
}

/** Another table of the file, which is not read. */
export interface OtherTable {
  /** The line of its header. Undefined for a sheet of a spreadsheet. */
  readonly line?: number;
  /** The name of a sheet, or the first column names. */
  readonly name: string;
}

/** How a file was read, for reports. */
export interface TableFacts {
  readonly format: "csv" | "xlsx" | "json";
  /** Only for CSV. */
  readonly encoding?: Encoding;
  /** Only for CSV. */
  readonly separator?: Separator;
  /** The name of the sheet. Only for spreadsheets. */
  readonly sheet?: string;
  /** Undefined if the table has no header. */
  readonly header_line?: number;
  /** The first {@link maximumListed} skipped rows. */
  readonly skipped_rows: readonly SkippedRow[];
  readonly skipped_row_count: number;
  /** The first {@link maximumListed} other tables. */
  readonly other_tables: readonly OtherTable[];
}

export const maximumListed = 100;

export interface Table {
  readonly path: string;
  /** Size of the file in bytes. */
  readonly size: number;
  /** The separator of the values. A comma for others than CSV, whose numbers have a decimal point. */
  readonly separator: Separator;
  /** The trimmed column names, which are empty if the table has no header. Empty if the file contains no values. */
  readonly header: readonly string[];
  /**
   * Returns the rows below the header, without blank and skipped rows. `onBytes` receives the number of bytes read so
   * far.
   */
  rows(onBytes: (bytes: number) => void): AsyncGenerator<TableRow>;
  /** Returns how the file was read. Skipped rows and other tables are complete after the last row was read. */
  facts(): TableFacts;
}

/** Returns whether the first row of a file is data rather than a header, unless it contains the name of a column. */
export type IsDataRow = (cells: readonly string[]) => boolean;

/** Returns whether a text is the name of a column. The header is the row with the most column names. */
export type IsColumn = (name: string) => boolean;

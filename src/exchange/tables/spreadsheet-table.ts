/** Opens a sheet of an `.xlsx` spreadsheet as a table: the one that is named, or the first visible one with a table. */
import { cleanRows, noFindings } from "./clean-rows.ts";
import { emptyHeader, findData, findHeader, headerRows, widthOf } from "./find-header.ts";
import { ImportError } from "./import-error.ts";
import { createReadingTime, type ReadingTimeOptions } from "./reading-time.ts";
import { sheetRows } from "./sheet-rows.ts";
import type { IsColumn, IsDataRow, OtherTable, RawRow, Table } from "./table.ts";
import { readWorkbook, type Sheet, type Workbook } from "./workbook.ts";
import { openZip } from "./zip-file.ts";

const mebibyte = 1024 * 1024;
const maximumFile = 100 * mebibyte;
/** The maximum size of an unpacked sheet in bytes, which also limits the number of cells. */
const maximumSheet = 256 * mebibyte;

/** The size of the unpacked start of a sheet in which the header is searched. */
const maximumHead = 8 * mebibyte;

/** Further sheets are not searched for a table. */
const maximumSearched = 50;

interface HeaderTests {
  readonly isColumn: IsColumn;
  readonly isDataRow: IsDataRow;
}

interface SpreadsheetOptions extends HeaderTests, ReadingTimeOptions {
  readonly sheet?: string;
}

interface Found {
  readonly index: number;
  readonly header: readonly string[];
  /** The row above the first one of the table. */
  readonly headerLine: number;
  readonly hasHeader: boolean;
  readonly known: number;
  readonly width: number;
}

/** @throws {ImportError} if the file is no spreadsheet, is damaged or exceeds a limit */
export async function openSpreadsheet(
  path: string,
  size: number,
  options: SpreadsheetOptions,
): Promise<Table> {
  const { isColumn, sheet: name } = options;
  if (size > maximumFile) {
    throw new ImportError(`${path} is larger than ${maximumFile / mebibyte} MiB. Save it as CSV.`);
  }
  const opening = createReadingTime(path, options);
  const { workbook, searched, found } = await opening.during(async () => {
    const zip = await openZip(path, opening.check);
    try {
      const workbook = await readWorkbook(path, zip);
      const searched = name === undefined ? workbook.sheets : [sheetNamed(path, workbook, name)];
      const rowsOf = (entry: string) => sheetRows(path, zip.bytesOf(entry, maximumSheet), workbook);
      return { workbook, searched, found: await findTable(searched, rowsOf, options) };
    } finally {
      zip.close();
    }
  });
  const { sheets } = workbook;
  const sheet = searched[found?.index ?? 0];
  if (sheet === undefined)
    throw new ImportError(`${path} has no visible sheet. Show the sheet with the table.`);
  const header = found?.header ?? [];
  const headerLine = found?.headerLine ?? 1;
  const otherSheets = sheets.filter((other) => other !== sheet).map(({ name }): OtherTable => ({ name }));
  let findings = noFindings();
  return {
    path,
    size,
    separator: ",",
    header,
    async *rows(onBytes) {
      findings = noFindings();
      const time = createReadingTime(path, options);
      const opened = await openZip(path, time.check);
      try {
        const chunks = opened.bytesOf(sheet.entry, maximumSheet);
        const rows = rowsBelow(sheetRows(path, chunks, workbook), headerLine);
        // The unpacked size of the sheet is unknown, so the progress is an estimate.
        const cleaned = cleanRows(rows, {
          header,
          isColumn,
          findings,
          onBytes: (bytes) => {
            onBytes(Math.min(size, Math.round(bytes / 8)));
          },
        });
        yield* time.of(cleaned);
      } finally {
        opened.close();
      }
    },
    facts: () => ({
      format: "xlsx",
      sheet: sheet.name,
      ...(found?.hasHeader !== false && { header_line: headerLine }),
      skipped_rows: findings.skipped,
      skipped_row_count: findings.skippedCount,
      other_tables: [...findings.others, ...otherSheets].slice(0, 100),
    }),
  };
}

/** The number of sheets that an error names. */
const namedSheets = 50;

/** @throws {ImportError} if there is no visible sheet with this name */
function sheetNamed(path: string, { sheets }: Workbook, name: string): Sheet {
  const found =
    sheets.find((sheet) => sheet.name === name) ??
    sheets.find((sheet) => sheet.name.trim().toLowerCase() === name.trim().toLowerCase());
  if (found !== undefined) return found;
  const names = sheets.slice(0, namedSheets).map((sheet) => JSON.stringify(sheet.name));
  const more = sheets.length > namedSheets ? ` and ${sheets.length - namedSheets} more` : "";
  const known =
    names.length === 0 ? "It has no visible sheets." : `Its sheets are ${names.join(", ")}${more}.`;
  throw new ImportError(`${path} has no visible sheet ${JSON.stringify(name)}. ${known}`);
}

async function* rowsBelow(rows: AsyncIterable<RawRow>, headerLine: number): AsyncGenerator<RawRow> {
  for await (const row of rows) if (row.line > headerLine) yield row;
}

/** Returns the first sheet with several known columns, or else the first one with several columns. */
async function findTable(
  sheets: readonly Sheet[],
  rowsOf: (entry: string) => AsyncIterable<RawRow>,
  tests: HeaderTests,
): Promise<Found | null> {
  let best: Found | null = null;
  for (const [index, { entry }] of sheets.slice(0, maximumSearched).entries()) {
    const found = await headerOf(rowsOf(entry), tests, index);
    if (found === null) continue;
    if (found.known > 1) return found;
    if (best === null || (best.width < 2 && found.width > 1)) best = found;
  }
  return best;
}

async function headerOf(
  rows: AsyncIterable<RawRow>,
  { isColumn, isDataRow }: HeaderTests,
  index: number,
): Promise<Found | null> {
  const head: RawRow[] = [];
  for await (const row of rows) {
    if (widthOf(row.cells) > 0) head.push(row);
    if (head.length === headerRows || row.bytes > maximumHead) break;
  }
  const all = head.map(({ cells }) => cells);
  const found = findData(all, isColumn, isDataRow) ?? findHeader(all, isColumn);
  const row = head[found?.index ?? -1];
  if (found === null || row === undefined) return null;
  const { known, width, isData } = found;
  if (isData === true) {
    return { index, header: emptyHeader(all), headerLine: row.line - 1, hasHeader: false, known, width };
  }
  return {
    index,
    hasHeader: true,
    header: row.cells.map((name) => name.trim()),
    headerLine: row.line,
    known,
    width,
  };
}

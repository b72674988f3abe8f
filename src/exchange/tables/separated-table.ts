/** Opens separated values (CSV) as a table. Detects the separator and the header. */
import { cleanRows, noFindings } from "./clean-rows.ts";
import { emptyHeader, findData, findHeader, headerRows, widthOf } from "./find-header.ts";
import { ImportError } from "./import-error.ts";
import { parseRecords, startOfFile, type FilePosition, type RawRecord, type Separator } from "./records.ts";
import type { IsColumn, IsDataRow, RawRow, Table } from "./table.ts";
import type { TextSource } from "./text-source.ts";

/** The separators, the more frequent ones first. */
export const separators: readonly Separator[] = [",", ";", "\t", "|"];

/** The maximum number of bytes in which the header is searched. */
const maximumHead = 1024 * 1024;

/** How the rows are read. The parser starts at the header, because rows above it can have any number of values. */
interface Layout {
  readonly separator: Separator;
  readonly start: FilePosition;
  readonly header: readonly string[];
  /** The number of column names that are known. */
  readonly known: number;
  readonly width: number;
  /** Null if the table has no header. */
  readonly headerLine: number | null;
}

interface Content {
  readonly text: TextSource;
  readonly isColumn: IsColumn;
  readonly isDataRow: IsDataRow;
}

/** @throws {ImportError} if the first line sets an unknown separator */
export async function openSeparated(path: string, size: number, content: Content): Promise<Table> {
  const { text, isColumn } = content;
  const { separator, start, header, headerLine } = await findLayout(path, content);
  let findings = noFindings();
  const share = text.textBytes === 0 ? 1 : size / text.textBytes;
  return {
    path,
    size,
    separator,
    header,
    rows(onBytes) {
      findings = noFindings();
      const records = parseRecords(text.open(start.bytes), {
        separator,
        start,
        from: headerLine === null ? 1 : 2,
        blankLines: true,
      });
      return cleanRows(rawRows(records), {
        header,
        isColumn,
        findings,
        onBytes: (bytes) => {
          onBytes(Math.min(size, Math.round(bytes * share)));
        },
      });
    },
    facts: () => ({
      format: "csv",
      encoding: text.encoding,
      separator,
      ...(headerLine !== null && { header_line: headerLine }),
      skipped_rows: findings.skipped,
      skipped_row_count: findings.skippedCount,
      other_tables: findings.others,
    }),
  };
}

async function* rawRows(records: AsyncIterable<RawRecord>): AsyncGenerator<RawRow> {
  for await (const { line, bytes, cells, error } of records) {
    yield { line, bytes, cells: cells ?? [], error: cells === undefined ? error : null };
  }
}

async function findLayout(path: string, content: Content): Promise<Layout> {
  const { set, start } = await readSeparatorLine(path, content.text);
  const layouts: Layout[] = [];
  for (const separator of set === null ? separators : [set]) {
    layouts.push(await layoutWith(separator, start, content));
  }
  // With another separator, the first row of a table without a header can look like data, too.
  const isWithoutHeader = layouts.every(({ headerLine, width }) => headerLine === null || width === 1);
  const possible = isWithoutHeader ? layouts.filter(({ headerLine }) => headerLine === null) : layouts;
  return (possible.length === 0 ? layouts : possible).reduce((best, other) =>
    other.known > best.known || (other.known === best.known && other.width > best.width) ? other : best,
  );
}

/** Returns the separator that a first line such as `sep=;` sets, and the position after this line. */
async function readSeparatorLine(
  path: string,
  text: TextSource,
): Promise<{ readonly set: Separator | null; readonly start: FilePosition }> {
  for await (const { cells, bytes, line } of parseRecords(text.open(0), { separator: "none", to: 1 })) {
    const [, name] = /^"?sep=(.)"?$/i.exec(cells?.[0] ?? "") ?? [];
    if (name === undefined) break;
    const set = separators.find((known) => known === name);
    if (set !== undefined) return { set, start: { bytes, line: line + 1 } };
    throw new ImportError(
      `Line 1 of ${path} sets the separator ${JSON.stringify(name)}. Use a comma, a semicolon, a tab or "|".`,
    );
  }
  return { set: null, start: startOfFile };
}

async function layoutWith(
  separator: Separator,
  start: FilePosition,
  { text, isColumn, isDataRow }: Content,
): Promise<Layout> {
  const rows: {
    readonly cells: readonly string[];
    readonly position: FilePosition;
    readonly line: number;
  }[] = [];
  let position = start;
  let used = 0;
  for await (const { cells, bytes, line } of parseRecords(text.open(start.bytes), {
    separator,
    start,
    blankLines: true,
  })) {
    if (cells === undefined) break;
    if (widthOf(cells) > 0) {
      used += 1;
      rows.push({ cells, position: { bytes: position.bytes, line }, line });
    }
    position = { bytes, line };
    if (used === headerRows || bytes - start.bytes > maximumHead) break;
  }
  const all = rows.map(({ cells }) => cells);
  const found = findData(all, isColumn, isDataRow) ?? findHeader(all, isColumn);
  const row = rows[found?.index ?? -1];
  if (found === null || row === undefined) {
    return { separator, start, header: [], known: 0, width: 0, headerLine: start.line };
  }
  return {
    separator,
    start: row.position,
    header: found.isData === true ? emptyHeader(all) : row.cells.map((name) => name.trim()),
    known: found.known,
    width: found.width,
    headerLine: found.isData === true ? null : row.line,
  };
}

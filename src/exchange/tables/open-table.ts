/**
 * Opens a file as a table, whatever its name: separated values (CSV) in any of the encodings, an `.xlsx` spreadsheet, or a
 * JSON array of objects.
 * This is the only entry for imports of parts lists, orders and bills of materials.
 */
import type { Encoding } from "./encodings.ts";
import { isZip, readableStart } from "./file-kinds.ts";
import { ImportError } from "./import-error.ts";
import { openSeparated } from "./separated-table.ts";
import { sizeOf } from "./source-bytes.ts";
import { isJsonArray } from "./json-elements.ts";
import { openJsonTable } from "./json-table.ts";
import type { ReadingTimeOptions } from "./reading-time.ts";
import type { IsColumn, IsDataRow, Table } from "./table.ts";
import { openText } from "./text-source.ts";

interface TableOptions extends ReadingTimeOptions {
  /** The encoding of separated values. By default, it is detected. */
  readonly encoding?: Encoding;
  /** The name of a sheet of a spreadsheet. By default, the first visible one with a table. */
  readonly sheet?: string;
  /** By default, the header is the first row that is about as wide as the widest one. */
  readonly isColumn?: IsColumn;
  /** By default, every table has a header. */
  readonly isDataRow?: IsDataRow;
}

/**
 * Checks the whole file and reads its header.
 * @throws {ImportError} if the file cannot be read, is not a table or is not valid in its encoding
 * @example const table = await openTable("order.csv", { isColumn: (name) => findColumn(name) !== null });
 */
export async function openTable(
  path: string,
  { encoding: given, sheet, isColumn = () => false, isDataRow = () => false, ...time }: TableOptions = {},
): Promise<Table> {
  const size = await sizeOf(path);
  const start = await readableStart(path);
  if (isZip(start)) {
    const { openSpreadsheet } = await import("./spreadsheet-table.ts");
    return openSpreadsheet(path, size, {
      ...time,
      isColumn,
      isDataRow,
      ...(sheet !== undefined && { sheet }),
    });
  }
  requireNoSheet(path, sheet);
  if (isJsonArray(start)) return openJsonTable(path, size);
  if (/^(?:\xef\xbb\xbf)?\s*\{\s*"/.test(start.toString("latin1"))) {
    throw new ImportError(
      `${path} is a JSON object. Import an array of objects, or JSON Lines with --format jsonl.`,
    );
  }
  const text = await openText(path, { size, start, given });
  return openSeparated(path, size, { text, isColumn, isDataRow });
}

/** @throws {ImportError} if a sheet is set for a file that is not a spreadsheet, where it would be ignored */
export function requireNoSheet(path: string, sheet: string | undefined): void {
  if (sheet === undefined) return;
  throw new ImportError(
    `${path} is not a spreadsheet, so it has no sheet ${JSON.stringify(sheet)}. Do not set a sheet.`,
  );
}

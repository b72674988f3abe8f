/**
 * Opens a file as a table, whatever its name: separated values (CSV) in any of the encodings, or an `.xlsx` spreadsheet.
 * This is the only entry for imports of parts lists, orders and bills of materials.
 */
import type { Encoding } from "./encodings.ts";
import { isZip, readableStart } from "./file-kinds.ts";
import { openSeparated } from "./separated-table.ts";
import { sizeOf } from "./source-bytes.ts";
import type { IsColumn, IsDataRow, Table } from "./table.ts";
import { openText } from "./text-source.ts";

interface TableOptions {
  /** The encoding of separated values. By default, it is detected. */
  readonly encoding?: Encoding;
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
  { encoding: given, isColumn = () => false, isDataRow = () => false }: TableOptions = {},
): Promise<Table> {
  const size = await sizeOf(path);
  const start = await readableStart(path);
  if (isZip(start)) {
    const { openSpreadsheet } = await import("./spreadsheet-table.ts");
    return openSpreadsheet(path, size, { isColumn, isDataRow });
  }
  const text = await openText(path, { size, start, given });
  return openSeparated(path, size, { text, isColumn, isDataRow });
}

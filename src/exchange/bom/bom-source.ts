/** Opens the file of a bill of materials (BOM): a table, a netlist of KiCad in XML, or a parts list of Eagle. */
import { isZip } from "../tables/file-kinds.ts";
import type { Encoding } from "../tables/encodings.ts";
import { ImportError } from "../tables/import-error.ts";
import { openTable, requireNoSheet } from "../tables/open-table.ts";
import { recognizeHeadings } from "../tables/recognize-headings.ts";
import { sizeOf, startOf } from "../tables/source-bytes.ts";
import type { TableRow } from "../tables/table.ts";
import { isBomHeading } from "./bom-columns.ts";
import { maximumLines, type BomTable } from "./bom-table.ts";
import { openEaglePartlist } from "./eagle-partlist.ts";
import { isXml, readNetlist } from "./kicad-netlist.ts";

/** The maximum size of the file. A file with the maximum number of lines is smaller. */
const maximumBytes = 32 * 1024 * 1024;

export interface BomFileOptions {
  readonly encoding?: Encoding;
  /** The name of a sheet of a spreadsheet. By default, the first visible one with a table. */
  readonly sheet?: string;
}

/**
 * Reads the file.
 * @throws {ImportError} if the file is no bill of materials, or is too large
 */
export async function readBomTable(path: string, options: BomFileOptions = {}): Promise<BomTable> {
  const size = await sizeOf(path);
  if (size > maximumBytes) {
    throw new ImportError(
      `${path} is larger than ${maximumBytes / 1024 / 1024} MiB. Export only the bill of materials.`,
    );
  }
  const start = await startOf(path, 512);
  if (!isZip(start)) {
    requireNoSheet(path, options.sheet);
    if (isXml(start)) return readNetlist(path);
    const partlist = await openEaglePartlist(path, size, start, options.encoding);
    if (partlist !== null) return { ...partlist, rows: limited(path, partlist.rows) };
  }
  const table = await openTable(path, { ...options, isColumn });
  const rows: TableRow[] = [];
  for await (const row of table.rows(() => undefined)) {
    rows.push(row);
    if (rows.length > maximumLines) break;
  }
  const { header, separator } = table;
  return { format: "table", header, rows: limited(path, rows), facts: table.facts(), separator };
}

function isColumn(name: string): boolean {
  return isBomHeading(name) || (recognizeHeadings([name])[0] ?? null) !== null;
}

/** @throws {ImportError} if there are too many rows */
function limited(path: string, rows: readonly TableRow[]): readonly TableRow[] {
  if (rows.length <= maximumLines) return rows;
  throw new ImportError(
    `${path} has more than ${maximumLines} lines. Import the bill of materials of one board at a time.`,
  );
}

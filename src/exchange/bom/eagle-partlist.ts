/** Reads the parts list of Eagle, a text with columns of a fixed width below the line "Partlist". */
import type { Encoding } from "../tables/encodings.ts";
import { openText } from "../tables/text-source.ts";
import type { TableRow } from "../tables/table.ts";
import type { BomTable } from "./bom-table.ts";

/** The banner is among the first lines. */
const bannerLines = 10;

/**
 * Returns the table, or `null` if the file is no parts list of Eagle.
 * @throws {ImportError} if the file is not valid in its encoding
 */
export async function openEaglePartlist(
  path: string,
  size: number,
  start: Buffer,
  given: Encoding | undefined,
): Promise<BomTable | null> {
  if (!/^\s*(?:part ?list)\b/im.test(start.toString("latin1").replaceAll("\0", ""))) return null;
  const source = await openText(path, { size, start, given });
  const chunks: Buffer[] = [];
  for await (const chunk of source.open(0)) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks)
    .toString()
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/);
  const banner = lines.slice(0, bannerLines).findIndex((line) => /^\s*part ?list\s*$/i.test(line));
  const at = lines.findIndex((line, index) => index > banner && /^\s*Part\s{2,}Value\s{2,}/i.test(line));
  const heading = lines[at];
  if (banner < 0 || heading === undefined || heading.includes(";")) return null;
  const columns = [...heading.matchAll(/\S+(?: \S+)*/g)].map(({ 0: name, index }) => ({ name, index }));
  const rows = lines.slice(at + 1).flatMap((line, index): TableRow[] => {
    if (line.trim() === "") return [];
    const cells = columns.map((column, place) =>
      line.slice(column.index, columns[place + 1]?.index ?? line.length).trim(),
    );
    return [{ line: at + 2 + index, cells, error: null }];
  });
  return {
    format: "eagle_partlist",
    header: columns.map(({ name }) => name),
    rows,
    facts: {
      format: "csv",
      encoding: source.encoding,
      header_line: at + 1,
      skipped_rows: [],
      skipped_row_count: 0,
      other_tables: [],
    },
  };
}

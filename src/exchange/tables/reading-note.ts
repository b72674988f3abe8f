/** Explains how a file was read, for errors whose cause can be another encoding or another sheet. */
import { encodingNames } from "./encodings.ts";
import type { TableFacts } from "./table.ts";

/** The maximum number of sheets that a note names. */
const namedSheets = 20;

/** Returns a note that begins with a space, or an empty text if the file was read in the usual way. */
export function readingNote({ encoding, sheet, other_tables: others }: TableFacts): string {
  if (encoding !== undefined && encoding !== "utf-8") {
    return ` The file was read as ${encodingNames[encoding]}. Set its encoding if this is wrong.`;
  }
  const names = others.flatMap(({ name, line }) => (line === undefined ? [JSON.stringify(name)] : []));
  if (sheet === undefined || names.length === 0) return "";
  const listed = names.slice(0, namedSheets).join(", ");
  const more = names.length > namedSheets ? ` and ${names.length - namedSheets} more` : "";
  return ` The sheet ${JSON.stringify(sheet)} was read. Set the sheet to read another one: ${listed}${more}.`;
}

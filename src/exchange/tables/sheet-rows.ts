/** Reads the rows of a sheet of an `.xlsx` workbook as a stream. */
import { ImportError } from "./import-error.ts";
import { formatNumber } from "./number-formats.ts";
import type { RawRow } from "./table.ts";
import { createTextCollector, type Workbook } from "./workbook.ts";
import { parseXml } from "./xml-events.ts";

const maximumColumns = 1000;
const maximumRows = 1_048_576;
const maximumCellLength = 32_767;

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
}

/**
 * @param chunks the XML of the sheet
 * @throws {ImportError} if the sheet is damaged or exceeds a limit
 */
export async function* sheetRows(
  path: string,
  chunks: AsyncIterable<Buffer>,
  workbook: Omit<Workbook, "sheets">,
): AsyncGenerator<RawRow> {
  let bytes = 0;
  let rows: RawRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let cell: OpenCell | null = null;
  let isValue = false;
  let nextColumn = 0;
  const inline = createTextCollector();
  const closeCell = ({ column, ...read }: OpenCell): void => {
    const text = valueOf(read, inline.value(), workbook).slice(0, maximumCellLength);
    if (text.trim() === "") return;
    if (column >= maximumColumns) {
      throw new ImportError(
        `Row ${line} of ${path} has more than ${maximumColumns} columns. Delete the rest.`,
      );
    }
    while (cells.length < column) cells.push("");
    cells[column] = text;
  };
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  const events = parseXml(path, counted(), {
    open(tag, attributes) {
      inline.open(tag);
      if (tag === "v") isValue = true;
      else if (tag === "row") {
        const number = Number(attributes["r"] ?? line + 1);
        // A gap between rows is a blank row, which can separate tables.
        if (number > line + 1) rows.push({ line: line + 1, bytes, cells: [], error: null });
        line = Number.isInteger(number) && number > line ? number : line + 1;
        if (line > maximumRows)
          throw new ImportError(`${path} has more than ${maximumRows} rows. Divide it.`);
        cells = [];
        nextColumn = 0;
      } else if (tag === "c") {
        const column = columnOf(attributes["r"]) ?? nextColumn;
        nextColumn = column + 1;
        cell = { column, type: attributes["t"] ?? "n", style: Number(attributes["s"] ?? 0), value: "" };
        inline.reset();
      }
    },
    text(text) {
      if (isValue && cell !== null) cell.value += text;
      else if (cell !== null) inline.text(text);
    },
    close(tag) {
      inline.close(tag);
      if (tag === "v") isValue = false;
      else if (tag === "c" && cell !== null) {
        closeCell(cell);
        cell = null;
      } else if (tag === "row") rows.push({ line, bytes, cells, error: null });
    },
  });
  for await (const _ of events) {
    void _;
    yield* rows;
    rows = [];
  }
  yield* rows;
}

/** Returns the index of the column in a reference such as `AB12`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(
  { type, style, value }: Omit<OpenCell, "column">,
  inline: string,
  { sharedStrings, formats, uses1904 }: Omit<Workbook, "sheets">,
): string {
  switch (type) {
    case "s":
      return value === "" ? "" : (sharedStrings[Number(value)] ?? "");
    case "inlineStr":
      return inline;
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "n":
      return formatNumber(value, formats[style] ?? "plain", uses1904);
    default:
      // `str` is the stored result of a formula, `e` an error such as "#N/A", and `d` a date.
      return value;
  }
}

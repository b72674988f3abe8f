/** The options of the commands that import tables. */
import type { Reader } from "../database/store.ts";
import { mappingsNamed } from "../exchange/imports/column-mappings.ts";
import { encodings, isEncoding, type Encoding } from "../exchange/tables/encodings.ts";
import type { DecimalMark } from "../exchange/tables/numbers.ts";
import { WrongUsage } from "./failure.ts";

export const encodingHelp = `Encoding of a CSV file: ${encodings.join(", ")} (default: detected)`;

export const sheetHelp = "Sheet of an .xlsx spreadsheet (default: the first visible one with a table)";

export const columnHelp =
  'Meaning of a column, such as "Teilenr.=manufacturer_product_number", "#3=quantity" or "Note=ignore"';

/** Collects the values of an option that can be repeated. */
export function collect(value: string, previous: readonly string[]): readonly string[] {
  return [...previous, value];
}

export const mappingHelp = "Name of a column mapping that a user has saved, instead of --column";

/**
 * Returns the columns of `--column`, or of the mapping with this name.
 * @throws {WrongUsage} if both are given, or if no or several users have such a mapping
 */
export async function chosenColumns(
  reader: Reader,
  { mapping, column }: { readonly mapping?: string | undefined; readonly column: readonly string[] },
): Promise<readonly string[]> {
  if (mapping === undefined) return column;
  if (column.length > 0) throw new WrongUsage("Use either --mapping or --column.");
  const found = await mappingsNamed(reader, mapping);
  const [first] = found;
  const shown = JSON.stringify(mapping);
  if (first === undefined) {
    throw new WrongUsage(`No column mapping is named ${shown}. Save it on the page Import, or use --column.`);
  }
  if (found.every(({ columns }) => columns.join("\n") === first.columns.join("\n"))) return first.columns;
  const users = found.map(({ user }) => user).join(", ");
  throw new WrongUsage(`Several users have a column mapping ${shown}: ${users}. Use --column instead.`);
}

interface TableOptions {
  readonly encoding?: Encoding;
  readonly sheet?: string;
  readonly decimalMark?: DecimalMark;
}

/** @throws {WrongUsage} if the encoding or the decimal mark is unknown */
export function readTableOptions(options: {
  readonly encoding?: string | undefined;
  readonly sheet?: string | undefined;
  readonly decimalMark?: string | undefined;
}): TableOptions {
  const { encoding, sheet, decimalMark } = options;
  const given = encoding?.toLowerCase();
  if (given !== undefined && !isEncoding(given)) {
    throw new WrongUsage(`Unknown encoding ${JSON.stringify(encoding)}. Use one of ${encodings.join(", ")}.`);
  }
  if (decimalMark !== undefined && decimalMark !== "." && decimalMark !== ",") {
    throw new WrongUsage(`Unknown decimal mark ${JSON.stringify(decimalMark)}. Use "." or ",".`);
  }
  return {
    ...(given !== undefined && { encoding: given }),
    ...(sheet !== undefined && { sheet }),
    ...(decimalMark !== undefined && { decimalMark }),
  };
}

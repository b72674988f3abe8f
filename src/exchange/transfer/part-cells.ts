/** Takes the values of a line of a list of parts out of its cells. `part-line.ts` converts them to a record. */
import { isBlank, isRounded, isSpreadsheetError } from "../tables/blank-values.ts";
import { splitMoney } from "../tables/money.ts";
import { decimalMarkOf, type DecimalMark } from "../tables/numbers.ts";
import type { ParameterHeading } from "../tables/parameter-words.ts";
import { splitQuantity } from "../tables/quantities.ts";
import { readMessageCell } from "./csv-cells.ts";
import type { IncomingRecord } from "./incoming.ts";
import { columnsOf, type Column, type NamedColumn } from "./part-columns.ts";

/** The trimmed values of a line by column. The value is empty if the file does not have the column. */
export type Cells = Readonly<Record<Column, string>>;

export interface LineCells {
  readonly cells: Cells;
  readonly parameters: readonly { readonly heading: ParameterHeading; readonly text: string }[];
  /** Whether a heading names the supplier rather than a cell. */
  readonly isSupplierOfHeading: boolean;
  /** The currency that the heading of the prices names. */
  readonly priceCurrency: string | null;
  /** Values that a spreadsheet has damaged. */
  readonly warnings: NonNullable<IncomingRecord["leftOut"]>;
}

/** Columns with names and numbers that a spreadsheet can mistake for a number. */
const codeColumns = new Set<Column | "parameter">([
  "name",
  "ipn",
  "gtin",
  "manufacturer_product_number",
  "supplier_part_number",
  "footprint",
]);

const allColumns = columnsOf("order");

export function lineCells(found: readonly (NamedColumn | null)[], values: readonly string[]): LineCells {
  const cells = Object.fromEntries(allColumns.map((name) => [name, ""])) as Record<Column, string>;
  const parameters: { heading: ParameterHeading; text: string }[] = [];
  const warnings: { reason: string; value: string }[] = [];
  let supplier = "";
  let priceCurrency: string | null = null;
  for (const [index, named] of found.entries()) {
    if (named === null) continue;
    const raw = (values[index] ?? "").trim();
    const { column, parameter } = named;
    const isLost = isSpreadsheetError(raw);
    if (isLost) {
      warnings.push({ reason: `${column}: A spreadsheet has replaced the value with an error.`, value: raw });
    } else if (codeColumns.has(column) && isRounded(raw)) {
      const reason = `${column}: A spreadsheet has probably rounded this number. Compare it with the original.`;
      warnings.push({ reason, value: raw });
    }
    const text = isLost || isBlank(raw) ? "" : readMessageCell(raw);
    if (column === "parameter") {
      if (text !== "" && parameter !== undefined) parameters.push({ heading: parameter, text });
      continue;
    }
    cells[column] = text;
    if (text !== "" && named.supplier !== undefined) supplier = named.supplier;
    if (named.currency !== undefined) priceCurrency = named.currency;
  }
  const isSupplierOfHeading = cells.supplier === "" && supplier !== "";
  if (isSupplierOfHeading) cells.supplier = supplier;
  return { cells, parameters, isSupplierOfHeading, priceCurrency, warnings };
}

/** The decimal marks of the columns with numbers, or `null` if their values do not tell. */
export interface DecimalMarks {
  readonly quantity: DecimalMark | null;
  readonly price: DecimalMark | null;
}

/** Finds the decimal marks from the first lines. A column whose values do not tell has the mark of the other one. */
export function decimalMarks(lines: readonly Cells[]): DecimalMarks {
  const amounts = lines.flatMap(({ quantity, minamount }) =>
    [quantity, minamount].map((text) => splitQuantity(text).amount ?? ""),
  );
  const prices = lines.map(({ price }) => splitMoney(price).amount ?? "");
  const [quantity, price] = [decimalMarkOf(amounts), decimalMarkOf(prices)];
  return {
    quantity: quantity ?? (provesNone(amounts) ? price : null),
    price: price ?? (provesNone(prices) ? quantity : null),
  };
}

/** Whether the numbers do not prove both marks, which contradict each other. */
function provesNone(numbers: readonly string[]): boolean {
  return numbers.every((number) => decimalMarkOf([number]) === null);
}

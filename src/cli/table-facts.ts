/** Formats how a list of parts was read, for the report of `partledger import parts`. */
import { encodingNames } from "../exchange/tables/encodings.ts";
import type { Origin } from "../exchange/orders/order-facts.ts";
import type { ListFacts } from "../exchange/transfer/column-facts.ts";
import type { TableFacts } from "../exchange/tables/table.ts";
import { printable } from "./table.ts";

/** Returns no lines for a file in UTF-8 that contains only a header and rows. */
export function tableLines(facts: TableFacts & Partial<ListFacts>): string[] {
  const { encoding, sheet, header_line: headerLine, skipped_rows: skipped, other_tables: others } = facts;
  const read = [
    ...(sheet === undefined ? [] : [`sheet ${quoted(sheet)}`]),
    ...(encoding === undefined || encoding === "utf-8" ? [] : [encodingNames[encoding]]),
    ...(facts.format === "json"
      ? ["JSON"]
      : headerLine === undefined
        ? ["no header"]
        : headerLine === 1
          ? []
          : [`header in line ${headerLine}`]),
  ];
  const count = facts.skipped_row_count;
  return [
    ...(read.length === 0 ? [] : [`Read as: ${read.join(", ")}.`]),
    ...columnLines(facts),
    ...orderLines(facts),
    ...(count === 0 ? [] : [`Rows that describe no part: ${count}.`]),
    ...skipped.map(({ line, text }) => `  line ${line}: ${quoted(text)}`),
    ...(count > skipped.length ? [`  … and ${count - skipped.length} more`] : []),
    ...(others.length === 0
      ? []
      : [`Other tables, which were not imported: ${others.map(nameOf).join(", ")}.`]),
  ];
}

/** Returns the columns whose headings are not the names of their columns. */
function columnLines({ columns = [] }: Partial<ListFacts>): string[] {
  const renamed = columns.flatMap(({ heading, column }, index) =>
    column === undefined || heading.toLowerCase() === column
      ? []
      : [`${heading === "" ? `#${index + 1}` : quoted(heading)} as ${column}`],
  );
  return renamed.length === 0 ? [] : [`Columns: ${renamed.join(", ")}.`];
}

/** The orders of a file that are named. A table of the order history can contain many. */
const namedOrders = 10;

const origins: Readonly<Record<Origin, string>> = {
  parameter: "set",
  column: "from a column",
  heading: "from the headings",
  file_name: "from the name of the file",
};

function orderLines({ orders = [] }: Partial<ListFacts>): string[] {
  const lines = orders
    .slice(0, namedOrders)
    .map(
      ({
        supplier,
        supplier_from: supplierFrom,
        order_number: number,
        order_number_from: from,
        lines: count,
      }) =>
        [
          supplier === undefined
            ? "Order without a supplier"
            : `Order of ${withOrigin(supplier, supplierFrom)}`,
          number === undefined ? "number unknown" : `number ${withOrigin(number, from)}`,
          `${count} ${count === 1 ? "line" : "lines"}.`,
        ].join(", "),
    );
  return orders.length > namedOrders ? [...lines, `… and ${orders.length - namedOrders} more orders`] : lines;
}

function withOrigin(value: string, from: Origin | undefined): string {
  return `${quoted(value)}${from === undefined ? "" : ` (${origins[from]})`}`;
}

function nameOf({ line, name }: ListFacts["other_tables"][number]): string {
  return line === undefined ? `sheet ${quoted(name)}` : `line ${line} (${quoted(name)})`;
}

function quoted(text: string): string {
  return JSON.stringify(printable(text));
}

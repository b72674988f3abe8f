/** Reads an order file, which is a table with one order line per row, as a stream of records. */
import { fold } from "../../database/fold.ts";
import { dateOrderOf, readDate, type DateOrder } from "../tables/dates.ts";
import { ImportError } from "../tables/import-error.ts";
import type { Table, TableRow } from "../tables/table.ts";
import { documentsIn, type Document } from "../transfer/exported-resources.ts";
import type { Incoming, IncomingRecord } from "../transfer/incoming.ts";
import { lineCells, type Cells, type DecimalMarks, type LineCells } from "../transfer/part-cells.ts";
import { columnsOf, type NamedColumn } from "../transfer/part-columns.ts";
import { InvalidLine, nameOfPart, readPart, type LineOptions } from "../transfer/part-line.ts";
import { sampleMarks, type ListHeader } from "../transfer/part-list.ts";
import { orderNumberInFileName, supplierInFileName } from "./order-file-name.ts";
import { lineChoices, type LineChoices, type OrderOptions } from "./order-options.ts";

export interface OrderFile {
  /** The name by which the user knows the file. */
  readonly fileName: string;
  /** The SHA-256 hash of its content, in hex. */
  readonly digest: string;
}

interface ReaderOptions extends LineOptions, OrderFile {
  readonly choices: OrderOptions;
}

/**
 * @throws {ImportError} if a column is missing, or nothing tells the supplier
 */
export function orderHeader(
  { path, header: names }: Pick<Table, "path" | "header">,
  columns: readonly (NamedColumn | null)[],
  { fileName, choices }: Pick<ReaderOptions, "fileName" | "choices">,
): ListHeader {
  const has = (...wanted: readonly string[]): boolean =>
    columns.some((named) => named !== null && wanted.includes(named.column));
  const hasSupplier =
    (choices.supplier ?? "") !== "" ||
    supplierInFileName(fileName) !== null ||
    columns.some((named) => named?.column === "supplier" || named?.supplier !== undefined);
  const errors = [
    ...(has("supplier_part_number", "manufacturer_product_number", "ipn")
      ? []
      : ['missing column "supplier_part_number" or "manufacturer_product_number"']),
    ...(has("quantity") ? [] : ['missing column "quantity"']),
  ];
  if (errors.length > 0) {
    throw new ImportError(
      `The header of ${path} is invalid: ${errors.join("; ")}. Known columns: ${columnsOf("order").join(", ")}.`,
    );
  }
  if (!hasSupplier) {
    throw new ImportError(`${path} does not name the supplier of the order. Set the supplier of the import.`);
  }
  return { columns, ignored: names.filter((name, index) => name !== "" && columns[index] === null) };
}

export async function* readOrder(
  header: ListHeader,
  rows: AsyncIterable<TableRow>,
  options: ReaderOptions,
): AsyncGenerator<Incoming> {
  const { all, marks, first } = await sampleMarks(header, rows, options);
  const reader: LineReader = {
    ...options,
    marks,
    byLine: lineChoices(options.choices),
    dates: dateOrderOf(first.map(({ cells }) => lineCells(header.columns, cells).cells.order_date)),
    occurrences: new Map(),
  };
  for await (const { line, cells: values, error } of all) {
    if (error !== null) {
      yield { line, name: null, error };
      continue;
    }
    const lineValues = lineCells(header.columns, values);
    try {
      yield orderRecord(reader, line, lineValues);
    } catch (thrown) {
      if (!(thrown instanceof InvalidLine)) throw thrown;
      const name = partNameOf(lineValues.cells);
      yield { line, name: name === "" ? null : name, error: thrown.message, errors: thrown.reasons };
    }
  }
}

const maximumNumber = 100;

interface LineReader extends ReaderOptions {
  readonly marks: DecimalMarks;
  readonly byLine: LineChoices;
  readonly dates: DateOrder | null;
  /** The number of lines so far by order and part. */
  readonly occurrences: Map<string, number>;
}

/** @throws {InvalidLine} if values cannot be read */
function orderRecord(reader: LineReader, line: number, { cells, ...rest }: LineCells): IncomingRecord {
  const { choices: order, fileName, byLine, category } = reader;
  const supplier = cells.supplier || (order.supplier ?? "") || (supplierInFileName(fileName) ?? "");
  const number = orderNumberOf(reader, cells);
  const key = fold(cells.supplier_part_number || cells.manufacturer_product_number || cells.ipn);
  const lineKey = JSON.stringify([fold(supplier), number, key]);
  // A line that is rejected counts, too: the corrected file has it at the same place.
  const occurrence = (reader.occurrences.get(lineKey) ?? 0) + 1;
  reader.occurrences.set(lineKey, occurrence);
  const missing = [
    ...(cells.quantity === "" ? ["quantity: An order line must have a quantity."] : []),
    ...(supplier === "" ? ["supplier: An order line must have a supplier. Set that of the import."] : []),
    ...((number ?? "").length > maximumNumber
      ? [`order_number: An order number has at most ${maximumNumber} characters.`]
      : []),
  ];
  if (missing.length > 0) throw new InvalidLine(missing);
  const completed: Cells = {
    ...cells,
    supplier,
    name: partNameOf(cells),
    location: byLine.location(line) ?? (cells.location || (order.location ?? "")),
    // Samples are free, but a price must be greater than 0.
    price: /[1-9]/.test(cells.price) ? cells.price : "",
  };
  const record = readPart(line, { ...rest, cells: completed }, reader.marks, {
    ...reader,
    category: byLine.category(cells.description) ?? category,
  });
  const [lot = {}] = documentsIn(record.document["partLots"]);
  return {
    ...record,
    document: {
      ...record.document,
      partLots: [
        {
          ...lot,
          description: `${supplier} ${number ?? "order"}`,
          comment: commentOf(reader, cells, record.document),
        },
      ],
    },
    orderLine: {
      orderNumber: number ?? reader.digest,
      partKey: key,
      occurrence,
      quantity: Number(lot["amount"]),
      choice: byLine.part(line) ?? null,
      again: order.again ?? false,
    },
    leftOut: [...(record.leftOut ?? []), ...backorderOf(cells)],
  };
}

function partNameOf(cells: Cells): string {
  return nameOfPart(cells) || cells.supplier_part_number || cells.ipn;
}

function orderNumberOf({ choices: order, fileName }: LineReader, cells: Cells): string | null {
  return order.order_number || cells.order_number || orderNumberInFileName(fileName);
}

/** Describes when and for how much the goods of a lot were bought. */
function commentOf({ dates, baseCurrency }: LineReader, cells: Cells, document: Document): string {
  const { order_date: dateText, customer_reference: reference } = cells;
  const read = readDate(dateText, dates);
  const date = read?.kind === "date" ? read.date : dateText;
  const [{ price, currency = baseCurrency } = {}] = documentsIn(orderdetailOf(document)["pricedetails"]);
  return [
    ...(date === "" ? [] : [`Ordered on ${date}.`]),
    ...(typeof price === "string" ? [`Price per piece: ${[price, currency].join(" ").trim()}.`] : []),
    ...(reference === "" ? [] : [`Reference: ${reference}.`]),
  ].join(" ");
}

function backorderOf({ backorder, quantity }: Cells): NonNullable<IncomingRecord["leftOut"]> {
  if (!/[1-9]/.test(backorder)) return [];
  const reason = `backorder: Not all of ${quantity} were delivered with the order. Correct the lot if they are missing.`;
  return [{ reason, value: backorder }];
}

/** Returns the orderdetail of an order line. */
export function orderdetailOf(document: Document): Document {
  return documentsIn(document["orderdetails"])[0] ?? {};
}

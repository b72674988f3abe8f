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
import { repeatedColumns, sampleMarks, type ListHeader } from "../transfer/part-list.ts";
import type { OrderCollector, FoundValue, Origin } from "./order-facts.ts";
import { orderNumberInFileName, supplierInFileName } from "./order-file-name.ts";
import { chosenLines, lineChoices, type LineChoices, type OrderOptions } from "./order-options.ts";

export interface OrderFile {
  /** The name by which the user knows the file. */
  readonly fileName: string;
  /** The SHA-256 hash of its content, in hex. */
  readonly digest: string;
}

interface ReaderOptions extends LineOptions, OrderFile {
  readonly choices: OrderOptions;
  readonly orders: OrderCollector;
}

/**
 * @throws {ImportError} if a column is missing or repeated, or nothing tells the supplier
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
    ...repeatedColumns(columns),
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

/**
 * Checks that the lines exist for which the user has chosen a part or a location.
 * @throws {ImportError} if one does not
 */
export async function requireChosenLines(
  { path, rows }: Pick<Table, "path" | "rows">,
  choices: OrderOptions,
): Promise<void> {
  const missing = new Set(chosenLines(choices));
  if (missing.size === 0) return;
  for await (const { line } of rows(() => undefined)) missing.delete(line);
  const [first] = missing;
  if (first === undefined) return;
  throw new ImportError(
    `${path} has no order line in line ${first}, for which a part or a location is chosen. Choose a line of the order, or remove the choice.`,
  );
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
  let hasNotice = false;
  for await (const { line, cells: values, error } of all) {
    if (error !== null) {
      yield { line, name: null, error };
      continue;
    }
    const lineValues = lineCells(header.columns, values);
    const identity = identify(reader, lineValues);
    try {
      const record = orderRecord(reader, line, lineValues, identity);
      if (identity.number !== null || hasNotice) {
        yield record;
        continue;
      }
      hasNotice = true;
      yield { ...record, notice: unknownNumber };
    } catch (thrown) {
      if (!(thrown instanceof InvalidLine)) throw thrown;
      const name = partNameOf(lineValues.cells);
      yield { line, name: name === "" ? null : name, error: thrown.message, errors: thrown.reasons };
    }
  }
}

const unknownNumber =
  "order_number: The number of the order is unknown, so only this file is recognized if it is imported again. The lines of " +
  "a corrected file would be added a second time. Set the order number of the import.";

/** The maximum lengths of order numbers and of part numbers, in characters. Longer keys do not fit into an index. */
const maximumNumber = 100;
const maximumKey = 255;

interface LineReader extends ReaderOptions {
  readonly marks: DecimalMarks;
  readonly byLine: LineChoices;
  readonly dates: DateOrder | null;
  /** The number of lines so far by order and part. */
  readonly occurrences: Map<string, number>;
}

/** What identifies an order line. */
interface LineIdentity {
  readonly supplier: string;
  readonly number: string | null;
  readonly partKey: string;
  readonly occurrence: number;
}

/** Counts the line, also if it is rejected later: a corrected file has it at the same place. */
function identify(
  { choices, fileName, occurrences, orders }: LineReader,
  { cells, isSupplierOfHeading }: LineCells,
): LineIdentity {
  const foundSupplier = firstFound([
    ["parameter", choices.supplier],
    [isSupplierOfHeading ? "heading" : "column", cells.supplier],
    ["file_name", supplierInFileName(fileName)],
  ]);
  const foundNumber = firstFound([
    ["parameter", choices.order_number],
    ["column", cells.order_number],
    ["file_name", orderNumberInFileName(fileName)],
  ]);
  const [supplier, number] = [foundSupplier?.value ?? "", foundNumber?.value ?? null];
  const order = [fold(supplier), number === null ? null : orderKey(number)];
  orders.add(JSON.stringify(order), foundSupplier, foundNumber);
  const partKey = fold(cells.supplier_part_number || cells.manufacturer_product_number || cells.ipn);
  const lineKey = JSON.stringify([...order, partKey]);
  const occurrence = (occurrences.get(lineKey) ?? 0) + 1;
  occurrences.set(lineKey, occurrence);
  return { supplier, number, partKey, occurrence };
}

function firstFound(values: readonly (readonly [Origin, string | null | undefined])[]): FoundValue | null {
  const found = values.map(([from, value]) => ({ from, value: (value ?? "").trim() }));
  return found.find(({ value }) => value !== "") ?? null;
}

/** @throws {InvalidLine} if values cannot be read */
function orderRecord(
  reader: LineReader,
  line: number,
  { cells, ...rest }: LineCells,
  { supplier, number, partKey, occurrence }: LineIdentity,
): IncomingRecord {
  const { choices: order, byLine, category, digest } = reader;
  const missing = [
    ...(cells.quantity === "" ? ["quantity: An order line must have a quantity."] : []),
    ...(supplier === "" ? ["supplier: An order line must have a supplier. Set that of the import."] : []),
    ...((number ?? "").length > maximumNumber
      ? [`order_number: An order number has at most ${maximumNumber} characters.`]
      : []),
    ...(partKey.length > maximumKey
      ? [`supplier_part_number: A part number has at most ${maximumKey} characters.`]
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
      orderNumber: number === null ? null : orderKey(number),
      digest,
      partKey,
      occurrence,
      quantity: Number(lot["amount"]),
      choice: byLine.part(line) ?? null,
      again: order.again ?? false,
    },
    leftOut: [...(record.leftOut ?? []), ...backorderOf(cells)],
  };
}

/** Order numbers are compared in this form. */
function orderKey(number: string): string {
  return fold(number.trim());
}

function partNameOf(cells: Cells): string {
  return nameOfPart(cells) || cells.supplier_part_number || cells.ipn;
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

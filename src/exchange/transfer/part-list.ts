/**
 * Reads a list of parts, which is a table with one part per row, as a stream of records. `part-line.ts` converts the rows.
 */
import { quoted, columnList } from "./csv-rows.ts";
import type { Incoming } from "./incoming.ts";
import { isCurrencyCode } from "../tables/currencies.ts";
import { ImportError } from "../tables/import-error.ts";
import type { Table, TableRow } from "../tables/table.ts";
import type { ExistingPolicy } from "./existing-policy.ts";
import { decimalMarks, lineCells, type DecimalMarks } from "./part-cells.ts";
import { columns, type NamedColumn } from "./part-columns.ts";
import { hasSupply, InvalidLine, nameOfPart, readPart, type LineOptions } from "./part-line.ts";
import type { Document } from "./exported-resources.ts";
import type { Naming } from "./find-referenced-entities.ts";

/** Lists of parts name manufacturers, suppliers, footprints, units and attachment types without a path. */
export const listNaming: Naming = {
  anywhere: new Set(["AttachmentType", "Footprint", "Manufacturer", "MeasurementUnit", "Supplier"]),
  properties: (tree, name) => {
    if (tree === "Currency") return { iso_code: name };
    return tree === "Footprint" && name.includes(":") ? { eda_info: { kicad_footprint: name } } : {};
  },
  createsCurrency: isCurrencyCode,
};

export interface ListHeader {
  /** The column at each index of a row, or `null` if the column is ignored. */
  readonly columns: readonly (NamedColumn | null)[];
  readonly ignored: readonly string[];
}

/**
 * @param hasCategory whether a default category is set
 * @throws {ImportError} if a required column is missing or a column is repeated
 */
export function listHeader(
  { path, header: names }: Pick<Table, "path" | "header">,
  found: readonly (NamedColumn | null)[],
  hasCategory: boolean,
): ListHeader {
  if (names.length === 0) {
    throw new ImportError(`${path} is empty. Its first line must name the columns: ${columns.join(",")}.`);
  }
  const usedColumns = new Set<string>(found.flatMap((named) => (named === null ? [] : [named.column])));
  const errors = [
    ...(usedColumns.has("name") || usedColumns.has("manufacturer_product_number")
      ? []
      : [`missing column ${quoted("name")}`]),
    ...(usedColumns.has("category_path") || hasCategory
      ? []
      : [`missing column ${quoted("category_path")} or option --category`]),
    ...repeatedColumns(found),
  ];
  if (errors.length > 0) {
    throw new ImportError(
      `The header of ${path} is invalid: ${errors.join("; ")}. Known columns: ${columns.join(", ")}.`,
    );
  }
  return { columns: found, ignored: names.filter((name, index) => name !== "" && found[index] === null) };
}

/** Returns the error of columns that several headings name, or nothing. */
export function repeatedColumns(found: readonly (NamedColumn | null)[]): readonly string[] {
  const own = found.flatMap((named) =>
    named === null || named.column === "parameter" ? [] : [named.column],
  );
  const repeated = own.filter((name, index) => own.indexOf(name) !== index);
  return repeated.length === 0 ? [] : [`repeated ${columnList([...new Set(repeated)])}`];
}

/** The number of lines that tell the decimal marks of the columns. */
const sampledLines = 1000;

export interface ListOptions extends LineOptions {
  readonly existing: ExistingPolicy;
}

export async function* readList(
  header: ListHeader,
  rows: AsyncIterable<TableRow>,
  options: ListOptions,
): AsyncGenerator<Incoming> {
  /** The lines of the parts with stock or a supplier. */
  const supplied = new Map<string, number>();
  const { all, marks } = await sampleMarks(header, rows, options);
  for await (const { line, cells: values, error } of all) {
    if (error !== null) {
      yield { line, name: null, error };
      continue;
    }
    const lineValues = lineCells(header.columns, values);
    const { cells } = lineValues;
    try {
      const record = readPart(line, lineValues, marks, options);
      if (hasSupply(cells) && options.existing !== "add-stock")
        checkRepeated(record.document, line, supplied);
      yield record;
    } catch (thrown) {
      if (!(thrown instanceof InvalidLine)) throw thrown;
      const name = nameOfPart(cells);
      const { message, reasons } = thrown;
      yield { line, name: name === "" ? null : name, error: message, errors: reasons };
    }
  }
}

/** Reads the first rows in advance to find the decimal marks of the columns. */
export async function sampleMarks(
  { columns: found }: Pick<ListHeader, "columns">,
  rows: AsyncIterable<TableRow>,
  { decimalMark }: Pick<LineOptions, "decimalMark">,
): Promise<Sampled & { readonly marks: DecimalMarks }> {
  const { first, all } = await sampleOf(rows, sampledLines);
  const marks =
    decimalMark === undefined
      ? decimalMarks(first.map(({ cells }) => lineCells(found, cells).cells))
      : { quantity: decimalMark, price: decimalMark };
  return { first, all, marks };
}

interface Sampled {
  readonly first: readonly TableRow[];
  /** All rows, including the first ones. */
  readonly all: AsyncIterable<TableRow>;
}

/** Reads the first rows in advance. */
async function sampleOf(rows: AsyncIterable<TableRow>, count: number): Promise<Sampled> {
  const iterator = rows[Symbol.asyncIterator]();
  const first: TableRow[] = [];
  while (first.length < count) {
    const next = await iterator.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  const rest = { [Symbol.asyncIterator]: () => iterator };
  return {
    first,
    all: (async function* () {
      yield* first;
      yield* rest;
    })(),
  };
}

/**
 * Rejects a second line with stock or a supplier for the same part, which would be lost or replace the first one. Parts
 * with different part numbers are different.
 */
function checkRepeated(
  { category, name, ipn, manufacturer_product_number: number }: Document,
  line: number,
  supplied: Map<string, number>,
): void {
  const part = JSON.stringify([category, name, ipn, number]);
  const first = supplied.get(part);
  if (first === undefined) {
    supplied.set(part, line);
    return;
  }
  throw new InvalidLine([
    `name: Line ${first} already contains this part. A list has one line per part. Add other lots and suppliers later.`,
  ]);
}

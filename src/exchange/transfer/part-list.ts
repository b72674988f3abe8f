/**
 * Reads a list of parts, which is a CSV file with one part per row, as a stream of records. `part-line.ts` converts the
 * rows.
 */
import { quoted, columnList, type CsvFile, type CsvRow } from "./csv-rows.ts";
import type { Incoming } from "./incoming.ts";
import { isCurrencyCode } from "../tables/currencies.ts";
import { decimalMarks, lineCells, type Cells } from "./part-cells.ts";
import { columns, findColumns, isCanonicalName, type NamedColumn } from "./part-columns.ts";
import { hasSupply, InvalidLine, nameOfPart, readPart, type LineOptions } from "./part-line.ts";
import type { Naming } from "./find-referenced-entities.ts";
import { ImportError } from "./source-file.ts";

/** Lists of parts name manufacturers, suppliers, footprints, units and attachment types without a path. */
export const listNaming: Naming = {
  anywhere: new Set(["AttachmentType", "Footprint", "Manufacturer", "MeasurementUnit", "Supplier"]),
  properties: (tree, name) =>
    tree === "Footprint" && name.includes(":") ? { eda_info: { kicad_footprint: name } } : {},
  createsCurrency: isCurrencyCode,
};

interface ListHeader {
  /** The column at each index of a row, or `null` if the column is ignored. */
  readonly columns: readonly (NamedColumn | null)[];
  readonly ignored: readonly string[];
}

/**
 * @param hasCategory whether a default category is set
 * @throws {ImportError} if a required column is missing or a column is repeated
 */
export function listHeader({ path, header: names }: CsvFile, hasCategory: boolean): ListHeader {
  if (names.length === 0) {
    throw new ImportError(`${path} is empty. Its first line must name the columns: ${columns.join(",")}.`);
  }
  const own = names.filter(isCanonicalName).map((name) => name.toLowerCase());
  const repeated = own.filter((name, index) => own.indexOf(name) !== index);
  const found = findColumns(names);
  const usedColumns = new Set<string>(found.flatMap((named) => (named === null ? [] : [named.column])));
  const errors = [
    ...(usedColumns.has("name") || usedColumns.has("manufacturer_product_number")
      ? []
      : [`missing column ${quoted("name")}`]),
    ...(usedColumns.has("category_path") || hasCategory
      ? []
      : [`missing column ${quoted("category_path")} or option --category`]),
    ...(repeated.length === 0 ? [] : [`repeated ${columnList([...new Set(repeated)])}`]),
  ];
  if (errors.length > 0) {
    throw new ImportError(
      `The header of ${path} is invalid: ${errors.join("; ")}. Known columns: ${columns.join(", ")}.`,
    );
  }
  return { columns: found, ignored: names.filter((name, index) => name !== "" && found[index] === null) };
}

/** The number of lines that tell the decimal marks of the columns. */
const sampledLines = 1000;

export async function* readList(
  header: ListHeader,
  rows: AsyncIterable<CsvRow>,
  options: LineOptions,
): AsyncGenerator<Incoming> {
  const parts = new KnownParts();
  const sampled = await sampleOf(rows, sampledLines);
  const { decimalMark } = options;
  const marks =
    decimalMark === undefined
      ? decimalMarks(sampled.first.map(({ cells }) => lineCells(header.columns, cells).cells))
      : { quantity: decimalMark, price: decimalMark };
  for await (const { line, cells: values, error } of sampled.all) {
    if (error !== null) {
      yield { line, name: null, error };
      continue;
    }
    const lineValues = lineCells(header.columns, values);
    const { cells } = lineValues;
    try {
      const record = readPart(line, lineValues, marks, options);
      const namesake = parts.add(record.document["category"], cells, line);
      yield namesake === 1 ? record : { ...record, document: { ...record.document, namesake } };
    } catch (thrown) {
      if (!(thrown instanceof InvalidLine)) throw thrown;
      const name = nameOfPart(cells);
      const { message, reasons } = thrown;
      yield { line, name: name === "" ? null : name, error: message, errors: reasons };
    }
  }
}

interface Sampled {
  readonly first: readonly CsvRow[];
  /** All rows, including the first ones. */
  readonly all: AsyncIterable<CsvRow>;
}

/** Reads the first rows in advance. */
async function sampleOf(rows: AsyncIterable<CsvRow>, count: number): Promise<Sampled> {
  const iterator = rows[Symbol.asyncIterator]();
  const first: CsvRow[] = [];
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

/** The parts of the lines that were read. */
class KnownParts {
  /** The lines with stock or a supplier, by category, name and manufacturer part number. */
  readonly #supplied = new Map<string, number>();
  /** The manufacturer part numbers of the parts with the same category and name. */
  readonly #numbers = new Map<string, string[]>();

  /**
   * Adds the part of a line. Lines with the same name and different manufacturer part numbers describe different parts.
   * Rejects a second line with stock or a supplier for the same part. The import does not change existing parts, so the
   * values of the second line would be lost silently.
   * @returns 1 for the first part with this category and name, 2 for the second one, and so on
   */
  add(category: unknown, cells: Cells, line: number): number {
    const key = JSON.stringify([category, nameOfPart(cells)]);
    const number = cells.manufacturer_product_number;
    const numbers = this.#numbers.get(key);
    if (numbers === undefined) this.#numbers.set(key, [number]);
    else if (number !== "" && !numbers.includes(number) && !numbers.includes("")) numbers.push(number);
    const namesake = Math.max((numbers ?? [number]).indexOf(number), 0) + 1;
    if (!hasSupply(cells)) return namesake;
    const part = `${namesake} ${key}`;
    const first = this.#supplied.get(part);
    if (first !== undefined) {
      throw new InvalidLine([
        `name: Line ${first} already contains this part. A list has one line per part. Add other lots and suppliers later.`,
      ]);
    }
    this.#supplied.set(part, line);
    return namesake;
  }
}

/**
 * Reads a list of parts, which is a CSV file with one part per row, as a stream of records. `part-line.ts` converts the
 * rows.
 */
import { InvalidCell } from "./csv-cells.ts";
import { quoted, columnList, type CsvFile, type CsvRow } from "./csv-rows.ts";
import type { Incoming } from "./incoming.ts";
import {
  findColumn,
  columns,
  isGenericPartNumber,
  isCanonicalName,
  type Column,
  type NamedColumn,
} from "./part-columns.ts";
import { hasSupply, nameOfPart, readPart, type Cells, type LineOptions } from "./part-line.ts";
import type { Naming } from "./find-referenced-entities.ts";
import type { Document } from "./exported-resources.ts";
import { ImportError } from "./source-file.ts";

/** Lists of parts name manufacturers, suppliers, footprints and attachment types without a path. */
export const listNaming: Naming = {
  anywhere: new Set(["AttachmentType", "Footprint", "Manufacturer", "Supplier"]),
  properties: (tree, name) =>
    tree === "Footprint" && name.includes(":") ? { eda_info: { kicad_footprint: name } } : {},
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
export function listHeader(
  { path, header: names }: Pick<CsvFile, "path" | "header">,
  hasCategory: boolean,
): ListHeader {
  if (names.length === 0) {
    throw new ImportError(`${path} is empty. Its first line must name the columns: ${columns.join(",")}.`);
  }
  const own = names.filter(isCanonicalName).map((name) => name.toLowerCase());
  const repeated = own.filter((name, index) => own.indexOf(name) !== index);
  const usedColumns = new Set<string>(own);
  const hasManufacturerNumber = names.some(
    (name) => !isGenericPartNumber(name) && findColumn(name)?.column === "manufacturer_product_number",
  );
  const found = names.map((name): NamedColumn | null => {
    if (hasManufacturerNumber && isGenericPartNumber(name)) return null;
    const named = findColumn(name);
    if (named === null || isCanonicalName(name)) return named;
    if (usedColumns.has(named.column)) return null;
    usedColumns.add(named.column);
    return named;
  });
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

export async function* readList(
  header: ListHeader,
  rows: AsyncIterable<CsvRow>,
  options: LineOptions,
): AsyncGenerator<Incoming> {
  /** The lines of the parts with stock or a supplier, by category and name. */
  const supplied = new Map<string, number>();
  for await (const { line, cells: values, error } of rows) {
    if (error !== null) {
      yield { line, name: null, error };
      continue;
    }
    const cells = cellsOf(header, values);
    try {
      const record = readPart(line, cells, options);
      if (hasSupply(cells) && options.existing !== "add-stock")
        checkRepeated(record.document, line, supplied);
      yield record;
    } catch (thrown) {
      if (!(thrown instanceof InvalidCell)) throw thrown;
      const name = nameOfPart(cells);
      yield { line, name: name === "" ? null : name, error: thrown.message };
    }
  }
}

function cellsOf(header: ListHeader, values: readonly string[]): Cells {
  const cells = Object.fromEntries(columns.map((name) => [name, ""])) as Record<Column, string>;
  let supplier = "";
  for (const [index, named] of header.columns.entries()) {
    if (named === null) continue;
    cells[named.column] = (values[index] ?? "").trim();
    if (cells[named.column] !== "" && named.supplier !== undefined) supplier = named.supplier;
  }
  if (cells.supplier === "") cells.supplier = supplier;
  return cells;
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
  throw new InvalidCell(
    `name: Line ${first} already contains this part. A list has one line per part. Add other lots and suppliers later.`,
  );
}

/** Imports a simple list of parts: each line as a record of a part, with the import of records. */
import type { Inventory } from "../operations/inventory.ts";
import { importSource } from "../transfer/import-inventory.ts";
import type { Incoming } from "../transfer/incoming.ts";
import type { Naming } from "../transfer/references.ts";
import type { ImportReport } from "./import-report.ts";
import { reportOf } from "./import-report.ts";
import type { ImportOptions } from "./in-batches.ts";
import { openPartFile } from "./part-file.ts";
import type { FileLine } from "./part-file.ts";
import type { LineOptions } from "./part-line.ts";
import { hasSupply, LineRefused, nameOfPart, readPart } from "./part-line.ts";

export interface PartImportOptions extends ImportOptions {
  /** The category of parts without one, as a path. */
  readonly category?: string;
  /** ISO 4217: prices in it are stored without a currency. */
  readonly baseCurrency?: string;
}

/** A list names companies, footprints and attachment types without their place in the tree. */
const naming: Naming = {
  anywhere: new Set(["AttachmentType", "Footprint", "Manufacturer", "Supplier"]),
  properties: (tree, name) =>
    tree === "Footprint" && name.includes(":") ? { eda_info: { kicad_footprint: name } } : {},
};

/**
 * Creates the parts of the file that do not exist, with everything that their lines name. A part is identified by its
 * category and its name; an existing one stays as it is. Lines that break a rule are refused and reported, the others
 * imported.
 * @throws {ImportRefused} if the file as a whole cannot be imported; nothing is imported then
 */
export async function importParts(
  inventory: Inventory,
  path: string,
  options: PartImportOptions,
): Promise<ImportReport> {
  const { category = "", baseCurrency = null } = options;
  const file = await openPartFile(path, category !== "");
  const { size, separator } = file;
  const lineOptions: LineOptions = { separator, category, baseCurrency };
  const source = {
    size,
    items: (onBytes: (bytes: number) => void) => recordsOf(file.lines(onBytes), lineOptions),
  };
  const report = await importSource(inventory, source, options, naming);
  return reportOf(report, file.ignored);
}

async function* recordsOf(lines: AsyncIterable<FileLine>, options: LineOptions): AsyncGenerator<Incoming> {
  /** The lines of parts with stock or a supplier. */
  const supplied = new Map<string, number>();
  for await (const line of lines) yield recordOf(line, options, supplied);
}

function recordOf(line: FileLine, options: LineOptions, supplied: Map<string, number>): Incoming {
  if ("fault" in line) return { ...line, name: null };
  const { cells } = line;
  try {
    const record = readPart(line.line, cells, options);
    if (hasSupply(cells))
      refuseSecond(record.document["category"], record.document["name"], line.line, supplied);
    return record;
  } catch (error) {
    if (!(error instanceof LineRefused)) throw error;
    const name = nameOfPart(cells);
    return { line: line.line, name: name === "" ? null : name, fault: error.message };
  }
}

/** An existing part stays as it is: the stock of a second line would be lost without a word. */
function refuseSecond(category: unknown, name: unknown, line: number, supplied: Map<string, number>): void {
  const key = JSON.stringify([category, name]);
  const first = supplied.get(key);
  if (first === undefined) supplied.set(key, line);
  else {
    throw new LineRefused(
      `name: Line ${first} has the same part. A part has one line: add further lots and suppliers afterwards.`,
    );
  }
}

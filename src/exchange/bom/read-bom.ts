/** Reads the lines of a bill of materials: references, quantities, and what is not fitted. */
import { isBlank, isRounded, isSpreadsheetError } from "../tables/blank-values.ts";
import { ImportError } from "../tables/import-error.ts";
import { decimalMarkOf, type DecimalMark } from "../tables/numbers.ts";
import { splitQuantity } from "../tables/quantities.ts";
import { isSummaryLine } from "../tables/summary-rows.ts";
import type { TableRow } from "../tables/table.ts";
import { findBomColumns, type BomColumn, type BomRole } from "./bom-columns.ts";
import type { Bom, BomLine, LineRemark, SupplierNumber } from "./bom-line.ts";
import { readBomTable, type BomFileOptions } from "./bom-source.ts";
import { readLineQuantity } from "./line-quantity.ts";
import { isKicadPcbnew } from "./kicad-pcbnew.ts";
import { saysNotFitted, saysPopulated, saysUnpopulated, splitNotFitted } from "./not-fitted.ts";
import { maximumRange, readReferences } from "./references.ts";

export interface ReadBomOptions extends BomFileOptions {
  /** The decimal mark of the quantities. By default, the quantities tell it. */
  readonly decimalMark?: DecimalMark;
}

/** The maximum number of reference designators of a file. */
const maximumReferences = 100_000;

/** @throws {ImportError} if the file as a whole cannot be read */
export async function readBom(path: string, options: ReadBomOptions = {}): Promise<Bom> {
  const table = await readBomTable(path, options);
  const columns = findBomColumns(path, table);
  const rows = joinedRows(table.rows.filter(isLine), columns);
  const context = contextOf(rows, columns, options);
  const lines: BomLine[] = [];
  let count = 0;
  for (const row of rows) {
    const line = readLine(row, columns, context);
    if (line === null) continue;
    count += line.references.length;
    if (count > maximumReferences) {
      throw new ImportError(`${path} has more than ${maximumReferences} reference designators.`);
    }
    lines.push(line);
  }
  return {
    format: isKicadPcbnew(table) ? "kicad_pcbnew" : table.format,
    ...(table.facts !== undefined && { facts: table.facts }),
    ignoredColumns: table.header.filter((name, index) => name !== "" && columns[index] === null),
    lines,
  };
}

/** Whether a row is neither a note, such as "# text", nor an underline. */
function isLine({ cells, error }: TableRow): boolean {
  if (error !== null) return true;
  const used = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const [first = ""] = used;
  if (used.every((cell) => /^[_=.–-]{3,}$/.test(cell))) return false;
  return !/^(?:\/\/|#(?!PWR|FLG)\D)/.test(first) && !(used.length <= 2 && isSummaryLine(cells));
}

/** Joins the rows of OrCAD that only continue the designators of the row above. */
function joinedRows(rows: readonly TableRow[], columns: readonly (BomColumn | null)[]): readonly TableRow[] {
  const place = columns.findIndex((column) => column?.role === "reference");
  if (place < 0) return rows;
  const joined: TableRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const isContinued = row.cells.every((cell, index) => (cell.trim() === "") === (index !== place));
    if (above === undefined || row.error !== null || !isContinued || columns.filter(Boolean).length < 2) {
      joined.push(row);
      continue;
    }
    const cells = above.cells.with(place, `${above.cells[place] ?? ""},${row.cells[place] ?? ""}`);
    joined.splice(-1, 1, { ...above, cells });
  }
  return joined;
}

interface LineContext {
  readonly mark: DecimalMark | null;
  readonly hasReferences: boolean;
  /** The indexes of columns such as "Populate" whose values say that components are fitted. */
  readonly marksFitted: ReadonlySet<number>;
  /** The lines in which the designators occur, in upper case. */
  readonly seen: Map<string, number>;
}

function contextOf(
  rows: readonly TableRow[],
  columns: readonly (BomColumn | null)[],
  { decimalMark }: ReadBomOptions,
): LineContext {
  const cellsOf = (index: number): string[] => rows.map(({ cells }) => cells[index] ?? "");
  const indexesOf = (role: BomRole): number[] =>
    columns.flatMap((column, index) => (column?.role === role ? [index] : []));
  const quantities = indexesOf("quantity").flatMap(cellsOf);
  return {
    mark: decimalMark ?? decimalMarkOf(quantities.map((text) => splitQuantity(text).amount ?? "")),
    hasReferences: indexesOf("reference").length > 0,
    marksFitted: new Set(indexesOf("populate").filter((index) => cellsOf(index).some(saysPopulated))),
    seen: new Map(),
  };
}

/** Columns with names and numbers that a spreadsheet can mistake for a number. */
const codeRoles = new Set<BomRole>(["mpn", "ipn", "supplier_part_number", "value", "name"]);

/** Returns the line, or `null` if the row contains neither designators nor a quantity and a part. */
function readLine(
  { line, cells, error }: TableRow,
  columns: readonly (BomColumn | null)[],
  context: LineContext,
): BomLine | null {
  if (error !== null) return rejected(line, { property: "", message: error });
  const warnings: LineRemark[] = [];
  const texts = new Map<BomRole, string>();
  const numbers: { supplier: string | null; number: string; index: number }[] = [];
  const suppliers = new Map<number, string>();
  const references: string[] = [];
  let isFitted = true;
  for (const [index, column] of columns.entries()) {
    if (column === null) continue;
    const { role } = column;
    const raw = (cells[index] ?? "").trim();
    const isLost = isSpreadsheetError(raw);
    if (isLost) {
      warnings.push({
        property: role,
        message: `A spreadsheet has replaced the value with the error ${raw}.`,
      });
    } else if (codeRoles.has(role) && isRounded(raw)) {
      const message = `A spreadsheet has probably rounded this number to ${raw}. Compare it with the original.`;
      warnings.push({ property: role, message });
    }
    const text = isLost || isBlank(raw) ? "" : raw;
    if (role === "populate") isFitted &&= !saysUnpopulated(text, context.marksFitted.has(index));
    else if (role === "dnp" || role === "excluded") isFitted &&= !saysNotFitted(text);
    else if (role === "config") isFitted &&= !splitConfig(text);
    else if (role === "reference") references.push(text);
    else if (role === "supplier") suppliers.set(column.index, text);
    else if (role === "supplier_part_number") {
      if (text !== "") numbers.push({ supplier: column.supplier ?? null, number: text, index: column.index });
    } else if (text !== "" && !texts.has(role)) texts.set(role, text);
  }
  const text = (role: BomRole): string => texts.get(role) ?? "";
  const named = splitNotFitted(text("value"));
  isFitted &&= !named.isNotFitted;
  const [value = "", partName = ""] = valueAndName(named.value, text("name"), text("symbol"));
  const errors: LineRemark[] = [];
  const list = readReferenceCell(references.join(","), { errors, warnings });
  const counted = [...list.references, ...list.placeholders].length;
  const quantity = readLineQuantity(text("quantity"), context.mark, counted, list.references.length, {
    errors,
    warnings,
    hasReferences: context.hasReferences,
  });
  const footprint = text("footprint").replace(/^[^:]*:(?=.)/, "");
  const partTexts = [value, partName, text("mpn"), text("ipn"), text("part_id"), numbers[0]?.number ?? ""];
  const hasPart = partTexts.some((each) => each !== "");
  if (counted === 0 && errors.length === 0) {
    if (text("quantity") === "" && !hasPart) return null;
    if (!hasPart) {
      errors.push({ property: "value", message: "The line names no part: its value and numbers are empty." });
    }
  }
  const own = isFitted ? withoutRepeated(list.references, line, context.seen, warnings) : list.references;
  if (isFitted && own.length === 0 && list.references.length > 0) {
    errors.push({ property: "references", message: "Other lines contain all designators of this line." });
  }
  return {
    line,
    references: own,
    quantity: own.length > 0 ? own.length : quantity,
    value,
    footprint,
    partName,
    mpn: text("mpn"),
    manufacturer: text("manufacturer"),
    supplierNumbers: numbers.map(({ supplier, number, index }): SupplierNumber => ({
      supplier: supplier ?? emptyToNull(suppliers.get(index) ?? ""),
      number,
    })),
    ipn: text("ipn"),
    partId: partIdOf(text("part_id"), warnings),
    description: text("description"),
    comment: text("comment"),
    isFitted,
    warnings,
    errors: isFitted ? errors : [],
  };
}

/** KiBoM lists words such as "DNF" and the names of variants, separated by commas. */
function splitConfig(text: string): boolean {
  return text.split(",").some((word) => splitNotFitted(word.trim()).isNotFitted);
}

/** A file without values names the parts, and a component without a value is named after its symbol. */
function valueAndName(value: string, name: string, symbol: string): readonly [value: string, name: string] {
  if (value !== "") return [value, name === value ? "" : name];
  return [name === "" ? symbol.replace(/^[^:]*:(?=.)/, "") : name, ""];
}

interface Remarks {
  readonly errors: LineRemark[];
  readonly warnings: LineRemark[];
}

function readReferenceCell(text: string, { errors, warnings }: Remarks) {
  const list = readReferences(text);
  const warn = (message: string): void => {
    warnings.push({ property: "references", message });
  };
  if (list.tooLong !== null) {
    const message = `The range ${shown([list.tooLong])} has more than ${maximumRange} designators.`;
    errors.push({ property: "references", message });
  }
  if (list.placeholders.length > 0) {
    warn(`${shown(list.placeholders)}: designators without a number. Annotate the schematic.`);
  }
  if (list.odd.length > 0) {
    warn(`${shown(list.odd)}: not a range from a lower to a higher number, so it is read as one designator.`);
  }
  return list;
}

const shownDesignators = 10;

function shown(names: readonly string[]): string {
  const listed = names.slice(0, shownDesignators).map((name) => name.slice(0, 50));
  return listed.join(", ") + (names.length > listed.length ? " …" : "");
}

/** Removes designators that occur before, because each belongs to one entry. */
function withoutRepeated(
  references: readonly string[],
  line: number,
  seen: Map<string, number>,
  warnings: LineRemark[],
): readonly string[] {
  const repeated: string[] = [];
  let first = line;
  const own = references.filter((reference) => {
    const key = reference.toUpperCase();
    const earlier = seen.get(key);
    if (earlier === undefined) {
      seen.set(key, line);
      return true;
    }
    if (repeated.length === 0) first = earlier;
    repeated.push(reference);
    return false;
  });
  if (repeated.length > 0) {
    const where = first === line ? "repeated in this line" : `also in line ${first}`;
    warnings.push({
      property: "references",
      message: `${shown(repeated)}: ${where}. Only the first one counts.`,
    });
  }
  return own;
}

function emptyToNull(text: string): string | null {
  return text === "" ? null : text;
}

function partIdOf(text: string, warnings: LineRemark[]): number | null {
  if (text === "") return null;
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  warnings.push({
    property: "part_id",
    message: `${JSON.stringify(text.slice(0, 50))} is not an ID of a part.`,
  });
  return null;
}

function rejected(line: number, error: LineRemark): BomLine {
  return {
    line,
    references: [],
    quantity: null,
    value: "",
    footprint: "",
    partName: "",
    mpn: "",
    manufacturer: "",
    supplierNumbers: [],
    ipn: "",
    partId: null,
    description: "",
    comment: "",
    isFitted: true,
    warnings: [],
    errors: [error],
  };
}

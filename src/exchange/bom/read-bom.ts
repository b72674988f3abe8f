/** Reads the lines of a bill of materials: references, quantities, and what is not fitted. */
import { isBlank, isRounded, isSpreadsheetError } from "../tables/blank-values.ts";
import { ImportError } from "../tables/import-error.ts";
import { decimalMarkOf, type DecimalMark } from "../tables/numbers.ts";
import { readingNote } from "../tables/reading-note.ts";
import { splitQuantity } from "../tables/quantities.ts";
import { maximumListed, type SkippedRow, type TableFacts, type TableRow } from "../tables/table.ts";
import { readMessageCell } from "../transfer/csv-cells.ts";
import { findBomColumns, type BomColumn, type BomRole } from "./bom-columns.ts";
import type { Bom, BomLine, LineRemark, SupplierNumber } from "./bom-line.ts";
import { linesOf } from "./bom-rows.ts";
import type { BomTable } from "./bom-table.ts";
import { readBomTable, type BomFileOptions } from "./bom-source.ts";
import { isKicadPcbnew } from "./kicad-pcbnew.ts";
import { readLineQuantity } from "./line-quantity.ts";
import { readReferenceCell, withoutRepeated, type SeenReferences } from "./line-references.ts";
import { saysNotFitted, saysPopulated, saysUnpopulated, splitNotFitted } from "./not-fitted.ts";

export interface ReadBomOptions extends BomFileOptions {
  /** The decimal mark of the quantities. By default, the quantities tell it. */
  readonly decimalMark?: DecimalMark;
}

/** The maximum number of reference designators of a file. */
const maximumReferences = 100_000;

/** @throws {ImportError} if the file as a whole cannot be read */
export async function readBom(path: string, options: ReadBomOptions = {}): Promise<Bom> {
  const table = await readBomTable(path, options);
  const columns = columnsOf(path, table);
  const rows = linesOf(table, columns);
  const context = contextOf(rows, columns, options);
  const lines: BomLine[] = [];
  const skipped: SkippedRow[] = [];
  let count = 0;
  for (const row of rows) {
    const line = readLine(row, columns, context);
    if (line === null) {
      const text = row.cells.filter((cell) => cell !== "").join(" ");
      skipped.push({ line: row.line, text: text.slice(0, 200) });
      continue;
    }
    count += line.references.length;
    if (count > maximumReferences) {
      throw new ImportError(`${path} has more than ${maximumReferences} reference designators.`);
    }
    lines.push(line);
  }
  if (lines.length === 0) {
    throw new ImportError(`${path} has no lines with components below its header. Export it again.`);
  }
  return {
    format: isKicadPcbnew(table) ? "kicad_pcbnew" : table.format,
    ...(table.facts !== undefined && { facts: withSkipped(table.facts, skipped) }),
    ignoredColumns: table.header.filter((name, index) => name !== "" && columns[index] === null),
    lines,
  };
}

/** @throws {ImportError} if the table is no bill of materials, for example because it is on another sheet */
function columnsOf(path: string, table: BomTable): readonly (BomColumn | null)[] {
  try {
    return findBomColumns(path, table);
  } catch (error) {
    if (!(error instanceof ImportError) || table.facts === undefined) throw error;
    throw new ImportError(`${error.message}${readingNote(table.facts)}`, error);
  }
}

function withSkipped(facts: TableFacts, skipped: readonly SkippedRow[]): TableFacts {
  const rows = [...facts.skipped_rows, ...skipped].sort((a, b) => a.line - b.line);
  return {
    ...facts,
    skipped_rows: rows.slice(0, maximumListed),
    skipped_row_count: facts.skipped_row_count + skipped.length,
  };
}

interface LineContext {
  readonly mark: DecimalMark | null;
  readonly hasReferences: boolean;
  /** The indexes of columns such as "Populate" whose values say that components are fitted. */
  readonly marksFitted: ReadonlySet<number>;
  readonly seen: SeenReferences;
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

/** Returns the line, or `null` if the row contains neither designators nor a quantity, such as the name of a group. */
function readLine(
  row: TableRow,
  columns: readonly (BomColumn | null)[],
  context: LineContext,
): BomLine | null {
  const { line, cells, error } = row;
  if (error !== null) return rejected(line, { property: "", message: error });
  if (cells.some(isUnstorable)) return rejected(line, { property: "", message: unstorableText });
  const warnings: LineRemark[] = [];
  const texts = new Map<BomRole, { readonly text: string; readonly index: number }>();
  const numbers: { supplier: string | null; number: string; index: number }[] = [];
  const suppliers = new Map<number, string>();
  const references: string[] = [];
  let isFitted = true;
  for (const [index, column] of columns.entries()) {
    if (column === null) continue;
    const { role } = column;
    const raw = readMessageCell((cells[index] ?? "").trim());
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
    } else if (text !== "" && column.index < (texts.get(role)?.index ?? Infinity)) {
      texts.set(role, { text, index: column.index });
    }
  }
  const text = (role: BomRole): string => texts.get(role)?.text ?? "";
  const isUncounted = references.every((each) => each === "") && text("quantity") === "";
  const isGroup = context.hasReferences || cells.filter((cell) => cell.trim() !== "").length < 2;
  if (isUncounted && isGroup) return null;
  const naming: readonly BomRole[] = ["value", "name", "symbol", "mpn", "ipn"];
  // EasyEDA Pro has columns for the value and the comment, and leaves one of them empty.
  const isCommentValue = naming.every((role) => text(role) === "");
  const named = splitNotFitted(text(isCommentValue ? "comment" : "value"));
  const amount = splitNotFitted(text("quantity"));
  isFitted &&= !named.isNotFitted && !amount.isNotFitted;
  const [value, partName] = valueAndName(named.value, text("name"), text("symbol"));
  const errors: LineRemark[] = [];
  const list = readReferenceCell(references.join(","), { errors, warnings });
  const counted = [...list.references, ...list.placeholders].length;
  const quantity = readLineQuantity(amount.value, context.mark, counted, list.references.length, {
    errors,
    warnings,
    hasReferences: context.hasReferences,
  });
  const footprint = text("footprint").replaceAll(/(^|[,;]\s*)[^:,;]*:(?=.)/g, "$1");
  const partTexts = [value, partName, text("mpn"), text("ipn"), text("part_id"), numbers[0]?.number ?? ""];
  const hasPart = partTexts.some((each) => each !== "");
  if (counted === 0 && errors.length === 0 && !hasPart) {
    errors.push({ property: "value", message: "The line names no part: its value and numbers are empty." });
  }
  const own = isFitted ? withoutRepeated(list.references, row, context.seen, warnings) : list.references;
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
    comment: isCommentValue ? "" : text("comment"),
    isFitted,
    warnings,
    errors: isFitted ? errors : [],
  };
}

const unstorableText =
  "The row contains a character that cannot be stored. Remove control characters from the file.";

/** Databases cannot store NUL, and an unpaired surrogate is not valid Unicode. */
function isUnstorable(text: string): boolean {
  return /[\0\p{Surrogate}]/u.test(text);
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

/** Finds the columns of a bill of materials by their headings and, if these do not tell, by their values. */
import { ImportError } from "../tables/import-error.ts";
import type { TokenMeaning } from "../tables/heading-roles.ts";
import { tokensOf } from "../tables/heading-tokens.ts";
import { recognizeHeadings, type Recognized } from "../tables/recognize-headings.ts";
import type { TableRow } from "../tables/table.ts";
import type { BomTable } from "./bom-table.ts";
import { isKicadPcbnew } from "./kicad-pcbnew.ts";
import { looksLikeReferences } from "./references.ts";

/** What a column of a bill of materials contains. */
export type BomRole =
  | "reference"
  | "quantity"
  | "value"
  | "footprint"
  | "name"
  | "symbol"
  | "mpn"
  | "manufacturer"
  | "supplier"
  | "supplier_part_number"
  | "ipn"
  | "part_id"
  | "description"
  | "comment"
  | "dnp"
  | "populate"
  | "config"
  | "excluded";

export interface BomColumn {
  readonly role: BomRole;
  /** The supplier that the heading names. */
  readonly supplier?: string;
  /** The number of an alternative, as in "Supplier 2". */
  readonly index: number;
}

/** Headings that have a role only in bills of materials, in lower case. */
const ownHeadings: Readonly<Record<string, BomRole>> = {
  config: "config",
  "exclude from bom": "excluded",
  "top designator": "reference",
  "bottom designator": "reference",
};

const bomRoles: ReadonlySet<string> = new Set<BomRole>([
  "reference",
  "quantity",
  "value",
  "footprint",
  "name",
  "symbol",
  "mpn",
  "manufacturer",
  "supplier",
  "supplier_part_number",
  "ipn",
  "part_id",
  "description",
  "comment",
  "dnp",
  "populate",
]);

function ownColumn(heading: string): BomColumn | null {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");
  const role = Object.hasOwn(ownHeadings, name) ? ownHeadings[name] : undefined;
  if (role !== undefined) return { role, index: 1 };
  // "SPN" is a supplier part number in exports of bills of materials.
  const [, supplier] = /^([^\s\0][^\0]{0,99}?)\s+SPN$/i.exec(heading.trim()) ?? [];
  return supplier === undefined ? null : { role: "supplier_part_number", supplier, index: 1 };
}

export function isBomHeading(heading: string): boolean {
  return ownColumn(heading) !== null;
}

/**
 * Returns the column at each index of a row, or `null` if the column is ignored.
 * @throws {ImportError} if the table is no bill of materials
 */
export function findBomColumns(path: string, table: BomTable): readonly (BomColumn | null)[] {
  const { header, rows } = table;
  if (isKicadPcbnew(table)) return pcbnewColumns(header);
  const recognized = recognizeHeadings(header);
  const columns = header.map((heading, index) => {
    const column = columnOf(heading, recognized[index] ?? null);
    if (table.format !== "kicad_netlist" || column?.role === "mpn") return column;
    return alternative(heading) ?? column;
  });
  leaveQuantities(header, columns);
  if (!columns.some((column) => column?.role === "reference")) {
    const index = guessedReference(columns, rows);
    if (index !== null) columns[index] = { role: "reference", index: 1 };
  }
  const roles = new Set(columns.map((column) => column?.role));
  if (header.length === 0) {
    throw new ImportError(
      `${path} is empty. Its first line must name the columns, such as Reference,Value,Qty.`,
    );
  }
  if (!roles.has("reference") && !roles.has("quantity")) {
    throw new ImportError(
      `${path} has neither a column with reference designators, such as "Designator", nor one with quantities, ` +
        `such as "Qty". Its columns: ${header.slice(0, 20).join(", ").slice(0, 500)}.`,
    );
  }
  const partRoles: readonly BomRole[] = [
    "value",
    "name",
    "mpn",
    "ipn",
    "part_id",
    "supplier_part_number",
    "symbol",
  ];
  if (!roles.has("reference") && !partRoles.some((role) => roles.has(role))) {
    throw new ImportError(
      `${path} has no column that names the parts, such as "Value" or "MPN". Its columns: ` +
        `${header.slice(0, 20).join(", ").slice(0, 500)}.`,
    );
  }
  return columns;
}

/** The headings are translated, so the columns are known by their position. */
function pcbnewColumns(header: readonly string[]): readonly (BomColumn | null)[] {
  const roles: readonly (BomRole | null)[] = [null, "reference", "footprint", "quantity", "value", "comment"];
  return header.map((_, place) => {
    const role = roles[place] ?? null;
    return role === null ? null : { role, index: 1 };
  });
}

function columnOf(heading: string, recognized: Recognized | null): BomColumn | null {
  const own = ownColumn(heading);
  if (own !== null) return own;
  if (recognized === null || !bomRoles.has(recognized.role)) return null;
  const { supplier, index = 1 } = recognized;
  const role = recognized.role as BomRole;
  // A column "ID" counts lines or is an ID of another program.
  if (role === "part_id" && !/db/i.test(heading)) return null;
  return { role, index, ...(supplier !== undefined && { supplier }) };
}

/** The components of a netlist can have different fields for the same thing, such as "MPN" and "Part Number". */
function alternative(heading: string): BomColumn | null {
  const column = columnOf(heading, recognizeHeadings([heading])[0] ?? null);
  return column?.role === "mpn" ? { ...column, index: maximumIndex } : null;
}

const maximumIndex = 100;

/** Leaves only the columns that contain the quantity of a board best. A stock is no quantity. */
function leaveQuantities(header: readonly string[], columns: (BomColumn | null)[]): void {
  const ranks = columns.map((column, index) => {
    if (column?.role !== "quantity") return null;
    const { meanings } = tokensOf(header[index] ?? "");
    const has = (...names: readonly TokenMeaning[]): boolean => names.some((name) => meanings?.has(name));
    if (has("stock", "hand", "storage", "lot")) return 3;
    return has("board") ? 0 : has("total", "order", "required", "purchase") ? 2 : 1;
  });
  const best = Math.min(2, ...ranks.flatMap((rank) => rank ?? []));
  for (const [index, rank] of ranks.entries()) if (rank !== null && rank > best) columns[index] = null;
}

/** The share of the values of a column that must look like designators, and the minimum number of values. */
const share = 0.9;
const minimumCells = 3;

/** Returns the index of a column whose values look like designators. BC547 and LM358 do not. */
function guessedReference(columns: readonly (BomColumn | null)[], rows: readonly TableRow[]): number | null {
  for (const [index, column] of columns.entries()) {
    if (column !== null && column.role !== "name" && column.role !== "symbol") continue;
    const cells = rows.map(({ cells: all }) => (all[index] ?? "").trim()).filter((cell) => cell !== "");
    const found = cells.filter(looksLikeReferences).length;
    if (cells.length >= minimumCells && found >= share * cells.length) return index;
  }
  return null;
}

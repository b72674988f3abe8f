/** Defines the lines of a bill of materials. `read-bom.ts` reads them. */
import type { TableFacts } from "../tables/table.ts";
import type { BomFormat } from "./bom-table.ts";

export interface LineRemark {
  /** The property of the line, such as `quantity`. Empty if the line as a whole is concerned. */
  readonly property: string;
  readonly message: string;
}

export interface SupplierNumber {
  /** `null` if the file does not name the supplier. */
  readonly supplier: string | null;
  readonly number: string;
}

export interface BomLine {
  readonly line: number;
  readonly references: readonly string[];
  /** `null` if the line is rejected or not fitted and has no valid quantity. */
  readonly quantity: number | null;
  readonly value: string;
  /** Without the name of a library. */
  readonly footprint: string;
  /** The name of the part, if the file has names besides values. */
  readonly partName: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly supplierNumbers: readonly SupplierNumber[];
  readonly ipn: string;
  readonly partId: number | null;
  readonly description: string;
  readonly comment: string;
  readonly isFitted: boolean;
  readonly warnings: readonly LineRemark[];
  /** Why the line is rejected. Empty if it is not. */
  readonly errors: readonly LineRemark[];
}

export interface Bom {
  readonly format: BomFormat;
  readonly facts?: TableFacts;
  readonly ignoredColumns: readonly string[];
  readonly lines: readonly BomLine[];
}

const maximumName = 255;

/**
 * Returns the name of an entry without a part: the part number or value, with the footprint. It identifies the entry when
 * the next revision is imported, and remembers the part that a user assigns to the entry.
 * Example: `100nF (C_0603_1608Metric)`.
 * @param details what distinguishes the line from others with the same value and footprint
 */
export function nameOfLine(line: BomLine, details: readonly string[] = []): string {
  const [number] = line.supplierNumbers;
  const texts = [line.mpn, line.value, line.partName, line.ipn, number?.number ?? ""];
  const { footprint } = line;
  const base =
    texts.find((text) => text !== "") ?? (footprint === "" ? (line.references[0] ?? "") : footprint);
  const suffix = footprint === "" || footprint === base ? "" : ` (${footprint})`;
  return shortened([base, ...details].join(" ") + suffix);
}

function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  return plain.length > maximumName
    ? `${plain.slice(0, maximumName - 1).replace(/[\uD800-\uDBFF]$/, "")}…`
    : plain;
}

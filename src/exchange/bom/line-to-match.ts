/** Names the entries of the lines of a file, and compares lines with the components of stored entries. */
import { fold } from "../../database/fold.ts";
import { groupBy } from "../../util/group-by.ts";
import { nameOfLine, type BomLine, type SupplierNumber } from "./bom-line.ts";
import { canBeSameCompany } from "./company-names.ts";
import { startsWithNumber } from "./component-values.ts";
import { prefixOf } from "./references.ts";

/** A line with what identifies its part. */
export interface LineToMatch extends BomLine {
  /** The name of its entry, by which earlier choices are found. */
  readonly entryName: string;
}

/** Names the lines. Different components get different names, although their values and footprints are the same. */
export function nameLines(lines: readonly BomLine[]): readonly LineToMatch[] {
  const details = new Map<BomLine, readonly string[]>();
  const described = lines.filter(({ isFitted, errors }) => isFitted && errors.length === 0);
  for (const group of groupBy(described, (line) => nameOfLine(line)).values()) {
    const texts = group.map(detailsOf);
    const differs = [0, 1, 2].filter((index) => new Set(texts.map((text) => text[index])).size > 1);
    for (const [place, line] of group.entries()) {
      const own = differs.flatMap((index) => texts[place]?.[index] ?? []);
      details.set(
        line,
        own.filter((text) => text !== ""),
      );
    }
  }
  return lines.map((line) => ({ ...line, entryName: nameOfLine(line, details.get(line)) }));
}

/** Returns the kind, the IPN and the supplier part numbers. A manufacturer part number tells enough. */
function detailsOf(line: BomLine): readonly string[] {
  if (line.mpn !== "") return [];
  return [kindOf(line), line.ipn, line.supplierNumbers.map(({ number }) => number).join(" ")];
}

/** Returns the letters of the designators if the value does not tell what the component is. */
function kindOf({ value, references: [first = ""] }: BomLine): string {
  return startsWithNumber(value) ? prefixOf(first) : "";
}

/** Whether two lines of the same name can describe the same part. What one of them does not tell is ignored. */
export function isSameComponent(one: BomLine, other: BomLine): boolean {
  const isEqual = (a: string, b: string): boolean => a === "" || b === "" || fold(a) === fold(b);
  return (
    isEqual(kindOf(one), kindOf(other)) &&
    isEqual(one.ipn, other.ipn) &&
    (one.mpn !== "" || hasCommonNumber(one.supplierNumbers, other.supplierNumbers))
  );
}

function hasCommonNumber(one: readonly SupplierNumber[], others: readonly SupplierNumber[]): boolean {
  const compared = one.flatMap((own) =>
    others
      .filter((other) => isSameSupplier(own.supplier, other.supplier))
      .map((other) => fold(own.number) === fold(other.number)),
  );
  return compared.length === 0 || compared.includes(true);
}

function isSameSupplier(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : canBeSameCompany(one, other);
}

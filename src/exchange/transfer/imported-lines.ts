/** Describes what an import has done with the rows of a table, for the preview of imports. */

/** What the import of a record has done with its entity. */
export type Outcome = "created" | "updated" | "unchanged";

/** How an existing part was found. */
export type MatchedBy = "choice" | "ipn" | "manufacturer_product_number" | "supplier_part_number" | "name";

/** The part of a row. */
export interface Match {
  readonly part: number;
  /** Undefined if the import has created the part. */
  readonly matchedBy?: MatchedBy;
}

/** More parts that could be meant are not told apart, and not shown. */
export const maximumCandidates = 20;

/**
 * Names a part in a message. A part that the same import has created has no ID there, because a dry run does not create it.
 * @param lastPart the highest ID of a part before the import
 */
export function labelOfPart({ id, name }: { readonly id: number; readonly name: string }, lastPart: number) {
  return id > lastPart ? `${name} (new)` : `${id} (${name})`;
}

export interface ImportedLine extends Partial<Match> {
  readonly line: number;
  /** The name in the row, if known. */
  readonly name: string | null;
  readonly outcome: Outcome | "rejected";
  /** The parts that could be the part of a rejected row. */
  readonly candidates?: readonly number[];
}

/** Returns how a part was found that a property of its row tells apart from other parts. */
export function matchedBy(property: string): MatchedBy {
  if (property === "ipn" || property === "manufacturer_product_number") return property;
  return property.startsWith("orderdetails") ? "supplier_part_number" : "name";
}

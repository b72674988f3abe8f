/** Defines the result of matching a line of a bill of materials with the parts of the inventory. */
import type { LineRemark } from "./bom-line.ts";
import type { PartDetails } from "./lookups.ts";

/** The kinds of matches, the stronger ones first. */
export const matchKinds = [
  "part_id",
  "ipn",
  "mpn",
  "supplier_part_number",
  "earlier_choice",
  "value",
] as const;

export type MatchKind = (typeof matchKinds)[number];

export interface Candidate {
  readonly part: PartDetails;
  readonly matchedBy: MatchKind;
  /** Whether everything that the line says about the part fits. */
  readonly isFull: boolean;
}

export interface Match {
  readonly part: PartDetails | null;
  readonly matchedBy: MatchKind | null;
  /** The best parts, if none was chosen. */
  readonly candidates: readonly Candidate[];
  readonly warnings: readonly LineRemark[];
}

/** Full matches come first, then parts with more stock. */
export function ranked(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...candidates].sort(
    (a, b) => Number(b.isFull) - Number(a.isFull) || b.part.stock - a.part.stock || a.part.id - b.part.id,
  );
}

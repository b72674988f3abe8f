/** Selects the orderdetail of a part whose supplier, part number and price its labels show. */
import type { LabelOrderdetail } from "./label-element.ts";

/**
 * Returns the first orderdetail that is not obsolete and has a supplier part number. If there is none, prefers one that
 * has a supplier part number.
 */
export function mainOrderdetail(orderdetails: readonly LabelOrderdetail[]): LabelOrderdetail | null {
  const numbered = orderdetails.filter(({ supplierpartnr }) => supplierpartnr !== "");
  const candidates = numbered.length > 0 ? numbered : orderdetails;
  return candidates.find(({ obsolete }) => obsolete !== true) ?? candidates[0] ?? null;
}

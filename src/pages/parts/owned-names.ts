/** The names of the elements that belong to a part, for its history. */
import type { TargetNames } from "../../inventory/changes/target-names.ts";
import type { ElementHistory } from "../history/read-history.ts";
import { entryData } from "../tools/log/entry-content.ts";
import type { PartDocument } from "./read-part.ts";

/**
 * Returns the names of the elements that belong to the part. The name of a deleted element is known only if the entries
 * include its deletion.
 */
export function namesOfOwned(
  part: PartDocument,
  { entries, names: referenced }: ElementHistory,
): TargetNames {
  const names = new Map<string, string>();
  const note = (type: string, id: number, ...candidates: readonly unknown[]): void => {
    const name = candidates.find((each): each is string => typeof each === "string" && each.trim() !== "");
    if (name !== undefined) names.set(`${type} ${id}`, name);
  };
  for (const entry of entries) {
    const { target_type: type, target_id: id } = entry;
    if (entry.kind !== "element_deleted" || type === null || id === null) continue;
    const { name, supplierpartnr, description } = entryData(entry);
    note(type, id, name, supplierpartnr, description);
  }
  for (const { id, description, storage_location: location } of part.partLots) {
    note("PartLot", id, location?.full_path, location?.name, description);
  }
  for (const { id, supplier, supplierpartnr, pricedetails } of part.orderdetails) {
    const offer = [supplier?.name, supplierpartnr].filter(Boolean).join(" ");
    note("Orderdetail", id, offer);
    for (const { id: price, min_discount_quantity: minimum } of pricedetails) {
      note("Pricedetail", price, [offer, `from ${minimum}`].filter(Boolean).join(", "));
    }
  }
  for (const { id, name } of part.attachments) note("Attachment", id, name);
  for (const { id, name } of part.parameters) note("Parameter", id, name);
  return { of: (target) => names.get(`${target.type} ${target.id}`) ?? referenced.of(target) };
}

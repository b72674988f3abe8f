/** Compares the names of manufacturers and suppliers in a file with those of the inventory. */
import { isSameCompany } from "../../search/scan/same-company.ts";

/** Whether two names can be of the same company. An empty name is unknown. */
export function canBeSameCompany(one: string, other: string): boolean {
  return one === "" || other === "" || isSameCompany(one, other);
}

/** The trees of the inventory, for tests of what all of them promise. */
import { currencyCode } from "./currency-code.ts";

/** Collections in paths. */
export const trees = [
  "categories",
  "manufacturers",
  "footprints",
  "suppliers",
  "storage_locations",
  "measurement_units",
  "part_custom_states",
  "currencies",
  "projects",
  "attachment_types",
] as const;

/** What a new element of the tree needs besides its name. */
export function requiredOf(collection: string): Record<string, unknown> {
  return collection === "currencies" ? { iso_code: currencyCode() } : {};
}

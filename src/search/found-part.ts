/** Reads the parts in the results of searches and scans. */
import type { Inventory } from "../inventory/operations/inventory.ts";
import type { Plan } from "../representation/plan.ts";

/** The properties of a found part, unless the request selects others. */
const usualProperties = [
  "id",
  "name",
  "description",
  "ipn",
  "manufacturer_product_number",
  "category",
  "manufacturer",
  "footprint",
  "total_instock",
] as const;

export function foundPartPlan({ plans }: Pick<Inventory, "plans">): Plan {
  return plans.for(
    "PartFound",
    null,
    new URLSearchParams(usualProperties.map((property) => ["properties[]", property])),
  );
}

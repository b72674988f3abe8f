/** Binds BOM entries to their table. `projects/` builds projects from their BOM entries. */
import { roundQuantity, hasIntegerAmounts } from "../stock/amounts.ts";
import { resource } from "../../representation/definition.ts";

export const projectBomEntry = resource(
  "ProjectBOMEntry",
  "project_bom_entries",
  (bind) => ({
    id: bind.column("id"),
    // The quantity is rounded when it is read, because the unit can become an integer unit after the quantity was
    // stored.
    quantity: bind.derived("quantity", ["quantity", "part.partUnit.is_integer"], (quantity, isInteger) =>
      roundQuantity(quantity, hasIntegerAmounts(isInteger)),
    ),
    mountnames: bind.text("mountnames"),
    name: bind.text("name", "sortable"),
    comment: bind.text("comment"),
    project: bind.reference("Project", "project_id"),
    part: bind.reference("Part", "part_id"),
    price: bind.decimal("price"),
    price_currency: bind.reference("Currency", "price_currency_id"),
    addedDate: bind.timestamp("added_date"),
    lastModified: bind.timestamp("last_modified"),
  }),
  { partOf: ["project"] },
);

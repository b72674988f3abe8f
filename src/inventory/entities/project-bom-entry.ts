/** Entries of bills of materials: bindings. What is built from them is in `projects/`. */
import { resource } from "../../representation/definition.ts";

export const projectBomEntry = resource(
  "ProjectBOMEntry",
  "project_bom_entries",
  (bind) => ({
    id: bind.column("id"),
    quantity: bind.column("quantity"),
    mountnames: bind.text("mountnames"),
    name: bind.text("name"),
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

/** Suppliers: bindings. */
import { resource } from "../../representation/definition.ts";
import { treeBindings } from "./tree.ts";

export const supplier = resource(
  "Supplier",
  "suppliers",
  (bind) => ({
    ...treeBindings(bind),
    parent: bind.reference("Supplier", "parent_id"),
    address: bind.column("address"),
    phone_number: bind.column("phone_number"),
    fax_number: bind.column("fax_number"),
    email_address: bind.column("email_address"),
    website: bind.column("website"),
    auto_product_url: bind.column("auto_product_url"),
  }),
  { tree: true },
);

/** Suppliers: bindings. */
import { resource } from "../../representation/definition.ts";
import { companyBindings } from "./company.ts";

export const supplier = resource(
  "Supplier",
  "suppliers",
  (bind) => ({
    ...companyBindings(bind),
    parent: bind.reference("Supplier", "parent_id"),
  }),
  { tree: true },
);

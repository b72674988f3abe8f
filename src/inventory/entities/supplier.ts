/** Suppliers: bindings. */
import { resource } from "../../representation/definition.ts";
import { companyBindings } from "./tree.ts";

export const supplier = resource(
  "Supplier",
  "suppliers",
  (bind) => ({
    ...companyBindings,
    parent: bind.reference("Supplier", "parent_id"),
  }),
  { tree: true },
);

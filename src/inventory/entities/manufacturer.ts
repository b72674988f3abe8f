/** Manufacturers: bindings. */
import { resource } from "../../representation/definition.ts";
import { companyBindings } from "./company.ts";

export const manufacturer = resource(
  "Manufacturer",
  "manufacturers",
  (bind) => ({
    ...companyBindings(bind),
    parent: bind.reference("Manufacturer", "parent_id"),
  }),
  { tree: true },
);

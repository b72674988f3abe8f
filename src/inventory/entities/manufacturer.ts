/** Manufacturers: bindings. */
import { resource } from "../../representation/definition.ts";
import { companyBindings } from "./tree.ts";

export const manufacturer = resource(
  "Manufacturer",
  "manufacturers",
  (bind) => ({
    ...companyBindings,
    parent: bind.reference("Manufacturer", "parent_id"),
  }),
  { tree: true },
);

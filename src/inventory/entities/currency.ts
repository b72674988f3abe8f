/** Currencies: bindings. */
import { resource } from "../../representation/definition.ts";
import { treeBindings } from "./tree.ts";

export const currency = resource(
  "Currency",
  "currencies",
  (bind) => ({
    ...treeBindings(bind),
    parent: bind.reference("Currency", "parent_id"),
    iso_code: bind.text("iso_code"),
  }),
  { tree: true },
);

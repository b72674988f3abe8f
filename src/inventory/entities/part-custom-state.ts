/** States that users define for parts: bindings. */
import { resource } from "../../representation/definition.ts";
import { treeBindings } from "./tree.ts";

export const partCustomState = resource(
  "PartCustomState",
  "part_custom_states",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("PartCustomState", "parent_id"),
  }),
  { tree: true },
);

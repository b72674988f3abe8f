/** Storage locations: bindings. What may lie in one is said in the rules of lots. */
import { resource } from "../../representation/definition.ts";
import { treeBindings } from "./tree.ts";

export const storageLocation = resource(
  "StorageLocation",
  "storage_locations",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("StorageLocation", "parent_id"),
    storage_type: bind.reference("MeasurementUnit", "storage_type_id"),
    is_full: bind.column("is_full"),
    only_single_part: bind.column("only_single_part"),
    limit_to_existing_parts: bind.column("limit_to_existing_parts"),
    owner: bind.reference("User", "owner_id"),
    part_owner_must_match: bind.column("part_owner_must_match"),
  }),
  { tree: true },
);

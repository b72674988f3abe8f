/** Footprints: bindings. */
import { resource } from "../../representation/definition.ts";
import { treeBindings } from "./tree.ts";

export const footprint = resource(
  "Footprint",
  "footprints",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("Footprint", "parent_id"),
    footprint_3d: bind.reference("Attachment", "footprint_3d_attachment_id"),
    eda_info: bind.value({ kicad_footprint: "eda_kicad_footprint" }),
  }),
  { tree: true },
);

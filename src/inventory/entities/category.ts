/** Categories: bindings. Rules of trees are in `writing/tree-rules.ts`. */
import { resource } from "../../representation/definition.ts";
import { treeBindings } from "./tree.ts";

export const category = resource(
  "Category",
  "categories",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("Category", "parent_id"),
    partname_hint: bind.column("partname_hint"),
    partname_regex: bind.column("partname_regex"),
    part_ipn_prefix: bind.column("part_ipn_prefix"),
    disable_footprints: bind.column("disable_footprints"),
    disable_manufacturers: bind.column("disable_manufacturers"),
    disable_autodatasheets: bind.column("disable_autodatasheets"),
    disable_properties: bind.column("disable_properties"),
    default_description: bind.column("default_description"),
    default_comment: bind.column("default_comment"),
    eda_info: bind.value({
      reference_prefix: "eda_reference_prefix",
      visibility: "eda_visibility",
      exclude_from_bom: "eda_exclude_from_bom",
      exclude_from_board: "eda_exclude_from_board",
      exclude_from_sim: "eda_exclude_from_sim",
      kicad_symbol: "eda_kicad_symbol",
    }),
  }),
  { tree: true },
);

/** The bindings that all trees share: categories, storage locations, projects and the like. */
import type { Binder } from "../../representation/binding.ts";
import type { StructuralTable } from "../../database/tables.ts";

/** Name, place in the tree, comment and dates. */
export function treeBindings<T extends StructuralTable>(bind: Binder<T>) {
  const common = bind as unknown as Binder<StructuralTable>;
  return {
    id: common.column("id"),
    name: common.text("name"),
    full_path: common.column("full_path"),
    level: common.column("level"),
    comment: common.text("comment"),
    not_selectable: common.column("not_selectable"),
    alternative_names: common.column("alternative_names"),
    attachments: common.owned("Attachment", ["name_folded"]),
    master_picture_attachment: common.reference("Attachment", "master_picture_attachment_id"),
    parameters: common.owned("Parameter", ["group_name", "name_folded"]),
    addedDate: common.timestamp("added_date"),
    lastModified: common.timestamp("last_modified"),
  };
}

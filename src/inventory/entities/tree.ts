/** The bindings that all trees share: categories, storage locations, projects and the like. */
import { binder } from "../../representation/binding.ts";
import type { StructuralTable } from "../../database/tables.ts";

const common = binder<StructuralTable>();

/** Name, place in the tree, comment and dates. */
export const treeBindings = {
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

const company = binder<"manufacturers" | "suppliers">();

/** What manufacturers and suppliers have besides. */
export const companyBindings = {
  ...treeBindings,
  address: company.column("address"),
  phone_number: company.column("phone_number"),
  fax_number: company.column("fax_number"),
  email_address: company.column("email_address"),
  website: company.column("website"),
  auto_product_url: company.column("auto_product_url"),
};

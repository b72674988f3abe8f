/** The trees (categories, footprints, manufacturers, attachment types) and the parts. */
import type { Kysely } from "kysely";
import type { Dialect } from "../store.ts";
import { index, table, unique } from "./schema.ts";
import type { Migration, TableColumns } from "./schema.ts";

export const inventory: Migration = {
  name: "0001-inventory",
  up: async (db, dialect) => {
    await structural(db, dialect, "categories", (columns) =>
      columns
        .text("partname_hint", "")
        .text("partname_regex", "")
        .text("part_ipn_prefix", "")
        .boolean("disable_footprints", false)
        .boolean("disable_manufacturers", false)
        .boolean("disable_autodatasheets", false)
        .boolean("disable_properties", false)
        .text("default_description", "")
        .text("default_comment", "")
        .optionalText("eda_reference_prefix")
        .optionalBoolean("eda_visibility")
        .optionalBoolean("eda_exclude_from_bom")
        .optionalBoolean("eda_exclude_from_board")
        .optionalBoolean("eda_exclude_from_sim")
        .optionalText("eda_kicad_symbol"),
    );
    await structural(db, dialect, "footprints", (columns) => columns.optionalText("eda_kicad_footprint"));
    await structural(db, dialect, "manufacturers", (columns) =>
      columns
        .text("address", "")
        .text("phone_number", "")
        .text("fax_number", "")
        .text("email_address", "")
        .text("website", "")
        .text("auto_product_url", ""),
    );
    await structural(db, dialect, "attachment_types", (columns) => columns.text("filetype_filter", ""));
    await parts(db, dialect);
  },
};

async function structural(
  db: Kysely<unknown>,
  dialect: Dialect,
  name: string,
  own: (columns: TableColumns) => TableColumns,
): Promise<void> {
  const common = table(db, dialect, name)
    .id()
    .optionalReference("parent_id", name, "restrict")
    .text("name")
    .text("name_folded")
    .text("full_path")
    .integer("level", 0)
    .text("comment", "")
    .text("comment_folded", "")
    .boolean("not_selectable", false)
    .text("alternative_names", "")
    .history();
  await own(common).create();
  // Two roots of one name are as wrong as two children: null parents have to be compared as a value.
  await unique(db, name, ["(coalesce(parent_id, 0))", "name"], { name: "parent_id_name" });
  await index(db, dialect, name, ["parent_id"]);
  for (const column of ["name_folded", "added_date", "last_modified"]) {
    await index(db, dialect, name, [column]);
  }
}

async function parts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await table(db, dialect, "parts")
    .id()
    .text("name")
    .text("name_folded")
    .text("description", "")
    .text("description_folded", "")
    .text("comment", "")
    .text("comment_folded", "")
    .boolean("favorite", false)
    .boolean("needs_review", false)
    .text("tags", "")
    .text("tags_folded", "")
    .optionalReal("mass")
    .optionalText("ipn")
    .optionalText("ipn_folded")
    .optionalText("gtin")
    .reference("category_id", "categories", "restrict")
    .optionalReference("footprint_id", "footprints", "restrict")
    .optionalReference("manufacturer_id", "manufacturers", "restrict")
    .text("manufacturer_product_url", "")
    .text("manufacturer_product_number", "")
    .text("manufacturer_product_number_folded", "")
    .text("manufacturing_status", "")
    .real("minamount", 0)
    .optionalText("provider_key")
    .optionalText("provider_id")
    .optionalText("provider_url")
    .optionalText("provider_last_updated")
    .optionalText("eda_reference_prefix")
    .optionalText("eda_value")
    .optionalBoolean("eda_visibility")
    .optionalBoolean("eda_exclude_from_bom")
    .optionalBoolean("eda_exclude_from_board")
    .optionalBoolean("eda_exclude_from_sim")
    .optionalText("eda_kicad_symbol")
    .optionalText("eda_kicad_footprint")
    .history()
    .create();
  await unique(db, "parts", ["ipn"]);
  // Not the long texts: an entry of an index on PostgreSQL holds at most 2,704 bytes.
  const found = [
    "name_folded",
    "added_date",
    "last_modified",
    "category_id",
    "footprint_id",
    "manufacturer_id",
    "ipn_folded",
    "manufacturer_product_number_folded",
    "mass",
    "minamount",
  ];
  for (const column of found) await index(db, dialect, "parts", [column]);
  // Seldom true: only those rows are worth finding by an index.
  for (const column of ["favorite", "needs_review"]) {
    await index(db, dialect, "parts", [column], { where: `"${column}"` });
  }
}

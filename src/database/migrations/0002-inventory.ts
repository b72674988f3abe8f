/** Creates the tables of trees, parts, stock and part associations. */
import { sql, type Kysely } from "kysely";
import { libraryNameOf } from "../library-name.ts";
import type { Dialect } from "../store.ts";
import {
  index,
  indexEach,
  indexWhereSet,
  indexWhereTrue,
  table,
  unique,
  type Migration,
  type TableColumns,
} from "./schema.ts";
import { tree } from "./tree.ts";

export const inventory: Migration = {
  name: "0002-inventory",
  up: async (db, dialect) => {
    await treesOfParts(db, dialect);
    await parts(db, dialect);
    await partLots(db, dialect);
    await partAssociations(db, dialect);
  },
};

async function treesOfParts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await tree(db, dialect, "categories", (columns) =>
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
  await tree(
    db,
    dialect,
    "footprints",
    (columns) => columns.optionalText("eda_kicad_footprint"),
    (columns) => columns.laterReference("footprint_3d_attachment_id", "attachments", "set null"),
  );
  await tree(db, dialect, "manufacturers", company);
  await tree(db, dialect, "suppliers", company);
  await tree(db, dialect, "attachment_types", (columns) => columns.text("filetype_filter", ""));
  await tree(db, dialect, "measurement_units", (columns) =>
    columns
      .optionalText("unit")
      .optionalText("unit_folded")
      .boolean("is_integer", false)
      .boolean("use_si_prefix", false),
  );
  await unique(db, "measurement_units", ["unit"]);
  await index(db, dialect, "measurement_units", ["unit_folded"]);
  await tree(db, dialect, "part_custom_states");
  await tree(db, dialect, "currencies", (columns) =>
    // The exchange rate is an integer in units of 1/100,000. Integers are exact on both engines.
    columns.text("iso_code").text("iso_code_folded").optionalInteger("exchange_rate"),
  );
  await unique(db, "currencies", ["iso_code"]);
  await index(db, dialect, "currencies", ["iso_code_folded"]);
  await tree(db, dialect, "storage_locations", (columns) =>
    columns
      .optionalReference("storage_type_id", "measurement_units", "restrict")
      .boolean("is_full", false)
      .boolean("only_single_part", false)
      .boolean("limit_to_existing_parts", false)
      .optionalReference("owner_id", "users", "set null")
      .boolean("part_owner_must_match", false),
  );
  await indexEach(db, dialect, "storage_locations", ["storage_type_id", "owner_id"]);
}

const company = (columns: TableColumns): TableColumns =>
  columns
    .text("address", "")
    .text("phone_number", "")
    .text("fax_number", "")
    .text("email_address", "")
    .text("website", "")
    .text("auto_product_url", "");

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
    .laterReference("master_picture_attachment_id", "attachments", "set null")
    .optionalReference("part_unit_id", "measurement_units", "restrict")
    .optionalReference("part_custom_state_id", "part_custom_states", "restrict")
    .create();
  await unique(db, "parts", ["ipn"]);
  // Columns for long texts have no index, because PostgreSQL limits an index entry to 2,704 bytes.
  await indexEach(db, dialect, "parts", [
    "name_folded",
    "added_date",
    "last_modified",
    "category_id",
    "footprint_id",
    "manufacturer_id",
    "manufacturer_product_number_folded",
    "minamount",
    "gtin",
  ]);
  for (const column of ["ipn_folded", "mass"]) {
    await index(db, dialect, "parts", [column], { nullsFirst: true });
  }
  await indexWhereTrue(db, dialect, "parts", ["favorite", "needs_review"]);
  for (const column of ["part_unit_id", "part_custom_state_id"]) {
    await indexWhereSet(db, dialect, "parts", column);
  }
  // Exports list the parts of a category by name, and imports find parts by category and name.
  await index(db, dialect, "parts", ["category_id", "name"]);
  const name = libraryNameOf(sql.ref<string>("name"), dialect);
  await sql`create index parts_library_name_index on parts ((${name}), id)`.execute(db);
}

async function partLots(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await table(db, dialect, "part_lots")
    .id()
    .reference("part_id", "parts", "cascade")
    .text("description", "")
    .text("description_folded", "")
    .text("comment", "")
    .text("comment_folded", "")
    .optionalText("expiration_date")
    .optionalReference("storage_location_id", "storage_locations", "restrict")
    .boolean("instock_unknown", false)
    .real("amount", 0)
    .boolean("needs_refill", false)
    .optionalReference("owner_id", "users", "set null")
    .optionalText("user_barcode")
    .optionalText("user_barcode_folded")
    .optionalText("last_stocktake_at")
    .history()
    .also((made) => made.addCheckConstraint("part_lots_amount_check", sql`amount >= 0`))
    .create();
  await unique(db, "part_lots", ["user_barcode"]);
  await indexEach(db, dialect, "part_lots", [
    "storage_location_id",
    "owner_id",
    "user_barcode_folded",
    "amount",
    "expiration_date",
    "last_stocktake_at",
    "added_date",
    "last_modified",
  ]);
  await indexWhereTrue(db, dialect, "part_lots", ["instock_unknown", "needs_refill"]);
  // This index covers the columns that stock totals need, so totals are computed without reading the table.
  await db.schema
    .createIndex("part_lots_stock_index")
    .on("part_lots")
    .columns(["part_id", "instock_unknown", "expiration_date", "amount"])
    .execute();
}

async function partAssociations(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await table(db, dialect, "part_associations")
    .id()
    .reference("part_id", "parts", "cascade")
    .reference("other_part_id", "parts", "cascade")
    .integer("type", 0)
    .optionalText("other_type")
    .optionalText("other_type_folded")
    .optionalText("comment")
    .optionalText("comment_folded")
    .history()
    .create();
  await unique(db, "part_associations", ["part_id", "other_part_id", "type"]);
  const found = ["part_id", "other_part_id", "added_date", "last_modified"];
  await indexEach(db, dialect, "part_associations", found);
}

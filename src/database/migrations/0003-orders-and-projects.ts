/** Creates the tables of orderdetails with prices, and of projects with bills of materials. */
import type { Kysely } from "kysely";
import type { Dialect } from "../store.ts";
import { indexEach, indexWhereTrue, table, unique, type Migration } from "./schema.ts";
import { tree } from "./tree.ts";

export const ordersAndProjects: Migration = {
  name: "0003-orders-and-projects",
  up: async (db, dialect) => {
    await orders(db, dialect);
    await projects(db, dialect);
  },
};

async function orders(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await table(db, dialect, "orderdetails")
    .id()
    .reference("part_id", "parts", "cascade")
    .reference("supplier_id", "suppliers", "restrict")
    .text("supplierpartnr", "")
    .text("supplierpartnr_folded", "")
    .boolean("obsolete", false)
    .optionalBoolean("eda_visibility")
    .text("supplier_product_url", "")
    .text("supplier_product_url_folded", "")
    .optionalBoolean("prices_includes_vat")
    .history()
    .create();
  await unique(db, "orderdetails", ["part_id", "supplier_id", "supplierpartnr"]);
  const found = ["supplier_id", "supplierpartnr_folded", "added_date", "last_modified"];
  await indexEach(db, dialect, "orderdetails", found);
  await indexWhereTrue(db, dialect, "orderdetails", ["obsolete"]);
  await db.schema
    .createIndex("orderdetails_offers_index")
    .on("orderdetails")
    .columns(["part_id", "obsolete"])
    .execute();

  await table(db, dialect, "pricedetails")
    .id()
    .reference("orderdetail_id", "orderdetails", "cascade")
    // The price in units of 1/100,000 of the currency.
    .integer("price")
    .optionalReference("currency_id", "currencies", "restrict")
    .real("price_related_quantity", 1)
    .real("min_discount_quantity", 1)
    .history()
    .create();
  await indexEach(db, dialect, "pricedetails", ["currency_id", "added_date", "last_modified"]);
  // This index covers the columns that determine the best price, so the best price is found without reading the table.
  await db.schema
    .createIndex("pricedetails_offers_index")
    .on("pricedetails")
    .columns(["orderdetail_id", "min_discount_quantity", "price", "price_related_quantity", "currency_id"])
    .execute();
}

async function projects(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await tree(db, dialect, "projects", (columns) =>
    columns
      .optionalText("status")
      .text("description", "")
      .optionalReference("build_part_id", "parts", "set null"),
  );
  await unique(db, "projects", ["build_part_id"]);
  await table(db, dialect, "project_bom_entries")
    .id()
    .reference("project_id", "projects", "cascade")
    .optionalReference("part_id", "parts", "set null")
    .real("quantity", 1)
    .text("mountnames", "")
    .text("mountnames_folded", "")
    .optionalText("name")
    .optionalText("name_folded")
    .text("comment", "")
    .text("comment_folded", "")
    // The price in units of 1/100,000 of the currency.
    .optionalInteger("price")
    .optionalReference("price_currency_id", "currencies", "restrict")
    .history()
    .create();
  await indexEach(db, dialect, "project_bom_entries", [
    "project_id",
    "part_id",
    "price_currency_id",
    "name_folded",
    "quantity",
    "added_date",
    "last_modified",
  ]);
}

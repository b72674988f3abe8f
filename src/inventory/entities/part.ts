/** Binds parts to their table. `rules/part-rules.ts` checks them. */
import { sql } from "kysely";
import type { SqlExpression } from "../../representation/binding.ts";
import { resource } from "../../representation/definition.ts";
import { storedAmount } from "../stock/amounts.ts";
import { isBelowMinimum, isInStock } from "../stock/stock-conditions.ts";
import { stockOf } from "../stock/stock-expression.ts";
import { automaticProductUrl } from "./automatic-product-url.ts";

const isBuildPart: SqlExpression = {
  name: "is_build_part",
  sql: (alias) =>
    sql`exists (select 1 from projects where projects.build_part_id = ${sql.ref(`${alias}.id`)})`,
};

export const part = resource(
  "Part",
  "parts",
  (bind) => ({
    id: bind.column("id"),
    name: bind.text("name", "sortable"),
    description: bind.text("description"),
    comment: bind.text("comment"),
    favorite: bind.column("favorite"),
    needs_review: bind.column("needs_review"),
    tags: bind.text("tags"),
    mass: bind.column("mass"),
    ipn: bind.code("ipn", "sortable"),
    gtin: bind.column("gtin"),
    category: bind.reference("Category", "category_id"),
    footprint: bind.reference("Footprint", "footprint_id"),
    manufacturer: bind.reference("Manufacturer", "manufacturer_id"),
    manufacturer_product_url: bind.derived(
      "manufacturer_product_url",
      ["manufacturer_product_url", "manufacturer_product_number", "name", "manufacturer.auto_product_url"],
      (own, productNumber, name, pattern) =>
        own === "" ? automaticProductUrl(String(pattern ?? ""), productNumber, name) : own,
    ),
    manufacturer_product_number: bind.code("manufacturer_product_number", "sortable"),
    manufacturing_status: bind.column("manufacturing_status"),
    minamount: bind.derived("minamount", ["minamount", "partUnit.is_integer"], storedAmount),
    total_instock: bind.computed([stockOf, "partUnit.is_integer"], storedAmount),
    partUnit: bind.reference("MeasurementUnit", "part_unit_id"),
    partCustomState: bind.reference("PartCustomState", "part_custom_state_id"),
    projectBuildPart: bind.computed([isBuildPart], Boolean),
    partLots: bind.owned("PartLot", ["-amount"], "part_id"),
    orderdetails: bind.owned("Orderdetail", ["obsolete", "supplierpartnr"], "part_id"),
    associated_parts_as_owner: bind.owned("PartAssociation", [], "part_id"),
    associated_parts_as_other: bind.owned("PartAssociation", [], "other_part_id"),
    providerReference: bind.value(
      {
        provider_key: "provider_key",
        provider_id: "provider_id",
        provider_url: "provider_url",
        last_updated: "provider_last_updated",
      },
      ["last_updated"],
    ),
    eda_info: bind.value({
      reference_prefix: "eda_reference_prefix",
      value: "eda_value",
      visibility: "eda_visibility",
      exclude_from_bom: "eda_exclude_from_bom",
      exclude_from_board: "eda_exclude_from_board",
      exclude_from_sim: "eda_exclude_from_sim",
      kicad_symbol: "eda_kicad_symbol",
      kicad_footprint: "eda_kicad_footprint",
    }),
    attachments: bind.owned("Attachment", ["name_sort"]),
    master_picture_attachment: bind.reference("Attachment", "master_picture_attachment_id"),
    parameters: bind.owned("Parameter", ["group_name", "name_sort"]),
    addedDate: bind.timestamp("added_date"),
    lastModified: bind.timestamp("last_modified"),
  }),
  { conditions: { in_stock: isInStock, below_minimum: isBelowMinimum } },
);

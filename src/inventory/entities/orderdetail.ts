/** Binds orderdetails to their table. `rules/orderdetail-rules.ts` checks them. */
import { resource } from "../../representation/definition.ts";
import { automaticProductUrl } from "./automatic-product-url.ts";

export const orderdetail = resource(
  "Orderdetail",
  "orderdetails",
  (bind) => ({
    id: bind.column("id"),
    supplierpartnr: bind.code("supplierpartnr", "sortable"),
    supplier: bind.reference("Supplier", "supplier_id"),
    obsolete: bind.column("obsolete"),
    eda_visibility: bind.column("eda_visibility"),
    supplier_product_url: bind.derivedText(
      "supplier_product_url",
      ["supplier_product_url", "supplierpartnr", "supplier.auto_product_url"],
      (own, number, pattern) => (own === "" ? supplierProductUrl(String(pattern ?? ""), number) : own),
    ),
    prices_includes_vat: bind.column("prices_includes_vat"),
    pricedetails: bind.owned("Pricedetail", ["min_discount_quantity"], "orderdetail_id"),
    part: bind.reference("Part", "part_id"),
    addedDate: bind.timestamp("added_date"),
    lastModified: bind.timestamp("last_modified"),
  }),
  { partOf: ["part"] },
);

/** Returns the URL of the supplier's product page, or an empty string if there is no supplier part number. */
export function supplierProductUrl(pattern: string, number: string): string {
  return number === "" ? "" : automaticProductUrl(pattern, number, number);
}

/** Rules of orderdetails: a supplier, each of its numbers once for a part, its product page. */
import { supplierProductUrl } from "../entities/orderdetail.ts";
import type { Rules } from "../writing/change.ts";
import { parkedText } from "../writing/unique-keys.ts";
import { keepAutomaticPage } from "./product-page-rule.ts";
import type { ProductPage } from "./product-page-rule.ts";
import { checkRoomIn } from "./room-rule.ts";
import { checkSelectable } from "./tree-rules.ts";

const productPage: ProductPage = {
  columns: ["supplier_product_url", "supplier_product_url_folded"],
  company: "Supplier",
  foreignKey: "supplier_id",
  automatic: (pattern, row) => supplierProductUrl(pattern, String(row["supplierpartnr"] ?? "")),
};

export const orderdetailRules: Rules = {
  unique: [
    {
      columns: { part_id: null, supplier_id: null, supplierpartnr: "" },
      property: "supplierpartnr",
      message: "The part has this number of the supplier already.",
      parked: { column: "supplierpartnr", value: parkedText },
    },
  ],
  async check(change) {
    await keepAutomaticPage(change, productPage);
    if (typeof change.after["supplier_id"] !== "number") {
      change.violate("supplier", "You must select a supplier!", "supplier-required");
      return;
    }
    await checkSelectable(change, "supplier", "supplier_id");
    await checkRoomIn(change, "part_id", "part");
  },
};

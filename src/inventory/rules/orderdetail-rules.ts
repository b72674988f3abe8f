/** Rules of orderdetails: a supplier, each of its numbers once for a part, its product page. */
import { supplierProductUrl } from "../entities/orderdetail.ts";
import type { Change, Rules } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { keepAutomaticPage } from "./product-page-rule.ts";
import type { ProductPage } from "./product-page-rule.ts";
import { checkRoomIn } from "./room-rule.ts";
import { checkSelectable } from "./tree-rules.ts";
import { isTaken } from "./unique-rule.ts";

const productPage: ProductPage = {
  columns: ["supplier_product_url", "supplier_product_url_folded"],
  company: "Supplier",
  foreignKey: "supplier_id",
  automatic: (pattern, row) => supplierProductUrl(pattern, String(row["supplierpartnr"] ?? "")),
};

export const orderdetailRules: Rules = {
  async check(change) {
    await keepAutomaticPage(change, productPage);
    if (typeof change.after["supplier_id"] !== "number") {
      change.violate("supplier", "You must select a supplier!", "supplier-required");
      return;
    }
    await checkSelectable(change, "supplier", "supplier_id");
    await checkNumber(change);
    await checkRoomIn(change, "part_id", "part");
  },
};

async function checkNumber(change: Change): Promise<void> {
  const { after, path } = change;
  const concerned = ["supplier_id", "supplierpartnr", "part_id"].some((column) => changes(change, column));
  // In a list even an unchanged element counts, for those that come after it.
  if (!concerned && path === "") return;
  const values = {
    supplier_id: after["supplier_id"] ?? null,
    supplierpartnr: after["supplierpartnr"] ?? "",
  };
  if (!(await isTaken(change, values, { part_id: after["part_id"] ?? null }))) return;
  change.violate("supplierpartnr", "The part has this number of the supplier already.", "unique");
}

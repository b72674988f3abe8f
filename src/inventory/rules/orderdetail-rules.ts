/** Rules of orderdetails: a supplier, each of its numbers once for a part, its product page. */
import { supplierProductUrl } from "../entities/orderdetail.ts";
import type { Change, Rules } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { restrictingRow } from "../writing/restricting-row.ts";
import { checkRoomIn } from "./room-rule.ts";
import { checkSelectable } from "./tree-rules.ts";
import { isTaken } from "./unique-rule.ts";

export const orderdetailRules: Rules = {
  async check(change) {
    await keepAutomaticUrl(change);
    if (typeof change.after["supplier_id"] !== "number") {
      change.violate("supplier", "You must select a supplier!", "supplier-required");
      return;
    }
    await checkSelectable(change, "supplier", "supplier_id");
    await checkNumber(change);
    await checkRoom(change);
  },
};

/** A client that sends back the product page which was made for it does not mean to fix it. */
async function keepAutomaticUrl({ after, before, context, body }: Change): Promise<void> {
  const url = after["supplier_product_url"];
  const read = before ?? after;
  const supplierId = read["supplier_id"];
  if (!("supplier_product_url" in body) || url === "" || typeof supplierId !== "number") return;
  const supplier = await restrictingRow(context, context.definitions.Supplier, supplierId);
  const automatic = supplierProductUrl(
    String(supplier?.["auto_product_url"] ?? ""),
    String(read["supplierpartnr"] ?? ""),
  );
  if (url !== automatic) return;
  for (const column of ["supplier_product_url", "supplier_product_url_folded"]) {
    after[column] = before?.[column] ?? "";
  }
}

async function checkRoom(change: Change): Promise<void> {
  const { after, path } = change;
  const id = after["part_id"] ?? null;
  if (path !== "" || !changes(change, "part_id")) return;
  await checkRoomIn(change, { column: "part_id", id, property: "part" });
}

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

/** Where a part can be ordered, under which number. */
import { index, table, unique } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const orderdetails: Migration = {
  name: "0015-orderdetails",
  up: async (db, dialect) => {
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
    for (const column of ["part_id", "supplier_id", "supplierpartnr_folded", "added_date", "last_modified"]) {
      await index(db, dialect, "orderdetails", [column]);
    }
  },
};

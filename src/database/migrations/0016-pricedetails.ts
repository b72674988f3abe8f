/** What a part costs at a supplier, by quantity. */
import { index, table } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const pricedetails: Migration = {
  name: "0016-pricedetails",
  up: async (db, dialect) => {
    await table(db, dialect, "pricedetails")
      .id()
      .reference("orderdetail_id", "orderdetails", "cascade")
      // Hundred-thousandths of the currency, as all decimals.
      .integer("price")
      .optionalReference("currency_id", "currencies", "restrict")
      .real("price_related_quantity", 1)
      .real("min_discount_quantity", 1)
      .history()
      .create();
    for (const column of ["orderdetail_id", "currency_id"])
      await index(db, dialect, "pricedetails", [column]);
  },
};

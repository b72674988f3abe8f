/**
 * Adds the decimals of prices and exchange rates below 1/100,000 (`decimal.ts`), also to the index that finds the best
 * price without reading the table.
 */
import { addInteger, type Migration } from "./schema.ts";

export const decimalRemainders: Migration = {
  name: "0015-decimal-remainders",
  up: async (db, dialect) => {
    await addInteger(db, dialect, "pricedetails", "price_remainder", 0);
    await addInteger(db, dialect, "project_bom_entries", "price_remainder", 0);
    await addInteger(db, dialect, "currencies", "exchange_rate_remainder", 0);
    await db.schema.dropIndex("pricedetails_offers_index").execute();
    await db.schema
      .createIndex("pricedetails_offers_index")
      .on("pricedetails")
      .columns([
        "orderdetail_id",
        "min_discount_quantity",
        "price",
        "price_remainder",
        "price_related_quantity",
        "currency_id",
      ])
      .execute();
  },
};

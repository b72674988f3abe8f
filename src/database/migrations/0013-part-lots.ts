/** Stock: how much of a part lies where. */
import { sql } from "kysely";
import { index, table, unique } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const partLots: Migration = {
  name: "0013-part-lots",
  up: async (db, dialect) => {
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
    const found = [
      "part_id",
      "storage_location_id",
      "owner_id",
      "user_barcode_folded",
      "amount",
      "expiration_date",
      "last_stocktake_at",
      "added_date",
      "last_modified",
    ];
    for (const column of found) await index(db, dialect, "part_lots", [column]);
    for (const column of ["instock_unknown", "needs_refill"]) {
      await index(db, dialect, "part_lots", [column], { where: `"${column}"` });
    }
  },
};

/** Who parts are bought from. */
import { structural } from "./structural.ts";
import type { Migration } from "./schema.ts";

export const suppliers: Migration = {
  name: "0011-suppliers",
  up: async (db, dialect) => {
    await structural(db, dialect, { name: "suppliers", owner: "supplier_id" }, (columns) =>
      columns
        .text("address", "")
        .text("phone_number", "")
        .text("fax_number", "")
        .text("email_address", "")
        .text("website", "")
        .text("auto_product_url", ""),
    );
  },
};

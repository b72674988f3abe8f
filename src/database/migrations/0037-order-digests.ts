/** Stores the file of each order line, so that the same file is recognized with and without its order number. */
import { addOptionalText, index, type Migration } from "./schema.ts";

export const orderDigests: Migration = {
  name: "0037-order-digests",
  up: async (db, dialect) => {
    await addOptionalText(db, dialect, "order_lines", "digest");
    await index(db, dialect, "order_lines", ["supplier_id", "part_key"]);
    await db.schema.dropIndex("order_lines_supplier_id_order_number_part_key_index").execute();
  },
};

/** Stores imports of orders with the choices of their users, how long files are kept, and the order lines whose goods were added. */
import { addOptionalText, addText, index, table, type Migration } from "./schema.ts";

export const orderImports: Migration = {
  name: "0034-order-imports",
  up: async (db, dialect) => {
    await addText(db, dialect, "imports", "type", "parts");
    await addOptionalText(db, dialect, "imports", "order_options");
    await addOptionalText(db, dialect, "imports", "columns");
    await addOptionalText(db, dialect, "imports", "lines");
    await addOptionalText(db, dialect, "imports", "file_kept_until");
    await table(db, dialect, "order_lines")
      .id()
      .reference("supplier_id", "suppliers", "cascade")
      .text("order_number")
      .text("part_key")
      .integer("occurrence")
      .real("quantity", 0)
      .optionalReference("part_lot_id", "part_lots", "set null")
      .text("added_date")
      .optionalReference("change_set_id", "change_sets", "set null")
      .create();
    await index(db, dialect, "order_lines", ["supplier_id", "order_number", "part_key"]);
    await index(db, dialect, "order_lines", ["part_lot_id"]);
    await index(db, dialect, "order_lines", ["change_set_id"]);
  },
};

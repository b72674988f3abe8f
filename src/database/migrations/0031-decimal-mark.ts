/** Stores the decimal mark that the user of an import has chosen. */
import type { Migration } from "./schema.ts";

export const decimalMark: Migration = {
  name: "0031-decimal-mark",
  up: async (db) => {
    await db.schema.alterTable("imports").addColumn("decimal_mark", "text").execute();
  },
};

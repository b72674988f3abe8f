/** Stores what users have chosen for the columns of tables, for later imports of files with the same headings. */
import { table, unique, type Migration } from "./schema.ts";

export const columnMappings: Migration = {
  name: "0035-column-mappings",
  up: async (db, dialect) => {
    await table(db, dialect, "column_mappings")
      .id()
      .reference("user_id", "users", "cascade")
      .optionalText("signature")
      .optionalText("name")
      .text("columns")
      .text("last_used")
      .create();
    await unique(db, "column_mappings", ["user_id", "signature"]);
    await unique(db, "column_mappings", ["user_id", "name"]);
  },
};

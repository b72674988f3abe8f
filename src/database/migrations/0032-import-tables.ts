/** Adds the encoding that a user sets for an import, and how its file was read. */
import { addOptionalText, type Migration } from "./schema.ts";

export const importTables: Migration = {
  name: "0032-import-tables",
  up: async (db, dialect) => {
    await addOptionalText(db, dialect, "imports", "encoding");
    await addOptionalText(db, dialect, "imports", "table_facts");
  },
};

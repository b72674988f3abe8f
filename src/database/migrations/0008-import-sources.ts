/**
 * Creates the tables that record which entities were copied from other instances. They let an interrupted copy continue
 * and prevent duplicates when the copy runs again.
 */
import { table, unique, type Migration } from "./schema.ts";

export const importSources: Migration = {
  name: "0008-import-sources",
  up: async (db, dialect) => {
    await table(db, dialect, "import_sources").id().text("url").boolean("keeps_ids", false).create();
    await unique(db, "import_sources", ["url"]);
    await table(db, dialect, "imported_entities")
      .reference("import_source_id", "import_sources", "cascade")
      .text("resource")
      .integer("source_id")
      .integer("target_id")
      .optionalText("source_modified")
      .also((own) =>
        own.addPrimaryKeyConstraint("imported_entities_pkey", ["import_source_id", "resource", "source_id"]),
      )
      .create();
  },
};

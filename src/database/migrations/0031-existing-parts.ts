/** Stores what imports do with existing parts, and the files whose stock was added. */
import { addInteger, addOptionalText, addText, index, table, type Migration } from "./schema.ts";

export const existingParts: Migration = {
  name: "0031-existing-parts",
  up: async (db, dialect) => {
    await addText(db, dialect, "imports", "existing", "reject");
    await addInteger(db, dialect, "imports", "records_updated", 0);
    await addOptionalText(db, dialect, "imports", "digest");
    await table(db, dialect, "imported_files")
      .id()
      .text("digest")
      .text("added_date")
      .optionalReference("change_set_id", "change_sets", "set null")
      .create();
    await index(db, dialect, "imported_files", ["digest"]);
    await index(db, dialect, "imported_files", ["change_set_id"]);
  },
};

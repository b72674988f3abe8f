/** Adds the files that are kept for undo after their attachments were deleted, and the compaction of change sets. */
import { addOptionalInteger, index, table, type Migration } from "./schema.ts";

export const deletedFiles: Migration = {
  name: "0024-deleted-files",
  up: async (db, dialect) => {
    await table(db, dialect, "deleted_files")
      .text("key")
      .text("deleted_at")
      .boolean("is_expired", false)
      .also((made) => made.addPrimaryKeyConstraint("deleted_files_pkey", ["key"]))
      .create();
    await index(db, dialect, "deleted_files", ["deleted_at"], { order: false });
    await addOptionalInteger(db, dialect, "change_sets", "compacted_elements");
  },
};

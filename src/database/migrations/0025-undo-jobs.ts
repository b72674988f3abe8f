/** Creates the table of undos that run in batches. */
import { index, table, type Migration } from "./schema.ts";

export const undoJobs: Migration = {
  name: "0025-undo-jobs",
  up: async (db, dialect) => {
    // Without foreign keys: an undo whose user was deleted fails with a reason, and change sets can be removed.
    await table(db, dialect, "change_set_undos")
      .id()
      .text("status")
      .integer("source_id")
      .boolean("is_redo", false)
      .text("mode")
      .text("comment")
      .optionalInteger("user_id")
      .text("username")
      .optionalText("tier")
      .optionalInteger("token_id")
      .optionalText("client")
      .optionalInteger("change_set_id")
      .integer("total")
      .integer("processed", 0)
      .optionalInteger("position")
      .text("deferred", "[]")
      .text("left_changes", "[]")
      .integer("left_count", 0)
      .text("blocking", "[]")
      .integer("blocking_count", 0)
      .text("added_date")
      .optionalText("finished")
      .optionalText("holder")
      .optionalText("lease_until")
      .integer("attempts", 0)
      .optionalText("reason")
      .create();
    await index(db, dialect, "change_set_undos", ["status"]);
    await index(db, dialect, "change_set_undos", ["source_id"]);
  },
};

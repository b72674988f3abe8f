/** Creates the tables of imports that run in the background. */
import { index, table, type Migration } from "./schema.ts";

export const imports: Migration = {
  name: "0013-imports",
  up: async (db, dialect) => {
    // Without a foreign key to `users`: an import whose user was deleted fails with a reason, and its file is deleted.
    await table(db, dialect, "imports")
      .id()
      .text("status")
      .integer("user_id")
      .text("username")
      .optionalText("tier")
      .optionalInteger("token_id")
      .optionalText("client")
      .text("address")
      .boolean("dry_run", false)
      .text("format")
      .optionalText("file_name")
      .text("file")
      .integer("file_size")
      .text("category")
      .text("added_date")
      .optionalText("started")
      .optionalText("finished")
      .boolean("cancel_requested", false)
      .optionalText("holder")
      .optionalText("lease_until")
      .integer("attempts", 0)
      .integer("processed", 0)
      .integer("bytes_read", 0)
      .integer("records_created", 0)
      .integer("records_unchanged", 0)
      .integer("records_failed", 0)
      .integer("left_out", 0)
      .text("created_elements", "{}")
      .text("exempt", "[]")
      .optionalText("ignored_columns")
      .optionalText("reason")
      .create();
    await index(db, dialect, "imports", ["status"]);
    await index(db, dialect, "imports", ["user_id"]);
    await table(db, dialect, "import_errors")
      .id()
      .reference("import_id", "imports", "cascade")
      .text("kind")
      .integer("line")
      .optionalText("name")
      .optionalText("property")
      .text("code")
      .text("message")
      .optionalText("value")
      .create();
    await index(db, dialect, "import_errors", ["import_id"]);
  },
};

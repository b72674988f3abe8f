/** Creates the table of the change log. */
import { sql } from "kysely";
import { index, table, type Migration } from "./schema.ts";

export const history: Migration = {
  name: "0005-history",
  up: async (db, dialect) => {
    await table(db, dialect, "log_entries")
      .id()
      .text("datetime")
      .text("kind")
      .text("level")
      .optionalReference("user_id", "users", "set null")
      .text("username")
      // These columns are not foreign keys, because log entries are kept after their token and element are deleted.
      .optionalInteger("token_id")
      .optionalText("client")
      .optionalText("target_type")
      .optionalInteger("target_id")
      .optionalText("comment")
      .optionalText("changes")
      .optionalText("data")
      .also((made) => {
        if (dialect === "sqlite") return made;
        // The ID of the transaction that wrote the entry. PostgreSQL transactions do not commit in the order of their
        // entry IDs, so change marks need the transaction ID to find every new entry. SQLite has only one writer, so
        // entry IDs suffice.
        return made.addColumn("xid", sql`xid8`, (column) =>
          column.notNull().defaultTo(sql`pg_current_xact_id()`),
        );
      })
      .create();
    await index(db, dialect, "log_entries", ["target_type", "target_id"]);
    await index(db, dialect, "log_entries", ["user_id"]);
    await index(db, dialect, "log_entries", ["datetime"]);
    if (dialect === "postgres") await index(db, dialect, "log_entries", ["xid"], { order: false });
  },
};

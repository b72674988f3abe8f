/** The change log. */
import { sql } from "kysely";
import { index, table } from "./schema.ts";
import type { Migration } from "./schema.ts";

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
      // Neither refers to a row: an entry outlives the token and the element that it tells of.
      .optionalInteger("token_id")
      .optionalText("client")
      .optionalText("target_type")
      .optionalInteger("target_id")
      .optionalText("comment")
      .optionalText("changes")
      .optionalText("data")
      .also((made) => {
        if (dialect === "sqlite") return made;
        // Which transaction wrote an entry, so that change marks miss none. SQLite has one writer: its IDs show the same.
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

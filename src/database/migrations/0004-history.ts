/** The change log. */
import { index, table } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const history: Migration = {
  name: "0004-history",
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
      .create();
    await index(db, dialect, "log_entries", ["target_type", "target_id"]);
    await index(db, dialect, "log_entries", ["user_id"]);
    await index(db, dialect, "log_entries", ["datetime"]);
  },
};

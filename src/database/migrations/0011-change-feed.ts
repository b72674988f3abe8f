/** Creates the change feed, from which clients read changes in the order of their commits. */
import { sql } from "kysely";
import { index, table, type Migration } from "./schema.ts";

export const changeFeed: Migration = {
  name: "0011-change-feed",
  up: async (db, dialect) => {
    await table(db, dialect, "change_feed")
      .id()
      .text("datetime")
      .text("kind")
      .text("target_type")
      .integer("target_id")
      .optionalText("owner_type")
      .optionalInteger("user_id")
      .create();
    await index(db, dialect, "change_feed", ["target_type", "target_id"]);
    // The start of the feed. A new database has no earlier changes. Any other database can be a restored backup, so its
    // feed starts above all sequences that clients can have (`src/database/change-feed-start.ts`).
    const now = Date.now();
    const start = { datetime: new Date(now).toISOString(), id: now * 1000 };
    await sql`
      insert into change_feed (id, datetime, kind, target_type, target_id)
      select case when exists (select 1 from log_entries) then cast(${start.id} as bigint) else 0 end,
        ${start.datetime}, 'start', '', 0`.execute(db);
    if (dialect === "postgres") {
      await sql`
        select setval(pg_get_serial_sequence('change_feed', 'id'), greatest(id, 1), id > 0) from change_feed`.execute(
        db,
      );
    }
  },
};

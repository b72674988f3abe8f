/**
 * Removes work from each write of a part: an index whose column is the first one of another index, and, on SQLite, the
 * second of two equal rows for `search_pending`.
 */
import { sql } from "kysely";
import { updateOfParts } from "./search-index-sqlite.ts";
import type { Migration } from "./schema.ts";

export const partWrites: Migration = {
  name: "0038-part-writes",
  up: async (db, dialect) => {
    await db.schema.dropIndex("parts_category_id_index").execute();
    if (dialect === "postgres") return;
    await sql.raw("drop trigger search_parts_update").execute(db);
    await sql.raw(updateOfParts()).execute(db);
  },
};

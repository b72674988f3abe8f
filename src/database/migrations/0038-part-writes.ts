/** On SQLite, removes the second of two equal rows for `search_pending` from each update of a part. */
import { sql } from "kysely";
import { updateOfParts } from "./search-index-sqlite.ts";
import type { Migration } from "./schema.ts";

export const partWrites: Migration = {
  name: "0038-part-writes",
  up: async (db, dialect) => {
    if (dialect === "postgres") return;
    await sql.raw("drop trigger search_parts_update").execute(db);
    await sql.raw(updateOfParts()).execute(db);
  },
};

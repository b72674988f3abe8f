/** Finds parts by the name that they have in KiCad's libraries. */
import { sql } from "kysely";
import { libraryNameOf } from "../library-name.ts";
import type { Migration } from "./schema.ts";

export const libraryNames: Migration = {
  name: "0023-library-names",
  up: async (db, dialect) => {
    const name = libraryNameOf(sql.ref<string>("name"), dialect);
    await sql`create index parts_library_name_index on parts ((${name}), id)`.execute(db);
  },
};

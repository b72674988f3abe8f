/**
 * Keeps the pending lists of PostgreSQL's search indexes short. After an import they are long until the next vacuum, and
 * a search reads all texts instead of the index as long as they are. Writes take the same time.
 */
import { sql } from "kysely";
import type { Migration } from "./schema.ts";

const indexes = [
  "search_parts_names_index",
  "search_parts_doc_index",
  "search_parts_links_index",
  "search_trees_doc_index",
  "search_words_trigram_index",
];

export const searchPendingLists: Migration = {
  name: "0025-search-pending-lists",
  up: async (db, dialect) => {
    if (dialect === "sqlite") return;
    for (const index of indexes) {
      await sql`alter index ${sql.ref(index)} set (gin_pending_list_limit = 64)`.execute(db);
      await sql`select gin_clean_pending_list(cast(${index} as regclass))`.execute(db);
    }
  },
};

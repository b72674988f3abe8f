/**
 * Creates the search index of parts. It contains the identifiers and all texts of each part, and links to tree
 * elements. Tree names are stored separately, so renaming a category updates one row instead of one row per part.
 * Triggers update the index in the transaction of each write.
 *
 * - names of parts: name, IPN, manufacturer part number, GTIN, supplier part numbers
 * - texts of parts: the names, tags, description, comment and parameters, and the links
 * - names of trees: categories, manufacturers, footprints, storage locations, suppliers
 * - words: all words that were ever indexed, used to correct misspelled queries
 *
 * All texts are case-folded. A SQLite migration that recreates an indexed table must also recreate its triggers.
 */
import type { Migration } from "./schema.ts";
import { createPostgresSearchIndex } from "./search-index-postgres.ts";
import { createSqliteSearchIndex } from "./search-index-sqlite.ts";

export const search: Migration = {
  name: "0007-search",
  up: async (db, dialect) => {
    await (dialect === "sqlite" ? createSqliteSearchIndex : createPostgresSearchIndex)(db);
  },
};

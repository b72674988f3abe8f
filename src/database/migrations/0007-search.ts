/**
 * What parts are found by: their names and numbers, all of their texts, and links to the elements of trees that they
 * lie in. The names of those stand apart, so that a new name of a category is one change and not one for each part.
 * Triggers keep all of it: it is right in the transaction of every write, whoever writes.
 *
 * - names of parts: name, IPN, number of the manufacturer, GTIN, numbers of suppliers
 * - texts of parts: these, tags, description, comment, parameters; and the links
 * - names of trees: categories, manufacturers, footprints, storage locations, suppliers
 * - words: all that were ever written, for those who misspell one
 *
 * All texts are folded. A migration that rebuilds one of the tables on SQLite has to create its triggers again.
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

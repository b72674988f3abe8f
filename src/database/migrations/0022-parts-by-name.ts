/** Finds and orders the parts of a category by name: exports walk along it, imports look up by it. */
import { index } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const partsByName: Migration = {
  name: "0022-parts-by-name",
  up: async (db, dialect) => {
    await index(db, dialect, "parts", ["category_id", "name"]);
  },
};

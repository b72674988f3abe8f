/** Adds how many changes an undo has left, for example because conflicts were skipped. */
import { addInteger, addOptionalInteger, type Migration } from "./schema.ts";

export const changesLeft: Migration = {
  name: "0028-changes-left",
  up: async (db, dialect) => {
    await addOptionalInteger(db, dialect, "change_sets", "left_count");
    await addInteger(db, dialect, "change_set_undos", "resolvable_count", 0);
  },
};

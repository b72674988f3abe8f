/** Adds how many changes an undo has left, for example because conflicts were skipped. */
import { addOptionalInteger, type Migration } from "./schema.ts";

export const changesLeft: Migration = {
  name: "0028-changes-left",
  up: (db, dialect) => addOptionalInteger(db, dialect, "change_sets", "left_count"),
};

/**
 * Drops two indexes of change sets: nearly every write adds a row to them, but only filters of one list and the deletion
 * of a user read them. Both read the table in less time than users notice.
 */
import type { Migration } from "./schema.ts";

export const changeSetIndexes: Migration = {
  name: "0027-change-set-indexes",
  up: async (db) => {
    await db.schema.dropIndex("change_sets_user_id_index").execute();
    await db.schema.dropIndex("change_sets_datetime_index").execute();
  },
};

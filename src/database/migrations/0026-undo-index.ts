/** Leaves change sets that take nothing back out of the index of undos, because nearly every write adds one. */
import { indexWhereSet, type Migration } from "./schema.ts";

export const undoIndex: Migration = {
  name: "0026-undo-index",
  up: async (db, dialect) => {
    await db.schema.dropIndex("change_sets_undoes_id_index").execute();
    await indexWhereSet(db, dialect, "change_sets", "undoes_id");
  },
};

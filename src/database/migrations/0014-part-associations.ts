/** Parts that have to do with each other. */
import { index, table, unique } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const partAssociations: Migration = {
  name: "0014-part-associations",
  up: async (db, dialect) => {
    await table(db, dialect, "part_associations")
      .id()
      .reference("part_id", "parts", "cascade")
      .reference("other_part_id", "parts", "cascade")
      .integer("type", 0)
      .optionalText("other_type")
      .optionalText("other_type_folded")
      .optionalText("comment")
      .optionalText("comment_folded")
      .history()
      .create();
    await unique(db, "part_associations", ["part_id", "other_part_id", "type"]);
    for (const column of ["part_id", "other_part_id", "added_date", "last_modified"]) {
      await index(db, dialect, "part_associations", [column]);
    }
  },
};

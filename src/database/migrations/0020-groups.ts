/** Groups get what the API answers of every tree: path, level, and a comment that can be searched. */
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { fold } from "../fold.ts";
import { addColumns, index } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const groups: Migration = {
  name: "0020-groups",
  up: async (db, dialect) => {
    await addColumns(db, dialect, "groups", (columns) =>
      columns.text("full_path", "").integer("level", 0).text("comment_folded", ""),
    );
    // Whatever hangs below itself, should the data ever hold that, is shown as a group at the top.
    await sql`update "groups" set full_path = name`.execute(db);
    await sql`
      with recursive tree(id, full_path, level) as (
        select id, name, 0 from "groups" where parent_id is null
        union all
        select g.id, tree.full_path || ' → ' || g.name, tree.level + 1
        from "groups" g join tree on g.parent_id = tree.id
      )
      update "groups" set full_path = tree.full_path, level = tree.level
      from tree where "groups".id = tree.id`.execute(db);
    const tables = db as Kysely<{ groups: { id: number; comment: string; comment_folded: string } }>;
    const commented = await tables
      .selectFrom("groups")
      .select(["id", "comment"])
      .where("comment", "<>", "")
      .execute();
    for (const { id, comment } of commented) {
      await tables
        .updateTable("groups")
        .set({ comment_folded: fold(comment) })
        .where("id", "=", id)
        .execute();
    }
    for (const column of ["name_folded", "added_date", "last_modified"]) {
      await index(db, dialect, "groups", [column]);
    }
  },
};

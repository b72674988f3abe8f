/** Creates tables whose rows form a tree. Each table has the columns that all trees share and columns of its own. */
import type { Kysely } from "kysely";
import type { Dialect } from "../store.ts";
import { indexEach, table, unique, type TableColumns } from "./schema.ts";

const none = (columns: TableColumns): TableColumns => columns;

/**
 * Creates the table of a tree.
 * @param own adds the columns before the preview image
 * @param last adds the columns after the preview image
 */
export async function tree(
  db: Kysely<unknown>,
  dialect: Dialect,
  name: string,
  own = none,
  last = none,
): Promise<void> {
  const common = table(db, dialect, name)
    .id()
    .optionalReference("parent_id", name, "restrict")
    .text("name")
    .text("name_folded")
    .text("full_path")
    .integer("level", 0)
    .text("comment", "")
    .text("comment_folded", "")
    .boolean("not_selectable", false)
    .text("alternative_names", "")
    .history();
  const pictured = own(common).laterReference("master_picture_attachment_id", "attachments", "set null");
  await last(pictured).create();
  // The names of root elements must be unique too. Null parents never compare as equal, so the index replaces null with
  // 0.
  await unique(db, name, ["(coalesce(parent_id, 0))", "name"], { name: "parent_id_name" });
  await indexEach(db, dialect, name, ["parent_id", "name_folded", "added_date", "last_modified"]);
}

/**
 * One more tree, as those of the first migration: place, name, comment, preview picture, and attachments and
 * parameters that its elements own.
 */
import type { Kysely } from "kysely";
import type { Dialect } from "../store.ts";
import { addOwnerType } from "./owner-columns.ts";
import { addReference, index, table, unique } from "./schema.ts";
import type { TableColumns } from "./schema.ts";

/** Makes the tree `name`; `owner` is the column by which attachments and parameters refer to its elements. */
export async function structural(
  db: Kysely<unknown>,
  dialect: Dialect,
  { name, owner }: { readonly name: string; readonly owner: string },
  own: (columns: TableColumns) => TableColumns = (columns) => columns,
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
  await own(common).create();
  await unique(db, name, ["(coalesce(parent_id, 0))", "name"], { name: "parent_id_name" });
  for (const column of ["parent_id", "name_folded", "added_date", "last_modified"]) {
    await index(db, dialect, name, [column]);
  }
  const preview = { table: name, column: "master_picture_attachment_id" };
  await addReference(db, dialect, preview, "attachments", "set null");
  for (const owned of ["attachments", "parameters"] as const) {
    await addOwnerType(db, dialect, owned, { column: owner, references: name });
  }
}

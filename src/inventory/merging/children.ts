/** Makes the children of a merged element children of the element that remains. */
import { sql } from "kysely";
import { timestamp } from "../../database/timestamp.ts";
import { updateDescendantPaths } from "../../database/tree-paths.ts";
import { iri } from "../../representation/iri.ts";
import type { Merge } from "../writing/write-context.ts";
import { logChangesOfAll, logTouched } from "../writing/create-log-entries.ts";
import { anyDatabase } from "../writing/read-rows.ts";
import { temporaryText } from "../writing/unique-keys.ts";

/** Moves the children. Their names must be unique among those of the target. */
export async function moveChildren({ context, definition, source, target }: Merge): Promise<void> {
  const { transaction, now } = context;
  const db = anyDatabase(transaction);
  // The source is deleted afterwards. Until then, it has the position of the target, from which the paths of all
  // descendants are derived. It gives up its name, because a child may have the same name.
  await db
    .updateTable(definition.table)
    .set({ name: temporaryText, full_path: target["full_path"], level: target["level"] })
    .where("id", "=", source.id)
    .execute();
  const descendants = await updateDescendantPaths(transaction, definition.table, source.id);
  logTouched(context, definition, descendants);
  const children = await db
    .updateTable(definition.table)
    .set({ parent_id: target.id, version: sql`version + 1`, last_modified: timestamp(now) })
    .where("parent_id", "=", source.id)
    .returning("id")
    .execute();
  const parent = { old: iri(definition.name, source.id), new: iri(definition.name, target.id) };
  const ids = children.map(({ id }) => id).sort((a, b) => a - b);
  logChangesOfAll(context, definition.name, ids, { parent });
}

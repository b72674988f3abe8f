/** Raises the version of an element when something that belongs to it was changed by itself. */
import { timestamp } from "../../database/timestamp.ts";
import { definitionOf } from "../../representation/definition.ts";
import type { WriteContext } from "../writing/change.ts";
import { anyDatabase } from "../writing/rows.ts";
import { sql } from "kysely";

/** A change of an attachment or a parameter shows in its element: new version, new date of change. */
export async function touchElement(
  context: WriteContext,
  element: { readonly resource: string; readonly id: number } | null,
): Promise<void> {
  if (element === null) return;
  const { table } = definitionOf(context.definitions, element.resource);
  await anyDatabase(context.transaction)
    .updateTable(table)
    .set({ version: sql`version + 1`, last_modified: timestamp(context.now) })
    .where("id", "=", element.id)
    .execute();
}

/** The rule that no two entities of a resource have the same value. */
import type { Change } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { anyDatabase } from "../writing/rows.ts";

/** Refuses a value of `column` that another entity has. Null is never taken. */
export async function checkUnique(
  change: Change,
  column: string,
  { property = column, message = "This value is already used." } = {},
): Promise<void> {
  const { after, context, definition, id } = change;
  const value = after[column] ?? null;
  if (value === null || !changes(change, column)) return;
  let query = anyDatabase(context.transaction)
    .selectFrom(definition.table)
    .select("id")
    .where(column, "=", value);
  if (id !== null) query = query.where("id", "<>", id);
  if ((await query.executeTakeFirst()) !== undefined) change.violate(property, message, "unique");
}

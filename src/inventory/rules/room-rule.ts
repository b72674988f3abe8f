/** How many entities one element may own: it answers all of them, so that answers must be bounded. */
import { sql } from "kysely";
import type { Change, ColumnValue } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { anyDatabase } from "../writing/rows.ts";

/** As many as a list in a request may have; lists are bounded by the contract. */
const most = 1000;

/**
 * Refuses one more entity than its owner may have, where it comes to that by itself.
 *
 * @param column the foreign key by which it belongs to its owner
 * @param property where the refusal is reported
 * @param id of the owner, where the columns of the change do not hold it yet
 */
export async function checkRoomIn(
  change: Change,
  column: string,
  property: string,
  id: ColumnValue = change.after[column] ?? null,
): Promise<void> {
  const { context, definition, path, violate } = change;
  if (path !== "" || id === null || !changes(change, column)) return;
  const { count } = await anyDatabase(context.transaction)
    .selectFrom(definition.table)
    .select(sql<number>`count(*)`.as("count"))
    .where(sql.ref(column), "=", id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) violate(property, `There can not be more than ${most} of these.`, "too-many");
}

/** How many entities one element may own: it answers all of them, so that answers must be bounded. */
import { sql } from "kysely";
import type { Change, ColumnValue } from "../writing/change.ts";
import { anyDatabase } from "../writing/rows.ts";

/** As many as a list in a request may have; lists are bounded by the contract. */
const most = 1000;

/**
 * Refuses one more entity than its owner may have.
 *
 * @param column the foreign key by which it belongs to `id`
 * @param property where the refusal is reported
 */
export async function checkRoomIn(
  { context, definition, violate }: Change,
  { column, id, property }: { readonly column: string; readonly id: ColumnValue; readonly property: string },
): Promise<void> {
  const { count } = await anyDatabase(context.transaction)
    .selectFrom(definition.table)
    .select(sql<number>`count(*)`.as("count"))
    .where(sql.ref(column), "=", id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) violate(property, `There can not be more than ${most} of these.`, "too-many");
}

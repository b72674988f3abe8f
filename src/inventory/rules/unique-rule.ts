/** Values that no two entities may have in common, looked for in the database and within the lists of a request. */
import { sql } from "kysely";
import type { Change, Columns } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { anyDatabase } from "../writing/rows.ts";

/**
 * Whether another entity has the same values. Within a list that replaces all of them only the list itself counts:
 * what is not in it goes. To be asked once for each entity.
 *
 * @param within the foreign key of what they are unique in; all of a list have the same
 */
export async function isTaken(
  change: Change,
  values: Readonly<Columns>,
  within: Readonly<Columns> = {},
): Promise<boolean> {
  return change.path === "" ? isInDatabase(change, { ...within, ...values }) : isInList(change, values);
}

/** Refuses a value of `column` that any other entity of the resource has. Null is never taken. */
export async function checkUnique(
  change: Change,
  column: string,
  { property = column, message = "This value is already used." } = {},
): Promise<void> {
  const value = change.after[column] ?? null;
  if (value === null || !changes(change, column)) return;
  const values = { [column]: value };
  const taken = (await isInDatabase(change, values)) || (change.path !== "" && isInList(change, values));
  if (taken) change.violate(property, message, "unique");
}

async function isInDatabase(
  { context, definition, id }: Change,
  values: Readonly<Columns>,
): Promise<boolean> {
  let query = anyDatabase(context.transaction).selectFrom(definition.table).select("id");
  for (const [column, value] of Object.entries(values)) {
    query = query.where(sql.ref(column), value === null ? "is" : "=", value);
  }
  if (id !== null) query = query.where("id", "<>", id);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Which values the lists of a request hold so far. */
const seenInRequest = new WeakMap<object, Set<string>>();

function isInList({ context, path }: Change, values: Readonly<Columns>): boolean {
  let seen = seenInRequest.get(context);
  if (seen === undefined) {
    seen = new Set();
    seenInRequest.set(context, seen);
  }
  const key = JSON.stringify([path.replace(/\[\d+\]$/, ""), values]);
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}

/** Rules of entities that belong to another one: how many it may own, and what attachments and parameters have in common. */
import { sql } from "kysely";
import { problem } from "../../errors.ts";
import { elementGroups } from "../../identity/element-groups.ts";
import { ownerOf, owners } from "../entities/owners.ts";
import type { Change, Row, WriteContext } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { anyDatabase } from "../writing/rows.ts";

/** As many as a list in a request may have. Answers contain all of them, so that their number must be bounded. */
const maximumOwned = 1000;

/**
 * Refuses one more entity than its owner may have. Lists in a request are bounded by the contract.
 *
 * @param column the foreign key by which it belongs to its owner
 * @param property where the refusal is reported
 */
export async function checkOwnedCount(change: Change, column: string, property: string): Promise<void> {
  const { after, context, definition, path, violate } = change;
  const id = after[column] ?? null;
  if (path !== "" || id === null || !changes(change, column)) return;
  const { count } = await anyDatabase(context.transaction)
    .selectFrom(definition.table)
    .select(sql<number>`count(*)`.as("count"))
    .where(sql.ref(column), "=", id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maximumOwned)
    violate(
      property,
      `An element can own at most ${maximumOwned} entities of the type ${definition.name}.`,
      "too-many",
    );
}

/**
 * Changing an attachment or a parameter is a change of its element.
 * @throws {Problem} 403
 */
export function requireElementPermission(
  { requirePermission }: WriteContext,
  row: Row<"Attachment" | "Parameter">,
): void {
  const element = ownerOf(row);
  if (element === null)
    throw problem("forbidden", "The attachments of a user cannot be changed through the API.");
  requirePermission(`${elementGroups[element.resource]}.edit`);
}

/** Checks an attachment or a parameter: its name, the kind of its element, and how many the element has. */
export async function checkOwned(change: Change): Promise<void> {
  const { after, body, path, violate } = change;
  // For requests that create one by itself, the contract requires the name.
  if (typeof after["name"] !== "string") violate("name", "This value should not be blank.", "not-blank");
  const element = path === "" ? ownerOf(after) : null;
  if (element === null) return;
  const { _type: kind } = body;
  if (typeof kind === "string" && kind !== element.resource)
    violate("_type", `The element is a ${element.resource}, not a ${kind}.`, "wrong-type");
  await checkOwnedCount(change, owners[element.resource], "element");
}

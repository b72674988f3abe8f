/** Defines the rules that all owned entities share, and the rules that attachments and parameters share. */
import { sql } from "kysely";
import { problem } from "../../util/errors.ts";
import { elementGroups } from "../../identity/element-groups.ts";
import { ownerOf, owners } from "../entities/owners.ts";
import { changes, type Change, type Row, type WriteContext } from "../writing/write-context.ts";
import { maximumOwned } from "../writing/maximum-owned.ts";
import { anyDatabase } from "../writing/read-rows.ts";

/**
 * Rejects a new entity if its owner already owns the maximum number of entities. The contract itself limits the length
 * of lists in request bodies.
 * @param column the foreign key of the owner
 * @param property the property that the violation names
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
      `An element can have at most ${maximumOwned} entities of the type ${definition.name}.`,
      "too-many",
    );
}

/** @throws {Problem} 403 if the permission is missing */
export function requireElementPermission(
  { requirePermission }: WriteContext,
  row: Row<"Attachment" | "Parameter">,
): void {
  const element = ownerOf(row);
  if (element === null)
    throw problem("forbidden", "The attachments of a user cannot be changed through the API.");
  requirePermission(`${elementGroups[element.resource]}.edit`);
}

/** Checks the name and owner of an attachment or parameter, and the number of entities that the owner has. */
export async function checkOwned(change: Change): Promise<void> {
  const { after, body, path, violate } = change;
  // The contract requires `name` in requests that create a single entity, but not for members of owned lists.
  if (typeof after["name"] !== "string") violate("name", "This value should not be blank.", "not-blank");
  const element = path === "" ? ownerOf(after) : null;
  if (element === null) return;
  const { _type: kind } = body;
  if (typeof kind === "string" && kind !== element.resource)
    violate("_type", `The element is a ${element.resource}, not a ${kind}.`, "wrong-type");
  await checkOwnedCount(change, owners[element.resource], "element");
}

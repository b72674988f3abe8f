/** Rules that attachments and parameters share: each belongs to one element, and is unique in it. */
import { ownerOf, owners } from "../entities/owners.ts";
import type { OwnerName } from "../entities/owners.ts";
import type { Change, Owner } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { checkRoomIn } from "./room-rule.ts";
import { isTaken } from "./unique-rule.ts";

/** The element that the change's entity will belong to. */
export function ownerOfChange(change: Change): Owner | null {
  return change.owner ?? ownerOf(change.after);
}

function ownerKey({ resource }: Owner): string {
  return owners[resource as OwnerName];
}

/** Refuses a new element of a list without a name; elsewhere the contract sees to it. */
export function checkNamed(change: Change): void {
  if (typeof change.after["name"] === "string") return;
  change.violate("name", "This value should not be blank.", "not-blank");
}

/** Refuses one more attachment or parameter than an element may have. */
export async function checkRoom(change: Change): Promise<void> {
  const owner = ownerOfChange(change);
  if (owner !== null) await checkRoomIn(change, ownerKey(owner), "element", owner.id);
}

/**
 * Refuses a second entity with the same values of `columns` in one element. Within a list that replaces all of
 * them, only the list itself counts: what is not in it goes.
 */
export async function checkUniqueInOwner(change: Change, columns: readonly string[]): Promise<void> {
  const owner = ownerOfChange(change);
  if (owner === null) return;
  // In a list even an unchanged element counts, for those that come after it.
  const concerned =
    change.owner !== null || [...columns, ownerKey(owner)].some((column) => changes(change, column));
  if (!concerned) return;
  const values = Object.fromEntries(columns.map((column) => [column, change.after[column] ?? ""]));
  const within = { [ownerKey(owner)]: owner.id };
  if (owner.id === null && change.path === "") return;
  if (await isTaken(change, values, within)) change.violate("name", "This value is already used.", "unique");
}

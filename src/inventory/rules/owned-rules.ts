/** Rules that attachments and parameters share: each belongs to one element, and is unique in it. */
import { ownerOf, owners } from "../entities/owners.ts";
import type { OwnerName } from "../entities/owners.ts";
import type { Change, Owner } from "../writing/change.ts";
import { checkRoomIn } from "./room-rule.ts";

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

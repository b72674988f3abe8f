/** Ownership of lots: only the owner of a lot can change its stock, reassign it or delete it. */
import { problem } from "../../errors.ts";
import type { Actor } from "../../history/log-entry.ts";

/** The acting user. `userId` is `null` for CLI commands, which are not restricted. */
type Acting = Pick<Actor, "userId">;

/** Returns whether the user can change lots of this owner. */
export function canChangeLot({ userId }: Acting, ownerId: number | null): boolean {
  return ownerId === null || userId === null || ownerId === userId;
}

/**
 * Requires that the user can change the lot.
 * @throws {Problem} 403 if the lot belongs to another user
 */
export function requireLotOwner(
  actor: Acting,
  lot: { readonly id: number; readonly ownerId: number | null },
): void {
  if (canChangeLot(actor, lot.ownerId)) return;
  throw problem(
    "forbidden",
    `Lot ${lot.id} belongs to another user. ` +
      "Only its owner can change its amount, expiration date, owner or part, or delete it.",
  );
}

/** Restricts lots to their owners: only the owner of a lot can change its stock, reassign it or delete it. */
import { problem } from "../../util/errors.ts";
import type { Actor } from "../../history/log-entry.ts";

/** The user who makes a change. For CLI commands, `userId` is `null` and nothing is restricted. */
type Acting = Pick<Actor, "userId">;

/** Returns whether the user can change a lot that belongs to `ownerId`. */
export function canChangeLot({ userId }: Acting, ownerId: number | null): boolean {
  return ownerId === null || userId === null || ownerId === userId;
}

/** @throws {Problem} 403 if the lot belongs to another user */
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

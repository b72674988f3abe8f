/** Whose stock a lot contains. If a lot has an owner, no other user changes its stock, gives it away or deletes it. */
import { problem } from "../../errors.ts";
import type { Actor } from "../../history/log-entry.ts";

/** The user who acts; `null` at the command line, which is not restricted. */
type Acting = Pick<Actor, "userId">;

/** Whether the user may change the stock of lots of this owner. */
export function canChangeLot({ userId }: Acting, ownerId: number | null): boolean {
  return ownerId === null || userId === null || ownerId === userId;
}

/** @throws {Problem} 403 where the lot belongs to another user */
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

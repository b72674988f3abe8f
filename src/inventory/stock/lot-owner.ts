/** Whose stock a lot holds: where it has an owner, nobody else changes its stock. Plain changes of lots do not ask. */
import { problem } from "../../errors.ts";
import type { Actor } from "../../history/log-entry.ts";

/** Who acts. */
type Somebody = Pick<Actor, "userId">;

/** Whether somebody may change the stock of lots of this owner. Who is no user (the command line) always may. */
export function isLotOf({ userId }: Somebody, ownerId: number | null): boolean {
  return ownerId === null || userId === null || ownerId === userId;
}

/** @throws {Problem} 403 where the lot belongs to another user */
export function requireLotOwner(
  actor: Somebody,
  lot: { readonly id: number; readonly ownerId: number | null },
): void {
  if (isLotOf(actor, lot.ownerId)) return;
  throw problem("forbidden", `Lot ${lot.id} belongs to somebody else: only its owner changes its stock.`);
}

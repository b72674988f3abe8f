/**
 * Checks the permissions that writing a lot requires in addition to the permission of the operation. Stock actions have
 * their own permissions.
 */
import { roundAmount } from "../stock/amounts.ts";
import { requireLotOwner } from "../stock/check-lot-owner.ts";
import { changes, type Change, type Draft, type Row, type WriteContext } from "../writing/write-context.ts";

/**
 * Checks a change of a lot. Its amount must already be rounded to the unit of the part.
 * @throws {Problem} 403 if the lot belongs to another user or a permission is missing
 */
export function checkLotPermissions(change: Change<"PartLot">, isInteger: boolean): void {
  const { before, after, context } = change;
  const old = before === null ? [0, 0] : amountsOf(before, isInteger, context.now);
  const now = amountsOf(after, isInteger, context.now);
  const increases = now.some((amount, index) => amount > (old[index] ?? 0));
  const decreases = now.some((amount, index) => amount < (old[index] ?? 0));
  const changesStock =
    increases || decreases || changes(change, "part_id") || changes(change, "expiration_date");
  // A user who can edit accounts can reassign lots of other users, for example after a user has left.
  const changesOwner = changes(change, "owner_id") && !context.can("users.edit_infos");
  if (before !== null && (changesStock || changesOwner)) requireOwnerOf(context, before);
  if (increases) context.requirePermission("parts_stock.add", "parts_stock.stocktake");
  if (decreases) context.requirePermission("parts_stock.withdraw", "parts_stock.stocktake");
  const moves = before !== null && changes(change, "part_id") && before.amount > 0;
  if (moves) context.requirePermission("parts_stock.move");
}

/** @throws {Problem} 403 if the lot belongs to another user */
export function requireOwnerOf({ actor }: WriteContext, lot: Row<"PartLot">): void {
  requireLotOwner(actor, { id: lot.id, ownerId: lot.owner_id });
}

/**
 * Returns the amount of a lot and the usable amount, which counts as stock. `isUsable` in `stock-expression.ts` is the
 * SQL version of the condition for usable amounts.
 */
function amountsOf(
  row: Readonly<Draft<"PartLot">>,
  isInteger: boolean,
  now: Date,
): readonly [amount: number, usable: number] {
  const amount = roundAmount(row.amount ?? 0, isInteger);
  const expires = row.expiration_date;
  const isExpired = typeof expires === "string" && expires <= now.toISOString();
  return [amount, row.instock_unknown === true || isExpired ? 0 : amount];
}

/** Takes back stock changes by booking the opposite amount, so that later movements are kept. */
import { Problem } from "../../util/errors.ts";
import { groupBy } from "../../util/group-by.ts";
import { changeStock } from "../stock/change-stock.ts";
import { roundAmount } from "../stock/amounts.ts";
import type { StockAction } from "../stock/stock-log.ts";
import type { Row } from "../writing/write-context.ts";
import { typedRow } from "../writing/read-rows.ts";
import { remedyForDeleted } from "./conflict-causes.ts";
import { conflictOf, type Target } from "./conflicts.ts";
import { readBookedBack, type LoggedChange } from "./read-changes-of-set.ts";
import { isCreatedAndChanged } from "./changes-in-set.ts";
import { requireRevert } from "./revert-permissions.ts";
import { forgetWritten } from "./rows-read.ts";
import { elementContext, presentRow } from "./undo-context.ts";
import type { Undo } from "./undo-state.ts";
import { undoEdit } from "./undo-edit.ts";

type StockEntry = Pick<LoggedChange, "id" | "targetId" | "changes" | "data">;

export async function undoStockChange(undo: Undo, entry: StockEntry): Promise<void> {
  const { changes, data, targetId } = entry;
  const target: Target = { type: "PartLot", id: targetId };
  const { amount, ...others } = changes;
  if ((await readBookedBack(undo.context.transaction, [entry])).size > 0) return;
  const lot = await presentLot(undo, targetId);
  if (lot === null) {
    if (await isCreatedAndChanged(undo, target)) return;
    const { text, details } = await remedyForDeleted(undo.context, target);
    undo.conflicts.add(conflictOf(target, "deleted", `The lot no longer exists. ${text}`, details));
    return;
  }
  requireRevert(undo.context, "PartLot", { part_id: lot.part_id }, "update");
  // An amount that was unknown before the stocktake is unknown again.
  if (amount?.old === null) {
    const unknown = data["unknown_amount"];
    const old = typeof unknown === "number" ? unknown : 0;
    return undoEdit(undo, target, { ...others, amount: { old, new: amount.new } });
  }
  if (oppositeOf(entry) !== 0 && !(await bookOne(undo, entry))) return;
  // Only the last stocktake sets its date.
  const { last_stocktake_at: counted } = others;
  if (counted !== undefined && lot.last_stocktake_at === counted.new) {
    await undoEdit(undo, target, { last_stocktake_at: counted });
  }
}

/**
 * Takes back stock changes of different lots that contain enough stock, with few statements.
 * @returns the changes that were taken back
 */
export async function undoStockChanges<Change extends StockEntry>(
  undo: Undo,
  entries: readonly Change[],
): Promise<ReadonlySet<Change>> {
  const booked = await readBookedBack(undo.context.transaction, entries);
  const bookable: Change[] = [];
  const parts = new Set<number>();
  for (const entry of entries) {
    const lot = booked.has(entry.id) ? null : await presentLot(undo, entry.targetId);
    // Each log entry contains the stock of the part after the change, so the other changes of a part are separate.
    if (lot === null || parts.has(lot.part_id)) continue;
    parts.add(lot.part_id);
    if (!isBookable(entry, lot)) continue;
    requireRevert(undo.context, "PartLot", { part_id: lot.part_id }, "update");
    bookable.push(entry);
  }
  const done = new Set<Change>();
  for (const [, some] of groupBy(bookable, (entry) => `${String(entry.data["action"])} ${actionOf(entry)}`))
    if ((await book(undo, some)) === null) for (const entry of some) done.add(entry);
  return done;
}

/** Whether a change only changed the amount, and the lot contains enough stock to take it back. */
function isBookable(entry: StockEntry, lot: Row<"PartLot">): boolean {
  const { amount, ...others } = entry.changes;
  const by = oppositeOf(entry);
  if (amount?.old === null || by === 0 || Object.keys(others).length > 0) return false;
  return !lot.instock_unknown && roundAmount(lot.amount + by, false) >= 0;
}

/** Returns the amount to add. */
function oppositeOf({ changes: { amount } }: StockEntry): number {
  return roundAmount(Number(amount?.old ?? 0) - Number(amount?.new ?? 0), false);
}

function actionOf(entry: StockEntry): Exclude<StockAction, "stocktake"> {
  if (entry.data["action"] === "move") return "move";
  return oppositeOf(entry) > 0 ? "add" : "withdraw";
}

/**
 * Books the opposite amounts of changes with the same action.
 * @returns null, or the problem because of which nothing was booked
 * @throws {Problem} 403 and errors of the service
 */
async function book(undo: Undo, entries: readonly [StockEntry, ...StockEntry[]]): Promise<Problem | null> {
  const context = elementContext(undo);
  const [first] = entries;
  const action = actionOf(first);
  context.requirePermission(`parts_stock.${first.data["action"] === "stocktake" ? "stocktake" : action}`);
  const steps = entries.map((entry) => ({
    lot: entry.targetId,
    by: oppositeOf(entry),
    data: { undoes_entry: entry.id },
  }));
  const logged = context.log.length;
  try {
    await changeStock(context, steps, { action });
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 403 || error.status >= 500) throw error;
    return error;
  }
  const written = context.log.slice(logged);
  forgetWritten(undo.read, context.definitions, { type: "PartLot", id: first.targetId }, written);
  return null;
}

async function bookOne(undo: Undo, entry: StockEntry): Promise<boolean> {
  const failure = await book(undo, [entry]);
  if (failure === null) return true;
  const target: Target = { type: "PartLot", id: entry.targetId };
  const present = await presentLot(undo, entry.targetId);
  const now = present?.instock_unknown === true ? null : (present?.amount ?? null);
  const details = { property: "amount", now };
  undo.conflicts.add(conflictOf(target, "insufficient-stock", failure.detail, details));
  return false;
}

async function presentLot(undo: Undo, id: number): Promise<Row<"PartLot"> | null> {
  const row = await presentRow(undo, { type: "PartLot", id });
  return row === null ? null : typedRow(undo.context.definitions.PartLot, row);
}

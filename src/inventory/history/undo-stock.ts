/** Takes back stock changes by booking the opposite amount, so that later movements are kept. */
import { Problem } from "../../util/errors.ts";
import { groupBy } from "../../util/group-by.ts";
import { changeStock } from "../stock/change-stock.ts";
import { roundAmount } from "../stock/amounts.ts";
import type { StockAction } from "../stock/stock-log.ts";
import type { Row } from "../writing/write-context.ts";
import { typedRow } from "../writing/read-rows.ts";
import { remedyForDeleted } from "./conflict-causes.ts";
import { isCreatedAndChanged, otherSideOf } from "./changes-in-set.ts";
import { conflictOf, type Conflict, type Target } from "./conflicts.ts";
import { readLaterStockChanges } from "./later-stock-changes.ts";
import type { LoggedChange } from "./read-changes-of-set.ts";
import { requireRevert } from "./revert-permissions.ts";
import { forgetWritten } from "./rows-read.ts";
import { elementContext, presentRow } from "./undo-context.ts";
import type { Undo } from "./undo-state.ts";
import { undoEdit } from "./undo-edit.ts";

type StockEntry = Pick<LoggedChange, "id" | "targetId" | "changes" | "data">;

/** A stock change and its lot. */
interface Side {
  readonly entry: StockEntry;
  readonly lot: Row<"PartLot">;
}

/** Takes back a stock change. The newer one of the two changes of a move takes back both or neither. */
export async function undoStockChange(undo: Undo, entry: StockEntry): Promise<void> {
  const other = await otherSideOf(undo, entry);
  if (other !== null && other.id > entry.id) return;
  const entries = other === null ? [entry] : [other, entry];
  const later = await readLaterStockChanges(undo.context.transaction, undo.source, entries);
  if (entries.some((each) => later.isTakenBack(each))) return;
  const sides: Side[] = [];
  for (const each of entries) {
    const lot = await presentLot(undo, each.targetId);
    if (lot !== null) sides.push({ entry: each, lot });
    else if (other !== null || !(await isCreatedAndChanged(undo, targetOf(each))))
      await addDeleted(undo, each);
  }
  if (sides.length < entries.length) return;
  for (const { lot } of sides) requireRevert(undo.context, "PartLot", { part_id: lot.part_id }, "update");
  const counted = sides.filter((side) => later.isCounted(side.entry, side.lot));
  for (const side of counted) addCounted(undo, side);
  if (counted.length === 0) await takeBack(undo, sides);
}

function targetOf({ targetId: id }: StockEntry): Target {
  return { type: "PartLot", id };
}

async function addDeleted(undo: Undo, entry: StockEntry): Promise<void> {
  const { text, details } = await remedyForDeleted(undo.context, targetOf(entry));
  const message = `The lot no longer exists. ${text}`;
  undo.conflicts.add(conflictOf(targetOf(entry), "deleted", message, details));
}

/** A later count does not depend on the earlier stock, so the opposite amount would falsify it. */
function addCounted({ conflicts }: Undo, { entry, lot }: Side): void {
  const message = "The lot was counted since. Undo the count first, or correct the amount.";
  const details = { ...amountsOf({ entry, lot }), replaceable: false };
  conflicts.add(conflictOf(targetOf(entry), "changed", message, details));
}

function amountsOf({ entry, lot }: Side): Pick<Conflict, "property" | "then" | "now"> {
  const now = lot.instock_unknown ? null : lot.amount;
  return { property: "amount", then: entry.changes["amount"]?.new, now };
}

async function takeBack(undo: Undo, sides: readonly Side[]): Promise<void> {
  const [side] = sides;
  if (side === undefined) return;
  const { entry, lot } = side;
  const { amount, ...others } = entry.changes;
  // An amount that was unknown before the stocktake is unknown again.
  if (amount?.old === null) {
    const unknown = entry.data["unknown_amount"];
    const old = typeof unknown === "number" ? unknown : 0;
    return undoEdit(undo, targetOf(entry), { ...others, amount: { old, new: amount.new } });
  }
  if (oppositeOf(entry) !== 0 && !(await bookSides(undo, sides))) return;
  // Only the last stocktake sets its date.
  const { last_stocktake_at: counted } = others;
  if (counted !== undefined && lot.last_stocktake_at === counted.new) {
    await undoEdit(undo, targetOf(entry), { last_stocktake_at: counted });
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
  if (entries.length === 0) return new Set();
  const later = await readLaterStockChanges(undo.context.transaction, undo.source, entries);
  const bookable: Change[] = [];
  const parts = new Set<number>();
  for (const entry of entries) {
    const lot = later.isTakenBack(entry) ? null : await presentLot(undo, entry.targetId);
    // Each log entry contains the stock of the part after the change, so the other changes of a part are separate.
    if (lot === null || parts.has(lot.part_id) || later.isCounted(entry, lot)) continue;
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

/** Whether a change only changed the amount of one lot, which contains enough stock to take it back. */
function isBookable(entry: StockEntry, lot: Row<"PartLot">): boolean {
  if (entry.data["other_lot"] !== undefined) return false;
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
  const isMove = entries.length === 2 && action === "move";
  const steps = entries.map((entry) => ({
    lot: entry.targetId,
    by: oppositeOf(entry),
    data: { undoes_entry: entry.id },
    ...(isMove && { otherLot: entries.find((each) => each !== entry)?.targetId ?? 0 }),
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

async function bookSides(undo: Undo, sides: readonly Side[]): Promise<boolean> {
  const [first, ...others] = sides
    .map(({ entry }) => entry)
    .sort((one, other) => oppositeOf(one) - oppositeOf(other));
  const failure = first === undefined ? null : await book(undo, [first, ...others]);
  if (failure === null) return true;
  const isShort = ({ entry, lot }: Side): boolean =>
    lot.instock_unknown || roundAmount(lot.amount + oppositeOf(entry), false) < 0;
  const short = sides.find(isShort) ?? sides[0];
  if (short !== undefined) {
    const conflict = conflictOf(
      targetOf(short.entry),
      "insufficient-stock",
      failure.detail,
      amountsOf(short),
    );
    undo.conflicts.add(conflict);
  }
  return false;
}

async function presentLot(undo: Undo, id: number): Promise<Row<"PartLot"> | null> {
  const row = await presentRow(undo, { type: "PartLot", id });
  return row === null ? null : typedRow(undo.context.definitions.PartLot, row);
}

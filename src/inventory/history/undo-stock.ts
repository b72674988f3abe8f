/** Takes back a stock change by booking the opposite amount, so that later movements are kept. */
import { Problem } from "../../util/errors.ts";
import { changeStock } from "../stock/change-stock.ts";
import { roundAmount } from "../stock/amounts.ts";
import type { StockAction } from "../stock/stock-log.ts";
import { rowById } from "../writing/read-rows.ts";
import { remedyForDeleted } from "./conflict-causes.ts";
import { conflictOf, type Target } from "./conflicts.ts";
import { isBookedBack, type LoggedChange } from "./read-changes-of-set.ts";
import { readStateBefore } from "./state-before-set.ts";
import { requireRevert } from "./revert-permissions.ts";
import { elementContext } from "./undo-context.ts";
import type { Undo } from "./undo-state.ts";
import { undoEdit } from "./undo-edit.ts";

export async function undoStockChange(
  undo: Undo,
  target: Target,
  { id: entry, changes, data }: Pick<LoggedChange, "id" | "changes" | "data">,
): Promise<void> {
  const { amount, ...others } = changes;
  if (await isBookedBack(undo.context.transaction, target.id, entry)) return;
  const lot = await rowById(undo.context.transaction, undo.context.definitions.PartLot, target.id);
  if (lot === null) {
    if ((await readStateBefore(undo, target))?.isCreated === true) return;
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
  const by = roundAmount(Number(amount?.old ?? 0) - Number(amount?.new ?? 0), false);
  if (by !== 0 && !(await book(undo, target, { by, entry, action: data["action"] }))) return;
  // Only the last stocktake sets its date.
  const { last_stocktake_at: counted } = others;
  if (counted !== undefined && lot.last_stocktake_at === counted.new) {
    await undoEdit(undo, target, { last_stocktake_at: counted });
  }
}

async function book(
  undo: Undo,
  target: Target,
  { by, entry, action: taken }: { readonly by: number; readonly entry: number; readonly action: unknown },
): Promise<boolean> {
  const context = elementContext(undo);
  const action = actionOf(taken, by);
  if (taken === "stocktake") context.requirePermission("parts_stock.stocktake");
  else context.requirePermission(`parts_stock.${action}`);
  try {
    await changeStock(context, [{ lot: target.id, by }], { action, data: { undoes_entry: entry } });
    return true;
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 403 || error.status >= 500) throw error;
    const present = await rowById(context.transaction, context.definitions.PartLot, target.id);
    undo.conflicts.add(
      conflictOf(target, "insufficient-stock", error.detail, {
        property: "amount",
        now: present?.instock_unknown === true ? null : (present?.amount ?? null),
      }),
    );
    return false;
  }
}

function actionOf(action: unknown, by: number): Exclude<StockAction, "stocktake"> {
  if (action === "move") return "move";
  return by > 0 ? "add" : "withdraw";
}

/**
 * Changes the stock of lots in an open transaction and adds change log entries. Amounts never become negative, even
 * with concurrent writes. `operations/stock-actions.ts` contains the handlers.
 */
import { timestamp } from "../../database/timestamp.ts";
import { invalid, problem, type Problem } from "../../util/errors.ts";
import type { WriteContext } from "../writing/write-context.ts";
import { touch } from "../writing/touch-owners.ts";
import { amountViolation, roundAmount, maximumAmount } from "./amounts.ts";
import { requireLotOwner } from "./check-lot-owner.ts";
import { logStockChanges, type StockChange, type StockNote } from "./stock-log.ts";
import { applyStockSteps, readStock, setStock, totalStock, type LotStock } from "./stock-rows.ts";

/** The amount to add to a lot. If the amount is negative, it is withdrawn. */
interface StockStep {
  readonly lot: number;
  readonly by: number;
  /** The request property that violations name. Default: `amount`. */
  readonly path?: string;
  /** The other lot of a move, which is either the source or the target of the stock. */
  readonly otherLot?: number;
  /** Additional data for the log entry of the step. */
  readonly data?: StockNote["data"];
}

interface RoundedStep extends StockStep {
  readonly isInteger: boolean;
}

/**
 * @throws {Problem} 403 if the lot belongs to another user, 404 if it does not exist, 409 if its stock is unknown or
 * insufficient, 422 if the amount does not fit the unit
 */
export function withdrawFromLot(
  context: WriteContext,
  lot: number,
  amount: number,
  note: StockNote,
): Promise<StockChange> {
  return changeLot(context, { lot, by: -amount }, note);
}

/**
 * @throws {Problem} 403 if the lot belongs to another user, 404 if it does not exist, 409 if its stock is unknown, 422
 * if the amount does not fit the unit or the location is full
 */
export function addToLot(
  context: WriteContext,
  lot: number,
  amount: number,
  note: StockNote,
): Promise<StockChange> {
  return changeLot(context, { lot, by: amount }, note);
}

async function changeLot(context: WriteContext, step: StockStep, note: StockNote): Promise<StockChange> {
  const [change] = await changeStock(context, [step], note);
  if (change === undefined) throw new Error("The stock of the lot was not changed.");
  return change;
}

/**
 * Applies either all steps or none, with a constant number of statements. Steps for the same lot are combined.
 * @throws {Problem} 403 if a lot belongs to another user, 404 if a lot does not exist, 409 if the stock of a lot is
 * unknown or insufficient, 422 if an amount does not fit the unit or a location is full
 */
export async function changeStock(
  context: WriteContext,
  steps: readonly StockStep[],
  note: StockNote,
): Promise<StockChange[]> {
  const { transaction } = context;
  const stocks = await readStock(
    transaction,
    steps.map(({ lot }) => lot),
  );
  for (const lot of stocks.values()) requireLotOwner(context.actor, lot);
  const counted = mergeSteps(steps.map((step) => roundStep(step, stockOf(stocks, step))));
  checkFullLocations(context, counted, stocks);
  for (const step of counted) requireStock(step, stockOf(stocks, step));
  const applied = await applyStockSteps(transaction, counted, timestamp(context.now));
  const changed = counted.map((step): StockChange => {
    const stock = stockOf(stocks, step);
    const amount = applied.get(step.lot);
    // The statement changes only lots with sufficient stock. A missing amount therefore means that the stock is
    // insufficient.
    if (amount === undefined) throw insufficientStock(stock);
    const { otherLot, data } = step;
    return {
      lot: stock.id,
      part: stock.partId,
      old: stock.amount,
      new: amount,
      ...(otherLot !== undefined && { otherLot }),
      ...(data !== undefined && { data }),
    };
  });
  await logAndTouch(context, changed, note);
  return changed;
}

/**
 * Sets the stock of a lot to the amount that a stocktake has counted. Afterwards, the amount is no longer unknown. This
 * is also allowed in full locations. An older stocktake does not change `last_stocktake_at`.
 * @throws {Problem} 403 if the lot belongs to another user, 404 if it does not exist, 422 if the amount does not fit
 * the unit
 */
export async function setCountedStock(
  context: WriteContext,
  lot: number,
  amount: number,
  note: StockNote,
): Promise<StockChange> {
  const stock = (await readStock(context.transaction, [lot])).get(lot);
  if (stock === undefined) throw problem("not-found");
  requireLotOwner(context.actor, stock);
  const counted = roundStep({ lot, by: amount }, stock).by;
  const countedNow = timestamp(note.timestamp ?? context.now);
  const before = stock.countedAt;
  const countedAt = before !== null && before > countedNow ? before : countedNow;
  await setStock(context.transaction, stock.id, { amount: counted, countedAt, now: timestamp(context.now) });
  const change: StockChange = {
    lot: stock.id,
    part: stock.partId,
    old: stock.isUnknown ? null : stock.amount,
    new: counted,
    otherChanges: {
      ...(stock.isUnknown && { instock_unknown: { old: true, new: false } }),
      ...(countedAt !== before && {
        last_stocktake_at: { old: before, new: countedAt },
      }),
    },
  };
  const unknown = stock.isUnknown && stock.amount !== 0 ? { unknown_amount: stock.amount } : {};
  await logAndTouch(context, [change], { ...note, data: { ...note.data, ...unknown } });
  return change;
}

/** Logs the changes, and increments the versions of the parts, because their responses contain the lots. */
async function logAndTouch(
  context: WriteContext,
  changes: readonly StockChange[],
  note: StockNote,
): Promise<void> {
  const parts = [...new Set(changes.map(({ part }) => part))];
  await touch(context, context.definitions.Part, parts);
  const totals = await totalStock(context.transaction, parts);
  logStockChanges(context, changes, totals, note);
}

function stockOf(stocks: ReadonlyMap<number, LotStock>, { lot }: Pick<StockStep, "lot">): LotStock {
  const stock = stocks.get(lot);
  if (stock === undefined) throw problem("not-found", `Lot ${lot} does not exist.`);
  return stock;
}

/**
 * Checks the amount of a step, and removes floating-point errors.
 * @throws {Problem} 422 if the unit requires a whole number, or if the amount is too small, too large or too precise
 */
function roundStep(step: StockStep, stock: LotStock): RoundedStep {
  const by = roundAmount(step.by, stock.isInteger);
  const propertyPath = step.path ?? "amount";
  const violation = amountViolation(Math.abs(step.by), stock.isInteger);
  if (violation !== null) throw invalid([{ propertyPath, ...violation }]);
  if (stock.amount + by > maximumAmount) {
    const message = `A lot cannot contain more than ${maximumAmount}.`;
    throw invalid([{ propertyPath, message, code: "too-large" }]);
  }
  return { ...step, by, isInteger: stock.isInteger };
}

function mergeSteps(steps: readonly RoundedStep[]): RoundedStep[] {
  const byLot = new Map<number, RoundedStep>();
  for (const step of steps) {
    const sum = (byLot.get(step.lot)?.by ?? 0) + step.by;
    byLot.set(step.lot, { ...step, by: roundAmount(sum, false) });
  }
  return [...byLot.values()];
}

/**
 * Rejects steps that add stock to a full location. Stock of the same part can be moved between lots in the same
 * location.
 */
function checkFullLocations(
  { isExempt }: WriteContext,
  steps: readonly StockStep[],
  stocks: ReadonlyMap<number, LotStock>,
): void {
  const increases = new Map<string, { readonly by: number; readonly path: string }>();
  for (const step of steps) {
    const { locationId, isFull, partId } = stockOf(stocks, step);
    if (!isFull || locationId === null || isExempt?.("StorageLocation", locationId) === true) continue;
    const key = `${String(locationId)} ${partId}`;
    const before = increases.get(key);
    const path = step.by > 0 ? (step.path ?? "amount") : (before?.path ?? "amount");
    increases.set(key, { by: (before?.by ?? 0) + step.by, path });
  }
  const exceeding = [...increases.values()].filter(({ by }) => roundAmount(by, false) > 0);
  if (exceeding.length === 0) return;
  const message = "The storage location is full. Nothing can be added to it.";
  throw invalid(exceeding.map(({ path }) => ({ propertyPath: path, message, code: "full" })));
}

/** @throws {Problem} 409 if the stock is unknown or insufficient */
function requireStock({ by }: StockStep, stock: LotStock): void {
  if (stock.isUnknown) {
    throw problem("conflict", `The amount in lot ${stock.id} is unknown. Run a stocktake first.`);
  }
  if (roundAmount(stock.amount + by, false) < 0) throw insufficientStock(stock);
}

function insufficientStock({ id, amount }: LotStock): Problem {
  if (amount === 0) return problem("conflict", `Lot ${id} is empty.`);
  return problem("conflict", `Lot ${id} contains only ${amount}.`);
}

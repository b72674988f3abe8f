/**
 * Creates the change log entries of stock changes. An entry contains the old and new amount of a lot, the action, and
 * the new total stock of the part.
 */
import { apiDate, timestamp } from "../../database/timestamp.ts";
import type { Changes } from "../../history/log-entry.ts";
import { iri } from "../../representation/iri.ts";
import type { WriteContext } from "../writing/write-context.ts";

export interface StockChange {
  readonly lot: number;
  readonly part: number;
  /** The amount before the change, or `null` if it was unknown. */
  readonly old: number | null;
  readonly new: number;
  /** The other lot of a move. */
  readonly otherLot?: number;
  /** Changes of other properties of the lot, named as in the API. */
  readonly otherChanges?: Changes;
  /** Additional data for the log entry of this change. */
  readonly data?: StockNote["data"];
}

export type StockAction = "add" | "withdraw" | "move" | "stocktake";

/** The action of a stock change, and the details that a user adds to the log entry. */
export interface StockNote {
  readonly action: StockAction;
  /** A comment that replaces the comment of the request. */
  readonly comment?: string | null;
  /** The time of the change, if the change happened before the request. */
  readonly timestamp?: Date | null;
  /** Additional data for the log entry, such as the project that was built. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** @param totals the new total stock of each part */
export function logStockChanges(
  context: WriteContext,
  changes: readonly StockChange[],
  totals: ReadonlyMap<number, number>,
  note: StockNote,
): void {
  const { action, comment, data } = note;
  const at = note.timestamp ?? null;
  for (const change of changes) {
    const { otherLot } = change;
    context.log.push({
      kind: "part_stock_changed",
      targetType: "PartLot",
      targetId: change.lot,
      comment: comment ?? context.comment,
      changes: { amount: { old: change.old, new: change.new }, ...change.otherChanges },
      data: {
        action,
        total: totals.get(change.part) ?? 0,
        ...(otherLot !== undefined && { other_lot: iri("PartLot", otherLot) }),
        ...(at !== null && { timestamp: apiDate(timestamp(at)) }),
        ...data,
        ...change.data,
      },
    });
  }
}

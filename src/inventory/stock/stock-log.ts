/** What the change log tells of stock: old and new amount of a lot, what was done, and what its part has since. */
import { apiDate, timestamp } from "../../database/timestamp.ts";
import type { Changes } from "../../history/log-entry.ts";
import { iri } from "../../representation/iri.ts";
import type { WriteContext } from "../writing/change.ts";
import { totalStock } from "./stock-rows.ts";

/** What became of the stock of one lot. */
export interface StockChange {
  readonly lot: number;
  readonly part: number;
  /** Null where nobody knew. */
  readonly old: number | null;
  readonly new: number;
  /** What else changed in the lot with it, in the words of the API. */
  readonly otherChanges?: Changes;
}

export type StockAction = "add" | "withdraw" | "move" | "stocktake";

/** What was done, and what its author says of it. */
export interface StockNote {
  readonly action: StockAction;
  /** Why; in place of the comment of the request. */
  readonly comment?: string | null;
  /** When it really happened, where that is not now. */
  readonly timestamp?: Date | null;
  /** What else is known, the project that something was built for. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Adds the entries to those of the write. */
export async function logStockChanges(
  context: WriteContext,
  changes: readonly StockChange[],
  note: StockNote,
  otherLots: ReadonlyMap<number, number | undefined>,
): Promise<void> {
  const { action, comment, data } = note;
  const at = note.timestamp ?? null;
  const parts = [...new Set(changes.map(({ part }) => part))];
  const totals = await totalStock(context.transaction, parts);
  for (const change of changes) {
    const other = otherLots.get(change.lot);
    context.log.push({
      kind: "part_stock_changed",
      targetType: "PartLot",
      targetId: change.lot,
      comment: comment ?? context.comment,
      changes: { amount: { old: change.old, new: change.new }, ...change.otherChanges },
      data: {
        action,
        total: totals.get(change.part) ?? 0,
        ...(other !== undefined && { other_lot: iri("PartLot", other) }),
        ...(at !== null && { timestamp: apiDate(timestamp(at)) }),
        ...data,
      },
    });
  }
}

/** Reads the stock changes of lots that follow those that an undo takes back. */
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { Changes } from "../../history/log-entry.ts";
import type { Row } from "../writing/write-context.ts";
import type { LoggedChange } from "./read-changes-of-set.ts";

type Bookings = { readonly lots: readonly number[]; readonly after: number };

const laterBookings = prepared((db, slot: Slot<Bookings>, dialect) =>
  db
    .selectFrom("log_entries")
    .select(["id", "target_id", "change_set_id", "changes", "data"])
    .where("target_type", "=", "PartLot")
    .where(idList(dialect, "target_id", slot("lots")))
    .where("kind", "=", "part_stock_changed")
    .where("id", ">", slot("after"))
    .where((eb) =>
      eb.or([eb("data", "like", '%"undoes_entry"%'), eb("data", "like", '%"action":"stocktake"%')]),
    ),
);

type Entry = Pick<LoggedChange, "id" | "targetId">;

export interface LaterStockChanges {
  /** Whether a stock change was taken back, and this was not taken back itself. */
  isTakenBack(entry: Entry): boolean;
  /** Whether another change set has counted the lot since, and this was not taken back. */
  isCounted(entry: Entry, lot: Pick<Row<"PartLot">, "last_stocktake_at">): boolean;
}

/** @param source the change set of the entries */
export async function readLaterStockChanges(
  reader: Reader,
  source: number | null,
  entries: readonly Entry[],
): Promise<LaterStockChanges> {
  const lots = [...new Set(entries.map(({ targetId }) => targetId))];
  const after = Math.min(...entries.map(({ id }) => id));
  const undoing = new Map<unknown, number[]>();
  const counts: { readonly id: number; readonly lot: number; readonly at: unknown }[] = [];
  for (const row of await reader.run(laterBookings, { lots, after })) {
    // The service has written the text.
    const data = JSON.parse(row.data ?? "{}") as Readonly<Record<string, unknown>>;
    const undoes = data["undoes_entry"];
    if (undoes !== undefined) undoing.set(undoes, [...(undoing.get(undoes) ?? []), row.id]);
    if (data["action"] === "stocktake" && row.change_set_id !== source)
      counts.push({ id: row.id, lot: row.target_id ?? 0, at: countedAt(row.changes) });
  }
  const isTakenBack = (id: number): boolean => (undoing.get(id) ?? []).some((undo) => !isTakenBack(undo));
  return {
    isTakenBack: ({ id }) => isTakenBack(id),
    isCounted: ({ id, targetId }, { last_stocktake_at: last }) =>
      counts.some((count) => {
        if (count.lot !== targetId || count.id <= id || isTakenBack(count.id)) return false;
        // The undo of a count that found no difference only restores the time.
        return typeof count.at !== "string" || (last !== null && last >= count.at);
      }),
  };
}

/** Returns the time that a count has set, in its stored form. Undefined for one that is older than the last count. */
function countedAt(changes: string | null): unknown {
  return (JSON.parse(changes ?? "{}") as Changes)["last_stocktake_at"]?.new;
}

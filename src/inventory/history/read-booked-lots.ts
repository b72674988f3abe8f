/** Finds the stock changes of a change set that were taken back already, so that they are not booked twice. */
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";

type Values = { readonly source: number; readonly own: number };

const undosOf = prepared((db, slot: Slot<Values>) =>
  db
    .selectFrom("change_sets")
    .select("id")
    .where("undoes_id", "=", slot("source"))
    .where("id", "<>", slot("own"))
    .orderBy("id"),
);

const bookedLots = prepared((db, slot: Slot<{ set: number }>) =>
  db
    .selectFrom("log_entries")
    .select("target_id")
    .distinct()
    .where("change_set_id", "=", slot("set"))
    .where("kind", "=", "part_stock_changed"),
);

/**
 * Returns the lots whose stock changes are taken back.
 * @param own the change set of the present undo, which is not considered
 */
export async function readBookedLots(
  reader: Reader,
  source: number,
  own: number | null,
): Promise<ReadonlySet<number>> {
  const lots = new Set<number>();
  for (const set of await effectiveUndos(reader, { source, own: own ?? 0 })) {
    for (const { target_id: lot } of await reader.run(bookedLots, { set })) if (lot !== null) lots.add(lot);
  }
  return lots;
}

/** Returns the change sets that take back a change set and were not taken back themselves. */
async function effectiveUndos(reader: Reader, values: Values): Promise<readonly number[]> {
  const effective: number[] = [];
  for (const { id } of await reader.run(undosOf, values)) {
    const undone = await effectiveUndos(reader, { ...values, source: id });
    if (undone.length === 0) effective.push(id);
  }
  return effective;
}

/** Remembers the order lines whose goods imports have added, so that no line is added twice by mistake. */
import { sql } from "kysely";
import { apiDate, timestamp } from "../../database/timestamp.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { isInEffect } from "../transfer/imported-files.ts";
import type { OrderLine } from "./order-line.ts";

type LineKey = { supplier: number; number: string; key: string; occurrence: number };

const addedLine = prepared((db, slot: Slot<LineKey>) =>
  db
    .selectFrom("order_lines as line")
    .select(["line.quantity", "line.added_date"])
    .where("line.supplier_id", "=", slot("supplier"))
    .where("line.order_number", "=", slot("number"))
    .where("line.part_key", "=", slot("key"))
    .where("line.occurrence", "=", sql<number>`${slot("occurrence")}`)
    .where(isInEffect(sql.ref("line.change_set_id")))
    .orderBy("line.id", "desc")
    .limit(1),
);

interface AddedOrderLine {
  readonly quantity: number;
  readonly added: string;
}

/** Returns when the goods of a line were added, or `null` if they were not, or were taken back. */
export async function findAddedLine(
  transaction: Transaction,
  supplier: number,
  { orderNumber: number, partKey: key, occurrence }: OrderLine,
): Promise<AddedOrderLine | null> {
  const [found] = await transaction.run(addedLine, { supplier, number, key, occurrence });
  return found === undefined ? null : { quantity: found.quantity, added: apiDate(found.added_date) };
}

export interface BookedLine {
  readonly line: OrderLine;
  readonly supplier: number;
  readonly lot: number;
}

export async function recordOrderLines(
  { db }: Transaction,
  booked: readonly BookedLine[],
  changeSet: number | null,
  now: Date,
): Promise<void> {
  if (booked.length === 0) return;
  const rows = booked.map(({ line, supplier, lot }) => ({
    supplier_id: supplier,
    order_number: line.orderNumber,
    part_key: line.partKey,
    occurrence: line.occurrence,
    quantity: line.quantity,
    part_lot_id: lot,
    added_date: timestamp(now),
    change_set_id: changeSet,
  }));
  await db.insertInto("order_lines").values(rows).execute();
}

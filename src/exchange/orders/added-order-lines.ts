/** Remembers the order lines whose goods imports have added, so that no line is added twice by mistake. */
import { sql, type SqlBool } from "kysely";
import { apiDate, timestamp } from "../../database/timestamp.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { readChangeSetStates } from "../../inventory/changes/change-set-states.ts";
import type { OrderLine } from "./order-line.ts";

type LineKey = { supplier: number; number: string; digest: string; key: string; occurrence: number };

/** More imports of the same line are not compared. */
const maximumImports = 20;

const addedLines = prepared((db, slot: Slot<LineKey>) =>
  db
    .selectFrom("order_lines as line")
    .leftJoin("part_lots as lot", "lot.id", "line.part_lot_id")
    .select(["line.quantity", "line.added_date", "line.change_set_id", "lot.part_id"])
    .where("line.supplier_id", "=", slot("supplier"))
    .where("line.part_key", "=", slot("key"))
    .where("line.occurrence", "=", sql<number>`${slot("occurrence")}`)
    .where(
      sql<SqlBool>`(line.digest = ${slot("digest")} or (line.order_number = ${slot("number")} and line.order_number <> ''))`,
    )
    .orderBy("line.id", "desc")
    .limit(maximumImports),
);

interface AddedOrderLine {
  readonly quantity: number;
  readonly added: string;
  /** The part in whose lot the goods are, or `null` if the lot was deleted. */
  readonly part: number | null;
}

/**
 * Returns when the goods of a line were added, or `null` if they were not, or were taken back. Goods whose lot exists were
 * not taken back, even if the rest of their import was.
 */
export async function findAddedLine(
  transaction: Transaction,
  supplier: number,
  { orderNumber, digest, partKey: key, occurrence }: OrderLine,
): Promise<AddedOrderLine | null> {
  const number = orderNumber ?? "";
  const rows = await transaction.run(addedLines, { supplier, number, digest, key, occurrence });
  const states = await readChangeSetStates(
    transaction,
    rows.flatMap(({ part_id: part, change_set_id: id }) => (part === null ? [id] : [])),
  );
  const found = rows.find(
    ({ part_id: part, change_set_id: id }) =>
      part !== null || (states.get(id ?? 0)?.undoneBy ?? null) === null,
  );
  return found === undefined
    ? null
    : { quantity: found.quantity, added: apiDate(found.added_date), part: found.part_id };
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
    order_number: line.orderNumber ?? "",
    digest: line.digest,
    part_key: line.partKey,
    occurrence: line.occurrence,
    quantity: line.quantity,
    part_lot_id: lot,
    added_date: timestamp(now),
    change_set_id: changeSet,
  }));
  await db.insertInto("order_lines").values(rows).execute();
}

/** Defines the prepared statements that read and change the stock of lots. */
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Dialect, Transaction } from "../../database/store.ts";
import { changedAmountSql, hasIntegerAmounts, roundAmount, storedAmount } from "./amounts.ts";
import { stockOf } from "./stock-expression.ts";

/** The stock of a lot, with the owner and location that restrict changes of the lot. */
export interface LotStock {
  readonly id: number;
  readonly partId: number;
  /** The amount, rounded to the unit of the part. */
  readonly amount: number;
  readonly isUnknown: boolean;
  readonly isInteger: boolean;
  readonly countedAt: string | null;
  readonly ownerId: number | null;
  readonly locationId: number | null;
  readonly isFull: boolean;
}

const stockOfLots = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("part_lots as l")
    .innerJoin("parts as p", "p.id", "l.part_id")
    .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
    .leftJoin("storage_locations as s", "s.id", "l.storage_location_id")
    .select(["l.id", "l.part_id", "l.amount", "l.instock_unknown", "l.last_stocktake_at"])
    .select(["l.owner_id", "l.storage_location_id", "u.is_integer", "s.is_full"])
    .where(idList(dialect, "l.id", slot("ids"))),
);

/** Reads the stock of the given lots, by ID. Lots that do not exist are omitted. */
export async function readStock(
  transaction: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LotStock>> {
  const stocks = new Map<number, LotStock>();
  for (const row of await transaction.run(stockOfLots, { ids })) {
    const isInteger = hasIntegerAmounts(row.is_integer);
    stocks.set(row.id, {
      id: row.id,
      partId: row.part_id,
      amount: roundAmount(row.amount, isInteger),
      isUnknown: row.instock_unknown,
      isInteger,
      countedAt: row.last_stocktake_at,
      ownerId: row.owner_id,
      locationId: row.storage_location_id,
      isFull: row.is_full === true,
    });
  }
  return stocks;
}

interface Step {
  readonly lot: number;
  readonly by: number;
  readonly isInteger: boolean;
}

interface StepSlots {
  readonly [name: string]: string;
  readonly steps: string;
  readonly now: string;
}

const applySteps = prepared<{ id: number; amount: number }, StepSlots>((_db, slot, dialect) => {
  const amount = changedAmountSql(dialect, sql`part_lots.amount`, sql`d.by`, sql`d."isInteger"`);
  return sql<{ id: number; amount: number }>`
    update part_lots set amount = ${amount}, version = version + 1, last_modified = ${slot("now")}
    from ${stepTable(dialect, slot)}
    where part_lots.id = d.lot and not instock_unknown and ${amount} >= 0
    returning part_lots.id, part_lots.amount`;
});

/**
 * Returns the steps as rows. The steps are bound as one JSON array, so the same prepared statement handles any number
 * of lots.
 */
function stepTable(dialect: Dialect, slot: Slot<StepSlots>) {
  return dialect === "sqlite"
    ? sql`(select value ->> 'lot' as lot, value ->> 'by' as "by", value ->> 'isInteger' as "isInteger"
        from json_each(${slot("steps")})) as d`
    : sql`json_to_recordset(cast(${slot("steps")} as json))
        as d(lot bigint, "by" double precision, "isInteger" boolean)`;
}

/** Changes the amounts of all lots whose stock is known and sufficient. Returns the new amounts by lot ID. */
export async function applyStockSteps(
  transaction: Transaction,
  steps: readonly Step[],
  now: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await transaction.run(applySteps, { steps: JSON.stringify(steps), now });
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

interface Stocktake {
  readonly amount: number;
  readonly countedAt: string;
  readonly now: string;
}

export async function setStock(
  { db }: Transaction,
  id: number,
  { amount, countedAt, now }: Stocktake,
): Promise<void> {
  await db
    .updateTable("part_lots")
    .set({
      amount,
      instock_unknown: false,
      last_stocktake_at: countedAt,
      last_modified: now,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

const stockOfParts = prepared((db, slot: Slot<{ parts: readonly number[] }>, dialect) =>
  db
    .selectFrom("parts as p")
    .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
    .select(["p.id", "u.is_integer", stockOf.sql("p", dialect).as("stock")])
    .where(idList(dialect, "p.id", slot("parts"))),
);

/** Reads the total stock of each part, calculated like `total_instock` in the API. */
export async function totalStock(
  transaction: Transaction,
  parts: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await transaction.run(stockOfParts, { parts });
  return new Map(rows.map((row) => [row.id, storedAmount(row.stock, row.is_integer)]));
}

/** What the database knows of the stock of parts: sums for each part, and pieces of the lists of their lots. */
import { sql } from "kysely";
import { idList } from "../../../database/id-list.ts";
import type { Slot } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Reader } from "../../../database/store.ts";
import { isUsable, presentTime, shownAmount } from "../../../inventory/stock/stock-expression.ts";
import type { ListWindow } from "../bounded-document.ts";

/** The stock of a part, as it is stored: not rounded yet to what its unit counts. */
export interface PartStockRow {
  readonly id: number;
  readonly name: string;
  readonly minamount: number;
  readonly unit: string | null;
  readonly unit_name: string | null;
  readonly is_integer: boolean | null;
  readonly usable: number;
  readonly expired: number;
  /** How many lots nobody has counted. */
  readonly unknown: number;
  readonly lots: number;
}

export interface LotRow {
  readonly id: number;
  readonly part_id: number;
  readonly description: string;
  readonly amount: number;
  readonly instock_unknown: boolean;
  readonly expired: boolean;
  readonly expiration_date: string | null;
  readonly needs_refill: boolean;
  readonly location_id: number | null;
  readonly location_name: string | null;
  readonly location_path: string | null;
  readonly owner_id: number | null;
  readonly owner_name: string | null;
}

const partStock = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) => {
  const usable = isUsable("l", dialect);
  const amount = shownAmount("l", sql`coalesce(u.is_integer, true)`);
  return db
    .selectFrom("parts as p")
    .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
    .leftJoin("part_lots as l", "l.part_id", "p.id")
    .select(["p.id", "p.name", "p.minamount", "u.unit", "u.name as unit_name", "u.is_integer"])
    .select([
      sql<number>`coalesce(sum(case when ${usable} then ${amount} end), 0)`.as("usable"),
      sql<number>`coalesce(sum(case when not l.instock_unknown and not (${usable}) then ${amount} end), 0)`.as(
        "expired",
      ),
      sql<number>`coalesce(sum(case when l.instock_unknown then 1 else 0 end), 0)`.as("unknown"),
      sql<number>`count(l.id)`.as("lots"),
    ])
    .where(idList(dialect, "p.id", slot("ids")))
    .groupBy(["p.id", "p.name", "p.minamount", "u.unit", "u.name", "u.is_integer"]);
});

/** The stock of those parts that are there. */
export async function readPartStock(reader: Reader, ids: readonly number[]): Promise<PartStockRow[]> {
  const rows = await reader.run(partStock, { ids });
  return rows.map((row) => ({ ...row, unknown: Number(row.unknown), lots: Number(row.lots) }));
}

const lotsOfParts = prepared(
  (db, slot: Slot<{ ids: readonly number[]; from: number; to: number }>, dialect) => {
    const expires = sql.ref("expiration_date");
    const numbered = db
      .selectFrom("part_lots")
      .select(["id", "part_id"])
      .select(
        // What can be taken comes first, in the order in which builds use it up.
        sql<number>`row_number() over (partition by part_id order by
          case when ${isUsable("part_lots", dialect)} and amount > 0 then 0
            when instock_unknown then 1 when ${expires} <= ${presentTime(dialect)} then 2 else 3 end,
          ${expires} is null, ${expires}, amount, id)`.as("place"),
      )
      .where(idList(dialect, "part_id", slot("ids")));
    return db
      .with("numbered", () => numbered)
      .selectFrom("numbered as n")
      .innerJoin("part_lots as l", "l.id", "n.id")
      .leftJoin("storage_locations as s", "s.id", "l.storage_location_id")
      .leftJoin("users as o", "o.id", "l.owner_id")
      .select(["l.id", "l.part_id", "l.description", "l.amount", "l.instock_unknown", "l.expiration_date"])
      .select(["l.needs_refill", "l.owner_id", "o.name as owner_name", "s.id as location_id"])
      .select(["s.name as location_name", "s.full_path as location_path"])
      .select(
        sql<boolean>`case when l.expiration_date <= ${presentTime(dialect)} then ${sql.lit(true)} else ${sql.lit(false)} end`.as(
          "expired",
        ),
      )
      .where("n.place", ">", slot("from"))
      .where("n.place", "<=", slot("to"))
      .orderBy("n.part_id")
      .orderBy("n.place");
  },
);

/** The same piece of the list of lots of each part. */
export async function readLots(
  reader: Reader,
  ids: readonly number[],
  { offset, limit }: ListWindow,
): Promise<LotRow[]> {
  const rows = await reader.run(lotsOfParts, { ids, from: offset, to: offset + limit });
  return rows.map((row) => ({ ...row, expired: Boolean(row.expired) }));
}

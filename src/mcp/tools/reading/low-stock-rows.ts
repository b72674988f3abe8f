/** Reads the parts whose stock is below the minimum, and the offers for these parts. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { idList } from "../../../database/id-list.ts";
import { prepared, type RowOf, type Slot } from "../../../database/prepared.ts";
import { isBelowMinimum } from "../../../inventory/stock/stock-conditions.ts";
import { stockOf } from "../../../inventory/stock/stock-expression.ts";

const maximumOffers = 10;

/** Creates the queries for all parts, or only for the parts that one supplier sells. */
function queries(ofSupplier: boolean) {
  const isSold = (supplier: RawBuilder<number>): RawBuilder<SqlBool> =>
    ofSupplier
      ? sql`exists (select 1 from orderdetails as sold
          where sold.part_id = p.id and sold.supplier_id = ${supplier} and not sold.obsolete)`
      : sql`1 = 1`;
  return {
    /** Selects the parts with IDs greater than `after`, in the order of their IDs. */
    shortParts: prepared((db, slot: Slot<{ supplier: number; after: number; limit: number }>, dialect) =>
      db
        .selectFrom("parts as p")
        .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
        .select(["p.id", "p.name", "p.ipn", "p.minamount", "u.unit", "u.name as unit_name", "u.is_integer"])
        .select(stockOf.sql("p", dialect).as("stock"))
        .select(
          sql<number>`(select count(*) from part_lots as lot where lot.part_id = p.id and lot.instock_unknown)`.as(
            "unknown",
          ),
        )
        .where(isBelowMinimum("p", dialect))
        .where(isSold(slot("supplier")))
        .where("p.id", ">", slot("after"))
        .orderBy("p.id")
        .limit(slot("limit")),
    ),
    count: prepared((db, slot: Slot<{ supplier: number }>, dialect) =>
      db
        .selectFrom("parts as p")
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .where(isBelowMinimum("p", dialect))
        .where(isSold(slot("supplier"))),
    ),
    /** Selects the first offers for each part. Obsolete offers are omitted. */
    offers: prepared((db, slot: Slot<{ ids: readonly number[]; supplier: number }>, dialect) =>
      db
        .with("numbered", (all) =>
          all
            .selectFrom("orderdetails")
            .select(["id", "part_id", "supplier_id", "supplierpartnr"])
            .select(sql<number>`row_number() over (partition by part_id order by id)`.as("place"))
            .where(idList(dialect, "part_id", slot("ids")))
            .where((where) => where.not("obsolete"))
            .where(ofSupplier ? sql<SqlBool>`supplier_id = ${slot("supplier")}` : sql<SqlBool>`1 = 1`),
        )
        .selectFrom("numbered as o")
        .innerJoin("suppliers as s", "s.id", "o.supplier_id")
        .select(["o.id", "o.part_id", "o.supplierpartnr", "o.supplier_id"])
        .select(["s.name as supplier_name", "s.full_path as supplier_path"])
        .where("o.place", "<=", maximumOffers)
        .orderBy("o.id"),
    ),
  };
}

export const ofAll = queries(false);
export const ofOneSupplier = queries(true);

export type ShortPartRow = RowOf<typeof ofAll.shortParts>;
export type OfferRow = RowOf<typeof ofAll.offers>;

export const supplierById = prepared((db, slot: Slot<{ id: number }>) =>
  db.selectFrom("suppliers").select("id").where("id", "=", slot("id")),
);

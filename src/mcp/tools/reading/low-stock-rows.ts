/** Finds the parts that run short, page by page, and who sells them. */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import { idList } from "../../../database/id-list.ts";
import type { Slot } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Reader } from "../../../database/store.ts";
import { isBelowMinimum } from "../../../inventory/stock/stock-conditions.ts";
import { stockOf } from "../../../inventory/stock/stock-expression.ts";

/** Who sells a part. For one that more suppliers sell, the first of them are enough. */
const mostOffers = 10;

export interface ShortPartRow {
  readonly id: number;
  readonly name: string;
  readonly ipn: string | null;
  readonly minamount: number;
  readonly stock: number;
  readonly unit: string | null;
  readonly unit_name: string | null;
  readonly is_integer: boolean | null;
}

export interface OfferRow {
  readonly id: number;
  readonly part_id: number;
  readonly supplierpartnr: string;
  readonly supplier_id: number;
  readonly supplier_name: string;
  readonly supplier_path: string;
}

/** Which of the parts: all, or those that one supplier sells. */
type Whose = "all" | "of a supplier";

interface PageSlots {
  readonly [name: string]: number;
  readonly supplier: number;
  readonly after: number;
  readonly limit: number;
}

const pages: Readonly<Record<Whose, ReturnType<typeof pageQuery>>> = {
  all: pageQuery("all"),
  "of a supplier": pageQuery("of a supplier"),
};

function pageQuery(whose: Whose) {
  return prepared((db, slot: Slot<PageSlots>, dialect) =>
    db
      .selectFrom("parts as p")
      .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
      .select(["p.id", "p.name", "p.ipn", "p.minamount", "u.unit", "u.name as unit_name", "u.is_integer"])
      .select(stockOf.sql("p", dialect).as("stock"))
      .where(isBelowMinimum("p", dialect))
      .where(isSold(whose, slot("supplier")))
      .where("p.id", ">", slot("after"))
      .orderBy("p.id")
      .limit(slot("limit")),
  );
}

const counts: Readonly<Record<Whose, ReturnType<typeof countQuery>>> = {
  all: countQuery("all"),
  "of a supplier": countQuery("of a supplier"),
};

function countQuery(whose: Whose) {
  return prepared((db, slot: Slot<{ supplier: number }>, dialect) =>
    db
      .selectFrom("parts as p")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where(isBelowMinimum("p", dialect))
      .where(isSold(whose, slot("supplier"))),
  );
}

function isSold(whose: Whose, supplier: RawBuilder<number>): RawBuilder<SqlBool> {
  if (whose === "all") return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`exists (select 1 from orderdetails as sold
    where sold.part_id = p.id and sold.supplier_id = ${supplier} and not sold.obsolete)`;
}

export async function countShortParts(reader: Reader, supplier: number | null): Promise<number> {
  const [row] = await reader.run(counts[whoseOf(supplier)], { supplier: supplier ?? 0 });
  return Number(row?.total ?? 0);
}

/** In the order of their ids, those after one. */
export async function readShortParts(
  reader: Reader,
  {
    supplier,
    after,
    limit,
  }: { readonly supplier: number | null; readonly after: number; readonly limit: number },
): Promise<readonly ShortPartRow[]> {
  return reader.run(pages[whoseOf(supplier)], { supplier: supplier ?? 0, after, limit });
}

function whoseOf(supplier: number | null): Whose {
  return supplier === null ? "all" : "of a supplier";
}

const supplierById = prepared((db, slot: Slot<{ id: number }>) =>
  db.selectFrom("suppliers").select("id").where("id", "=", slot("id")),
);

export async function isSupplier(reader: Reader, id: number): Promise<boolean> {
  return (await reader.run(supplierById, { id })).length > 0;
}

const offers: Readonly<Record<Whose, ReturnType<typeof offersQuery>>> = {
  all: offersQuery("all"),
  "of a supplier": offersQuery("of a supplier"),
};

function offersQuery(whose: Whose) {
  return prepared((db, slot: Slot<{ ids: readonly number[]; supplier: number }>, dialect) =>
    db
      .with("numbered", (all) =>
        all
          .selectFrom("orderdetails")
          .select(["id", "part_id", "supplier_id", "supplierpartnr"])
          .select(sql<number>`row_number() over (partition by part_id order by id)`.as("place"))
          .where(idList(dialect, "part_id", slot("ids")))
          .where((where) => where.not("obsolete"))
          .where(whose === "all" ? sql<SqlBool>`1 = 1` : sql<SqlBool>`supplier_id = ${slot("supplier")}`),
      )
      .selectFrom("numbered as o")
      .innerJoin("suppliers as s", "s.id", "o.supplier_id")
      .select(["o.id", "o.part_id", "o.supplierpartnr", "o.supplier_id"])
      .select(["s.name as supplier_name", "s.full_path as supplier_path"])
      .where("o.place", "<=", mostOffers)
      .orderBy("o.id"),
  );
}

/** The first offers of each part, of one supplier where one is given, that are not obsolete. */
export async function readOffers(
  reader: Reader,
  ids: readonly number[],
  supplier: number | null,
): Promise<readonly OfferRow[]> {
  return reader.run(offers[whoseOf(supplier)], { ids, supplier: supplier ?? 0 });
}

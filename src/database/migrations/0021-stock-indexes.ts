/**
 * Indexes that hold all that the sum of a stock and the best price are made of, that order what may be missing, and that
 * filters on orderdetails and prices look into.
 */
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Dialect } from "../store.ts";
import { index } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const stockIndexes: Migration = {
  name: "0021-stock-indexes",
  up: async (db, dialect) => {
    for (const { table, replaced, name, columns } of wider) {
      await db.schema.dropIndex(replaced).execute();
      await db.schema.createIndex(name).on(table).columns(columns).execute();
    }
    // Seldom true, as those of parts.
    await index(db, dialect, "orderdetails", ["obsolete"], { where: '"obsolete"' });
    for (const column of ["added_date", "last_modified"]) await index(db, dialect, "pricedetails", [column]);
    for (const column of ["ipn_folded", "mass"]) await nullsFirst(db, dialect, "parts", column);
  },
};

const wider = [
  {
    table: "part_lots",
    replaced: "part_lots_part_id_index",
    name: "part_lots_stock_index",
    columns: ["part_id", "instock_unknown", "expiration_date", "amount"],
  },
  {
    table: "orderdetails",
    replaced: "orderdetails_part_id_index",
    name: "orderdetails_offers_index",
    columns: ["part_id", "obsolete"],
  },
  {
    table: "pricedetails",
    replaced: "pricedetails_orderdetail_id_index",
    name: "pricedetails_offers_index",
    columns: ["orderdetail_id", "min_discount_quantity", "price", "price_related_quantity", "currency_id"],
  },
];

/** As lists are ordered. SQLite does so anyway. */
async function nullsFirst(
  db: Kysely<unknown>,
  dialect: Dialect,
  table: string,
  column: string,
): Promise<void> {
  if (dialect === "sqlite") return;
  const name = `${table}_${column}_index`;
  await db.schema.dropIndex(name).execute();
  const keys = sql`${sql.ref(column)} nulls first, id`;
  await sql`create index ${sql.id(name)} on ${sql.table(table)} (${keys})`.execute(db);
}

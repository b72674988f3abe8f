/** Indexes that hold all that the sum of a stock and the best price are made of, and that order what may be missing. */
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Dialect } from "../store.ts";
import { index } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const stockIndexes: Migration = {
  name: "0021-stock-indexes",
  up: async (db, dialect) => {
    const wider: readonly (readonly [table: string, columns: readonly string[]])[] = [
      ["part_lots", ["part_id", "instock_unknown", "expiration_date", "amount"]],
      ["orderdetails", ["part_id", "obsolete"]],
      [
        "pricedetails",
        ["orderdetail_id", "min_discount_quantity", "price", "price_related_quantity", "currency_id"],
      ],
    ];
    for (const [table, columns] of wider) {
      await db.schema.dropIndex(`${table}_${columns[0]}_index`).execute();
      await index(db, dialect, table, columns);
    }
    for (const column of ["ipn_folded", "mass"]) await nullsFirst(db, dialect, "parts", column);
  },
};

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

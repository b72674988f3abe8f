/**
 * Allows long barcodes of lots on PostgreSQL, where an entry of a B-tree has at most 2,704 bytes: a barcode of 1,000
 * characters can have 4,000.
 */
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "./schema.ts";

export const codesAndSearch: Migration = {
  name: "0016-codes-and-search",
  up: async (db, dialect) => {
    if (dialect === "postgres") await indexLongBarcodes(db);
  },
};

async function indexLongBarcodes(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run("drop index part_lots_user_barcode_key");
  // A unique index must be a B-tree. An exclusion constraint can use a hash, which has a fixed size.
  await run(
    "alter table part_lots add constraint part_lots_user_barcode_key exclude using hash (user_barcode with =)",
  );
  await run("drop index part_lots_user_barcode_folded_index");
  await run(
    "create index part_lots_user_barcode_folded_index on part_lots using spgist (user_barcode_folded)",
  );
}

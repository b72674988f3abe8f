/** Finds lots by a query that is their barcode. */
import { sql } from "kysely";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";

export interface BarcodeLot {
  readonly id: number;
  readonly part_id: number;
  readonly user_barcode: string;
}

/** Only case distinguishes such lots, so there are hardly ever several. */
const maximumLots = 100;

const byBarcode = prepared((db, slot: Slot<{ code: string }>) =>
  db
    .selectFrom("part_lots")
    .select(["id", "part_id", "user_barcode"])
    .where("user_barcode_folded", "=", slot("code"))
    .$narrowType<{ user_barcode: string }>()
    .orderBy("id")
    .limit(sql.lit(maximumLots)),
);

/**
 * Returns the lots with a barcode, ignoring case. Runs one statement.
 * @param code the folded barcode
 */
export async function lotsWithBarcode(reader: Reader, code: string): Promise<readonly BarcodeLot[]> {
  return reader.run(byBarcode, { code });
}

/** Finds lots by a query that is their barcode. */
import { sql } from "kysely";
import { preparedSql } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";

export interface BarcodeLot {
  readonly id: number;
  readonly part_id: number;
  readonly user_barcode: string;
}

/** Only case distinguishes such lots, so there are hardly ever several. */
const maximumLots = 100;

const byBarcode = preparedSql<BarcodeLot, { code: string }>(
  (slot) => sql`select id, part_id, user_barcode from part_lots
    where user_barcode_folded = ${slot("code")} order by id limit ${sql.lit(maximumLots)}`,
);

/**
 * Returns the lots with a barcode, ignoring case. Runs one statement.
 * @param code the folded barcode
 */
export async function lotsWithBarcode(reader: Reader, code: string): Promise<readonly BarcodeLot[]> {
  return reader.run(byBarcode, { code });
}

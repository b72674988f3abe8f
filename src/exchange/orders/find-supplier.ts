/** Finds the supplier of an order, whose name files and inventories write in different ways. */
import { prepared } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { isSameCompany } from "../../search/scan/same-company.ts";

/** More suppliers than this are not compared. */
const maximumCompared = 5000;

const suppliers = prepared((db) =>
  db.selectFrom("suppliers").select(["id", "name"]).orderBy("level").orderBy("id").limit(maximumCompared),
);

export interface Supplier {
  readonly id: number;
  readonly name: string;
}

/**
 * Returns the supplier with a name, else the first one with a similar name, such as "DigiKey Electronics" for "Digi-Key".
 * Returns `null` if there is none.
 */
export async function findSupplier(transaction: Transaction, name: string): Promise<Supplier | null> {
  const rows = await transaction.run(suppliers, {});
  return rows.find((row) => row.name === name) ?? rows.find((row) => isSameCompany(row.name, name)) ?? null;
}

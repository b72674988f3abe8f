/** Finds the supplier of an order, whose name files and inventories write in different ways. */
import { fold } from "../../database/fold.ts";
import { prepared } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { isSameCompany } from "../../search/scan/same-company.ts";

/** Shorter names begin too many other names. */
const shortest = 3;

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
 * Returns the supplier with a name, else the only one with a similar name, such as "DigiKey Electronics" for "Digi-Key".
 * Returns `null` if there is none.
 */
export async function findSupplier(transaction: Transaction, name: string): Promise<Supplier | null> {
  const rows = await transaction.run(suppliers, {});
  const equal = rows.find((row) => row.name === name) ?? rows.find((row) => fold(row.name) === fold(name));
  if (equal !== undefined) return equal;
  const similar = rows.filter(
    (row) => Math.min(row.name.length, name.length) >= shortest && isSameCompany(row.name, name),
  );
  return similar.length === 1 ? (similar[0] ?? null) : null;
}

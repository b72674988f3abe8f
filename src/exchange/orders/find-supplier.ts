/** Finds the supplier of an order, whose name files and inventories write in different ways. */
import { fold } from "../../database/fold.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";

/** More suppliers than this are not compared. */
const maximumCompared = 5000;

const columns = ["id", "name"] as const;

const byName = prepared((db, slot: Slot<{ folded: string }>) =>
  db
    .selectFrom("suppliers")
    .select(columns)
    .where("name_folded", "=", slot("folded"))
    .orderBy("level")
    .orderBy("id")
    .limit(maximumCompared),
);

const all = prepared((db) => db.selectFrom("suppliers").select(columns).orderBy("id").limit(maximumCompared));

export interface Supplier {
  readonly id: number;
  readonly name: string;
}

/**
 * Returns the supplier with a name, else the only one whose name begins with the same words, such as "DigiKey Electronics"
 * for "Digi-Key". Returns `null` if there is none.
 */
export async function findSupplier(transaction: Transaction, name: string): Promise<Supplier | null> {
  const equal = await transaction.run(byName, { folded: fold(name) });
  const [first] = equal;
  if (first !== undefined) return equal.find((row) => row.name === name) ?? first;
  const similar = (await transaction.run(all, {})).filter((row) => isSimilar(row.name, name));
  return similar.length === 1 ? (similar[0] ?? null) : null;
}

/** Whether one name consists of the first words of the other. Spaces and hyphens between words can be missing. */
function isSimilar(one: string, other: string): boolean {
  return beginsWith(one, other) || beginsWith(other, one);
}

function beginsWith(long: string, short: string): boolean {
  const wanted = wordsOf(short).join("");
  if (wanted === "") return false;
  const words = wordsOf(long);
  return words.some((_, index) => words.slice(0, index + 1).join("") === wanted);
}

function wordsOf(name: string): readonly string[] {
  return fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Finds parts that are said to stand in for another one, or have the same number of the manufacturer. */
import type { Slot } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Reader } from "../../../database/store.ts";

/** How many are looked at that are declared, or have the same number. */
export const mostRelated = 200;

export interface OriginalRow {
  readonly id: number;
  readonly name: string;
  readonly category_id: number;
  readonly footprint_id: number | null;
  readonly number: string;
}

const originalById = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .selectFrom("parts")
    .select(["id", "name", "category_id", "footprint_id", "manufacturer_product_number_folded as number"])
    .where("id", "=", slot("id")),
);

export async function readOriginal(reader: Reader, id: number): Promise<OriginalRow | null> {
  return (await reader.run(originalById, { id }))[0] ?? null;
}

export interface RelationRow {
  readonly part_id: number;
  readonly other_part_id: number;
  /** As `part_associations.type` says. */
  readonly type: number;
  readonly other_type: string | null;
}

const relations = prepared((db, slot: Slot<{ id: number }>) => {
  const columns = ["id", "part_id", "other_part_id", "type", "other_type"] as const;
  const table = db.selectFrom("part_associations").select(columns);
  return table
    .where("part_id", "=", slot("id"))
    .unionAll(table.where("other_part_id", "=", slot("id")))
    .orderBy("id")
    .limit(mostRelated);
});

/** The associations of a part, in both directions. */
export async function readRelations(reader: Reader, id: number): Promise<readonly RelationRow[]> {
  return reader.run(relations, { id });
}

const sameNumber = prepared((db, slot: Slot<{ id: number; number: string }>) =>
  db
    .selectFrom("parts")
    .select("id")
    .where("manufacturer_product_number_folded", "=", slot("number"))
    .where("manufacturer_product_number_folded", "<>", "")
    .where("id", "<>", slot("id"))
    .orderBy("id")
    .limit(mostRelated),
);

/** Other parts with the same number of the manufacturer. */
export async function readSameNumber(
  reader: Reader,
  { id, number }: OriginalRow,
): Promise<readonly number[]> {
  return (await reader.run(sameNumber, { id, number })).map((row) => row.id);
}

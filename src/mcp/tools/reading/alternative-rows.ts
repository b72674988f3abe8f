/** Reads the parts that have an association with a part or the same manufacturer part number. */
import { prepared, type RowOf, type Slot } from "../../../database/prepared.ts";

/** Maximum number of associations to read, and of parts with the same manufacturer part number. */
export const maximumRelated = 200;

export const originalById = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .selectFrom("parts")
    .select(["id", "name", "category_id", "footprint_id", "manufacturer_product_number_folded as number"])
    .where("id", "=", slot("id")),
);

export type OriginalRow = RowOf<typeof originalById>;

export const relations = prepared((db, slot: Slot<{ id: number }>) => {
  const columns = ["id", "part_id", "other_part_id", "type", "other_type"] as const;
  const table = db.selectFrom("part_associations").select(columns);
  return table
    .where("part_id", "=", slot("id"))
    .unionAll(table.where("other_part_id", "=", slot("id")))
    .orderBy("id")
    .limit(maximumRelated);
});

export type RelationRow = RowOf<typeof relations>;

export const sameNumber = prepared((db, slot: Slot<{ id: number; number: string }>) =>
  db
    .selectFrom("parts")
    .select("id")
    .where("manufacturer_product_number_folded", "=", slot("number"))
    .where("manufacturer_product_number_folded", "<>", "")
    .where("id", "<>", slot("id"))
    .orderBy("id")
    .limit(maximumRelated),
);

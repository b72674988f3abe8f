/** Finds what a line of an import refers to. Names are compared exactly, letter by letter. */
import { sql } from "kysely";
import type { SqlBool } from "kysely";
import { fold } from "../../database/fold.ts";
import { prepared } from "../../database/prepared.ts";
import type { Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";

type ByName = { name: string; folded: string };

const categoryByName = prepared((db, slot: Slot<{ parent: number; name: string }>) =>
  db
    .selectFrom("categories")
    .select("id")
    .where(sql<SqlBool>`coalesce(parent_id, 0) = ${slot("parent")}`)
    .where("name", "=", slot("name")),
);

const footprintByName = prepared((db, slot: Slot<ByName>) =>
  db
    .selectFrom("footprints")
    .select("id")
    .where("name_folded", "=", slot("folded"))
    .where("name", "=", slot("name"))
    .orderBy("level")
    .orderBy("id")
    .limit(1),
);

const attachmentTypeByName = prepared((db, slot: Slot<ByName>) =>
  db
    .selectFrom("attachment_types")
    .select("id")
    .where("name_folded", "=", slot("folded"))
    .where("name", "=", slot("name"))
    .orderBy("level")
    .orderBy("id")
    .limit(1),
);

const partByName = prepared((db, slot: Slot<ByName & { category: number }>) =>
  db
    .selectFrom("parts")
    .select("id")
    .where("name_folded", "=", slot("folded"))
    .where("name", "=", slot("name"))
    .where("category_id", "=", slot("category"))
    .limit(1),
);

/** The category of that name below `parent`, or at the root. */
export async function findCategory(
  transaction: Transaction,
  parent: number | null,
  name: string,
): Promise<number | null> {
  const [row] = await transaction.run(categoryByName, { parent: parent ?? 0, name });
  return row?.id ?? null;
}

/** The footprint of that name wherever it is in the tree, nearest to the root. */
export async function findFootprint(transaction: Transaction, name: string): Promise<number | null> {
  const [row] = await transaction.run(footprintByName, { name, folded: fold(name) });
  return row?.id ?? null;
}

/** The attachment type of that name, as {@link findFootprint}. */
export async function findAttachmentType(transaction: Transaction, name: string): Promise<number | null> {
  const [row] = await transaction.run(attachmentTypeByName, { name, folded: fold(name) });
  return row?.id ?? null;
}

/** Whether the category has a part of that name. */
export async function findPart(transaction: Transaction, category: number, name: string): Promise<boolean> {
  const rows = await transaction.run(partByName, { name, folded: fold(name), category });
  return rows.length > 0;
}

/**
 * Finds the part that a record of a file would create a second time in another category. Parts are the same if they have
 * the same manufacturer part number, no different manufacturers, and the same name, or one is named after the number.
 */
import { sql, type SqlBool } from "kysely";
import { fold } from "../../database/fold.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader, Transaction } from "../../database/store.ts";
import { recordProblem } from "./find-referenced-entities.ts";
import type { Document } from "./exported-resources.ts";
import { partKeys } from "./unused-keys.ts";

/** Returns the highest ID of a part. `reader` must not see any part that the import creates. */
export async function lastPartOf({ db }: Reader): Promise<number> {
  const row = await db
    .selectFrom("parts")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** The values of a record. An empty manufacturer is unknown, and the category 0 does not exist. */
type SamePart = {
  name: string;
  number: string;
  manufacturer: string;
  otherCategory: number;
  lastPart: number;
};

const samePartQuery = prepared((db, slot: Slot<SamePart>) =>
  db
    .selectFrom("parts as p")
    .innerJoin("categories as c", "c.id", "p.category_id")
    .leftJoin("manufacturers as m", "m.id", "p.manufacturer_id")
    .select(["p.id", "p.name", "c.full_path as category"])
    .where("p.manufacturer_product_number_folded", "=", slot("number"))
    .where(
      sql<SqlBool>`(p.name_folded in (${slot("name")}, ${slot("number")})
        or ${slot("name")} = ${slot("number")})`,
    )
    .where(sql<SqlBool>`(m.id is null or ${slot("manufacturer")} in ('', m.name_folded))`)
    .where("p.category_id", "<>", slot("otherCategory"))
    .where("p.id", "<=", slot("lastPart"))
    .orderBy("p.id")
    .limit(1),
);

/**
 * Checks that a record does not create a part a second time. A file of records can describe several parts with the same
 * number, so only parts in other categories count that existed before the import.
 * @param category the ID of its category, or `null` if the category does not exist
 * @throws {Problem} if the part exists
 */
export async function requireNoSamePart(
  transaction: Transaction,
  document: Document,
  category: number | null,
  lastPart: number,
): Promise<void> {
  const { number } = partKeys(document);
  if (number === null) return;
  const [found] = await transaction.run(samePartQuery, {
    name: fold(String(document["name"])),
    number,
    manufacturer: foldedName(document["manufacturer"]),
    otherCategory: category ?? 0,
    lastPart,
  });
  if (found === undefined) return;
  throw recordProblem(
    "manufacturer_product_number",
    `Part ${found.id} (${quotedName(found.name)} in the category ${quotedName(found.category)}) already has this number. ` +
      "Use its name and category. If this is another part, create it without an import.",
    "already-exists",
  );
}

/** Returns the last name of a path, folded. It is empty if there is none. */
export function foldedName(path: unknown): string {
  const name: unknown = Array.isArray(path) ? path.at(-1) : null;
  return typeof name === "string" ? fold(name) : "";
}

export function quotedName(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

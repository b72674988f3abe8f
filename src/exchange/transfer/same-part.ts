/**
 * Finds the part that a record would create a second time under another category or name. Parts are the same if they
 * have the same manufacturer part number and no different manufacturers. In a file of records, they must also have the
 * same name, or one of them has the number as its name.
 */
import { sql, type SqlBool } from "kysely";
import { fold } from "../../database/fold.ts";
import { textList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader, Transaction } from "../../database/store.ts";
import { recordProblem } from "./find-referenced-entities.ts";
import type { Document } from "./exported-resources.ts";

/**
 * Which parts make a record invalid. In a list of parts, each row describes another part. A file of records can describe
 * several parts with the same number, so only parts in other categories count that existed before the import.
 */
export type SamePartRule =
  { readonly kind: "list" } | { readonly kind: "records"; readonly lastPart: number };

/** Returns the rule for a file. `reader` must not see any part that the import creates. */
export async function samePartRule({ db }: Reader, isList: boolean): Promise<SamePartRule> {
  if (isList) return { kind: "list" };
  const row = await db
    .selectFrom("parts")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirst();
  return { kind: "records", lastPart: Number(row?.last ?? 0) };
}

/** Returns the manufacturer part number of a record, or `null` if it has none. */
export function numberOf({ manufacturer_product_number: number }: Document): string | null {
  // A number with a NUL is refused later. PostgreSQL cannot receive it.
  return typeof number === "string" && number.trim() !== "" && !number.includes("\0") ? fold(number) : null;
}

const usedNumbers = prepared((db, slot: Slot<{ folded: readonly string[] }>, dialect) =>
  db
    .selectFrom("parts")
    .select("manufacturer_product_number_folded as number")
    .distinct()
    .where(textList(dialect, "manufacturer_product_number_folded", slot("folded"))),
);

export async function numbersOfNoPart(
  transaction: Transaction,
  numbers: readonly string[],
): Promise<Set<string>> {
  const unused = new Set(numbers);
  if (unused.size === 0) return unused;
  const rows = await transaction.run(usedNumbers, { folded: [...unused] });
  for (const { number } of rows) unused.delete(number);
  return unused;
}

/** The values of a record. An empty manufacturer is unknown, and the category 0 does not exist. */
type SamePart = {
  /** 1 if parts with different names can be the same. */
  anyName: number;
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
      sql<SqlBool>`(${slot("anyName")} = 1 or p.name_folded in (${slot("name")}, ${slot("number")})
        or ${slot("name")} = ${slot("number")})`,
    )
    .where(sql<SqlBool>`(m.id is null or ${slot("manufacturer")} in ('', m.name_folded))`)
    .where("p.category_id", "<>", slot("otherCategory"))
    .where("p.id", "<=", slot("lastPart"))
    .orderBy("p.id")
    .limit(1),
);

/** No part has a higher ID. */
const highestId = 2 ** 31 - 1;

interface SamePartContext {
  readonly transaction: Transaction;
  readonly unusedNumbers: ReadonlySet<string>;
  readonly samePart: SamePartRule;
}

/**
 * Checks that a record does not create a part a second time.
 * @param category the ID of its category, or `null` if the category does not exist
 * @throws {Problem} if the part exists
 */
export async function requireNoSamePart(
  { transaction, unusedNumbers, samePart }: SamePartContext,
  document: Document,
  category: number | null,
): Promise<void> {
  const number = numberOf(document);
  if (number === null || unusedNumbers.has(number)) return;
  const isList = samePart.kind === "list";
  const [found] = await transaction.run(samePartQuery, {
    anyName: Number(isList),
    name: fold(String(document["name"])),
    number,
    manufacturer: manufacturerOf(document),
    otherCategory: isList ? 0 : (category ?? 0),
    lastPart: isList ? highestId : samePart.lastPart,
  });
  if (found === undefined) return;
  throw recordProblem(
    "manufacturer_product_number",
    `Part ${found.id} (${quoted(found.name)} in the category ${quoted(found.category)}) already has this number. ` +
      "Use its name and category. If this is another part, create it without an import.",
    "already-exists",
  );
}

function manufacturerOf({ manufacturer: path }: Document): string {
  const name: unknown = Array.isArray(path) ? path.at(-1) : null;
  return typeof name === "string" ? fold(name) : "";
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

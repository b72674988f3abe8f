/**
 * Finds the part that a row of a list of parts describes: by IPN, else by manufacturer part number and manufacturer, else
 * by supplier and supplier part number, else by category and name.
 */
import { sql, type SqlBool } from "kysely";
import { fold } from "../../database/fold.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import type { Document } from "./exported-resources.ts";
import { labelOfPart, maximumCandidates } from "./imported-lines.ts";
import { recordProblem } from "./find-referenced-entities.ts";
import { foldedName } from "./same-part.ts";
import { firstOrderdetail, partKeys } from "./unused-keys.ts";

interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly category_id: number;
  readonly category: string;
  readonly ipn: string | null;
  readonly number: string;
}

export interface ExistingPart extends Candidate {
  /** The property of the row by which the part was found. */
  readonly property: string;
}

const candidates = (db: Transaction["db"]) =>
  db
    .selectFrom("parts as p")
    .innerJoin("categories as c", "c.id", "p.category_id")
    .select([
      "p.id",
      "p.name",
      "p.category_id",
      "c.full_path as category",
      "p.ipn",
      "p.manufacturer_product_number_folded as number",
    ])
    .orderBy("p.id")
    .limit(maximumCandidates);

const byIpn = prepared((db, slot: Slot<{ ipn: string }>) =>
  candidates(db).where("p.ipn_folded", "=", slot("ipn")),
);

/** An empty manufacturer is unknown. */
const byNumber = prepared((db, slot: Slot<{ number: string; manufacturer: string }>) =>
  candidates(db)
    .leftJoin("manufacturers as m", "m.id", "p.manufacturer_id")
    .where("p.manufacturer_product_number_folded", "=", slot("number"))
    .where(sql<SqlBool>`(m.id is null or ${slot("manufacturer")} in ('', m.name_folded))`),
);

const bySupplier = prepared((db, slot: Slot<{ supplier: string; number: string }>) =>
  candidates(db).where(({ exists, selectFrom }) =>
    exists(
      selectFrom("orderdetails as o")
        .innerJoin("suppliers as s", "s.id", "o.supplier_id")
        .select("o.id")
        .whereRef("o.part_id", "=", "p.id")
        .where("o.supplierpartnr_folded", "=", slot("number"))
        .where("s.name_folded", "=", slot("supplier")),
    ),
  ),
);

const byName = prepared((db, slot: Slot<{ category: number; name: string }>) =>
  candidates(db).where("p.category_id", "=", slot("category")).where("p.name", "=", slot("name")),
);

/**
 * @param category the ID of the category of the row, or `null` if it does not exist
 * @param lastPart the highest ID of a part before the import
 * @returns `null` if there is no such part
 * @throws {Problem} if several parts match
 */
export async function findExistingPart(
  transaction: Transaction,
  document: Document,
  category: number | null,
  lastPart: number,
): Promise<ExistingPart | null> {
  const onlyOne = (
    rows: readonly Candidate[],
    isPreferred: (part: Candidate) => boolean,
    property: string,
  ): ExistingPart | null => onlyPart(rows, isPreferred, property, lastPart);
  const { ipn, number, name, supplierNumber } = partKeys(document);
  const isNamesake = (part: Candidate) => part.name === name && part.category_id === category;
  const hasOtherIpn = (part: Candidate) => ipn !== null && part.ipn !== null && fold(part.ipn) !== ipn;
  /** Two parts of the same name are often two packages of a value, with different part numbers. */
  const isOther = (part: Candidate) =>
    hasOtherIpn(part) || (number !== null && part.number !== "" && part.number !== number);

  if (ipn !== null) {
    const [found] = await transaction.run(byIpn, { ipn });
    if (found !== undefined) return { ...found, property: "ipn" };
  }
  if (number !== null) {
    const rows = await transaction.run(byNumber, {
      number,
      manufacturer: foldedName(document["manufacturer"]),
    });
    const found = onlyOne(rows, isNamesake, "manufacturer_product_number");
    if (found !== null) return found;
  }
  if (supplierNumber !== null) {
    const supplier = foldedName(firstOrderdetail(document)["supplier"]);
    const rows = await transaction.run(bySupplier, { supplier, number: supplierNumber });
    const found = onlyOne(rows, isNamesake, "orderdetails[0].supplierpartnr");
    if (found !== null) return found;
  }
  if (category === null || name === null) return null;
  const rows = await transaction.run(byName, { category, name });
  return onlyOne(
    rows.filter((part) => !isOther(part)),
    ({ number: own }) => own === (number ?? ""),
    "name",
  );
}

/** Returns the only part, or the only one that is preferred. @throws {Problem} if several parts match */
function onlyPart(
  rows: readonly Candidate[],
  isPreferred: (part: Candidate) => boolean,
  property: string,
  lastPart: number,
): ExistingPart | null {
  const [first] = rows;
  if (first === undefined) return null;
  const preferred = rows.length === 1 ? rows : rows.filter(isPreferred);
  const [only] = preferred;
  if (only !== undefined && preferred.length === 1) return { ...only, property };
  throw recordProblem(
    property,
    `The parts ${rows.map((row) => labelOfPart(row, lastPart)).join(", ")} match this row. Add the IPN of one of them to the row, or merge them.`,
    "several-matches",
  );
}

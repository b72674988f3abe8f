/**
 * Finds the part that a line of an order describes: by supplier and supplier part number, else by manufacturer part number
 * and manufacturer, else by IPN. A part is never guessed.
 */
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { isSameCompany } from "../../search/scan/same-company.ts";
import type { Document } from "../transfer/exported-resources.ts";
import { labelOfPart, maximumCandidates, type MatchedBy } from "../transfer/imported-lines.ts";
import { foldedName } from "../transfer/same-part.ts";
import { partKeys } from "../transfer/unused-keys.ts";
import type { PartChoice } from "./order-options.ts";

/** How the part of an order line was found. A name does not identify it. */
export type OrderMatch = Exclude<MatchedBy, "name">;

export type OrderedPart =
  | { readonly kind: "found"; readonly id: number; readonly by: OrderMatch }
  | { readonly kind: "new" }
  /** The user must choose. */
  | {
      readonly kind: "unclear";
      readonly by: OrderMatch;
      readonly candidates: readonly number[];
      readonly reason: string;
    };

interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly manufacturer: string | null;
}

const candidates = (db: Transaction["db"]) =>
  db
    .selectFrom("parts as p")
    .leftJoin("manufacturers as m", "m.id", "p.manufacturer_id")
    .select(["p.id", "p.name", "p.manufacturer_product_number_folded as number", "m.name as manufacturer"])
    .orderBy("p.id")
    .limit(maximumCandidates);

const byId = prepared((db, slot: Slot<{ id: number }>) => candidates(db).where("p.id", "=", slot("id")));

const bySupplier = prepared((db, slot: Slot<{ supplier: number; number: string }>) =>
  candidates(db).where(({ exists, selectFrom }) =>
    exists(
      selectFrom("orderdetails as o")
        .select("o.id")
        .whereRef("o.part_id", "=", "p.id")
        .where("o.supplierpartnr_folded", "=", slot("number"))
        .where("o.supplier_id", "=", slot("supplier")),
    ),
  ),
);

const byNumber = prepared((db, slot: Slot<{ number: string }>) =>
  candidates(db).where("p.manufacturer_product_number_folded", "=", slot("number")),
);

const byIpn = prepared((db, slot: Slot<{ ipn: string }>) =>
  candidates(db).where("p.ipn_folded", "=", slot("ipn")),
);

interface Ordered {
  /** The ID of the supplier, or `null` if it does not exist yet. */
  readonly supplier: number | null;
  readonly choice: PartChoice | null;
  /** The highest ID of a part before the import. */
  readonly lastPart: number;
}

export async function findOrderedPart(
  transaction: Transaction,
  document: Document,
  { supplier, choice, lastPart }: Ordered,
): Promise<OrderedPart> {
  if (choice === "new") return { kind: "new" };
  if (choice !== null) {
    const [chosen] = await transaction.run(byId, { id: choice });
    if (chosen !== undefined) return { kind: "found", id: chosen.id, by: "choice" };
    return { kind: "unclear", by: "choice", candidates: [], reason: `Part ${choice} does not exist.` };
  }
  const { ipn, number, supplierNumber } = partKeys(document);
  const onlyOne = (rows: readonly Candidate[], by: OrderMatch): OrderedPart =>
    onlyPart(rows, by, number, lastPart);
  const manufacturer = foldedName(document["manufacturer"]);
  if (supplier !== null && supplierNumber !== null) {
    const rows = await transaction.run(bySupplier, { supplier, number: supplierNumber });
    if (rows.length > 0) return onlyOne(rows, "supplier_part_number");
  }
  if (number !== null) {
    const rows = await transaction.run(byNumber, { number });
    const same = rows.filter((row) => isSameMaker(row.manufacturer, manufacturer));
    if (same.length > 0) return onlyOne(same, "manufacturer_product_number");
    if (rows.length === maximumCandidates) return onlyOne(rows, "manufacturer_product_number");
  }
  if (ipn !== null) {
    const rows = await transaction.run(byIpn, { ipn });
    if (rows.length > 0) return onlyOne(rows, "ipn");
  }
  return { kind: "new" };
}

/** An unknown manufacturer is the same as any. */
function isSameMaker(stored: string | null, given: string): boolean {
  return stored === null || given === "" || isSameCompany(stored, given);
}

/** Whether part numbers differ only in separators, or in a suffix such as the packaging. An unknown number is the same. */
function isSameNumber(stored: string, given: string): boolean {
  const [one, other] = [plain(stored), plain(given)];
  return one.startsWith(other) || other.startsWith(one);
}

/** Returns a folded part number without separators. */
function plain(number: string): string {
  return number.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** @param number the folded manufacturer part number of the line, or `null` if it has none */
function onlyPart(
  rows: readonly Candidate[],
  by: OrderMatch,
  number: string | null,
  lastPart: number,
): OrderedPart {
  const [first] = rows;
  if (first === undefined || rows.length > 1) {
    const named = rows.map((row) => labelOfPart(row, lastPart)).join(", ");
    const reason = `The parts ${named} match this line.`;
    return { kind: "unclear", by, candidates: rows.map(({ id }) => id), reason };
  }
  if (number === null || isSameNumber(first.number, number)) return { kind: "found", id: first.id, by };
  const reason = `Part ${labelOfPart(first, lastPart)} matches this line, but has another manufacturer part number.`;
  return { kind: "unclear", by, candidates: [first.id], reason };
}

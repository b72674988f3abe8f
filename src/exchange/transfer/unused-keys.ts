/** Finds the keys in a batch of records that no part has yet, so that new parts need no search of their own. */
import { fold } from "../../database/fold.ts";
import { textList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { isObject } from "../../util/is-object.ts";
import type { Document } from "./exported-resources.ts";

/** The keys by which a record can describe an existing part. All except the name are folded. `null` is unknown. */
export interface PartKeys {
  readonly name: string | null;
  readonly ipn: string | null;
  readonly number: string | null;
  readonly supplierNumber: string | null;
}

/** For each kind of key, the values that no part has. */
export type UnusedKeys = { readonly [Key in keyof PartKeys]: Set<string> };

type Folded = { folded: readonly string[] };

const usedNames = prepared((db, slot: Slot<Folded>, dialect) =>
  db
    .selectFrom("parts")
    .select("name as key")
    .distinct()
    .where(textList(dialect, "name_folded", slot("folded"))),
);

const usedIpns = prepared((db, slot: Slot<Folded>, dialect) =>
  db
    .selectFrom("parts")
    .select("ipn_folded as key")
    .where(textList(dialect, "ipn_folded", slot("folded"))),
);

const usedNumbers = prepared((db, slot: Slot<Folded>, dialect) =>
  db
    .selectFrom("parts")
    .select("manufacturer_product_number_folded as key")
    .distinct()
    .where(textList(dialect, "manufacturer_product_number_folded", slot("folded"))),
);

const usedSupplierNumbers = prepared((db, slot: Slot<Folded>, dialect) =>
  db
    .selectFrom("orderdetails")
    .select("supplierpartnr_folded as key")
    .distinct()
    .where(textList(dialect, "supplierpartnr_folded", slot("folded"))),
);

const queries = { name: usedNames, ipn: usedIpns, number: usedNumbers, supplierNumber: usedSupplierNumbers };

export function partKeys(document: Document): PartKeys {
  return {
    name: textOf(document["name"]),
    ipn: foldedOf(document["ipn"]),
    number: foldedOf(document["manufacturer_product_number"]),
    supplierNumber: foldedOf(firstOrderdetail(document)["supplierpartnr"]),
  };
}

/** The first orderdetail of a row of a list of parts, which has at most one. */
export function firstOrderdetail({ orderdetails }: Document): Document {
  const first: unknown = Array.isArray(orderdetails) ? orderdetails[0] : null;
  return isObject(first) ? first : {};
}

/** Returns a text, or `null` if there is none. A NUL is refused later: PostgreSQL cannot receive it. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" && !value.includes("\0") ? value : null;
}

function foldedOf(value: unknown): string | null {
  const text = textOf(value);
  return text === null ? null : fold(text);
}

export async function findUnusedKeys(
  transaction: Transaction,
  documents: readonly Document[],
): Promise<UnusedKeys> {
  const keys = documents.map(partKeys);
  const unused = async (kind: keyof PartKeys): Promise<Set<string>> => {
    const values = new Set(keys.flatMap((each) => each[kind] ?? []));
    if (values.size === 0) return values;
    const folded = kind === "name" ? [...new Set([...values].map(fold))] : [...values];
    for (const { key } of await transaction.run(queries[kind], { folded })) values.delete(key ?? "");
    return values;
  };
  return {
    name: await unused("name"),
    ipn: await unused("ipn"),
    number: await unused("number"),
    supplierNumber: await unused("supplierNumber"),
  };
}

/** Whether no part has any of the keys of a record. */
export function areUnused(unused: UnusedKeys, keys: PartKeys): boolean {
  const isUnused = (kind: keyof PartKeys) => keys[kind] === null || unused[kind].has(keys[kind]);
  return isUnused("name") && isUnused("ipn") && isUnused("number") && isUnused("supplierNumber");
}

export function markUsed(unused: UnusedKeys, document: Document): void {
  const keys = partKeys(document);
  for (const [kind, values] of Object.entries(unused)) values.delete(keys[kind as keyof PartKeys] ?? "");
}

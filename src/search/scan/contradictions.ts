/** Compares a decoded code with the parts that have its part number: other makers use the same number. */
import { sql } from "kysely";
import type { Schemas } from "../../../generated/resources.ts";
import { fold } from "../../database/fold.ts";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { DecodedCode } from "./decoded-code.ts";
import type { Match } from "./match-code.ts";
import { isSameCompany } from "./same-company.ts";

export type Contradiction = Schemas["ScanContradiction"];

/** The manufacturer, and the part numbers of the suppliers. */
const companiesOf = prepared((db, slot: Slot<{ parts: readonly number[] }>, dialect) =>
  db
    .selectFrom("parts")
    .innerJoin("manufacturers", "manufacturers.id", "parts.manufacturer_id")
    .select(["parts.id as part", "manufacturers.name as company"])
    .select(sql<string | null>`null`.as("number"))
    .where(idList(dialect, "parts.id", slot("parts")))
    .unionAll(
      db
        .selectFrom("orderdetails")
        .innerJoin("suppliers", "suppliers.id", "orderdetails.supplier_id")
        .select(["orderdetails.part_id as part", "suppliers.name as company"])
        .select("orderdetails.supplierpartnr as number")
        .where("orderdetails.supplierpartnr", "<>", "")
        .where(idList(dialect, "orderdetails.part_id", slot("parts"))),
    ),
);

/** Returns the contradictions of each part, by ID. */
export async function readContradictions(
  reader: Reader,
  decoded: DecodedCode | null,
  matches: readonly Match[],
): Promise<ReadonlyMap<number, readonly Contradiction[]>> {
  // All other matches identify the part.
  const compared = matches.filter(
    ({ kind }) => kind === "manufacturer_product_number" || kind === "supplier_part_number",
  );
  if (decoded === null || compared.length === 0) return new Map();
  const rows = await reader.run(companiesOf, { parts: compared.map(({ id }) => id) });
  return new Map(
    compared.map(({ kind, id: part }) => {
      const own = rows.filter((row) => row.part === part);
      if (kind === "supplier_part_number") return [part, otherSupplier(decoded, own)];
      const makers = own.flatMap(({ company, number }) => (number === null ? [company] : []));
      const numbers = own.flatMap(({ company, number }) =>
        number !== null && isSameCompany(decoded.supplier ?? "", company) ? [number] : [],
      );
      return [part, contradictionsOf(decoded, makers, numbers)];
    }),
  );
}

/** The part has the number of the code, but of another supplier. */
function otherSupplier(
  { supplier, supplier_part_number: number }: DecodedCode,
  rows: readonly { readonly company: string; readonly number: string | null }[],
): readonly Contradiction[] {
  if (supplier === null || number === null) return [];
  const equal = rows.flatMap((row) =>
    row.number !== null && fold(row.number) === fold(number) ? [row.company] : [],
  );
  return equal.length === 0 || equal.some((company) => isSameCompany(supplier, company))
    ? []
    : [{ property: "supplier", code: supplier, part: equal }];
}

function contradictionsOf(
  { supplier_part_number: number, manufacturer: maker }: DecodedCode,
  makers: readonly string[],
  numbers: readonly string[],
): readonly Contradiction[] {
  const hasOtherNumbers = numbers.length > 0 && !numbers.some((each) => fold(each) === fold(number ?? ""));
  const hasOtherMaker = makers.some((each) => !isSameCompany(maker ?? "", each));
  return [
    ...(number !== null && hasOtherNumbers
      ? [{ property: "supplier_part_number" as const, code: number, part: [...numbers] }]
      : []),
    ...(maker !== null && hasOtherMaker
      ? [{ property: "manufacturer" as const, code: maker, part: [...makers] }]
      : []),
  ];
}

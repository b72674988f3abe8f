/** Compares a decoded code with the part that has its part number: other makers use the same number. */
import type { components } from "../../../generated/types.ts";
import { fold } from "../../database/fold.ts";
import { isSameCompany } from "../../search/scan/same-company.ts";
import type { DecodedCode } from "./scan-path.ts";

type Part = Pick<components["schemas"]["Part"], "orderdetails" | "manufacturer">;

/**
 * Returns why the part may be another one.
 * @param match how the code was found, as in `ScanResult`
 */
export function contradictionsOf(
  decoded: DecodedCode | null,
  match: string,
  { orderdetails, manufacturer }: Part,
): readonly string[] {
  // All other matches identify the part.
  if (decoded === null || match !== "manufacturer_product_number") return [];
  const { supplier, supplier_part_number: number, manufacturer: maker } = decoded;
  const stored = orderdetails.flatMap(({ supplier: company, supplierpartnr: stored }) =>
    stored && isSameCompany(supplier ?? "", company?.name ?? "") ? [stored] : [],
  );
  const isOtherNumber =
    number !== null && stored.length > 0 && !stored.some((each) => fold(each) === fold(number));
  const isOtherMaker = maker !== null && manufacturer && !isSameCompany(maker, manufacturer.name);
  return [
    ...(isOtherNumber
      ? [`The code has the part number ${number} of ${supplier}, but the part has ${stored.join(", ")}.`]
      : []),
    ...(isOtherMaker
      ? [`The code has the manufacturer ${maker}, but the part has ${manufacturer.name}.`]
      : []),
  ];
}

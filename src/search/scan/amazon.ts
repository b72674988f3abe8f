/** Recognizes the codes on bags of Amazon: the ASIN of a product, or the FNSKU that its warehouses use. */
import { decodedCode, type DecodedCode } from "./decoded-code.ts";

/** Other codes with ten letters and digits are more likely part numbers. */
const pattern = /^(?:B0[0-9A-Z]{8}|X0[0-9A-Z]{8})$/;

/** Returns the content of the code, or `null` if it is not in this format. */
export function decodeAmazon(code: string): DecodedCode | null {
  const number = code.toUpperCase();
  if (!pattern.test(number)) return null;
  const identifier = number.startsWith("B") ? "ASIN" : "FNSKU";
  return decodedCode("amazon", { supplier: "Amazon", supplier_part_number: number }, [
    { identifier, value: number },
  ]);
}

/** Reads codes of LCSC, such as `{pbn:PICK1,on:SO1,pc:C312270,pm:ST-1-102,qty:2,mc:,cc:1}`. */
import { decodedCode, quantityOf, type CodeField, type DecodedCode } from "./decoded-code.ts";

/** Returns the content of the code, or `null` if it is not in this format. */
export function decodeLcsc(code: string): DecodedCode | null {
  if (!code.startsWith("{") || !code.endsWith("}")) return null;
  // Values can contain commas.
  const fields = code
    .slice(1, -1)
    .split(/,(?=[a-z]{1,5}:)/)
    .map(parseField)
    .filter(({ value }) => value !== "" && value !== "null");
  const values = new Map(fields.map(({ identifier, value }) => [identifier, value]));
  const [number = null, own = null] = [values.get("pc"), values.get("pm")];
  if (number === null && own === null) return null;
  return decodedCode(
    "lcsc",
    {
      // Users print codes of their own in this form, without the number of LCSC.
      supplier: number === null ? null : "LCSC",
      supplier_part_number: number,
      manufacturer_product_number: own,
      quantity: quantityOf(values.get("qty")),
      order_number: values.get("on") ?? null,
      customer_reference: values.get("mc") ?? null,
    },
    fields,
  );
}

function parseField(text: string): CodeField {
  const colon = text.indexOf(":");
  return colon === -1
    ? { identifier: "", value: text.trim() }
    : { identifier: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

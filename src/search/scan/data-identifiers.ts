/**
 * Gives the fields of ISO/IEC 15434 codes a meaning. The data identifiers are those of ANSI MH10.8.2, as distributors use
 * them (ECIA EIGP 114).
 */
import {
  decodedCode,
  lineOf,
  quantityOf,
  type CodeContent,
  type CodeField,
  type DecodedCode,
} from "./decoded-code.ts";

/** A data identifier and its value. A zero in front of the identifier is a filler. */
const field = /^0{0,2}([1-9][0-9]{0,2})?([A-Z])([^]*)$/;

/** @example parseField("1PLM358") // { identifier: "1P", value: "LM358" } */
export function parseField(text: string): CodeField {
  const [, digits = "", letter, value = ""] = field.exec(text) ?? [];
  return letter === undefined
    ? { identifier: "", value: text }
    : { identifier: digits + letter, value: value.trim() };
}

/** Returns the content of a code whose fields have data identifiers. Fields without a value are left out. */
export function decodeFields(all: readonly CodeField[]): DecodedCode {
  const fields = all.filter(({ value }) => value !== "");
  // Some labels repeat a field. The last one is the most specific.
  const values = new Map(fields.map(({ identifier, value }) => [identifier, value]));
  return decodedCode("iso15434", contentOf(values), fields);
}

type Values = ReadonlyMap<string, string>;

function contentOf(values: Values): Partial<CodeContent> {
  const first = (...identifiers: readonly string[]) =>
    identifiers.map((identifier) => values.get(identifier)).find((value) => value !== undefined) ?? null;
  const supplier = supplierOf(values);
  const numbers = partNumbersOf(values, supplier);
  const dateCode = first("9D", "10D", "D", "16D", "11D");
  const country = first("4L")?.toUpperCase() ?? null;
  return {
    supplier,
    ...numbers,
    manufacturer: first("1V") ?? manufacturerOf(values),
    quantity: quantityOf(values.get("Q")),
    order_number: first("1K", "K"),
    order_line: lineOf(values.get("14K") ?? values.get("4K")),
    invoice_number: supplier === "Mouser" ? first("11K", "10K") : first("10K"),
    // "Not traceable"
    date_code: dateCode === "N/T" ? null : dateCode,
    lot_code: first("1T", "T", "30T"),
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : null,
  };
}

/** Only distributors with their own identifiers can be recognized. */
function supplierOf(values: Values): string | null {
  const has = (identifier: string) => values.has(identifier);
  const isDigiKeyNumber = ["30P", "P"].some((identifier) => values.get(identifier)?.endsWith("-ND"));
  if (isDigiKeyNumber || ["11Z", "12Z", "13Z", "20Z"].some(has)) return "Digi-Key";
  if (has("3P")) return "Farnell";
  return has("14K") || (has("1V") && has("11K")) ? "Mouser" : null;
}

function manufacturerOf(values: Values): string | null {
  if (["20L", "21L", "22L", "23L"].some((identifier) => values.has(identifier))) return "Texas Instruments";
  return values.has("6P") ? "Murata" : null;
}

type PartNumbers = Pick<
  CodeContent,
  "supplier_part_number" | "manufacturer_product_number" | "customer_reference"
>;

function partNumbersOf(values: Values, supplier: string | null): PartNumbers {
  const [customer = null, own = null, supplied = null] = ["P", "1P", "30P"].map((name) => values.get(name));
  // NXP: the ordering code is in 1P, and the part number is in 30P.
  if (supplier === null && own !== null && /^[0-9]{12}$/.test(own) && supplied !== null)
    return {
      supplier_part_number: own,
      manufacturer_product_number: supplied,
      customer_reference: customer,
    };
  // P is the number that the customer gave in the order. Digi-Key and some manufacturers print their own number there if
  // the customer gave none.
  const printed = supplier === null && own !== null ? null : customer;
  const number = supplied ?? values.get("3P") ?? printed;
  return {
    supplier_part_number: number,
    manufacturer_product_number: own,
    customer_reference: customer === number ? null : customer,
  };
}

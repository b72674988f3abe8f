/** The content of a code on a bag, reel or label of a distributor or manufacturer. */

/** A field of a code. The identifier is empty if the code contains only a value. */
export interface CodeField {
  readonly identifier: string;
  readonly value: string;
}

/** The properties that a code can contain. All are `null` if absent. */
export interface CodeContent {
  readonly supplier: string | null;
  readonly supplier_part_number: string | null;
  readonly manufacturer: string | null;
  readonly manufacturer_product_number: string | null;
  readonly quantity: number | null;
  readonly order_number: string | null;
  readonly order_line: string | null;
  readonly invoice_number: string | null;
  readonly customer_reference: string | null;
  readonly date_code: string | null;
  readonly lot_code: string | null;
  readonly country: string | null;
}

export type CodeFormat = "iso15434" | "lcsc" | "tme" | "amazon" | "manufacturer";

export interface DecodedCode extends CodeContent {
  readonly format: CodeFormat;
  /** All fields in the order of the code, including those that {@link CodeContent} does not have. */
  readonly fields: readonly CodeField[];
}

const noContent: CodeContent = {
  supplier: null,
  supplier_part_number: null,
  manufacturer: null,
  manufacturer_product_number: null,
  quantity: null,
  order_number: null,
  order_line: null,
  invoice_number: null,
  customer_reference: null,
  date_code: null,
  lot_code: null,
  country: null,
};

export function decodedCode(
  format: CodeFormat,
  content: Partial<CodeContent>,
  fields: readonly CodeField[],
): DecodedCode {
  return { format, ...noContent, ...content, fields };
}

/**
 * Returns a quantity, or `null` if the text is not one.
 * @example quantityOf("000010") // 10
 */
export function quantityOf(text: string | undefined): number | null {
  return text !== undefined && /^[0-9]{1,15}(?:\.[0-9]{1,9})?$/.test(text) ? Number(text) : null;
}

/**
 * Returns the number of a line without leading zeros.
 * @example lineOf("011") // "11"
 */
export function lineOf(text: string | undefined): string | null {
  return text ? text.replace(/^0+(?=.)/, "") : null;
}

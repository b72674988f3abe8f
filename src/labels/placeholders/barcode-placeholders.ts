/** The placeholders of Part-DB that insert a barcode into the text. */
import { barcodeContent, type BarcodeContent } from "../barcode-content.ts";
import { encodeBarcode, type Barcode, type BarcodeType } from "../barcode.ts";
import type { LabelContext, LabelElement, LabelElementType } from "../label-element.ts";
import { ContentNotEncodable } from "../label-errors.ts";
import type { PlaceholderName } from "./placeholder.ts";

interface BarcodePlaceholder extends PlaceholderName {
  readonly type: BarcodeType;
  readonly content: BarcodeContent;
}

export const elementBarcodes: readonly BarcodePlaceholder[] = [
  create("BARCODE_QR", "QR code with the link to the element.", "qr", "link"),
  create("BARCODE_DATAMATRIX", "DataMatrix code with the link to the element.", "datamatrix", "link"),
  create("BARCODE_C39", "Code 39 with the short code of the element.", "code39", "id"),
  create("BARCODE_C93", "Code 93 with the short code of the element.", "code93", "id"),
  create("BARCODE_C128", "Code 128 with the short code of the element.", "code128", "id"),
];

/** Storage locations have no IPN. */
export const ipnBarcodes: readonly BarcodePlaceholder[] = [
  create("IPN_BARCODE_QR", "QR code with the internal part number.", "qr", "ipn"),
  create("IPN_BARCODE_C39", "Code 39 with the internal part number.", "code39", "ipn"),
  create("IPN_BARCODE_C128", "Code 128 with the internal part number.", "code128", "ipn"),
];

function create(
  name: string,
  description: string,
  type: BarcodeType,
  content: BarcodeContent,
): BarcodePlaceholder {
  return { name, description, type, content };
}

/** Returns null if the placeholder is not a barcode on the labels of a type of elements. */
export function barcodePlaceholder(name: string, type: LabelElementType): BarcodePlaceholder | null {
  const placeholders = type === "storelocation" ? elementBarcodes : [...elementBarcodes, ...ipnBarcodes];
  return placeholders.find((each) => each.name === name) ?? null;
}

/** A code, or the text in its place and a warning. */
export type CreatedCode = { readonly code: Barcode } | { readonly text: string; readonly warning: string };

/** Returns null if the content is empty. */
export function createCode(
  { name, type, content }: BarcodePlaceholder,
  element: LabelElement,
  context: LabelContext,
): CreatedCode | null {
  const text = barcodeContent(content, element, context);
  if (text === "") return null;
  try {
    return { code: encodeBarcode(type, text) };
  } catch (error) {
    if (!(error instanceof ContentNotEncodable)) throw error;
    const subject = content === "ipn" ? "IPN Barcode" : "Barcode";
    return { text: `${subject} ERROR!: ${error.reason}`, warning: `[[${name}]]: ${error.message}` };
  }
}

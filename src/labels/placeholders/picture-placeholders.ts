/** The placeholders of Part-DB that insert a barcode into the text, which labels do not support. */
import type { BarcodeContent } from "../barcode-content.ts";
import type { BarcodeType } from "../barcode.ts";
import type { LabelElementType } from "../label-element.ts";

const pictures: ReadonlyMap<string, readonly [type: BarcodeType, content: BarcodeContent]> = new Map([
  ["BARCODE_QR", ["qr", "link"]],
  ["BARCODE_DATAMATRIX", ["datamatrix", "link"]],
  ["BARCODE_C39", ["code39", "id"]],
  ["BARCODE_C93", ["code93", "id"]],
  ["BARCODE_C128", ["code128", "id"]],
  ["IPN_BARCODE_QR", ["qr", "ipn"]],
  ["IPN_BARCODE_C39", ["code39", "ipn"]],
  ["IPN_BARCODE_C128", ["code128", "ipn"]],
]);

/** Returns why the placeholder is left out, or null if it is not a placeholder of a barcode. */
export function pictureWarning(name: string, element: LabelElementType): string | null {
  const [type, content] = pictures.get(name) ?? [];
  if (type === undefined || (content === "ipn" && element === "storelocation")) return null;
  return (
    `[[${name}]] is left out, because texts of labels cannot contain barcodes. ` +
    `Set the options "barcode_type" to "${type}" and "barcode_content" to "${content}" instead.`
  );
}

/** The contents of barcodes. Links and short codes have the form of Part-DB, so both programs scan them. */
import type { components } from "../../generated/types.ts";
import type { LabelContext, LabelElement, LabelPart } from "./label-element.ts";
import { mainOrderdetail } from "./main-orderdetail.ts";

export type BarcodeContent = NonNullable<components["schemas"]["LabelOptions"]["barcode_content"]>;

/** Returns the content of a barcode, or an empty text if the element has none. */
export function barcodeContent(
  content: BarcodeContent,
  element: LabelElement,
  { baseUrl }: Pick<LabelContext, "baseUrl">,
): string {
  const { kind, letter, id } = printedId(element);
  switch (content) {
    case "link":
      return `${baseUrl}/scan/${kind}/${id}`;
    case "id":
      return `${letter}${String(id).padStart(4, "0")}`;
    case "ipn":
      return partOf(element)?.ipn ?? "";
    case "user_barcode":
      return (element.type === "part_lot" && element.lot.user_barcode) || "";
    case "supplier_part_number":
      return mainOrderdetail(partOf(element)?.orderdetails ?? [])?.supplierpartnr ?? "";
  }
}

function printedId(element: LabelElement) {
  switch (element.type) {
    case "part":
      return { kind: "part", letter: "P", id: element.part.id };
    case "part_lot":
      return { kind: "lot", letter: "L", id: element.lot.id };
    case "storelocation":
      return { kind: "location", letter: "S", id: element.location.id };
  }
}

function partOf(element: LabelElement): LabelPart | null {
  return element.type === "storelocation" ? null : element.part;
}

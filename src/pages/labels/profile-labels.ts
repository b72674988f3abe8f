/** The labels of the properties of label profiles, and of their values. */
import type { components } from "../../../generated/types.ts";
import { labelTypes } from "../../labels/requests/label-types.ts";
import { capitalized } from "../site/capitalized.ts";
import type { Option } from "../site/fields.tsx";

type Options = components["schemas"]["LabelOptions"];

const labels: Readonly<Record<string, string>> = {
  name: "Name",
  comment: "Comment",
  show_in_dropdown: "Offer when printing",
  "options.supported_element": "For",
  "options.width": "Width (mm)",
  "options.height": "Height (mm)",
  "options.barcode_type": "Barcode",
  "options.barcode_content": "Barcode content",
  "options.lines": "Text",
  "options.grow_text": "Enlarge the text to fill the label",
  "options.picture_type": "Picture",
  "options.additional_css": "CSS of Part-DB",
  "options.process_mode": "Language of the text",
};

/** The language of texts that can be printed. */
export const htmlLanguage = "HTML with placeholders";

export const profileFieldPaths: readonly string[] = Object.keys(labels).filter(
  (name) => !["options.picture_type", "options.additional_css", "options.process_mode"].includes(name),
);

export function profileLabel(path: string): string | undefined {
  return labels[path];
}

export const elementOptions: readonly Option[] = Object.entries(labelTypes).map(([value, { plural }]) => ({
  value,
  label: capitalized(plural),
}));

const barcodeTypes: Readonly<Record<Options["barcode_type"], string>> = {
  none: "None",
  qr: "QR",
  datamatrix: "DataMatrix",
  code128: "Code 128",
  code39: "Code 39",
  code93: "Code 93",
};

export const barcodeContents: Readonly<Record<NonNullable<Options["barcode_content"]>, string>> = {
  link: "Link to the page",
  id: "Short code, such as L0012",
  ipn: "IPN of the part",
  user_barcode: "Barcode of the lot",
  supplier_part_number: "First supplier part number",
};

const toOptions = (names: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export const barcodeTypeOptions = toOptions(barcodeTypes);

/** The empty value is the default of Part-DB. */
export const barcodeContentOptions: readonly Option[] = [
  { value: "", label: "Link in QR and DataMatrix, otherwise the short code" },
  ...toOptions(barcodeContents),
];

export function barcodeText({ barcode_type: type, barcode_content: content }: Options): string {
  if (type === "none") return barcodeTypes.none;
  return content ? `${barcodeTypes[type]}: ${barcodeContents[content]}` : barcodeTypes[type];
}

export function sizeText({ width, height }: Pick<Options, "width" | "height">): string {
  return `${width} × ${height} mm`;
}

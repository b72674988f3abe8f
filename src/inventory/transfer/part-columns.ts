/** The columns of a simple list of parts, and the other names that they are known by. */

export const columns = [
  "name",
  "category_path",
  "description",
  "keywords",
  "footprint",
  "reference_prefix",
  "kicad_symbol",
  "datasheet",
  "ipn",
  "manufacturer",
  "manufacturer_product_number",
  "quantity",
  "location",
  "supplier",
  "supplier_part_number",
  "price",
  "currency",
] as const;

export type Column = (typeof columns)[number];

/** Names as spreadsheets and distributors write them, in the form that {@link normalize} makes. */
const aliases: Readonly<Record<string, Column>> = {
  part: "name",
  "part name": "name",
  category: "category_path",
  tags: "keywords",
  package: "footprint",
  "datasheet url": "datasheet",
  "internal part number": "ipn",
  "manufacturer name": "manufacturer",
  mfr: "manufacturer",
  mpn: "manufacturer_product_number",
  "manufacturer part number": "manufacturer_product_number",
  "part number": "manufacturer_product_number",
  "mfr part number": "manufacturer_product_number",
  qty: "quantity",
  amount: "quantity",
  stock: "quantity",
  "storage location": "location",
  distributor: "supplier",
  sku: "supplier_part_number",
  spn: "supplier_part_number",
  "unit price": "price",
};

/** Suppliers that write their own name into the header of their part numbers. */
const distributors = [
  "Digi-Key",
  "Mouser",
  "LCSC",
  "Farnell",
  "Newark",
  "Reichelt",
  "TME",
  "Arrow",
  "Conrad",
];

export interface NamedColumn {
  readonly column: Column;
  /** The supplier that the header names. */
  readonly supplier?: string;
}

/** The field of a column, by its name; null for an unknown name. */
export function findColumn(name: string): NamedColumn | null {
  const text = normalize(name);
  const column = columns.find((own) => normalize(own) === text) ?? aliases[text];
  if (column !== undefined) return { column };
  const isNumber = /\b(part number|sku|spn)\b/.test(text);
  const letters = text.replaceAll(/[^a-z]/g, "");
  const supplier = distributors.find((own) => letters.includes(own.toLowerCase().replace("-", "")));
  return isNumber && supplier !== undefined ? { column: "supplier_part_number", supplier } : null;
}

/** Whether the name does not say whose part number it is: "Part No.", "Part Number". */
export function isGenericPartNumber(name: string): boolean {
  return normalize(name) === "part number";
}

/** Whether the name is the column's own. */
export function isCanonicalName(name: string): boolean {
  return columns.some((column) => column === name.trim().toLowerCase());
}

/** Lower case, one blank between words, and one form of "part number". */
function normalize(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s_]+/g, " ")
    .replaceAll(/\bpart (?:no\b|#)[.:]?/g, "part number")
    .replaceAll(/[.:]/g, "")
    .trim();
}

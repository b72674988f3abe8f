/** Defines the columns of a list of parts, with their alternative names. */

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

/**
 * Maps alternative column names, which spreadsheets and distributors use, to columns. {@link normalize} has normalized
 * the names.
 */
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

/** The suppliers whose name can be a part of the column name for their part numbers, as in "Digi-Key Part Number". */
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
  readonly supplier?: string;
}

/** Finds a column by its name or an alternative name. Returns `null` if the name is unknown. */
export function findColumn(name: string): NamedColumn | null {
  const text = normalize(name);
  const column = columns.find((own) => normalize(own) === text) ?? aliases[text];
  if (column !== undefined) return { column };
  const isNumber = /\b(part number|sku|spn)\b/.test(text);
  const [supplier, ...others] = distributors.filter((own) => mentions(text, own));
  return isNumber && supplier !== undefined && others.length === 0
    ? { column: "supplier_part_number", supplier }
    : null;
}

/**
 * Returns whether a normalized column name contains the name of a distributor as whole words, such as "digi-key",
 * "digi key" or "digikey".
 */
function mentions(text: string, distributor: string): boolean {
  const words = distributor.toLowerCase().split("-");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join("[ -]?")}(?![\\p{L}\\p{N}])`, "u").test(text);
}

/**
 * Returns whether a column name is generic, such as "Part No." or "Part Number". A generic name does not tell whether
 * the manufacturer or a supplier assigned the number.
 */
export function isGenericPartNumber(name: string): boolean {
  return normalize(name) === "part number";
}

/** Returns whether the name is one of the documented column names. */
export function isCanonicalName(name: string): boolean {
  return columns.some((column) => column === name.trim().toLowerCase());
}

/** Converts a name to lower case, with single spaces and with "part number" instead of variants such as "Part No.". */
function normalize(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s_]+/g, " ")
    .replaceAll(/\bpart (?:no\b|#)[.:]?/g, "part number")
    .replaceAll(/[.:]/g, "")
    .trim();
}

/** Converts a line of a list of parts to a record. `part-list.ts` reads the lines. */
import { normalizeExternalUrl } from "../../attachments/external-url.ts";
import { FileRefused } from "../../attachments/file-refused.ts";
import { InvalidCell } from "./csv-cells.ts";
import { quoted } from "./csv-rows.ts";
import type { IncomingRecord } from "./incoming.ts";
import type { Column } from "./part-columns.ts";
import type { Document } from "./exported-resources.ts";
import type { ExistingPolicy } from "./existing-policy.ts";
import type { Separator } from "./source-file.ts";

/** The trimmed values of a line by column. The value is empty if the file does not have the column. */
export type Cells = Readonly<Record<Column, string>>;

const datasheetType = "Datasheet";

export interface LineOptions {
  readonly separator: Separator;
  /** The path of the category for parts that name no category. */
  readonly category: string;
  readonly baseCurrency: string | null;
  readonly existing: ExistingPolicy;
}

/** @throws {InvalidCell} if a value cannot be read */
export function readPart(line: number, cells: Cells, options: LineOptions): IncomingRecord {
  const name = nameOfPart(cells);
  if (name === "") throw new InvalidCell("name: A part must have a name or a manufacturer part number.");
  const category = cells.category_path === "" ? options.category : cells.category_path;
  if (category === "") throw new InvalidCell("category_path: A part must have a category.");
  const { url, leftOut } = readDatasheet(cells.datasheet);
  const document = {
    category: pathOf("category_path", category),
    name,
    description: cells.description,
    tags: cells.keywords
      .split(/[\s,]+/)
      .filter((tag) => tag !== "")
      .join(","),
    ...elementReference("footprint", cells.footprint),
    ...elementReference("manufacturer", cells.manufacturer),
    manufacturer_product_number: cells.manufacturer_product_number,
    ipn: orNull(cells.ipn),
    eda_info: {
      reference_prefix: orNull(cells.reference_prefix),
      kicad_symbol: orNull(cells.kicad_symbol),
    },
    ...lotOf(cells, options),
    ...orderdetailsOf(cells, options),
    ...(url !== null && { attachments: [{ name: datasheetType, attachment_type: [datasheetType], url }] }),
  };
  const defaults = new Set([
    ...(cells.category_path === "" ? ["category"] : []),
    ...(cells.name === "" ? ["name"] : []),
  ]);
  return { line, resource: "Part", document, columnOf, defaults, leftOut };
}

/** Returns the name of the part, which is the manufacturer part number by default. */
export function nameOfPart(cells: Cells): string {
  return cells.name === "" ? cells.manufacturer_product_number : cells.name;
}

export function hasSupply({ quantity, location, supplier }: Cells): boolean {
  return [quantity, location, supplier].some((cell) => cell !== "");
}

function orNull(text: string): string | null {
  return text === "" ? null : text;
}

/** Returns a reference to an element by its name alone, without a path. */
function elementReference(property: string, name: string): Document {
  return name === "" ? {} : { [property]: [name] };
}

function pathOf(column: Column, text: string): readonly string[] {
  const names = text.split(/->|→/).map((name) => name.trim());
  if (names.includes("")) {
    throw new InvalidCell(`${column}: A level of the path has no name. Separate levels with "->" or "→".`);
  }
  return names;
}

function lotOf({ quantity, location }: Cells, { separator }: LineOptions): Document {
  if (quantity === "" && location === "") return {};
  const lot = {
    ...(location !== "" && { storage_location: pathOf("location", location) }),
    ...(quantity === "" ? { instock_unknown: true } : { amount: readQuantity(quantity, separator) }),
  };
  return { partLots: [lot] };
}

function orderdetailsOf(cells: Cells, { separator, baseCurrency }: LineOptions): Document {
  const { supplier, supplier_part_number: number, price } = cells;
  const currency = cells.currency.toUpperCase();
  if (supplier === "") {
    if (number === "" && price === "") return {};
    throw new InvalidCell(missingSupplierMessage(number !== "", price !== ""));
  }
  if (price === "" && currency !== "") throw new InvalidCell("price: A currency requires a price.");
  const pricedetail = {
    price: readPrice(price, separator),
    min_discount_quantity: 1,
    ...(currency !== "" && currency !== baseCurrency && { currency }),
  };
  const orderdetail = {
    supplier: [supplier],
    supplierpartnr: number,
    ...(price !== "" && { pricedetails: [pricedetail] }),
  };
  return { orderdetails: [orderdetail] };
}

function missingSupplierMessage(hasNumber: boolean, hasPrice: boolean): string {
  const remedy = (rest: string): string => `Fill in the supplier column or leave ${rest} empty.`;
  if (!hasNumber) return `price: A price requires a supplier. ${remedy("the price")}`;
  if (!hasPrice) {
    return `supplier_part_number: A supplier part number requires a supplier. ${remedy("the supplier part number")}`;
  }
  return `supplier: A supplier part number and a price require a supplier. ${remedy("both")}`;
}

/**
 * Reads a quantity. Imported parts have no unit and are counted in pieces, so a fraction is rejected rather than
 * rounded.
 */
function readQuantity(text: string, separator: Separator): number {
  const remedy = "Write a whole number without separators";
  if (/^[1-9]\d{0,2}((\.\d{3}){1,5}|(,\d{3}){1,5})$/.test(text)) {
    const whole = text.replaceAll(/[.,]/g, "");
    throw new InvalidCell(`quantity: ${quoted(text)} is ambiguous. ${remedy}, such as ${whole}.`);
  }
  const decimal = decimalOf(text, separator);
  if (decimal === null) throw new InvalidCell(`quantity: ${quoted(text)} is not a number. ${remedy}.`);
  if (!/^-?\d+(\.0+)?$/.test(decimal)) {
    throw new InvalidCell(
      `quantity: ${quoted(text)} is not a whole number. Parts without a unit are counted in pieces.`,
    );
  }
  return Number(decimal);
}

function readPrice(text: string, separator: Separator): string {
  if (text === "") return "";
  const isEuropean = separator === ";";
  if (isEuropean && /^[1-9]\d{0,2}\.\d{3}$/.test(text)) {
    const [whole, decimal] = [text.replace(".", ""), text.replace(".", ",")];
    throw new InvalidCell(`price: ${quoted(text)} is ambiguous. Write ${whole} or ${decimal}.`);
  }
  const decimal = decimalOf(text, separator);
  if (decimal !== null) return decimal;
  const remedy = isEuropean ? "Use a decimal comma or point" : "Use a decimal point";
  throw new InvalidCell(
    `price: ${quoted(text)} is not a number. ${remedy}, no thousands separators and no currency symbols.`,
  );
}

/**
 * Returns the number in the format of the API, or `null` if the text is not a number. In files with semicolons as
 * separators, a comma is the decimal separator.
 */
function decimalOf(text: string, separator: Separator): string | null {
  const normalized =
    separator === ";" && /^-?(\d+|\d{1,3}(\.\d{3})+),\d+$/.test(text)
      ? text.replaceAll(".", "").replace(",", ".")
      : text;
  return /^-?\d+(\.\d+)?$/.test(normalized) ? normalized : null;
}

function readDatasheet(text: string): {
  readonly url: string | null;
  readonly leftOut: NonNullable<IncomingRecord["leftOut"]>;
} {
  const omit = (reason: string) => ({ url: null, leftOut: [{ reason, value: text }] });
  if (text === "") return { url: null, leftOut: [] };
  if (!/^https?:\/\//i.test(text)) return omit("The value is not an HTTP or HTTPS URL.");
  try {
    return { url: normalizeExternalUrl(text), leftOut: [] };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return omit(error.message);
  }
}

/** Maps patterns of record properties to the columns that set these properties. The first matching pattern applies. */
const columnOfProperty: readonly (readonly [RegExp, Column])[] = [
  [/^tags$/, "keywords"],
  [/^category/, "category_path"],
  [/reference_prefix$/, "reference_prefix"],
  [/kicad_symbol$/, "kicad_symbol"],
  [/storage_location$/, "location"],
  [/^partLots/, "quantity"],
  [/supplierpartnr$/, "supplier_part_number"],
  [/currency$/, "currency"],
  [/pricedetails/, "price"],
  [/^orderdetails/, "supplier"],
  [/^attachments/, "datasheet"],
];

/** Returns the column that sets a property of the record, or the property itself if there is no such column. */
function columnOf(propertyPath: string): string {
  return columnOfProperty.find(([pattern]) => pattern.test(propertyPath))?.[1] ?? propertyPath;
}

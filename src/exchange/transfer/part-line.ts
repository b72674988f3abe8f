/** Converts a line of a list of parts to a record. `part-list.ts` reads the lines. */
import { normalizeExternalUrl } from "../../attachments/external-url.ts";
import { FileRefused } from "../../attachments/file-refused.ts";
import type { DecimalMark } from "../tables/numbers.ts";
import { InvalidCell } from "./csv-cells.ts";
import { quoted } from "./csv-rows.ts";
import type { Document } from "./exported-resources.ts";
import type { IncomingRecord } from "./incoming.ts";
import type { Cells, DecimalMarks, LineCells } from "./part-cells.ts";
import type { Column } from "./part-columns.ts";
import { readAmount, readPrice, type ReadAmount } from "./part-numbers.ts";
import { parametersOf } from "./part-parameters.ts";
import type { Separator } from "../tables/records.ts";
import { convertAmount, unitFactor } from "../tables/unit-factors.ts";

const datasheetType = "Datasheet";

export interface LineOptions {
  readonly separator: Separator;
  /** The path of the category for parts that name no category. `null` if a row needs no category. */
  readonly category: string | null;
  readonly baseCurrency: string | null;
  /** The decimal mark of all numbers, if it is set. */
  readonly decimalMark?: DecimalMark;
}

/** Thrown if values of a line cannot be read. */
export class InvalidLine extends Error {
  /** The reasons, each of which begins with its column. */
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join(" "));
    this.reasons = reasons;
  }
}

/** @throws {InvalidLine} if values cannot be read */
export function readPart(
  line: number,
  { cells, parameters, priceCurrency, warnings }: LineCells,
  marks: DecimalMarks,
  options: LineOptions,
): IncomingRecord {
  const reasons: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      reasons.push(error.message);
      return undefined;
    }
  };
  const name = nameOfPart(cells);
  if (name === "") reasons.push("name: A part must have a name or a manufacturer part number.");
  const category = cells.category_path === "" ? options.category : cells.category_path;
  if (category === "") reasons.push("category_path: A part must have a category.");
  const path = category === null || category === "" ? [] : attempt(() => pathOf("category_path", category));
  const stock = attempt(() => stockOf(cells, marks.quantity));
  const location = attempt(() => locationOf(cells));
  const stockUnit = unitOf(cells) ?? stock?.unit ?? null;
  const minimum = attempt(() => minimumOf(cells, marks.quantity, stockUnit));
  const unit = stockUnit ?? minimum?.unit ?? null;
  const mass = attempt(() => massOf(cells));
  const orders = attempt(() => orderdetailsOf(cells, priceCurrency, marks.price, options));
  if (reasons.length > 0) {
    throw new InvalidLine([...reasons, ...warnings.map(({ reason, value }) => `${reason} ${quoted(value)}`)]);
  }
  const datasheet = readUrl(cells.datasheet);
  const productPage = readUrl(cells.manufacturer_product_url, "manufacturer_product_url: ");
  const values = parametersOf(parameters);
  const document = {
    category: path,
    name,
    description: cells.description,
    ...(cells.comment !== "" && { comment: cells.comment }),
    tags: cells.keywords
      .split(/[\s,]+/)
      .filter((tag) => tag !== "")
      .join(","),
    ...elementReference("footprint", cells.footprint),
    ...elementReference("manufacturer", cells.manufacturer),
    manufacturer_product_number: cells.manufacturer_product_number,
    ...(productPage.url !== null && { manufacturer_product_url: productPage.url }),
    ipn: orNull(cells.ipn),
    ...(cells.gtin !== "" && { gtin: cells.gtin }),
    eda_info: {
      reference_prefix: orNull(cells.reference_prefix),
      kicad_symbol: orNull(cells.kicad_symbol),
    },
    ...elementReference("partUnit", unit ?? ""),
    ...(minimum !== undefined && { minamount: minimum.amount }),
    ...mass,
    ...lotOf(cells, stock?.amount, location),
    ...orders,
    ...(values.length > 0 && { parameters: values }),
    ...(datasheet.url !== null && {
      attachments: [{ name: datasheetType, attachment_type: [datasheetType], url: datasheet.url }],
    }),
  };
  const defaults = new Set([
    ...(cells.category_path === "" ? ["category"] : []),
    ...(cells.name === "" ? ["name"] : []),
    // A unit after the quantity is not that of the part.
    ...(unitOf(cells) === null ? ["partUnit"] : []),
  ]);
  return {
    line,
    resource: "Part",
    document,
    columnOf,
    defaults,
    leftOut: [...warnings, ...datasheet.leftOut, ...productPage.leftOut],
  };
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

/** Reads a path, or a JSON array of names, which exports write if a name contains a separator. */
function pathOf(column: Column, text: string): readonly string[] {
  const listed = text.startsWith("[") ? parseJson(text) : undefined;
  if (
    Array.isArray(listed) &&
    listed.length > 0 &&
    listed.every((name) => typeof name === "string" && name !== "")
  )
    return listed as string[];
  const names = text.split(/->|[→➤>]/).map((name) => name.trim());
  if (names.includes("")) {
    throw new InvalidCell(
      `${column}: A level of the path has no name. Separate levels with ">", "->" or "→".`,
    );
  }
  return names;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the unit of the part, or `null` if it is counted in pieces. */
function unitOf({ part_unit: unit }: Cells): string | null {
  return unit === "" || /^(?:pcs?|pieces?|stk|stück|ea|each|units?|st)\.?$/i.test(unit) ? null : unit;
}

function stockOf(cells: Cells, mark: DecimalMark | null) {
  const { quantity } = cells;
  return quantity === "" ? undefined : amountIn(unitOf(cells), "quantity", quantity, mark);
}

function locationOf({ location }: Cells): readonly string[] {
  return location === "" ? [] : pathOf("location", location);
}

function minimumOf({ minamount }: Cells, mark: DecimalMark | null, unit: string | null) {
  return minamount === "" ? undefined : amountIn(unit, "minamount", minamount, mark);
}

/**
 * Reads an amount, and converts it to the unit of the part.
 * @throws {InvalidCell} if it cannot be converted
 */
function amountIn(unit: string | null, column: Column, text: string, mark: DecimalMark | null): ReadAmount {
  const read = readAmount(column, text, mark, unit !== null);
  if (unit === null || read.unit === null) return read;
  const factor = unitFactor(read.unit, unit);
  if (factor === null) {
    throw new InvalidCell(
      `${column}: ${quoted(text)} is not in ${quoted(unit)}, the unit of the part. Convert it to this unit.`,
    );
  }
  return { amount: convertAmount(read.amount, factor), unit };
}

function massOf({ mass }: Cells): Document {
  if (mass === "") return {};
  const [, number = ""] = /^(\d+(?:[.,]\d+)?)\s*g?$/.exec(mass) ?? [];
  if (number === "") throw new InvalidCell(`mass: ${quoted(mass)} is not a number of grams.`);
  return { mass: Number(number.replace(",", ".")) };
}

function lotOf({ quantity, location }: Cells, amount?: number, path: readonly string[] = []): Document {
  if (quantity === "" && location === "") return {};
  const lot = {
    ...(path.length > 0 && { storage_location: path }),
    ...(amount === undefined ? { instock_unknown: true } : { amount }),
  };
  return { partLots: [lot] };
}

function orderdetailsOf(
  cells: Cells,
  priceCurrency: string | null,
  mark: DecimalMark | null,
  { separator, baseCurrency }: LineOptions,
): Document {
  const { supplier, supplier_part_number: number, price } = cells;
  const named = cells.currency.toUpperCase();
  if (supplier === "") {
    if (number === "" && price === "") return {};
    throw new InvalidCell(missingSupplierMessage(number !== "", price !== ""));
  }
  if (price === "") {
    if (named !== "" && cells.quantity === "" && number === "") {
      throw new InvalidCell("price: A currency requires a price.");
    }
    return { orderdetails: [{ supplier: [supplier], supplierpartnr: number }] };
  }
  const read = readPrice(price, mark, separator);
  if (named !== "" && read.currency !== undefined && read.currency !== named) {
    throw new InvalidCell(`price: ${quoted(price)} is not in the currency ${quoted(named)} of this row.`);
  }
  const currency = read.currency ?? (named === "" ? priceCurrency : named);
  const pricedetail = {
    price: read.price,
    min_discount_quantity: 1,
    ...(currency !== null && currency !== baseCurrency && { currency }),
  };
  return { orderdetails: [{ supplier: [supplier], supplierpartnr: number, pricedetails: [pricedetail] }] };
}

function missingSupplierMessage(hasNumber: boolean, hasPrice: boolean): string {
  const remedy = (rest: string): string => `Fill in the supplier column or leave ${rest} empty.`;
  if (!hasNumber) return `price: A price requires a supplier. ${remedy("the price")}`;
  if (!hasPrice) {
    return `supplier_part_number: A supplier part number requires a supplier. ${remedy("the supplier part number")}`;
  }
  return `supplier: A supplier part number and a price require a supplier. ${remedy("both")}`;
}

/** Reads a URL. A value that is none is reported, and does not reject the row. */
function readUrl(
  text: string,
  column = "",
): { readonly url: string | null; readonly leftOut: NonNullable<IncomingRecord["leftOut"]> } {
  const omit = (reason: string) => ({ url: null, leftOut: [{ reason: `${column}${reason}`, value: text }] });
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
  [/^partUnit/, "part_unit"],
];

/** Returns the column that sets a property of the record, or the property itself if there is no such column. */
function columnOf(propertyPath: string): string {
  return columnOfProperty.find(([pattern]) => pattern.test(propertyPath))?.[1] ?? propertyPath;
}

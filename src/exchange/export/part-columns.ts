/** Defines the columns of exported lists of parts, and takes their cells out of the API documents of parts. */
import { formatDecimal, parseDecimal } from "../../database/decimal.ts";
import type { Document } from "../../representation/row-plan.ts";
import { columns as importedColumns } from "../transfer/part-columns.ts";
import type { Cell } from "./cells.ts";
import { objectsIn, scalarCell, textIn } from "./document-values.ts";

/** The columns that an import of a list of parts ignores. */
const otherColumns = [
  "id",
  "all_locations",
  "custom_state",
  "favorite",
  "needs_review",
  "added_date",
  "last_modified",
] as const;

export type PartColumn = (typeof importedColumns)[number] | (typeof otherColumns)[number];

export const partColumns: readonly PartColumn[] = [...importedColumns, ...otherColumns];

export const defaultPartColumns: readonly PartColumn[] = importedColumns.flatMap((name): PartColumn[] =>
  name === "location" ? [name, "all_locations"] : [name],
);

interface PartColumnDefinition {
  /** The properties that the cell needs, as values of `properties[]` by the path to them. */
  readonly properties: Readonly<Record<string, readonly string[]>>;
  readonly cell: (part: Document, context: PartCellContext) => Cell;
}

export interface PartCellContext {
  readonly baseCurrency: string;
}

const own = (name: string): PartColumnDefinition => ({
  properties: { "": [name] },
  cell: (part) => scalarCell(part[name]),
});

const referred = (name: string, property: "name" | "full_path"): PartColumnDefinition => ({
  properties: { [`[${name}]`]: [property] },
  cell: (part) => textIn(part[name], property),
});

const inEda = (name: string): PartColumnDefinition => ({
  properties: { "[eda_info]": [name] },
  cell: (part) => textIn(part["eda_info"], name),
});

const lots = {
  "[partLots]": ["amount", "instock_unknown"],
  "[partLots][storage_location]": ["full_path"],
};

const offers = {
  "[orderdetails]": ["supplierpartnr", "obsolete"],
  "[orderdetails][supplier]": ["name"],
};

const prices = {
  ...offers,
  "[orderdetails][pricedetails]": ["price_per_unit", "min_discount_quantity", "currency_iso_code"],
};

const definitions: Readonly<Record<PartColumn, PartColumnDefinition>> = {
  name: own("name"),
  category_path: {
    properties: { "[category]": ["full_path"] },
    cell: (part) => pathCell(textIn(part["category"], "full_path")),
  },
  description: own("description"),
  comment: own("comment"),
  keywords: own("tags"),
  footprint: referred("footprint", "name"),
  reference_prefix: inEda("reference_prefix"),
  kicad_symbol: inEda("kicad_symbol"),
  datasheet: { properties: { "[attachments]": ["name", "external_path"] }, cell: datasheetOf },
  manufacturer_product_url: own("manufacturer_product_url"),
  ipn: own("ipn"),
  gtin: own("gtin"),
  manufacturer: referred("manufacturer", "name"),
  manufacturer_product_number: own("manufacturer_product_number"),
  mass: own("mass"),
  part_unit: referred("partUnit", "name"),
  minamount: {
    properties: { "": ["minamount"] },
    cell: ({ minamount }) => (minamount === 0 ? null : scalarCell(minamount)),
  },
  quantity: { properties: { "": ["total_instock"], "[partLots]": ["instock_unknown"] }, cell: quantityOf },
  location: { properties: lots, cell: singleLocation },
  all_locations: { properties: lots, cell: allLocations },
  supplier: { properties: offers, cell: (part) => textIn(firstOffer(part)?.["supplier"], "name") },
  supplier_part_number: {
    properties: offers,
    cell: (part) => scalarCell(firstOffer(part)?.["supplierpartnr"]),
  },
  price: {
    properties: prices,
    cell: (part) => {
      const price = textIn(firstPrice(part), "price_per_unit");
      const decimal = price === null ? null : parseDecimal(price);
      return decimal === null ? null : { decimal: formatDecimal(decimal) };
    },
  },
  currency: {
    properties: prices,
    cell: (part, { baseCurrency }) => {
      const price = firstPrice(part);
      return price === undefined ? null : (textIn(price, "currency_iso_code") ?? baseCurrency);
    },
  },
  id: own("id"),
  custom_state: referred("partCustomState", "name"),
  favorite: own("favorite"),
  needs_review: own("needs_review"),
  added_date: own("addedDate"),
  last_modified: own("lastModified"),
};

/** Returns the query that selects the properties for the cells. */
export function partProperties(columns: readonly PartColumn[]): URLSearchParams {
  const query = new URLSearchParams([["properties[]", "id"]]);
  const add = (name: string, value: string): void => {
    if (!query.has(name, value)) query.append(name, value);
  };
  for (const column of columns) {
    for (const [path, names] of Object.entries(definitions[column].properties)) {
      for (const name of names) add(`properties${path}[]`, name);
    }
  }
  return query;
}

/** Returns the row of a part, from its API document. */
export function partCells(columns: readonly PartColumn[], part: Document, context: PartCellContext): Cell[] {
  return columns.map((column) => definitions[column].cell(part, context));
}

const pathSeparator = " → ";

/** Returns a path, or a JSON array of its names if an import would divide a name. */
function pathCell(path: string | null): Cell {
  const names = path?.split(pathSeparator) ?? [];
  return names.some((name) => /[>→➤]|^\[/.test(name)) ? JSON.stringify(names) : path;
}

/** Returns the stock. The cell is empty without lots, and if no amount is known. */
function quantityOf(part: Document): Cell {
  const all = objectsIn(part["partLots"]);
  const isKnown = all.some(({ instock_unknown: unknown }) => unknown !== true);
  return isKnown ? scalarCell(part["total_instock"]) : null;
}

interface LocatedLot {
  readonly location: string | null;
  readonly amount: number | null;
}

function locatedLots(part: Document): readonly LocatedLot[] {
  return objectsIn(part["partLots"]).map(
    ({ storage_location: location, amount, instock_unknown: unknown }) => ({
      location: textIn(location, "full_path"),
      amount: unknown === true || typeof amount !== "number" ? null : amount,
    }),
  );
}

function singleLocation(part: Document): Cell {
  const found = new Set(locatedLots(part).map(({ location }) => location));
  return found.size === 1 ? pathCell([...found][0] ?? null) : null;
}

/** Returns the locations of a part with the amounts of its lots, such as `Shelf → Box 1: 20; Drawer: ?`. */
export function allLocations(part: Document): Cell {
  const found = locatedLots(part).filter(({ location }) => location !== null);
  return found.length === 0
    ? null
    : found
        .map(({ location, amount }) => `${location}: ${amount === null ? "?" : String(amount)}`)
        .join("; ");
}

/** Returns the orderdetails that are not obsolete. */
export function currentOffers(part: Document): readonly Document[] {
  return objectsIn(part["orderdetails"]).filter(({ obsolete }) => obsolete !== true);
}

function firstOffer(part: Document): Document | undefined {
  return currentOffers(part)[0];
}

function firstPrice(part: Document): Document | undefined {
  const smallest = ({ min_discount_quantity: quantity }: Document): number => Number(quantity);
  return [...objectsIn(firstOffer(part)?.["pricedetails"])].sort((a, b) => smallest(a) - smallest(b))[0];
}

/** Returns the URL of the first attachment that is named like the datasheets of an import. */
function datasheetOf(part: Document): Cell {
  const urls = objectsIn(part["attachments"]).flatMap(({ name, external_path: url }) =>
    typeof url === "string" && url !== "" && /^data ?sheet/i.test(String(name)) ? [url] : [],
  );
  return urls[0] ?? null;
}

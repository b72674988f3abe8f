/** Defines the columns of a list of parts. `tables/recognize-headings.ts` recognizes other headings than their names. */
import type { Role } from "../tables/heading-roles.ts";
import type { ParameterHeading } from "../tables/parameter-words.ts";
import { recognizeHeadings, type Recognized } from "../tables/recognize-headings.ts";

export const columns = [
  "name",
  "category_path",
  "description",
  "comment",
  "keywords",
  "footprint",
  "reference_prefix",
  "kicad_symbol",
  "datasheet",
  "manufacturer_product_url",
  "ipn",
  "gtin",
  "manufacturer",
  "manufacturer_product_number",
  "mass",
  "part_unit",
  "minamount",
  "quantity",
  "location",
  "supplier",
  "supplier_part_number",
  "price",
  "currency",
] as const;

/** The columns that only order files have. */
export const orderColumns = ["order_number", "order_date", "customer_reference", "backorder"] as const;

export type Column = (typeof columns)[number] | (typeof orderColumns)[number];

/** What users can choose for a column. */
export type ChosenColumn = Column | "parameter" | "ignore";

/** What a table contains. */
export type TableType = "parts" | "order";

export function columnsOf(type: TableType): readonly Column[] {
  return type === "order" ? [...columns, ...orderColumns] : columns;
}

/** The columns of the roles that a list of parts has. */
const columnOfRole: Partial<Record<Role, Column>> = {
  name: "name",
  category: "category_path",
  description: "description",
  comment: "comment",
  tags: "keywords",
  footprint: "footprint",
  datasheet: "datasheet",
  product_url: "manufacturer_product_url",
  ipn: "ipn",
  gtin: "gtin",
  manufacturer: "manufacturer",
  mpn: "manufacturer_product_number",
  mass: "mass",
  part_unit: "part_unit",
  minimum_amount: "minamount",
  quantity: "quantity",
  location: "location",
  supplier: "supplier",
  supplier_part_number: "supplier_part_number",
  unit_price: "price",
  currency: "currency",
};

const orderColumnOfRole: Partial<Record<Role, Column>> = {
  ...columnOfRole,
  order_number: "order_number",
  date: "order_date",
  customer_reference: "customer_reference",
  backorder: "backorder",
};

export interface NamedColumn {
  readonly column: Column | "parameter";
  readonly supplier?: string;
  /** The currency of the prices of this column. */
  readonly currency?: string;
  readonly parameter?: ParameterHeading;
  /** Whether a user has chosen the meaning of the column. */
  readonly isChosen?: true;
}

/** The parameter of a column "Value". The unit of each value tells which parameter it is. */
const valueParameter: ParameterHeading = { name: "Value", unit: "" };

/**
 * Finds the columns with these headings. A column is `null` if its heading is unknown, or if another column with the same
 * meaning comes first, has the name of the column or is chosen.
 * @param chosen what users have chosen, by the index of the column
 */
export function findColumns(
  names: readonly string[],
  type: TableType = "parts",
  chosen: ReadonlyMap<number, ChosenColumn> = new Map(),
): readonly (NamedColumn | null)[] {
  const recognized = recognizeHeadings(names);
  const own = names.filter((name, index) => !chosen.has(index) && isCanonicalName(name));
  const chosenNames = new Set<string>(chosen.values());
  const used = new Set<string>([...chosenNames, ...own.map((name) => name.trim().toLowerCase())]);
  const found = names.map((name, index): NamedColumn | null => {
    const choice = chosen.get(index);
    if (choice !== undefined) return chosenColumn(choice, name, recognized[index] ?? null);
    if (isCanonicalName(name) && chosenNames.has(name.trim().toLowerCase())) return null;
    if (isCanonicalName(name)) return ownColumn(name, recognized[index] ?? null);
    const named = namedColumn(recognized[index] ?? null, type === "order" ? orderColumnOfRole : columnOfRole);
    const key = named?.parameter?.name ?? named?.column;
    if (named === null || key === undefined || used.has(key)) return null;
    used.add(key);
    return named;
  });
  // The supplier of an order can be known without a column.
  if (type === "order") return found;
  const hasSupplier = found.some((named) => named?.column === "supplier" || named?.supplier !== undefined);
  return hasSupplier ? found : found.map((named, index) => withoutSupply(named, names[index] ?? ""));
}

function chosenColumn(choice: ChosenColumn, name: string, recognized: Recognized | null): NamedColumn | null {
  if (choice === "ignore") return null;
  const { supplier, currency } = recognized ?? {};
  return {
    column: choice,
    ...(choice === "supplier_part_number" && supplier !== undefined && { supplier }),
    ...(choice === "price" && currency !== undefined && { currency }),
    ...(choice === "parameter" && { parameter: chosenParameter(name, recognized) }),
    isChosen: true,
  };
}

function chosenParameter(name: string, recognized: Recognized | null): ParameterHeading {
  if (recognized?.parameter !== undefined) return recognized.parameter;
  if (recognized?.role === "value" || name.trim() === "") return valueParameter;
  return { name: name.trim(), unit: "", keepsName: true };
}

function ownColumn(name: string, recognized: Recognized | null): NamedColumn {
  const own = name.trim().toLowerCase();
  const column = columns.find((known) => known === own) ?? "name";
  // An order file of a known supplier does not name the supplier in a column.
  const supplier = column === "supplier_part_number" ? recognized?.supplier : undefined;
  return supplier === undefined ? { column } : { column, supplier };
}

function namedColumn(
  recognized: Recognized | null,
  columnByRole: Partial<Record<Role, Column>>,
): NamedColumn | null {
  if (recognized === null || recognized.index !== undefined) return null;
  const { role, supplier, currency, parameter } = recognized;
  if (role === "parameter") return parameter === undefined ? null : { column: "parameter", parameter };
  if (role === "value") return { column: "parameter", parameter: valueParameter };
  const column = columnByRole[role];
  if (column === undefined) return null;
  return {
    column,
    ...(column === "supplier_part_number" && supplier !== undefined && { supplier }),
    ...(column === "price" && currency !== undefined && { currency }),
  };
}

/** Ignores a recognized column that requires a supplier, because no column of the file names one. */
function withoutSupply(named: NamedColumn | null, name: string): NamedColumn | null {
  const isSupply = ["supplier_part_number", "price", "currency"].some((column) => column === named?.column);
  return isSupply && named?.isChosen !== true && !isCanonicalName(name) ? null : named;
}

/** Returns whether the name is one of the documented column names. */
export function isCanonicalName(name: string): boolean {
  return columns.some((column) => column === name.trim().toLowerCase());
}

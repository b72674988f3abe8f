/** The labels of what a column of a file can be taken for, in the order in which a select shows them. */
import type { Option } from "../site/fields.tsx";

const labels: Readonly<Record<string, string>> = {
  name: "Name",
  manufacturer_product_number: "Manufacturer part number",
  manufacturer: "Manufacturer",
  ipn: "Internal part number (IPN)",
  gtin: "GTIN",
  description: "Description",
  category_path: "Category",
  footprint: "Footprint",
  parameter: "Parameter",
  quantity: "Quantity",
  location: "Storage location",
  supplier: "Supplier",
  supplier_part_number: "Supplier part number",
  price: "Price per piece",
  currency: "Currency",
  order_number: "Order number",
  order_date: "Order date",
  customer_reference: "Customer reference",
  backorder: "Backorder quantity",
  minamount: "Minimum stock",
  part_unit: "Measurement unit",
  mass: "Mass",
  keywords: "Tags",
  comment: "Notes",
  datasheet: "Datasheet",
  manufacturer_product_url: "Product page",
  reference_prefix: "Reference prefix",
  kicad_symbol: "KiCad symbol",
};

/** The columns that only orders have. */
const orderColumns = new Set(["order_number", "order_date", "customer_reference", "backorder"]);

/** The value of a column that is not imported. */
export const ignored = "ignore";

export const isColumn = (name: string): boolean => Object.hasOwn(labels, name);

export function columnLabel(column: string): string {
  const known = isColumn(column) ? labels[column] : undefined;
  return known ?? `${column.charAt(0).toUpperCase()}${column.slice(1).replaceAll("_", " ")}`;
}

/** @param current what the column was taken for, which is always an option */
export function columnOptions(type: "parts" | "order", current: string | undefined): readonly Option[] {
  const names = Object.keys(labels).filter((name) => type === "order" || !orderColumns.has(name));
  const all = current === undefined || names.includes(current) ? names : [...names, current];
  return [
    { value: ignored, label: "– not imported –" },
    ...all.map((value) => ({ value, label: columnLabel(value) })),
  ];
}

import { parameterLabels } from "../../parameters/parameter-labels.ts";
import { fieldLabels } from "../../site/field-labels.ts";

/** The labels of all fields of the form for a part, by property path. `[]` is the index of an entry. */
const labels: Readonly<Record<string, string>> = {
  name: "Name",
  category: "Category",
  description: "Description",
  tags: "Tags",
  footprint: "Footprint",
  manufacturer: "Manufacturer",
  manufacturer_product_number: "Manufacturer part number",
  manufacturer_product_url: "Product page",
  ipn: "IPN",
  gtin: "GTIN",
  minamount: "Minimum stock",
  partUnit: "Unit",
  manufacturing_status: "Manufacturing status",
  partCustomState: "State",
  mass: "Mass in grams",
  favorite: "Favorite",
  needs_review: "Needs review",
  comment: "Comment",
  "eda_info.kicad_symbol": "Symbol",
  "eda_info.kicad_footprint": "Footprint",
  "eda_info.reference_prefix": "Reference prefix",
  "eda_info.value": "Value",
  "eda_info.visibility": "List in KiCad",
  "eda_info.exclude_from_bom": "Exclude from BOM",
  "eda_info.exclude_from_board": "Exclude from board",
  "eda_info.exclude_from_sim": "Exclude from simulation",
  "partLots[].storage_location": "Storage location",
  "partLots[].amount": "Amount",
  "partLots[].description": "Description",
  "partLots[].comment": "Comment",
  "partLots[].user_barcode": "Barcode",
  "partLots[].expiration_date": "Expires",
  "partLots[].last_stocktake_at": "Last counted",
  "partLots[].owner": "Owner",
  "partLots[].instock_unknown": "Unknown amount",
  "partLots[].needs_refill": "Needs refill",
  "orderdetails[].supplier": "Supplier",
  "orderdetails[].supplierpartnr": "Supplier part number",
  "orderdetails[].supplier_product_url": "Product page",
  "orderdetails[].prices_includes_vat": "Prices include VAT",
  "orderdetails[].eda_visibility": "Part number in KiCad",
  "orderdetails[].obsolete": "Obsolete",
  "orderdetails[].pricedetails[].min_discount_quantity": "From quantity",
  "orderdetails[].pricedetails[].price": "Price",
  "orderdetails[].pricedetails[].price_related_quantity": "For",
  "orderdetails[].pricedetails[].currency": "Currency",
  ...parameterLabels,
  "associated_parts_as_owner[].type": "Relationship",
  "associated_parts_as_owner[].other": "Part",
  "associated_parts_as_owner[].other_type": "Description",
  "associated_parts_as_owner[].comment": "Comment",
};

const entryLabels: Readonly<Record<string, string>> = {
  partLots: "Lot",
  orderdetails: "Supplier",
  pricedetails: "Price",
  parameters: "Parameter",
  associated_parts_as_owner: "Association",
};

export const fieldPaths: readonly string[] = Object.keys(labels);

/** Returns the label of a field: `partLots[1].amount` → “Lot 2: Amount”. Returns `undefined` for other fields. */
export const fieldLabel = fieldLabels(labels, entryLabels);

const lotPath = "partLots[].";

/** The property paths of the fields of a lot in its own form. */
export const lotFieldPaths: readonly string[] = fieldPaths
  .filter((path) => path.startsWith(lotPath))
  .map((path) => path.slice(lotPath.length));

export const lotFieldLabel = (path: string): string | undefined => fieldLabel(`${lotPath}${path}`);

/** The names of what a scanned code matches, and the paths and names of the matched elements. */
import { lotPath } from "../lots/lot-path.ts";
import { partPath } from "../parts/part-path.ts";
import { entryPath } from "../trees/tree-table.ts";
import type { Match } from "./read-scan.ts";

export const matchLabels: Readonly<Record<Match["match"], string>> = {
  ipn: "IPN",
  user_barcode: "Barcode of the lot",
  part_id: "ID of the part",
  lot_id: "ID of the lot",
  location_id: "ID of the storage location",
  gtin: "GTIN",
  supplier_part_number: "Supplier part number",
  manufacturer_product_number: "Manufacturer part number",
};

export function elementName({ element }: Match): string {
  if (element["@type"] === "Part") return element.name;
  if (element["@type"] === "StorageLocation") return element.full_path;
  const place = element.storage_location;
  return `${element.part.name}, ${place ? (place.full_path ?? place.name) : "no location"}`;
}

export function elementPath({ element }: Match): string {
  if (element["@type"] === "Part") return partPath(element.id);
  return element["@type"] === "PartLot" ? lotPath(element.id) : entryPath("storage_locations", element.id);
}

/** Parts: bindings and the product page that is made from the manufacturer's pattern. */
import { resource } from "../../representation/definition.ts";

export const part = resource("Part", "parts", (bind) => ({
  id: bind.column("id"),
  name: bind.text("name"),
  description: bind.text("description"),
  comment: bind.text("comment"),
  favorite: bind.column("favorite"),
  needs_review: bind.column("needs_review"),
  tags: bind.text("tags"),
  mass: bind.column("mass"),
  ipn: bind.text("ipn"),
  gtin: bind.column("gtin"),
  category: bind.reference("Category", "category_id"),
  footprint: bind.reference("Footprint", "footprint_id"),
  manufacturer: bind.reference("Manufacturer", "manufacturer_id"),
  manufacturer_product_url: bind.derived(
    "manufacturer_product_url",
    ["manufacturer_product_url", "manufacturer_product_number", "name", "manufacturer.auto_product_url"],
    (own, productNumber, name, pattern) =>
      own === "" ? automaticProductUrl(String(pattern ?? ""), productNumber, name) : own,
  ),
  manufacturer_product_number: bind.text("manufacturer_product_number"),
  manufacturing_status: bind.column("manufacturing_status"),
  minamount: bind.column("minamount"),
  providerReference: bind.value(
    {
      provider_key: "provider_key",
      provider_id: "provider_id",
      provider_url: "provider_url",
      last_updated: "provider_last_updated",
    },
    ["last_updated"],
  ),
  eda_info: bind.value({
    reference_prefix: "eda_reference_prefix",
    value: "eda_value",
    visibility: "eda_visibility",
    exclude_from_bom: "eda_exclude_from_bom",
    exclude_from_board: "eda_exclude_from_board",
    exclude_from_sim: "eda_exclude_from_sim",
    kicad_symbol: "eda_kicad_symbol",
    kicad_footprint: "eda_kicad_footprint",
  }),
  attachments: bind.owned("Attachment", ["name_folded"]),
  master_picture_attachment: bind.reference("Attachment", "master_picture_attachment_id"),
  parameters: bind.owned("Parameter", ["group_name", "name_folded"]),
  addedDate: bind.timestamp("added_date"),
  lastModified: bind.timestamp("last_modified"),
}));

/**
 * The product page of a part by its manufacturer's pattern (`https://…/%PARTNUMBER%`): empty without one, and where
 * the result is no web address, which nobody could follow or send back.
 */
export function automaticProductUrl(pattern: string, productNumber: string, name: string): string {
  if (!/^https?:\/\//i.test(pattern)) return "";
  // Half a surrogate pair cannot be encoded.
  const text = (productNumber === "" ? name : productNumber).replaceAll(/\p{Surrogate}/gu, "\ufffd");
  const number = encodeURIComponent(text);
  const url = pattern.replaceAll("%PARTNUMBER%", () => number);
  return URL.canParse(url) && url.length <= 2048 ? url : "";
}

/** Reads parts of the source with their lots, orderdetails, prices and parameters. */
import { iri } from "../../representation/iri.ts";
import { automaticProductUrl } from "../../inventory/entities/automatic-product-url.ts";
import { supplierProductUrl } from "../../inventory/entities/orderdetail.ts";
import type { PartDbClient } from "./client.ts";
import { idOf, listOf, type Document } from "./part-db-documents.ts";
import type { Item } from "./items.ts";

/** The data of a part in a list, to decide whether the part must be read. */
export interface PartSummary {
  readonly modified: string | null;
  /** In Part-DB, lots do not change the `lastModified` of their part. */
  readonly lots: readonly number[];
  readonly picture: number | null;
}

export function summaryOf(document: Document): PartSummary {
  const { lastModified, partLots, master_picture_attachment: picture } = document;
  return {
    modified: typeof lastModified === "string" ? lastModified : null,
    lots: listOf(partLots).flatMap((lot) => idOf(lot) ?? []),
    picture: idOf(picture),
  };
}

/** Finds the patterns from which manufacturers and suppliers generate product URLs. */
export interface ProductUrls {
  pattern(resource: "Manufacturer" | "Supplier", id: number): string;
}

/** Reads a part and returns it as an item whose members are its owned entities. */
export async function readPart(client: PartDbClient, id: number, urls: ProductUrls): Promise<Item> {
  const part = await client.json(`/parts/${id}`);
  const owner = iri("Part", id);
  const members: Item[] = [
    ...listOf(part["partLots"]).map((lot): Item => ({
      resource: "PartLot",
      document: { ...lot, part: owner },
    })),
    ...listOf(part["orderdetails"]).map((orderdetail) => orderdetailItem(orderdetail, owner, urls)),
    ...listOf(part["parameters"]).map((parameter): Item => ({
      resource: "Parameter",
      document: { ...parameter, element: owner },
    })),
  ];
  return { resource: "Part", document: withoutGeneratedUrl(part, urls), members };
}

function orderdetailItem(orderdetail: Document, part: string, urls: ProductUrls): Item {
  const id = idOf(orderdetail);
  const { supplier, supplierpartnr: number, supplier_product_url: page } = orderdetail;
  const generated = supplierProductUrl(urls.pattern("Supplier", idOf(supplier) ?? 0), textOf(number));
  const prices = id === null ? [] : listOf(orderdetail["pricedetails"]);
  return {
    resource: "Orderdetail",
    document: { ...orderdetail, part, ...(page === generated && { supplier_product_url: "" }) },
    members: prices.map((price): Item => ({
      resource: "Pricedetail",
      document: { ...price, orderdetail: iri("Orderdetail", id ?? 0) },
    })),
  };
}

/** Removes the product URL if the source generates it. It would otherwise be stored as the URL of this part. */
function withoutGeneratedUrl(part: Document, urls: ProductUrls): Document {
  const { manufacturer, manufacturer_product_number: number, name, manufacturer_product_url: page } = part;
  const pattern = urls.pattern("Manufacturer", idOf(manufacturer) ?? 0);
  const generated = automaticProductUrl(pattern, textOf(number), textOf(name));
  return page === generated ? { ...part, manufacturer_product_url: "" } : part;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

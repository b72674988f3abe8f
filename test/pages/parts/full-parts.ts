/** Creates parts with content in every section of their page. */
import type { Store } from "../../../src/database/store.ts";
import type { Api } from "../../support/client.ts";
import { picture, textFile, type Inventory } from "../../support/inventory.ts";

/** Creates an element and returns its ID. */
export async function createElement(
  client: Api,
  collection: string,
  body: Record<string, unknown>,
): Promise<number> {
  const { body: entity } = await client.post<{ id: number }>(`/api/${collection}`, body, { expect: 201 });
  return entity.id;
}

/** Creates a part with everything that its page can show. */
export async function createFullPart(client: Api, inventory: Inventory): Promise<number> {
  const root = await createElement(client, "storage_locations", { name: "Workshop" });
  const shelf = await createElement(client, "storage_locations", {
    name: "Row A",
    parent: `/api/storage_locations/${root}`,
  });
  const unit = await createElement(client, "measurement_units", {
    name: "Metre",
    unit: "m",
    is_integer: false,
  });
  const datasheets = await createElement(client, "attachment_types", { name: "Datasheets" });
  const maker = await createElement(client, "manufacturers", { name: "Acme Cables" });
  const supplier = await createElement(client, "suppliers", { name: "Wire Shop" });
  const id = await createElement(client, "parts", {
    name: "RG-58 cable",
    description: "Coaxial cable, 50 Ω",
    comment: "Careful:\n**thin** braid",
    ipn: "CAB-0058",
    gtin: "4006381333931",
    tags: "coax, rf,,50 ohm",
    category: `/api/categories/${inventory.categories}`,
    footprint: `/api/footprints/${inventory.footprints}`,
    manufacturer: `/api/manufacturers/${maker}`,
    manufacturer_product_number: "AC-58",
    manufacturer_product_url: "https://acme.example/rg58?a=1&b=2",
    manufacturing_status: "nrfnd",
    partUnit: `/api/measurement_units/${unit}`,
    minamount: 2000,
    favorite: true,
    needs_review: true,
    eda_info: {
      kicad_symbol: "Device:Cable",
      kicad_footprint: "Cables:RG58",
      reference_prefix: "W",
      value: "RG-58",
    },
  });
  const part = `/api/parts/${id}`;
  const location = `/api/storage_locations/${shelf}`;
  const year = 365 * 24 * 3600 * 1000;
  for (const lot of [
    { storage_location: location, amount: 1234.5, description: "Full reel", user_barcode: "LOT-58" },
    {
      amount: 7,
      expiration_date: new Date(Date.now() - year).toISOString(),
      comment: "Jacket is brittle",
    },
    { storage_location: location, amount: 0, instock_unknown: true, needs_refill: true },
  ]) {
    await createElement(client, "part_lots", { part, ...lot });
  }
  await createElement(client, "orderdetails", {
    part,
    supplier: `/api/suppliers/${supplier}`,
    supplierpartnr: "WS-58",
    supplier_product_url: "https://wires.example/58",
  });
  await createElement(client, "orderdetails", {
    part,
    supplier: `/api/suppliers/${supplier}`,
    supplierpartnr: "WS-57",
    obsolete: true,
  });
  const type = `/api/attachment_types/${inventory.attachment_types}`;
  await createElement(client, "attachments", {
    name: "A photo",
    element: part,
    attachment_type: type,
    upload: { data: picture, filename: "photo.png", becomePreviewIfEmpty: true },
  });
  await createElement(client, "attachments", {
    name: "Bill",
    element: part,
    attachment_type: type,
    upload: { data: textFile, filename: "bill.txt", private: true },
  });
  await createElement(client, "attachments", {
    name: "RG58 by Acme",
    element: part,
    attachment_type: `/api/attachment_types/${datasheets}`,
    url: "www.acme.example/rg58.pdf",
  });
  await createElement(client, "parameters", {
    name: "Impedance",
    symbol: "Z",
    value_typical: 50,
    unit: "Ω",
    group: "Electrical",
    element: part,
  });
  return id;
}

/**
 * Creates a part with the same text in every text property, and the elements that it refers to. Inserts texts that the
 * API rejects directly, because stored texts can be older than a validation rule.
 */
export async function makePartOf(client: Api, { transaction }: Pick<Store, "transaction">, text: string) {
  const name = text;
  const comment = text;
  const category = await createElement(client, "categories", { name });
  const location = await createElement(client, "storage_locations", { name });
  const unit = await createElement(client, "measurement_units", { name, unit: text.slice(0, 10) });
  const type = await createElement(client, "attachment_types", { name });
  const manufacturer = await createElement(client, "manufacturers", { name });
  const supplier = await createElement(client, "suppliers", { name });
  const footprint = await createElement(client, "footprints", { name });
  const state = await createElement(client, "part_custom_states", { name });
  const id = await createElement(client, "parts", {
    name,
    comment,
    description: text,
    ipn: text.slice(0, 100),
    tags: `${text},${text}`,
    category: `/api/categories/${category}`,
    footprint: `/api/footprints/${footprint}`,
    manufacturer: `/api/manufacturers/${manufacturer}`,
    partUnit: `/api/measurement_units/${unit}`,
    partCustomState: `/api/part_custom_states/${state}`,
    manufacturer_product_number: text,
    eda_info: { kicad_symbol: text, kicad_footprint: text, reference_prefix: text, value: text },
  });
  const part = `/api/parts/${id}`;
  await createElement(client, "part_lots", {
    part,
    storage_location: `/api/storage_locations/${location}`,
    amount: 1e15,
    description: text,
    comment,
    user_barcode: text,
  });
  await createElement(client, "orderdetails", {
    part,
    supplier: `/api/suppliers/${supplier}`,
    supplierpartnr: text,
  });
  const element = part;
  const attachment_type = `/api/attachment_types/${type}`;
  const upload = { data: textFile, filename: "a.txt" };
  await createElement(client, "attachments", { name, element, attachment_type, upload });
  await createElement(client, "attachments", {
    name: `${text}2`,
    element,
    attachment_type,
    url: "a.example/x",
  });
  await createElement(client, "parameters", {
    element,
    name,
    symbol: text.slice(0, 20),
    unit: text.slice(0, 50),
    value_typical: 1,
    value_text: text,
    group: text,
  });
  await transaction(async ({ db }) => {
    await db.updateTable("parts").set({ manufacturer_product_url: text }).where("id", "=", id).execute();
    await db
      .updateTable("orderdetails")
      .set({ supplier_product_url: text })
      .where("part_id", "=", id)
      .execute();
    await db
      .updateTable("attachments")
      .set({ external_path: text })
      .where("part_id", "=", id)
      .where("internal_path", "is", null)
      .execute();
  });
  return id;
}

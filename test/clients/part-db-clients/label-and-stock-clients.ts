/** The calls of public clients of Part-DB that print labels and count the stock. */
import { expect } from "vitest";
import type { Call, ClientHeaders, PartDbClient } from "./replay.ts";

const json: ClientHeaders = { accept: "application/json", contentType: "application/json" };
/** A browser without a session, which opens the link of a QR code. */
const browser: ClientHeaders = { accept: "text/html", authorization: null };
const linked: ClientHeaders = { accept: "application/ld+json, application/json" };
const linkedPatch: ClientHeaders = { ...linked, contentType: "application/merge-patch+json" };

/** Reads a list page by page until a page is empty. */
function pages(collection: string, filter = ""): readonly Call[] {
  return [1, 2].map((page) => ({
    request: `GET /api/${collection}?page=${page}&itemsPerPage=500${filter}`,
    reads: (body) => expect(Array.isArray(body)).toBe(true),
  }));
}

/** Returns a query that selects properties. Each item is a property, preceded by the names of those that contain it. */
function properties(...paths: readonly string[]): string {
  return paths
    .map((path) => path.split("."))
    .map((path) => {
      const names = path.slice(0, -1).map((name) => `[${name}]`);
      return `properties${names.join("")}[]=${path.at(-1)}`;
    })
    .join("&");
}

const found = properties("id", "name", "ipn", "total_instock", "category.name");

/** The properties that the screen of a part shows. */
const shown = [
  "id",
  "name",
  "ipn",
  "description",
  "comment",
  "manufacturer_product_number",
  "category.name",
  "manufacturer.name",
  "footprint.name",
  "orderdetails.id",
  "orderdetails.supplierpartnr",
  "orderdetails.obsolete",
  "orderdetails.supplier.name",
  "attachments.id",
  "attachments.name",
  "attachments.original_filename",
  "associated_parts_as_owner.id",
  "associated_parts_as_other.id",
];
/** Properties that the screen would also show, but that a response with a part does not contain. */
const missing = [
  "attachments.attachment_type.name",
  "associated_parts_as_owner.type",
  "associated_parts_as_owner.other_type",
  "associated_parts_as_owner.other.id",
  "associated_parts_as_owner.other.name",
  "associated_parts_as_other.type",
  "associated_parts_as_other.other_type",
  "associated_parts_as_other.owner.id",
  "associated_parts_as_other.owner.name",
];
/** The same properties of the part of a lot. The response contains only the first two. */
const shownOfLot = [...shown, ...missing].map((property) => `part.${property}`);

/** Returns the header for properties that do not exist. It contains at most 20 names, and the number of the others. */
function ignoredHeader(paths: readonly string[]): string {
  const names = paths.map((path) => `"${properties(path)}"`);
  const others = names.length - 20;
  return [...names.slice(0, 20), ...(others > 0 ? [String(others)] : [])].join(", ");
}

export const labelAndStockClients: readonly PartDbClient[] = [
  {
    // A Python program that prints labels of Part-DB. It ends if the label profile or `/api/labels/generate` does not exist.
    name: "partywagon112/PartDB-Niimprint",
    headers: json,
    calls: [
      { request: "GET /", headers: { accept: "*/*", authorization: null }, status: 303 },
      {
        request: "GET /api/info",
        reads: ({ title, version }) => expect([title, version]).not.toContain(undefined),
      },
      { request: "GET /api/label_profiles/2", reads: ({ name }) => expect(name).toBe("Bag 50 × 30 mm") },
      {
        request: "POST /api/labels/generate",
        body: { profileId: 2, elementIds: "{part_lots}", elementType: "part_lot" },
        headers: { accept: "*/*", contentType: "application/json" },
      },
    ],
  },
  {
    // Python scripts that print labels of storage locations and parts with a QR code, based on smallPartDb.
    name: "Pfersil13/PartDB_LabelGenerator",
    headers: json,
    calls: [
      {
        request: "GET /api/info",
        reads: ({ title, version }) => expect([title, version]).not.toContain(undefined),
      },
      ...pages("storage_locations"),
      ...pages("parts", "&storage_location={storage_locations}"),
      { request: "GET /en/store_location/{storage_locations}/parts", headers: browser, status: 301 },
      ...pages("parts"),
      {
        request: "GET /api/parts/{parts}",
        reads: ({ partLots }) => expect(partLots?.[0]?.["storage_location"]?.["name"]).toBe("Sample"),
      },
      { request: "GET /en/part/{parts}", headers: browser, status: 301 },
    ],
  },
  {
    // Firmware of a terminal with a scanner. It shows errors and continues.
    name: "Lzengliu/ESP32-partDB",
    headers: linked,
    calls: [
      ...["parts", "part_lots", "storage_locations", "attachments"].map((collection): Call => ({
        request: `GET /api/${collection}.jsonld?itemsPerPage=1`,
        reads: (body) => expect(body["hydra:totalItems"]).toBeGreaterThan(0),
      })),
      ...["ipn", "name", "description", "manufacturer_product_number"].map((field): Call => ({
        request: `GET /api/parts.jsonld?${field}=%25Sample%25&itemsPerPage=8&${found}`,
      })),
      {
        request: `GET /api/parts.jsonld?itemsPerPage=8&page=1&${found}&${properties("description", "footprint.name")}`,
        reads: (body) => {
          expect(body["hydra:member"]?.[0]?.["name"]).toBeTypeOf("string");
          expect(body["hydra:member"]?.[0]?.["total_instock"]).toBeTypeOf("number");
        },
      },
      {
        request:
          "GET /api/parts/{parts}.jsonld?" +
          properties(
            ...shown,
            ...missing,
            "total_instock",
            "partLots.id",
            "partLots.amount",
            "partLots.instock_unknown",
            "partLots.user_barcode",
            "partLots.storage_location.name",
          ),
        strict: 400,
        continues: true,
        ignored: ignoredHeader(missing),
        reads: ({ partLots, attachments, orderdetails }) => {
          expect(partLots?.[0]?.["storage_location"]?.["name"]).toBe("Sample");
          expect(attachments?.[0]?.["name"]).toBeTypeOf("string");
          expect(orderdetails?.[0]?.["supplier"]?.["name"]).toBe("Sample");
        },
      },
      {
        request: `GET /api/parts/{parts}.jsonld?${properties(
          "id",
          ...["name", "formatted", "value_min", "value_typical", "value_max", "value_text", "unit"].map(
            (property) => `parameters.${property}`,
          ),
        )}`,
        reads: ({ parameters }) => expect(parameters?.[0]?.["formatted"]).toBeTypeOf("string"),
      },
      {
        request:
          "GET /api/part_lots/{part_lots}.jsonld?" +
          properties(
            "id",
            "description",
            "comment",
            "user_barcode",
            "amount",
            "instock_unknown",
            ...shownOfLot,
            "storage_location.id",
            "storage_location.name",
          ),
        strict: 400,
        continues: true,
        ignored: ignoredHeader(shownOfLot.slice(2)),
        reads: (body) => expect(body["part"]?.["name"]).toBe("Sample"),
      },
      {
        request: "PATCH /api/part_lots/{part_lots}.jsonld",
        headers: linkedPatch,
        body: { user_barcode: "TERMINAL-1" },
      },
      {
        request: `GET /api/part_lots.jsonld?user_barcode=TERMINAL-1&itemsPerPage=1&${properties("id", "user_barcode")}`,
        reads: (body) => expect(body["hydra:member"]?.[0]?.["user_barcode"]).toBe("TERMINAL-1"),
      },
      {
        request: "PATCH /api/part_lots/{part_lots}.jsonld",
        headers: linkedPatch,
        body: { amount: 12, instock_unknown: false },
        reads: ({ amount }) => expect(amount).toBe(12),
      },
    ],
  },
  {
    // A Python service that lights up drawers. It searches lots with several filters and ignores errors of these.
    name: "JannWdl/partdb-smart-storage",
    headers: linked,
    calls: [
      { request: "GET /api/docs.jsonopenapi", headers: { accept: "application/json" }, status: 404 },
      {
        request: "GET /api/docs.json",
        headers: { accept: "application/json" },
        reads: ({ paths }) => expect(paths?.["/api/part_lots/{id}"]?.["patch"]).toBeDefined(),
      },
      {
        request: "GET /api/parts.jsonld?itemsPerPage=50&name=%25Sample%25",
        reads: (body) => expect(body["hydra:member"]?.[0]?.["name"]).toBeTypeOf("string"),
      },
      {
        request: "GET /api/parts/{parts}",
        save: { lot: "partLots.0.@id" },
        reads: ({ partLots }) => expect(partLots?.[0]?.["amount"]).toBeTypeOf("number"),
      },
      { request: "GET /api/part_lots?part=/api/parts/{parts}" },
      { request: "GET /api/part_lots?part={parts}" },
      { request: "GET /api/part_lots?part.id={parts}", strict: 400, continues: true, ignored: '"part.id"' },
      {
        request: "PATCH {lot}",
        headers: linkedPatch,
        body: { amount: 13 },
        reads: ({ amount }) => expect(amount).toBe(13),
      },
      { request: "GET /de/part/{parts}", headers: browser, status: 301 },
    ],
  },
];

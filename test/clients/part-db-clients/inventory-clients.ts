/** The calls of public clients of Part-DB that create parts and lots: another inventory, and a script. */
import { expect } from "vitest";
import { tokens } from "../../support/principals.ts";
import type { Call, ClientHeaders, PartDbClient } from "./replay.ts";

const mergePatch = "application/merge-patch+json";
const linked: ClientHeaders = { accept: "application/ld+json", contentType: "application/ld+json" };
const linkedPatch: ClientHeaders = { accept: "application/ld+json", contentType: mergePatch };
const withScheme: ClientHeaders = {
  accept: "application/json",
  contentType: "application/json",
  authorization: `Token ${tokens.edit}`,
};

/** Reads a list page by page until a page is empty. */
function pages(collection: string): readonly Call[] {
  return [1, 2].map((page) => ({
    request: `GET /api/${collection}?page=${page}`,
    reads: (body) => expect(Array.isArray(body)).toBe(true),
  }));
}

/** A reference as smart-db validates it. */
const iri: unknown = expect.stringMatching(/^\/api\/[a-z_]+\/\d+$/);

interface NamedBody {
  readonly name: string;
  readonly [property: string]: unknown;
}

/** Searches an element by name, and creates it. */
function findAndCreate(collection: string, { name, ...more }: NamedBody, save: string): readonly Call[] {
  return [
    {
      request: `GET /api/${collection}?name=${encodeURIComponent(name)}`,
      reads: (list) => expect(list["hydra:member"]).toEqual([]),
    },
    {
      request: `POST /api/${collection}`,
      body: { name, ...more },
      status: 201,
      save: { [save]: "@id" },
      reads: (created) => expect(created["@id"]).toEqual(iri),
    },
  ];
}

export const inventoryClients: readonly PartDbClient[] = [
  {
    // A service of a makerspace that copies its parts and lots to Part-DB.
    name: "Makerspace-Ashoka/smart-db",
    headers: linked,
    calls: [
      {
        request: "GET /api/tokens/current",
        headers: { accept: "application/json" },
        reads: ({ name }) => expect(name).toBeTypeOf("string"),
      },
      {
        request: "GET /api/docs.json",
        headers: { accept: "application/vnd.openapi+json" },
        reads: ({ paths }) => expect(Object.keys(paths ?? {})).toContain("/api/part_lots"),
      },
      ...findAndCreate("categories", { name: "Materials", parent: null }, "root"),
      ...findAndCreate("categories", { name: "PLA", parent: "{root}" }, "category"),
      {
        request: "GET /api/categories?name=PLA",
        reads: (body) => expect(body["hydra:member"]?.[0]?.["parent"]).toEqual(iri),
      },
      ...findAndCreate("measurement_units", { name: "Pieces", unit: "pcs", is_integer: true }, "unit"),
      ...findAndCreate("storage_locations", { name: "Shelf A" }, "location"),
      {
        request: "POST /api/parts",
        body: {
          name: "White filament",
          category: "{category}",
          description: "",
          tags: "filament,pla",
          needs_review: false,
          min_amount: null,
          partUnit: "{unit}",
        },
        status: 201,
        strict: 422,
        ignored: '"min_amount"',
        save: { part: "@id" },
        reads: (body) => {
          expect(body["@id"]).toEqual(iri);
          expect(body["category"]?.["parent"] ?? "").toBeTypeOf("string");
          expect([body["description"], body["tags"], body["needs_review"]]).toEqual([
            "",
            "filament,pla",
            false,
          ]);
        },
      },
      {
        request: "POST /api/part_lots",
        body: {
          part: "{part}",
          storage_location: "{location}",
          amount: 3,
          description: "",
          user_barcode: "QR-1",
          instock_unknown: false,
        },
        status: 201,
        save: { lot: "@id" },
        reads: (body) => {
          expect(body["@id"]).toEqual(iri);
          expect([body["amount"], body["description"], body["user_barcode"]]).toEqual([3, "", "QR-1"]);
          expect(body["storage_location"]?.["@id"]).toEqual(iri);
        },
      },
      { request: "PATCH {lot}", headers: linkedPatch, body: { amount: 2, storage_location: "{location}" } },
      { request: "PATCH {part}", headers: linkedPatch, body: { name: "Filament", tags: "filament" } },
      { request: "GET {part}" },
      { request: "GET {lot}" },
      { request: "DELETE {lot}", status: 204 },
      { request: "DELETE {part}", status: 204 },
    ],
  },
  {
    // create_part.py, a Python script that creates a part with its stock.
    name: "Darling5/seatable-production",
    headers: withScheme,
    calls: [
      ...pages("categories"),
      ...pages("storage_locations"),
      ...pages("parts"),
      {
        request: "POST /api/parts",
        body: { name: "4G module", description: "", category: "/api/categories/{categories}", tags: "4G" },
        status: 201,
        save: { part: "id" },
      },
      {
        request: "PATCH /api/parts/{part}",
        headers: { ...withScheme, contentType: mergePatch },
        body: { ipn: "P0408" },
      },
      {
        request: "POST /api/part_lots",
        body: {
          part: "/api/parts/{part}",
          amount: 192,
          description: "902",
          storage_location: "/api/storage_locations/{storage_locations}",
        },
        status: 201,
      },
      {
        request: "GET /api/parts/{part}",
        reads: ({ total_instock: stock, partLots }) => {
          expect(stock).toBe(192);
          expect(partLots?.[0]?.["storage_location"]?.["name"]).toBe("Sample");
        },
      },
    ],
  },
];

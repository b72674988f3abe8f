/** The calls of other public clients of Part-DB. */
import { expect } from "vitest";
import type { ClientHeaders, PartDbClient } from "./replay.ts";

const mergePatch = "application/merge-patch+json";
const json: ClientHeaders = { accept: "application/json", contentType: "application/json" };
const patchAsJson: ClientHeaders = { accept: "application/json", contentType: mergePatch };
const linked: ClientHeaders = { accept: "application/ld+json", contentType: "application/json" };

export const otherClients: readonly PartDbClient[] = [
  {
    // A Flutter app. `http` of Dart sends no `Accept`.
    name: "mawoka-myblock/PartDBScanner",
    headers: { accept: null },
    calls: [
      {
        request: "GET /api/info",
        headers: linked,
        reads: (body) => expect(body["@type"]).toBe("PartDBInfo"),
      },
      {
        request: "GET /api/part_lots/{part_lots}",
        strict: "page",
        reads: (body) => expect([body["@type"], body["part"]?.["@type"]]).toEqual(["PartLot", "Part"]),
      },
      {
        request: "PATCH /api/part_lots/{part_lots}",
        headers: { accept: null, contentType: mergePatch },
        body: { amount: 12 },
        reads: ({ amount }) => expect(amount).toBe(12),
      },
      {
        request: "GET /api/parts/{parts}",
        reads: (body) => expect(body["total_instock"]).toBe(12),
      },
    ],
  },
  {
    // Python scripts that export parts to a KiCad library and synchronize categories. They log errors and continue.
    name: "Felixdick/PartDB-KiCAD-Linker",
    headers: linked,
    calls: [
      {
        request: "GET /api/parts?page=1&itemsPerPage=500&addedDate[after]=01.01.2025&order[name]=asc",
        strict: 400,
        continues: true,
        reads: (body) => expect(body["hydra:totalItems"]).toBeGreaterThan(0),
      },
      { request: "GET /api/parameters/{parameters}", reads: ({ name }) => expect(name).toBeTypeOf("string") },
      { request: "GET /api/categories?page=1&itemsPerPage=500" },
      {
        request: "POST /api/categories",
        body: { name: "Thick Film" },
        status: 201,
        save: { category: "id" },
      },
      { request: "GET /api/manufacturers?name=dbx-solutions&itemsPerPage=1" },
      {
        request: "POST /api/manufacturers",
        body: { name: "dbx-solutions" },
        status: 201,
        save: { manufacturer: "id" },
      },
      {
        request: "GET /api/parts?category={category}&name=DUMMY&itemsPerPage=1",
        reads: (body) => expect(body["hydra:totalItems"]).toBe(0),
      },
      {
        request: "POST /api/parts",
        body: {
          name: "DUMMY",
          description: "Placeholder",
          category: "/api/categories/{category}",
          manufacturer: "/api/manufacturers/{manufacturer}",
          minStockLevel: 0,
        },
        status: 201,
        strict: 422,
        ignored: '"minStockLevel"',
        save: { dummy: "id" },
      },
      {
        request: "POST /api/parameters",
        body: { name: "Power", unit: "W", symbol: "P", valueType: "numeric", element: "/api/parts/{dummy}" },
        status: 201,
        ignored: '"valueType"',
        save: { parameter: "id" },
      },
      {
        // Part-DB has no PUT for parameters either.
        request: "PUT /api/parameters/{parameter}",
        body: { name: "Power", unit: "mW", symbol: "P", valueType: "numeric" },
        status: 405,
      },
      {
        request: "PATCH /api/parts/{dummy}",
        headers: { accept: "application/ld+json", contentType: mergePatch },
        body: { description: "Changed", manufacturer: "/api/manufacturers/{manufacturer}" },
      },
      { request: "DELETE /api/parameters/{parameter}", status: 204 },
      { request: "DELETE /api/parts/{dummy}", status: 204 },
      { request: "DELETE /api/categories/{category}", status: 204 },
    ],
  },
  {
    // Python scripts that copy parts to a database library of KiCad. They do not use the unknown filters' effect, but
    // search the returned parts themselves.
    name: "markuskjeldsen/partdb_odbc_sync",
    headers: { accept: "*/*", contentType: "application/json" },
    calls: [
      { request: "GET /api/parts?page=1&itemsPerPage=50", headers: { accept: "application/json" } },
      {
        request: "GET /api/parts?limit=500&page=1",
        headers: { accept: "application/json" },
        strict: 400,
        ignored: '"limit"',
        save: { part: "0.id", name: "0.name" },
      },
      { request: "GET /api/parts/{part}", headers: { accept: "application/json" } },
      {
        request: "GET /api/parts?filter[name]={name}",
        ignored: '"filter[name]"',
        reads: (body) => expect(body["hydra:member"]).toBeDefined(),
      },
      { request: "GET /api/attachments?filter[name]=eda", ignored: '"filter[name]"' },
      {
        request: "POST /api/attachments",
        body: {
          name: "eda",
          attachment_type: "/api/attachment_types/{attachment_types}",
          element: "/api/parts/{part}",
          upload: { data: "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==", filename: "eda.zip" },
        },
        status: 201,
        save: { attachment: "id" },
      },
      {
        request: "PATCH /api/attachments/{attachment}",
        headers: { accept: "*/*", contentType: mergePatch },
        body: { upload: { data: "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==", filename: "eda.zip" } },
      },
    ],
  },
  {
    // A Flutter app that counts the stock. It shows errors and continues.
    name: "bartkepl/partdb_scanner",
    headers: json,
    calls: [
      { request: "GET /api/tokens/current" },
      { request: "GET /api/parts?ipn=none" },
      { request: "GET /api/parts?itemsPerPage=100", reads: (body) => expect(Array.isArray(body)).toBe(true) },
      { request: "GET /api/parts?name=Part&itemsPerPage=100" },
      { request: "GET /api/parts?needs_review=true&itemsPerPage=100" },
      { request: "GET /api/categories?itemsPerPage=200" },
      { request: "GET /api/storage_locations?itemsPerPage=200" },
      {
        request: "PATCH /api/part_lots/{part_lots}",
        headers: patchAsJson,
        body: { amount: 15, description: "Shelf" },
      },
      { request: "PATCH /api/parts/{parts}", headers: patchAsJson, body: { ipn: "R-100" } },
      { request: "PATCH /api/parts/{parts}", headers: patchAsJson, body: { needs_review: true } },
      // Part-DB has no such path either: parameters are at `/api/parameters`.
      {
        request: "PATCH /api/part_parameters/{parameters}",
        headers: patchAsJson,
        body: { value: "1" },
        status: 404,
      },
      {
        request: "POST /api/part_lots",
        body: { part: "/api/parts/{parts}", amount: 3 },
        status: 201,
        save: { lot: "id" },
      },
      {
        request: "PATCH /api/part_lots/{lot}",
        headers: patchAsJson,
        body: { storage_location: "/api/storage_locations/{storage_locations}" },
      },
      { request: "GET /api/attachment_types?itemsPerPage=1" },
      {
        request: "POST /api/attachments",
        headers: { accept: "application/json", contentType: "application/ld+json" },
        body: {
          name: "photo.jpg",
          element: "/api/parts/{parts}",
          uploadFile: "data:image/jpeg;base64,/9j/",
          attachment_type: "/api/attachment_types/{attachment_types}",
        },
        status: 201,
        strict: 422,
        ignored: '"uploadFile"',
      },
    ],
  },
  {
    // An extension of EasyEDA that searches parts and uploads bills of materials.
    name: "Sebbeben/easyeda-partdb-extension",
    headers: json,
    calls: [
      { request: "GET /api/tokens/current" },
      { request: "GET /api/parts?name=Part&page=1&itemsPerPage=30" },
      { request: "GET /api/parts/{parts}" },
      { request: "GET /api/categories?page=1&itemsPerPage=200&order[name]=asc" },
      { request: "GET /api/parts?category=/api/categories/{categories}&page=1&itemsPerPage=30" },
      { request: "GET /api/categories/{categories}/children" },
      { request: "GET /api/parts/{parts}/orderdetails" },
      { request: "GET /api/projects?itemsPerPage=200&order[name]=asc" },
      { request: "GET /api/project_bom_entries?itemsPerPage=500&project={projects}" },
      { request: "GET /api/parts?name=%25Part%25&itemsPerPage=5" },
      {
        request: "POST /api/project_bom_entries",
        body: {
          quantity: 2,
          mountnames: "R1, R2",
          name: "10k",
          project: "/api/projects/{projects}",
          part: "/api/parts/{other_parts}",
        },
        status: 201,
        save: { entry: "id" },
      },
      {
        request: "PATCH /api/project_bom_entries/{entry}",
        headers: patchAsJson,
        body: { quantity: 3, mountnames: "R1, R2, R3", name: "10k" },
      },
      {
        // Part-DB ignores this filter too, so the client gets any five parts.
        request: "GET /api/parts?orderdetails.supplierpartnr=C1091&itemsPerPage=5",
        strict: 400,
        ignored: '"orderdetails.supplierpartnr"',
      },
    ],
  },
  {
    // A command line in Rust, with a client generated from the OpenAPI document. `reqwest` accepts every type.
    name: "Flo2410/partdb-cli",
    headers: { accept: "*/*" },
    calls: [
      {
        request: "GET /api/parts",
        reads: (body) => expect(body["hydra:member"]?.[0]?.["name"]).toBeTypeOf("string"),
      },
      { request: "GET /api/parts/{parts}", reads: ({ name }) => expect(name).toBeTypeOf("string") },
    ],
  },
];

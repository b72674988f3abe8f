/** The calls of public clients of Part-DB that connect design tools. */
import { expect } from "vitest";
import { tokens } from "../../support/principals.ts";
import type { ClientHeaders, PartDbClient } from "./replay.ts";

const mergePatch = "application/merge-patch+json";
const json: ClientHeaders = { accept: "application/json", contentType: "application/json" };
const jsonPatch: ClientHeaders = { accept: "application/json", contentType: mergePatch };
const linked: ClientHeaders = { accept: "application/ld+json", contentType: "application/ld+json" };
const linkedPatch: ClientHeaders = { accept: "application/ld+json", contentType: mergePatch };

const withScheme: ClientHeaders = { ...json, authorization: `Token ${tokens.edit}` };

export const designClients: readonly PartDbClient[] = [
  {
    // A plugin of KiCad that writes storage locations into a board.
    name: "saschathiergart/partdb-kicad-plugin",
    headers: json,
    calls: [
      {
        request: "GET /api/parts/{parts}",
        reads: ({ partLots }) => {
          expect(partLots?.[0]?.["storage_location"]?.["name"]).toBe("Sample");
          expect(partLots?.[0]?.["amount"]).toBeTypeOf("number");
        },
      },
    ],
  },
  {
    // kifab, a Python program that assigns the symbols and footprints of KiCad.
    name: "Joongeun/kicad-part-forge",
    headers: linked,
    calls: [
      {
        request: "GET /api/parts?manufacturer_product_number=LTC4412&itemsPerPage=25",
        reads: (body) => expect(body["hydra:member"]).toEqual([]),
      },
      {
        request: "GET /api/categories?name=kifab",
        reads: (body) => expect(body["hydra:member"]).toEqual([]),
      },
      {
        request: "POST /api/categories",
        body: { name: "kifab", comment: "Parts with generated symbols" },
        status: 201,
        save: { category: "@id" },
      },
      {
        request: "POST /api/parts",
        body: {
          name: "LTC4412",
          description: "Ideal diode controller",
          manufacturer_product_number: "LTC4412",
          manufacturer_product_url: "https://example.com/ltc4412.pdf",
          eda_info: {
            kicad_symbol: "kifab:LTC4412",
            kicad_footprint: "kifab:SOT-23-6",
            reference_prefix: "U",
            value: "LTC4412",
          },
          category: "{category}",
        },
        status: 201,
        save: { part: "@id" },
      },
      {
        request: "GET /api/parts?manufacturer_product_number=LTC4412&itemsPerPage=25",
        reads: (body) => expect(body["hydra:member"]?.[0]?.["manufacturer_product_number"]).toBe("LTC4412"),
      },
      { request: "GET {part}", reads: (body) => expect(body["eda_info"]?.["value"]).toBe("LTC4412") },
      {
        request: "PATCH {part}",
        headers: linkedPatch,
        body: {
          eda_info: {
            kicad_symbol: "kifab:LTC4412",
            kicad_footprint: "kifab:TSOT-23-6",
            reference_prefix: "U",
            value: "LTC4412",
          },
        },
      },
      // It also writes the library file with which KiCad reads the parts.
      {
        request: "GET /en/kicad-api/v1/categories.json",
        headers: { ...withScheme, accept: "application/json" },
      },
    ],
  },
  {
    // A fork of OpenPnP that imports parts, counts placed parts and stores the files of projects.
    name: "jlehmke/openpnp",
    headers: json,
    calls: [
      { request: "GET /api/tokens/current" },
      {
        request: "GET /api/parts/?name=%25Sample%25",
        reads: (body) => expect(Array.isArray(body)).toBe(true),
      },
      {
        request: "GET /api/parts/?name=Sample",
        save: { part: "0.id", stock: "0.total_instock" },
        reads: (body) => expect(body[0]?.["total_instock"]).toBeTypeOf("number"),
      },
      {
        request: "GET /api/parts/{part}",
        reads: ({ master_picture_attachment: picture }) =>
          expect(picture === null || picture?.["internal_path"] !== undefined).toBe(true),
      },
      { request: "GET /api/footprints/{footprints}" },
      { request: "GET /api/footprints/?name=Sample" },
      {
        request: "PATCH /api/parts/{part}",
        headers: jsonPatch,
        body: {
          name: "Sample",
          description: "Resistor, 0603",
          footprint: "/api/footprints/{footprints}",
          eda_info: { kicad_footprint: "Resistor_SMD:R_0603_1608Metric" },
        },
      },
      {
        request: "POST /api/parameters",
        body: {
          name: "height",
          symbol: "h",
          unit: "mm",
          value_typical: 0.5,
          value_text: "",
          group: "",
          element: "/api/parts/{part}",
        },
        status: 201,
        save: { parameter: "id" },
      },
      { request: "GET /api/parameters/{parameter}" },
      {
        request: "PATCH /api/parameters/{parameter}",
        headers: jsonPatch,
        body: {
          _type: "Part",
          name: "height",
          symbol: "h",
          unit: "mm",
          value_typical: 0.6,
          value_text: "",
          group: "",
        },
      },
      {
        request: "GET /api/part_lots/{part_lots}",
        reads: ({ amount }) => expect(amount).toBeTypeOf("number"),
      },
      { request: "PATCH /api/part_lots/{part_lots}", headers: jsonPatch, body: { amount: 11 } },
      {
        request: "GET /api/projects?itemsPerPage=30&page=1&name=%25Sample%25",
        reads: (body) => expect(body[0]?.["attachments"]).toBeDefined(),
      },
      { request: "GET /api/projects/{projects}" },
      { request: "GET /api/attachment_types?itemsPerPage=30&page=1" },
      {
        request: "POST /api/attachment_types",
        body: { name: "OpenPnP job" },
        status: 201,
        save: { type: "id" },
      },
      {
        request: "POST /api/attachments",
        body: {
          _type: "Project",
          name: "job.xml",
          attachment_type: "/api/attachment_types/{type}",
          element: "/api/projects/{projects}",
          upload: { data: "PGpvYi8+", filename: "job.xml" },
        },
        status: 201,
      },
      {
        request: "GET /api/projects/{projects}",
        save: { attachment: "attachments.0.id", path: "attachments.0.internal_path" },
        reads: ({ attachments }) => expect(attachments?.[0]?.["name"]).toBe("job.xml"),
      },
      { request: "GET {path}", headers: { accept: "*/*" } },
      {
        request: "PATCH /api/attachments/{attachment}",
        headers: jsonPatch,
        body: { upload: { data: "PGpvYi8+", filename: "job.xml" } },
      },
      {
        request: "GET /api/projects/{projects}/bom?itemsPerPage=30&page=1",
        reads: (body) => expect(body[0]?.["part"]?.["name"]).toBeTypeOf("string"),
      },
      {
        request: "PATCH /api/project_bom_entries/{project_bom_entries}",
        headers: jsonPatch,
        body: { mountnames: "R1,R2", quantity: 2 },
      },
      {
        request: "GET /api/part_lots/?part=/api/parts/{part}",
        reads: (body) => expect(body[0]?.["part"]?.["name"]).toBe("Sample"),
      },
    ],
  },
];

/**
 * The calls of the example of smallPartDb, a Python client of Part-DB that imports resistors. It reads lists page by page
 * until a page is empty.
 */
import { expect } from "vitest";
import type { Call, ClientHeaders, PartDbClient } from "./replay.ts";

const changes: ClientHeaders = { accept: "application/ld+json", contentType: "application/merge-patch+json" };

function pages(collection: string, save: Call["save"] = {}, filter = ""): readonly Call[] {
  const request = (page: number): string => `GET /api/${collection}?page=${page}&itemsPerPage=500${filter}`;
  return [
    { request: request(1), save, reads: (body) => expect(Array.isArray(body)).toBe(true) },
    { request: request(2), reads: (body) => expect(body).toEqual([]) },
  ];
}

const parameters: readonly object[] = [
  { name: "Resistance", value_typical: 10, unit: "Ohm" },
  { name: "Temperature Coefficient", value_min: -200, value_max: 200, unit: "ppm/°C" },
  { name: "Composition", value_text: "Thick Film" },
  { name: "Height", value_typical: 0.55, unit: "mm", value_text: '0.022"' },
];

function attachment(
  name: string,
  type: string,
  more: object,
  results: Pick<Call, "strict" | "ignored">,
): Call[] {
  const url = `https://example.com/${name}`;
  return [
    {
      request: "POST /api/attachments",
      body: {
        ...more,
        url,
        name,
        attachment_type: `/api/attachment_types/{${type}}`,
        element: "/api/parts/{part}",
      },
      status: 201,
      save: { attachment: "id" },
      ...results,
    },
    {
      // The example ignores the result, here an error, because downloads are disabled.
      request: "PATCH /api/attachments/{attachment}",
      headers: changes,
      body: { upload: { downloadUrl: true }, url },
      status: 422,
    },
  ];
}

/**
 * Returns the client.
 * @param hasMasterData whether the footprint and the manufacturer exist. If not, the example creates them, but does not
 *   recognize the status 201, and refers to `/api/footprints/None`. It ignores the error.
 */
export function smallPartDb(hasMasterData: boolean): PartDbClient {
  const created = hasMasterData ? 422 : 201;
  const lookup = (collection: string, name: string): readonly Call[] =>
    hasMasterData ? pages(collection, { [name]: "0.id" }) : [];
  return {
    name: "electronics4fun/smallPartDb",
    headers: { accept: "application/json", contentType: "application/json" },
    calls: [
      {
        request: "GET /api/info",
        reads: ({ title, version }) => expect([title, version]).not.toContain(undefined),
      },
      {
        request: "POST /api/footprints",
        body: { name: "0603", comment: "", eda_info: { kicad_footprint: "Resistor_SMD:R_0603_1608Metric" } },
        status: created,
      },
      ...lookup("footprints", "footprint"),
      { request: "POST /api/manufacturers", body: { comment: "", name: "Yageo" }, status: created },
      ...lookup("manufacturers", "manufacturer"),
      ...pages("categories"),
      { request: "POST /api/categories", body: { name: "Resistors" }, status: 201, save: { category: "id" } },
      {
        request: "POST /api/parts?_comment=generated%20by%20script",
        body: { name: "RC0603FR-0710RP", category: "/api/categories/{category}" },
        status: 201,
        save: { part: "id" },
      },
      ...pages("attachment_types", { datasheet: "0.id", image: "1.id" }),
      { request: "GET /api/parts/{part}", save: { document: "" } },
      {
        request: "PATCH /api/parts/{part}",
        headers: changes,
        sendsBack: { response: "document", without: ["addedDate", "lastModified", "id"] },
        body: {
          manufacturer_product_number: "RC0603FR-0710RP",
          manufacturer_product_url: "https://www.yageo.com/en/Product/Index/rchip/lead_free",
          manufacturing_status: "active",
          description: "RES 10 OHM 1% 1/10W 0603",
          favorite: false,
          eda_info: {
            reference_prefix: "R",
            visibility: true,
            exclude_from_bom: false,
            exclude_from_board: false,
            exclude_from_sim: false,
            kicad_symbol: "R_IEEE",
            kicad_footprint: "RESC1608X55N, RESC1608X55L, RESC1608X55M",
            value: "10",
          },
          footprint: { id: "/api/footprints/{footprint}" },
          manufacturer: { id: "/api/manufacturers/{manufacturer}" },
        },
        status: hasMasterData ? 200 : 400,
        reads: ({ footprint, manufacturer }) => {
          if (hasMasterData) expect([footprint?.["name"], manufacturer?.["name"]]).toEqual(["0603", "Yageo"]);
        },
      },
      ...attachment("datasheet.pdf", "datasheet", {}, {}),
      ...attachment(
        "resistor.jpg",
        "image",
        { becomePreviewIfEmpty: false },
        { strict: 422, ignored: '"becomePreviewIfEmpty"' },
      ),
      ...parameters.flatMap((parameter): Call[] => {
        const body = { ...parameter, element: "/api/parts/{part}" };
        return [
          { request: "POST /api/parameters", body, status: 201, save: { parameter: "id" } },
          { request: "PATCH /api/parameters/{parameter}", headers: changes, body },
        ];
      }),
      ...["parts", "categories", "manufacturers", "attachments", "footprints", "storage_locations"].flatMap(
        (collection) => pages(collection, { storage_location: "0.id" }),
      ),
      ...pages("parts", {}, "&storage_location={storage_location}"),
    ],
  };
}

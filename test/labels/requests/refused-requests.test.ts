/** Requests for labels that are refused, with the property and the remedy, and warnings about labels that are printed. */
import { beforeAll, describe, expect, it } from "vitest";
import { createUserWith } from "../../inventory/test-users.ts";
import { unique, useService, type Violation } from "../../inventory/running-service.ts";
import { printLabels, warningsOf } from "./label-requests.ts";

const options = { width: 40, height: 20, barcode_type: "datamatrix", barcode_content: "id" };
const lotOptions = { ...options, supported_element: "part_lot" };
/** A code that needs a large label. */
const large = { ...options, width: 5, barcode_type: "qr", barcode_content: "link" };
const measures = {
  ...{ paper: "A4", columns: 2, rows: 2, label_width: 50, label_height: 30 },
  ...{ left: 10, top: 10, pitch_x: 55, pitch_y: 35 },
};
const ids = { ids: [1] };

describe("requests for labels", () => {
  const running = useService("sqlite");
  const { make } = running;

  beforeAll(async () => {
    const category = await make("categories", { name: unique("ICs") });
    await make("parts", { name: "LM358", category });
    await make("parts", { name: "NE555 日", category, ipn: "äöü" });
    await make("storage_locations", { name: unique("Empty") });
    await make("label_profiles", {
      name: "Twig",
      options: { process_mode: "twig", lines: "{{ element.name }}" },
    });
  });

  const violations = async (status: number, body: unknown, path = "/api/labels") => {
    const answer = await running.client.post<{ violations: readonly Violation[] }>(path, body, {
      expect: status,
    });
    return answer.body.violations;
  };

  const refusals: readonly (readonly [string, number, object, string, RegExp])[] = [
    [
      "profile and options",
      422,
      { profile: "/api/label_profiles/1", options, elements: ids },
      "profile",
      /either/,
    ],
    ["neither profile nor options", 422, { elements: ids }, "profile", /either `profile` or `options`/],
    [
      "a missing profile",
      400,
      { profile: "/api/label_profiles/99", elements: ids },
      "profile",
      /99 does not exist/,
    ],
    ["another IRI", 400, { profile: "/api/parts/1", elements: ids }, "profile", /"\/api\/label_profiles\/1"/],
    ["a Twig profile", 422, { profile: "/api/label_profiles/5", elements: ids }, "profile", /`process_mode`/],
    [
      "Twig options",
      422,
      { options: { ...options, process_mode: "twig" }, elements: ids },
      "options.process_mode",
      /`html`/,
    ],
    ["no elements", 422, { options }, "elements", /required/],
    ["empty elements", 422, { options, elements: {} }, "elements", /exactly one/],
    ["two kinds of elements", 422, { options, elements: { ...ids, filter: "" } }, "elements", /exactly one/],
    [
      "missing elements",
      422,
      { options, elements: { ids: [1, ...Array.from({ length: 12 }, (_, index) => index + 50)] } },
      "elements.ids",
      /^Parts 50, 51, 52, 53, 54, 55, 56, 57, 58, 59 and 2 more do not exist\.$/,
    ],
    [
      "a missing lot",
      422,
      { options: lotOptions, elements: ids },
      "elements.ids",
      /^Lot 1 does not exist\.$/,
    ],
    [
      "an unknown filter",
      400,
      { options, elements: { filter: "nam=x" } },
      "elements.filter",
      /^nam: Unknown query parameter/,
    ],
    [
      "an invalid filter",
      400,
      { options, elements: { filter: "category=x" } },
      "elements.filter",
      /^category: /,
    ],
    ["a page of a filter", 400, { options, elements: { filter: "page=2" } }, "elements.filter", /^page: /],
    [
      "invalid percent-encoding",
      400,
      { options, elements: { filter: "name=%zz" } },
      "elements.filter",
      /percent/,
    ],
    ["a filter without results", 422, { options, elements: { filter: "name=x" } }, "elements", /no labels/],
    [
      "an empty location",
      422,
      { options, elements: { storage_location: "/api/storage_locations/1" } },
      "elements",
      /no labels/,
    ],
    [
      "a missing location",
      400,
      { options, elements: { storage_location: "/api/storage_locations/9" } },
      "elements.storage_location",
      /9 does not exist/,
    ],
    [
      "another IRI as location",
      400,
      { options, elements: { storage_location: "/api/parts/1" } },
      "elements.storage_location",
      /storage_locations\/1/,
    ],
    [
      "too many labels",
      422,
      { options, elements: { ids: [1, 2] }, copies: 1001 },
      "copies",
      /in 2002 labels/,
    ],
    [
      "copies of lots",
      422,
      { options: lotOptions, elements: ids, copies_per_lot: true },
      "copies_per_lot",
      /parts/,
    ],
    ["parts without lots", 422, { options, elements: ids, copies_per_lot: true }, "elements", /lot/],
    [
      "a sheet with measures",
      422,
      { options, elements: ids, medium: { sheet: "Avery L7160", measures } },
      "medium.measures",
      /either/,
    ],
    [
      "a start after the last label",
      422,
      { options, elements: ids, medium: { sheet: "Avery L7160", start: 22 } },
      "medium.start",
      /21 labels/,
    ],
    [
      "labels beside the paper",
      422,
      { options, elements: ids, medium: { measures: { ...measures, columns: 5 } } },
      "medium.measures",
      /A4 is 210 × 297 mm/,
    ],
    [
      "a page after the last one",
      422,
      { options, elements: ids, format: "png", page: 2 },
      "page",
      /only one page/,
    ],
    [
      "a very large picture",
      422,
      { options: { ...options, width: 5000, height: 5000 }, elements: ids, format: "png", dpi: 72 },
      "dpi",
      /Use a smaller label, or create a PDF document\.$/,
    ],
    [
      "a large picture",
      422,
      { options: { ...options, width: 1000, height: 1000 }, elements: ids, format: "png" },
      "dpi",
      /Use a resolution of at most 160 dpi\.$/,
    ],
    [
      "a start without a sheet",
      422,
      { options, elements: ids, medium: { start: 2 } },
      "medium.start",
      /sheet/,
    ],
    [
      "an offset without a sheet",
      422,
      { options, elements: ids, medium: { offset_y: -5 } },
      "medium.offset_y",
      /^`offset_y` requires a sheet/,
    ],
    [
      "an offset that moves labels off the sheet",
      422,
      { options, elements: ids, medium: { sheet: "Avery L7163", offset_x: -60 } },
      "medium.offset_x",
      /^An offset of 6 mm would move the labels off the sheet\. For this sheet, use a value from -43 to 55/,
    ],
    ["a tiny label", 422, { options: { ...options, width: 0.001 }, elements: ids }, "options.width", /\b4\b/],
    [
      "a sheet of tiny labels",
      422,
      { options, elements: ids, medium: { measures: { ...measures, label_height: 0.001 } } },
      "medium.measures.label_height",
      /\b4\b/,
    ],
    ["a small label", 422, { options: large, elements: ids, medium: {} }, "options", /at least \d/],
    [
      "a code in the text of a small label",
      422,
      { options: { ...options, width: 20, barcode_type: "none", lines: "[[BARCODE_C39]]" }, elements: ids },
      "options",
      /^Label of part 1: The codes in the text do not fit .* Use a label of at least 35 × /,
    ],
    [
      "a small label on a sheet",
      422,
      { options: large, elements: ids, medium: { measures: { ...measures, label_width: 5 } } },
      "medium",
      /^Label of part 1: .*at least \d/,
    ],
    [
      "content that the barcode cannot contain",
      422,
      { options: { ...options, barcode_type: "code39", barcode_content: "ipn" }, elements: { ids: [2] } },
      "options.barcode_type",
      /^Label of part 2: Code 39 cannot encode "ä"/,
    ],
  ];

  it.each(refusals)("with %s are refused with %d", async (_, status, body, path, message) => {
    const [violation, ...others] = await violations(status, body);
    expect(others).toEqual([]);
    expect(violation?.propertyPath).toBe(path);
    expect(violation?.message).toMatch(message);
  });

  it("are refused by the preview for the same reasons", async () => {
    for (const [, status, body, path] of refusals.slice(0, 3)) {
      const [violation] = await violations(status, body, "/api/labels/preview");
      expect(violation?.propertyPath).toBe(path);
    }
  });

  const lists = ["labels.create_labels", "parts.read"] as const;

  it.each([
    ["labels.create_labels", ["parts.read"], { options, elements: ids }],
    ["labels.edit_options", lists, { options, elements: ids }],
    ["labels.read_profiles", lists, { profile: "/api/label_profiles/1", elements: ids }],
    ["parts.read", ["labels.create_labels", "labels.edit_options"], { options, elements: ids }],
    [
      "storelocations.read",
      [...lists, "labels.edit_options"],
      { options, elements: { storage_location: "/api/storage_locations/1" } },
    ],
    [
      "storelocations.read",
      [...lists, "labels.edit_options"],
      { options: { ...options, supported_element: "storelocation" }, elements: ids },
    ],
  ] as const)("require the permission %s", async (missing, permissions, body) => {
    const user = await createUserWith(running.service, permissions);
    const { body: document } = await user.client.post("/api/labels", body, { expect: 403 });
    expect(document["detail"]).toContain(missing);
  });

  it("result in warnings about labels that are printed nevertheless", async () => {
    const { warnings, pages } = await printLabels(running.client, {
      options: {
        ...{ width: 40, height: 20, barcode_type: "code128", barcode_content: "ipn", additional_css: "b {}" },
        lines: "[[NAME]] [[NAM]] <blink>x</blink>",
      },
      elements: ids,
      copies: 2,
    });
    expect(pages).toHaveLength(2);
    expect(warnings).toEqual([
      "No barcode, because `ipn` is empty: part 1.",
      "Labels do not support CSS. `additional_css` is ignored.",
      'Unknown placeholder "[[NAM]]".',
      "Labels do not support these tags, which are ignored: blink.",
    ]);
  });

  it.each([
    [{ barcode_content: "link" }, "codes"],
    [{ barcode_content: null, barcode_type: "qr" }, "codes"],
    [{ lines: "[[NAME]] [[INSTANCE_URL]]" }, "texts"],
    [{ barcode_type: "none", lines: "[[BARCODE_DATAMATRIX]]" }, "codes"],
  ])("result in a warning about an address that other devices cannot open: %j", async (changes, place) => {
    const body = { options: { ...options, ...changes, width: 60 }, elements: { ids: [1, 1] } };
    const { warnings } = await printLabels(running.client, body);
    const { url } = running.service;
    expect(warnings).toEqual([
      `The ${place} contain the address ${url}, which other devices cannot open. Set PUBLIC_URL.`,
    ]);
  });

  it("result in a header of ASCII characters", async () => {
    const { headers } = await running.client.post(
      "/api/labels",
      { options: { lines: "[[NAME]]" }, elements: { ids: [2] } },
      { accept: null, expect: 200 },
    );
    expect(headers["partledger-warnings"]).toContain("\\u65e5");
    expect(warningsOf(headers)).toEqual(["The font does not contain these characters: 日"]);
  });
});

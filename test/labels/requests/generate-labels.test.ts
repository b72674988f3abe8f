/** `POST /api/labels/generate`, which is compatible with Part-DB. */
import { beforeAll, describe, expect, it } from "vitest";
import { unique, useService } from "../../inventory/running-service.ts";
import { codesOf, idOf, printLabels } from "./label-requests.ts";

const path = "/api/labels/generate";

describe.each(["strict", "part-db"])("labels as in Part-DB, with API_COMPATIBILITY=%s", (mode) => {
  const running = useService("sqlite", { environment: { API_COMPATIBILITY: mode } });
  const { make } = running;
  let profileId = 0;
  let twigId = 0;

  beforeAll(async () => {
    const category = await make("categories", { name: unique("ICs") });
    for (const name of ["LM358", "NE555", "TL072", "OP07", "LF411"]) await make("parts", { name, category });
    await running.client.delete("/api/parts/4", { expect: 204 });
    const room = await make("storage_locations", { name: unique("Room") });
    await make("part_lots", { part: "/api/parts/1", storage_location: room });
    const options = { width: 40, height: 20, barcode_type: "code128", lines: "[[NAME]]" };
    profileId = idOf(await make("label_profiles", { name: "Bag 40 × 20", options }));
    twigId = idOf(await make("label_profiles", { name: "Twig", options: { process_mode: "twig" } }));
  });

  const generate = (elementIds: string, more: object = {}) =>
    printLabels(running.client, { profileId, elementIds, ...more }, { path });

  it.each([
    ["3,1", ["P0001", "P0003"]],
    ["5-2;1,,3", ["P0001", "P0002", "P0003", "P0005"]],
    [" 1 - 2 ; 9", ["P0001", "P0002"]],
  ])("have one page for each element in %s", async (elementIds, codes) => {
    expect(codesOf((await generate(elementIds)).pages)).toEqual(codes);
  });

  it("have the barcodes in the text of the profile", async () => {
    const options = {
      width: 50,
      height: 30,
      lines: "<p>[[NAME]]</p><p>[[BARCODE_C93]][[IPN_BARCODE_QR]]</p>",
    };
    const profile = idOf(await make("label_profiles", { name: unique("Text"), options }));
    const { pages, warnings } = await generate("1", { profileId: profile });
    expect(pages[0]?.codes).toEqual([{ format: "Code93", text: "P0001" }]);
    expect(pages[0]?.text.trim()).toBe("LM358");
    expect(warnings).toEqual([]);
  });

  it("have the file name of Part-DB", async () => {
    const { headers } = await generate("2,3");
    expect(headers["content-disposition"]).toBe('attachment; filename="label_Part2_Bag_40___20.pdf"');
    const { headers: ofLots, pages } = await generate("1", { elementType: "part_lot" });
    expect(codesOf(pages)).toEqual(["L0001"]);
    expect(ofLots["content-disposition"]).toBe('attachment; filename="label_Part lot1_Bag_40___20.pdf"');
  });

  const refusals: readonly (readonly [number, object, RegExp])[] = [
    [400, { elementIds: " ,;" }, /No element IDs/],
    [404, { elementIds: "1", profileId: 99 }, /profile 99 does not exist/],
    [404, { elementIds: "4,90-99" }, /None of the parts exists/],
    [422, { elementIds: "1,a" }, /elementIds: "a" is neither/],
    [422, { elementIds: "1-2001" }, /2001 labels/],
    [422, { elementIds: "1-1500,2000-2600" }, /2101 labels/],
  ];

  it.each(refusals)("are refused with %d for %o", async (status, body, detail) => {
    const { body: document } = await running.client.post(path, { profileId, ...body }, { expect: status });
    expect(document["detail"]).toMatch(detail);
  });

  it("are refused if they cannot be drawn", async () => {
    const post = (body: object) => running.client.post(path, { elementIds: "1", ...body }, { expect: 400 });
    expect((await post({ profileId: twigId })).body["detail"]).toMatch(/Twig/);
    const options = { width: 5, height: 5, barcode_type: "qr", barcode_content: "link" };
    const small = idOf(await make("label_profiles", { name: unique("Small"), options }));
    expect((await post({ profileId: small })).body["detail"]).toMatch(/at least/);
  });
});

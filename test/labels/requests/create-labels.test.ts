/** `POST /api/labels` and its preview: elements and copies. `media.test.ts` tests media and pictures. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { unique, useService } from "../../inventory/running-service.ts";
import { codesOf, idOf, printLabels } from "./label-requests.ts";

describeDialects("labels", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  const print = (body: object) => printLabels(running.client, body);
  const parts: number[] = [];
  const locations: number[] = [];
  const lots: number[] = [];

  beforeAll(async () => {
    const category = await make("categories", { name: unique("ICs") });
    for (const name of ["LM358", "NE555", "TL072"])
      parts.push(idOf(await make("parts", { name, category, ipn: unique(name) })));
    const room = await make("storage_locations", { name: unique("Room") });
    const shelfB = await make("storage_locations", { name: "Shelf b", parent: room });
    const shelfA = await make("storage_locations", { name: "Shelf Ä", parent: room });
    const drawer = await make("storage_locations", { name: "Drawer 1", parent: shelfA });
    locations.push(...[room, shelfA, drawer, shelfB].map(idOf));
    const lot = async (part: number | undefined, storage_location: string): Promise<void> => {
      lots.push(idOf(await make("part_lots", { part: `/api/parts/${part}`, storage_location, amount: 5 })));
    };
    await lot(parts[0], shelfB);
    await lot(parts[1], drawer);
    await lot(parts[0], drawer);
  });

  const size = { width: 40, height: 20 };
  const options = { ...size, barcode_type: "datamatrix", barcode_content: "id", lines: "[[NAME]]" };
  const lotOptions = { ...options, supported_element: "part_lot" };
  const locationOptions = { ...options, supported_element: "storelocation" };
  const numbered = (letter: string, ids: readonly (number | undefined)[]): string[] =>
    ids.map((id) => `${letter}${String(id).padStart(4, "0")}`);

  describe("of elements", () => {
    it("with IDs have the order of the IDs, and pages of their size", async () => {
      const ids = parts.toReversed();
      const { pages, headers, warnings } = await print({ options, elements: { ids } });
      expect(codesOf(pages)).toEqual(numbered("P", ids));
      expect(pages.map(({ text }) => text)).toEqual(["TL072", "NE555", "LM358"]);
      expect(headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="labels.pdf"',
      });
      expect(warnings).toEqual([]);
      // PDFium rounds the size of pages to points.
      expect(Math.abs((pages[0]?.width ?? 0) - (40 / 25.4) * 300)).toBeLessThan(300 / 72);
    });

    it("with a filter have the order of the list", async () => {
      const filter = "name=NE555,LM358&order[name]=desc".replace("NE555,LM358", "%25");
      const { pages } = await print({ options, elements: { filter } });
      expect(codesOf(pages)).toEqual(numbered("P", parts.toReversed()));
    });

    it("in a tree of locations have the order of the tree", async () => {
      const elements = { storage_location: `/api/storage_locations/${locations[0]}` };
      const printed = async (own: object) => codesOf((await print({ options: own, elements })).pages);
      expect(await printed(locationOptions)).toEqual(numbered("S", locations));
      expect(await printed(lotOptions)).toEqual(numbered("L", [lots[2], lots[1], lots[0]]));
      expect(await printed(options)).toEqual(numbered("P", [parts[0], parts[1]]));
    });

    it("have the options of a profile", async () => {
      const { pages } = await print({ profile: "/api/label_profiles/4", elements: { ids: [locations[2]] } });
      expect(codesOf(pages)).toEqual([`${running.service.url}/scan/location/${locations[2]}`]);
      expect(pages[0]?.text.replaceAll(/\s+/g, " ")).toContain("→ Shelf Ä → Drawer 1");
    });
  });

  describe("with copies", () => {
    it("are adjacent", async () => {
      const [first, second] = parts;
      const { pages } = await print({ options, elements: { ids: [first, second] }, copies: 2 });
      expect(codesOf(pages)).toEqual(numbered("P", [first, first, second, second]));
    });

    it("for each lot are as many as lots", async () => {
      const { pages, warnings } = await print({
        ...{ options, elements: { ids: parts } },
        ...{ copies: 2, copies_per_lot: true },
      });
      const [first, second, third] = parts;
      expect(codesOf(pages)).toEqual(numbered("P", [first, first, first, first, second, second]));
      expect(warnings).toEqual([`No label for part ${third}, because parts without lots have no copies.`]);
    });
  });

  describe("in a preview", () => {
    const preview = async (body: object) =>
      (await running.client.post("/api/labels/preview", body, { expect: 200 })).body;

    it("have the numbers of labels and pages", async () => {
      const document = await preview({ options, elements: { ids: parts }, copies: 2 });
      expect(document).toMatchObject({ "@type": "LabelPreview", ...size, labels: 6, pages: 6, warnings: [] });
      expect(String(document["svg"])).toMatch(/^<svg /);
    });

    it.each([options, lotOptions, locationOptions])("have example values without elements", async (own) => {
      const document = await preview({ options: own });
      expect(document).toMatchObject({ labels: 1, pages: 1, warnings: [] });
    });
  });
});

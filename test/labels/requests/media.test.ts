/** Labels on sheets and as pictures. */
import { beforeAll, describe, expect, it } from "vitest";
import { unique, useService } from "../../inventory/running-service.ts";
import { readPicture } from "../read-pdf.ts";
import { codesOf, idOf, printLabels } from "./label-requests.ts";

describe("labels", () => {
  const running = useService("sqlite");
  const print = (body: object) => printLabels(running.client, body, { dpi: 150 });
  const parts: number[] = [];

  beforeAll(async () => {
    const category = await running.make("categories", { name: unique("ICs") });
    for (const name of ["LM358", "NE555", "TL072"])
      parts.push(idOf(await running.make("parts", { name, category })));
  });

  const size = { width: 40, height: 20 };
  const options = { ...size, barcode_type: "datamatrix", barcode_content: "id", lines: "[[NAME]]" };
  const numbered = (ids: readonly (number | undefined)[]): string[] =>
    ids.map((id) => `P${String(id).padStart(4, "0")}`);

  describe("on a sheet", () => {
    const elements = () => ({ ids: parts });

    it("follow each other from the start position", async () => {
      const medium = { sheet: "Avery L7160", start: 20 };
      const { pages } = await print({ options, elements: elements(), medium });
      expect(pages.map(({ codes }) => codes.length)).toEqual([2, 1]);
    });

    it("have the size of the sheet, offsets and rotation", async () => {
      const measures = {
        ...{ paper: "A4", columns: 2, rows: 2, label_width: 50, label_height: 30 },
        ...{ left: 10, top: 10, pitch_x: 55, pitch_y: 35 },
      };
      const medium = { measures, offset_x: -5, offset_y: 3, rotated: true };
      const { pages } = await print({ options, elements: elements(), medium });
      expect(codesOf(pages).toSorted()).toEqual(numbered(parts).toSorted());
      const { body } = await running.client.post(
        "/api/labels/preview",
        { options, elements: elements(), medium },
        { expect: 200 },
      );
      expect(body).toMatchObject({ width: 30, height: 50, labels: 3, pages: 1 });
    });
  });

  describe("as a picture", () => {
    const picture = async (body: object) => {
      const { headers, bytes } = await running.client.post(
        "/api/labels",
        { options, format: "png", ...body },
        { accept: null, expect: 200 },
      );
      expect(headers["content-type"]).toBe("image/png");
      return readPicture(new Uint8Array(bytes));
    };

    it.each([
      [203, 320, 160],
      [300, 472, 236],
    ])("can be scanned at %d dpi", async (dpi, width, height) => {
      for (const barcode_type of ["qr", "datamatrix", "code128", "code39", "code93"]) {
        const own = { ...options, barcode_type };
        const read = await picture({ dpi, options: own, elements: { ids: parts }, page: 2 });
        expect(read).toMatchObject({ width, height, codes: [{ text: numbered([parts[1]])[0] }] });
      }
    });

    it.each([203, 300])("has codes in its text that can be scanned at %d dpi", async (dpi) => {
      const own = { ...options, barcode_type: "none", lines: "[[NAME]] [[BARCODE_QR]]<br>[[BARCODE_C128]]" };
      const { codes } = await picture({ dpi, options: own, elements: { ids: parts } });
      const texts = codes.map(({ text }) => text).sort();
      expect(texts).toEqual([numbered(parts)[0], `${running.service.url}/scan/part/${parts[0]}`]);
    });

    it("contains the page of a sheet", async () => {
      const medium = { sheet: "Avery L7160", start: 20, rotated: true };
      const { width, height, codes } = await picture({ elements: { ids: parts }, medium, dpi: 203 });
      expect([width, height]).toEqual([1678, 2374]);
      expect(codes).toHaveLength(2);
    });
  });
});

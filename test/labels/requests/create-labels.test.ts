/** `POST /api/labels` and its preview: elements, copies, media, warnings and errors. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { unique, useService } from "../../inventory/running-service.ts";
import { codesOf, printLabels } from "./label-requests.ts";

const idOf = (iri: string): number => Number(iri.split("/").at(-1));

describeDialects("labels", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  const parts: number[] = [];

  beforeAll(async () => {
    const category = await make("categories", { name: unique("ICs") });
    for (const name of ["LM358", "NE555", "TL072"])
      parts.push(idOf(await make("parts", { name, category, ipn: unique(name) })));
  });

  const options = {
    width: 40,
    height: 20,
    barcode_type: "datamatrix",
    barcode_content: "id",
    lines: "[[NAME]]",
  };
  const code = (id: number): string => `P${String(id).padStart(4, "0")}`;

  describe("by ID", () => {
    it("are on pages of their size, in the order of the IDs", async () => {
      const [first = 0, second = 0, third = 0] = parts;
      const { pages, headers, warnings } = await printLabels(running.client, {
        options,
        elements: { ids: [third, first, second] },
      });
      expect(codesOf(pages)).toEqual([third, first, second].map(code));
      expect(headers["content-type"]).toBe("application/pdf");
      expect(warnings).toEqual([]);
      // PDFium rounds the size of pages to points.
      expect(Math.abs((pages[0]?.width ?? 0) - (40 / 25.4) * 300)).toBeLessThan(300 / 72);
    });

    it("are shown by a preview", async () => {
      const { body } = await running.client.post(
        "/api/labels/preview",
        { options, elements: { ids: parts }, copies: 2 },
        { expect: 200 },
      );
      expect(body).toMatchObject({ width: 40, height: 20, labels: 6, pages: 6, warnings: [] });
      expect(String(body["svg"])).toMatch(/^<svg /);
    });
  });
});

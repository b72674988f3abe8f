import { describe, expect, it } from "vitest";
import { barcodeContent, type BarcodeContent } from "../../src/labels/barcode-content.ts";
import type { LabelElement } from "../../src/labels/label-element.ts";
import { parsePrintedId } from "../../src/search/scan/printed-id.ts";
import { context, emptyPart, locationLabel, lotLabel, part, partLabel } from "./label-elements.ts";

describe("contents of barcodes", () => {
  it.each<[BarcodeContent, string, string, string]>([
    ["link", "part/12", "lot/7", "location/9"],
    ["id", "P0012", "L0007", "S0009"],
    ["ipn", "IC-12", "IC-12", ""],
    ["user_barcode", "", "4711", ""],
    ["supplier_part_number", "595-LM358BIDR", "595-LM358BIDR", ""],
  ])("%s", (content, ...expected) => {
    const prefix = content === "link" ? `${context.baseUrl}/scan/` : "";
    const contents = [partLabel(), lotLabel(), locationLabel()].map((element) =>
      barcodeContent(content, element, context),
    );
    expect(contents).toEqual(expected.map((text) => prefix + text));
  });

  it.each<[BarcodeContent, LabelElement]>([
    ["ipn", partLabel(emptyPart)],
    ["supplier_part_number", partLabel(emptyPart)],
    ["user_barcode", lotLabel({ user_barcode: null })],
  ])("%s is empty if the element has none", (content, element) => {
    expect(barcodeContent(content, element, context)).toBe("");
  });

  it("prefer an obsolete supplier with a part number to one without", () => {
    const [old, shop] = part.orderdetails;
    const orderdetails = [shop, old].flatMap((each) => each ?? []);
    expect(barcodeContent("supplier_part_number", partLabel({ orderdetails }), context)).toBe("O-1");
  });

  it.each([
    [partLabel(), { kind: "part", id: 12 }],
    [lotLabel(), { kind: "lot", id: 7 }],
    [locationLabel(), { kind: "location", id: 9 }],
  ])("of $type are found by a scan", (element, printed) => {
    const link = barcodeContent("link", element, context);
    for (const code of [link, link.toUpperCase(), barcodeContent("id", element, context)]) {
      expect(parsePrintedId(code)).toEqual(printed);
    }
  });
});

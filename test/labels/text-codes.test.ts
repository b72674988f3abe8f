/** Codes in the text of labels: they are read back from PDF documents at 203 and 300 dpi, and from SVG images. */
import { describe, expect, it } from "vitest";
import { encodeBarcode } from "../../src/labels/barcode.ts";
import { LabelFonts } from "../../src/labels/fonts.ts";
import type { LabelElement } from "../../src/labels/label-element.ts";
import { LabelTooSmall } from "../../src/labels/label-errors.ts";
import { layOutLabel, type Label, type LabelDrawing } from "../../src/labels/layout.ts";
import { renderPdf } from "../../src/labels/pdf.ts";
import { placeLabels } from "../../src/labels/place-labels.ts";
import { fillPlaceholders } from "../../src/labels/placeholders/fill-placeholders.ts";
import { context, locationLabel, lotLabel, partLabel } from "./label-elements.ts";
import { readPages } from "./read-pdf.ts";

const fonts = new LabelFonts();
const link = "https://parts.example.com/inventory/scan/part/12";

function layOut(lines: string, label: Partial<Label> = {}, element: LabelElement = partLabel()) {
  const { text, codes } = fillPlaceholders(lines, element, context);
  return layOutLabel({ width: 50, height: 30, barcode: null, text, codes, ...label }, fonts);
}

async function read(drawing: LabelDrawing, dpi: number) {
  const pages = placeLabels({ kind: "roll", isRotated: false }, drawing, 1);
  const [page] = await readPages(await renderPdf(pages, () => drawing, { title: "Label", fonts }), dpi);
  return page?.codes.map(({ format, text }) => `${format} ${text}`).sort();
}

function textOf({ texts }: LabelDrawing): string {
  return texts.map(({ text }) => text).join(" ");
}

it.each<[lines: string, codes: readonly string[], label?: Partial<Label>, element?: LabelElement]>([
  ["[[BARCODE_QR]]", [`QRCode ${link}`]],
  ["[[BARCODE_DATAMATRIX]]", [`DataMatrix ${link}`]],
  ["[[BARCODE_C39]]", ["Code39 P0012"]],
  ["[[BARCODE_C93]]", ["Code93 L0007"], {}, lotLabel()],
  ["[[BARCODE_C128]]", ["Code128 S0009"], {}, locationLabel()],
  ["[[IPN_BARCODE_QR]]", ["QRCode IC-12"], { width: 12, height: 10 }],
  ["[[IPN_BARCODE_C39]]", ["Code39 IC-12"]],
  ["[[IPN_BARCODE_C128]]", ["Code128 IC-12"], {}, lotLabel()],
  ["<b>[[NAME]]</b><br>[[IPN_BARCODE_C39]]<br>[[IPN]]", ["Code39 IC-12"], { height: 15 }],
  ["<p>[[NAME]] [[BARCODE_QR]] [[IPN]]</p>", [`QRCode ${link}`]],
  ["[[BARCODE_QR]][[BARCODE_DATAMATRIX]]", [`DataMatrix ${link}`, `QRCode ${link}`]],
  ["[[IPN_BARCODE_C39]]<br>[[IPN_BARCODE_C128]]", ["Code128 IC-12", "Code39 IC-12"], { height: 18 }],
  [
    "[[NAME]]<br>[[BARCODE_QR]]<br>[[BARCODE_C128]]",
    ["Code128 P0012", `QRCode ${link}`],
    { growsText: true },
  ],
  [
    "[[NAME]]<br>[[IPN_BARCODE_C128]]",
    ["Code128 IC-12", "QRCode L0007"],
    { barcode: { type: "qr", content: "L0007" } },
  ],
  [
    "[[NAME]] [[BARCODE_DATAMATRIX]]",
    ["Code128 P0012", `DataMatrix ${link}`],
    { barcode: { type: "code128", content: "P0012" } },
  ],
])("prints %s as %j", async (lines, codes, label, element) => {
  const drawing = layOut(lines, label, element);
  for (const dpi of [203, 300]) expect(await read(drawing, dpi), `${dpi} dpi`).toEqual(codes);
  expect(drawing.warnings).toEqual([]);
});

describe("a code in the text", () => {
  it("is beside the words of its line, in the middle of its height", () => {
    const { texts, rectangles } = layOut("LM358[[IPN_BARCODE_QR]]DIP-8");
    const [before, after] = texts;
    const xs = rectangles.flatMap(({ x, width }) => [x, x + width]);
    const ys = rectangles.flatMap(({ y, height }) => [y, y + height]);
    const top = Math.min(...ys);
    const bottom = Math.max(...ys);
    expect(before?.x).toBe(1);
    expect(Math.min(...xs)).toBeGreaterThan(10);
    // The quiet zone of QR codes has four modules.
    expect((after?.x ?? 0) - Math.max(...xs)).toBeCloseTo(1);
    expect(before?.baseline).toBeGreaterThan((top + bottom) / 2);
    expect(before?.baseline).toBeLessThan(bottom);
  });

  it("starts another line if it has no room beside the words", () => {
    const { texts, rectangles } = layOut("Operational amplifier [[IPN_BARCODE_C39]] low power, DIP-8");
    const ys = rectangles.flatMap(({ y, height }) => [y, y + height]);
    expect(texts[0]?.baseline).toBeLessThan(Math.min(...ys));
    expect(texts.at(-1)?.baseline).toBeGreaterThan(Math.max(...ys));
  });

  it("keeps its size when the text shrinks, and grows with the text", () => {
    const modules = ([text, label]: [string, Partial<Label>?]): number =>
      Math.min(...layOut(`[[IPN_BARCODE_QR]]<br>${text}`, label).rectangles.map(({ width }) => width));
    expect(modules(["LM358"])).toBe(0.25);
    expect(modules(["word ".repeat(60)])).toBe(0.25);
    expect(modules(["LM358", { growsText: true }])).toBeGreaterThanOrEqual(0.5);
  });

  it("is printed after a text that is cut", async () => {
    const lines = `${"word ".repeat(500)}[[IPN_BARCODE_C128]]<br>[[NAME]]`;
    const drawing = layOut(lines);
    expect(await read(drawing, 203)).toEqual(["Code128 IC-12"]);
    expect(textOf(drawing)).toMatch(/word…$/);
    expect(drawing.warnings).toEqual(['The text does not fit on the label and ends with "…".']);
    for (const { y, height } of drawing.rectangles) expect(y + height).toBeLessThanOrEqual(29.01);
  });

  it.each<[lines: string, label: Partial<Label>]>([
    ["[[BARCODE_QR]]", { width: 50, height: 8 }],
    ["[[BARCODE_QR]]", { width: 8, height: 50 }],
    ["[[IPN_BARCODE_C39]]", { width: 20, height: 30 }],
    ["[[BARCODE_QR]]<br>[[BARCODE_QR]]<br>[[BARCODE_QR]]", { width: 10, height: 10 }],
    ["[[BARCODE_C39]]", { width: 44, barcode: { type: "qr", content: link } }],
    ["[[BARCODE_C39]]<br>[[BARCODE_QR]]", { barcode: { type: "code39", content: "P0012" }, height: 12 }],
  ])("is not printed if %s does not fit on %j, but on a label of the required size", async (lines, label) => {
    const size = { width: 50, height: 30, ...label };
    let required: LabelTooSmall["required"] | null = null;
    try {
      layOut(lines, label);
    } catch (error) {
      if (!(error instanceof LabelTooSmall)) throw error;
      expect(error.message).toMatch(
        /^The codes in the text do not fit on a label of .+ Use a label of at least /,
      );
      ({ required } = error);
    }
    if (required === null) return expect.fail("The label was drawn.");
    expect([required.width >= size.width, required.height >= size.height]).toEqual([true, true]);
    const drawing = layOut(lines, { ...label, ...required });
    const count = lines.split("[[").length - 1 + (label.barcode ? 1 : 0);
    expect(await read(drawing, 300)).toHaveLength(count);
  });

  it("makes the barcode beside the text smaller to have room", async () => {
    const label: Partial<Label> = { barcode: { type: "qr", content: "P0012" } };
    const modules = (lines: string): number =>
      Math.min(...layOut(lines, label).rectangles.map(({ height }) => height));
    expect(modules("[[IPN]]")).toBe(0.625);
    expect(modules("[[IPN_BARCODE_C39]]")).toBe(0.5);
    expect(await read(layOut("[[IPN_BARCODE_C39]]", label), 203)).toEqual(["Code39 IC-12", "QRCode P0012"]);
  });
});

it("reports a tag of a code that does not exist", () => {
  const { warnings } = layOutLabel(
    { width: 50, height: 30, barcode: null, text: "a<barcode 1>b", codes: [encodeBarcode("qr", "1")] },
    fonts,
  );
  expect(warnings).toEqual(["Labels do not support these tags, which are ignored: barcode."]);
});

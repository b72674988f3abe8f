/** The PDF documents of labels. These tests also fail if an update changes the parts of pdfkit that `pdf.ts` uses. */
import { expect, it } from "vitest";
import { FontNotUsable, LabelFonts } from "../../src/labels/fonts.ts";
import { layOutLabel } from "../../src/labels/layout.ts";
import { renderPdf } from "../../src/labels/pdf.ts";
import { placeLabels } from "../../src/labels/place-labels.ts";
import { millimetersPerPoint } from "../../src/labels/units.ts";
import { readPages, renderGray } from "./read-pdf.ts";

const fonts = new LabelFonts();

async function print(text: string, labelFonts = fonts) {
  const size = { width: 62, height: 29 };
  const drawing = layOutLabel({ ...size, barcode: null, text }, labelFonts);
  const pages = placeLabels({ kind: "roll", isRotated: false }, size, 1);
  const pdf = await renderPdf(pages, () => drawing, { title: "Lot: LM358", fonts: labelFonts });
  return { drawing, pdf, pages: await readPages(pdf, 72) };
}

it.each([
  ["100 Ω 4,7 µF 85 °C ±5 %", "regular"],
  ["<b>Резистор Ωμέγα</b>", "bold"],
  ["<i>Κεραμικός ёлка</i>", "italic"],
  ["<b><i>Größe → ½</i></b>", "bold italic"],
])("contains the text %s (%s)", async (text) => {
  const { pages } = await print(text);
  expect(pages[0]?.text.trim()).toBe(text.replace(/<[^>]+>/g, ""));
});

it.each([
  ["e\u0301 x\u00AD\u200By", "é xy"],
  ["日本", "□□"],
])("prints %s as %s", async (text, printed) => {
  const { pages } = await print(text);
  expect(pages[0]?.text.trim()).toBe(printed);
});

it("has the size of the label, the title, embedded font subsets and no images", async () => {
  const { pdf, pages } = await print("LM358");
  expect(pages).toHaveLength(1);
  const source = pdf.toString("latin1");
  expect(source).toContain("/MediaBox [0 0 175.748031 82.204724]");
  expect(source).toContain("(Lot: LM358)");
  expect(source).toContain("+DejaVuSansCondensed");
  expect(source).not.toContain("/Image /Width");
  expect(pdf.length).toBeLessThan(20_000);
});

it("rejects a font file that is not a font", () => {
  expect(() => new LabelFonts(Buffer.from("no font"))).toThrow(FontNotUsable);
});

it.each(["regular", "bold", "oblique"] as const)(
  "has %s glyphs where the layout placed them",
  async (name) => {
    // pdfkit would kern these letters, and join some of them.
    const words = "AVAVTofi|";
    const tag = { regular: "", bold: "<b>", oblique: "<i>" }[name];
    const { drawing, pdf } = await print(`${tag}${words} ${words} ${words}`);
    const [text] = drawing.texts;
    if (text === undefined) return expect.fail("There is no text.");
    const advance = [...text.text].reduce((sum, character) => sum + fonts.advance(character, text), 0);
    const end = text.x + advance * text.size * millimetersPerPoint;
    const dotsPerMillimeter = 20;
    const { width, data } = await renderGray(pdf, dotsPerMillimeter * 25.4);
    let last = 0;
    data.forEach((gray, index) => {
      if (gray < 128) last = Math.max(last, (index % width) / dotsPerMillimeter);
    });
    // The bar is in the middle of its advance.
    const bar = fonts.advance("|", text) * text.size * millimetersPerPoint;
    expect(end - last).toBeGreaterThan(0.3 * bar);
    expect(end - last).toBeLessThan(0.7 * bar);
  },
);

import { describe, expect, it } from "vitest";
import { barcodeTypes, type BarcodeType } from "../../src/labels/barcode.ts";
import { LabelFonts } from "../../src/labels/fonts.ts";
import { layOutLabel, type Label, type LabelDrawing } from "../../src/labels/layout.ts";
import { ContentNotEncodable, LabelTooSmall } from "../../src/labels/label-errors.ts";

const fonts = new LabelFonts();
const url = "https://parts.example.org/scan/lot/12345";

function layOut(label: Partial<Label>): LabelDrawing {
  return layOutLabel({ width: 50, height: 30, barcode: null, text: "", ...label }, fonts);
}

function coded(type: BarcodeType, content: string, size: Partial<Label> = {}): LabelDrawing {
  return layOut({ barcode: { type, content }, ...size });
}

function textOf({ texts }: LabelDrawing): string {
  return texts.map(({ text }) => text).join(" ");
}

describe("text", () => {
  it("keeps its size if it fits", () => {
    expect(layOut({ text: "LM358" }).texts).toEqual([expect.objectContaining({ text: "LM358", size: 9 })]);
  });

  it("wraps between words", () => {
    const { texts, warnings } = layOut({
      text: "Operational amplifier, two channels, low power, DIP-8 package",
    });
    expect(texts.length).toBeGreaterThan(1);
    expect(new Set(texts.map(({ size }) => size))).toEqual(new Set([9]));
    expect(textOf({ texts } as LabelDrawing)).toBe(
      "Operational amplifier, two channels, low power, DIP-8 package",
    );
    expect(warnings).toEqual([]);
  });

  it("shrinks until all lines fit", () => {
    const { texts, warnings } = layOut({ text: "word ".repeat(120) });
    const [first] = texts;
    expect(first?.size).toBeLessThan(9);
    expect(first?.size).toBeGreaterThanOrEqual(5);
    expect(warnings).toEqual([]);
  });

  it.each([
    ["STM32F103C8T6", 20],
    ["<b>STM32F103C8T6</b><br>LQFP-48", 18],
    ["A".repeat(16), 20],
  ])("shrinks %s on %d mm rather than breaking a word", (text, width) => {
    const { texts } = layOut({ width, text });
    expect(textOf({ texts } as LabelDrawing)).toBe(text.replace("<br>", " ").replace(/<.*?>/g, ""));
    expect(texts).toHaveLength(text.split("<br>").length);
    expect(texts[0]?.size).toBeLessThan(9);
    expect(texts[0]?.size).toBeGreaterThanOrEqual(5);
  });

  it("breaks a word that is too long at the smallest size", () => {
    const { texts } = layOut({ width: 20, text: "A".repeat(60) });
    expect(texts.map(({ text }) => text).join("")).toBe("A".repeat(60));
    expect(texts.length).toBeGreaterThan(1);
    expect(new Set(texts.map(({ size }) => size))).toEqual(new Set([expect.closeTo(5)]));
  });

  it.each([
    ["to the height of the label", { width: 60, height: 10, text: "A1" }, 19.5],
    ["to the width of the longest word", { width: 30, height: 30, text: "STM32F103C8T6" }, 10],
    ["to three times its size at most", { width: 200, height: 100, text: "A1" }, 27],
    ["beside a code", { width: 62, height: 29, text: "A1", barcode: { type: "qr", content: url } }, 27],
  ] as const)("grows %s if the label asks for it", (_, label, size) => {
    expect(layOut(label).texts[0]?.size).toBe(9);
    const { texts, warnings } = layOut({ ...label, growsText: true });
    expect(texts).toHaveLength(1);
    expect(texts[0]?.size).toBeGreaterThanOrEqual(size * 0.94);
    expect(texts[0]?.size).toBeLessThanOrEqual(size * 1.06);
    expect(warnings).toEqual([]);
  });

  it("shrinks text that does not fit also if the label asks for growth", () => {
    const text = "word ".repeat(120);
    expect(layOut({ text, growsText: true }).texts[0]?.size).toBeCloseTo(
      layOut({ text }).texts[0]?.size ?? 0,
      0,
    );
  });

  it('is cut with "…" at the smallest size', () => {
    const { texts, warnings } = layOut({ text: "word ".repeat(1000) });
    expect(texts.at(-1)?.text).toMatch(/…$/);
    expect(texts[0]?.size).toBeCloseTo(5);
    expect(warnings).toEqual(['The text does not fit on the label and ends with "…".']);
  });

  it.each([
    "<b>LM358</b> dual",
    "word ".repeat(300),
    "W".repeat(500),
    "<big><u>Ωμέγα Резистор</u></big> ".repeat(20),
  ])("stays on the label: %s", (text) => {
    const { texts, rectangles } = layOut({ width: 30, height: 20, text });
    for (const { text, x, baseline, size, ...style } of texts) {
      const width = [...text].reduce((sum, character) => sum + fonts.advance(character, style), 0);
      expect(x).toBeGreaterThanOrEqual(1);
      expect(x + (width * size * 25.4) / 72).toBeLessThanOrEqual(29.01);
      expect(baseline - (0.76 * size * 25.4) / 72).toBeGreaterThanOrEqual(0.9);
      expect(baseline).toBeLessThanOrEqual(19);
    }
    for (const { x, width } of rectangles) expect(x + width).toBeLessThanOrEqual(29.01);
  });

  it.each([4, 6, 9])("shrinks a large name although a note of %s pt is small", (note) => {
    const { texts, warnings } = layOut({
      text: `<span style="font-size: 20pt">STM32F103C8T6 Cortex</span><br><span style="font-size: ${note}pt">Shelf A 12</span>`,
    });
    expect(textOf({ texts } as LabelDrawing)).toBe("STM32F103C8T6 Cortex Shelf A 12");
    expect(texts.at(-1)?.size).toBeGreaterThanOrEqual(4);
    expect(warnings).toEqual([]);
  });

  it("shrinks a character that is wider than the label", () => {
    const text = '<span style="font-size: 60pt">W</span><span style="font-size: 4pt">x</span>';
    const { texts, warnings } = layOut({ width: 16.9, height: 45.7, text });
    expect(texts.map(({ text }) => text)).toEqual(["W", "x"]);
    expect(texts[1]?.x).toBeLessThan(15.9);
    expect(warnings).toEqual([]);
  });

  it("keeps text below the smallest size", () => {
    const { texts } = layOut({ text: `<span style="font-size: 3pt">note</span> ${"word ".repeat(1000)}` });
    expect([...new Set(texts.map(({ size }) => size))]).toEqual([3, expect.closeTo(5)]);
  });

  it("is cut without a layout of the whole text at each size", () => {
    let measured = 0;
    const counting = new (class extends LabelFonts {
      override advance(...parameters: Parameters<LabelFonts["advance"]>): number {
        measured++;
        return super.advance(...parameters);
      }
    })();
    layOutLabel({ width: 50, height: 30, barcode: null, text: "W".repeat(9_000) }, counting);
    expect(measured).toBeLessThan(20_000);
  });

  it("is omitted with a warning if the code needs the whole label", () => {
    const { texts, warnings } = coded("qr", url, { width: 10, height: 10, text: "LM358" });
    expect(texts).toEqual([]);
    expect(warnings).toEqual(["The label has no room for its text."]);
  });

  it("names the characters that the fonts lack", () => {
    expect(layOut({ text: "Ω µ ° 电阻" }).warnings).toEqual([
      "The font does not contain these characters: 电 阻",
    ]);
  });

  it("warns about right-to-left text", () => {
    expect(layOut({ text: "נגד 10" }).warnings).toEqual([
      "Right-to-left text is not supported. Its characters are printed from left to right.",
    ]);
  });
});

describe("codes", () => {
  it.each(barcodeTypes)("%s has modules of at least 0.25 mm and a quiet zone", (type) => {
    const { rectangles } = coded(type, "L12345", { width: 45, height: 12, text: "LM358" });
    expect(Math.min(...rectangles.map(({ width }) => width))).toBeGreaterThanOrEqual(0.25);
    expect(Math.min(...rectangles.map(({ x }) => x))).toBeGreaterThanOrEqual(type === "qr" ? 1 : 0.99);
    for (const { x, y, width, height } of rectangles) {
      expect(x + width).toBeLessThanOrEqual(44.01);
      expect(y + height).toBeLessThanOrEqual(11.01);
    }
  });

  it.each<[BarcodeType, string, number, number, string]>([
    ["qr", url, 9, 30, "9.3 × 9.3 mm"],
    ["qr", url, 50, 9, "9.3 × 9.3 mm"],
    ["datamatrix", url, 7.9, 7.9, "8 × 8 mm"],
    ["code128", "L12345", 25.4, 10, "27.5 × 9.5 mm"],
    ["code128", "L12345", 50, 8, "27.5 × 8.7 mm"],
    ["code39", "L12345", 36, 30, "37 × 9.5 mm"],
  ])("%s with %s does not fit on %s × %s mm", (type, content, width, height, required) => {
    const attempt = (): LabelDrawing => coded(type, content, { width, height });
    expect(attempt).toThrow(LabelTooSmall);
    expect(attempt).toThrow(`Use a label of at least ${required}`);
  });

  it.each<[BarcodeType, string, string]>([
    ["code39", "ab-12", 'Code 39 cannot encode "a" in "ab-12".'],
    ["code93", "12µF", 'Code 93 cannot encode "µ" in "12µF".'],
    ["code128", "100 Ω", 'Code 128 cannot encode "Ω" in "100 Ω".'],
    ["code128", "1".repeat(201), "longer than 200 characters"],
    ["qr", "x".repeat(5000), "too long: 5000 characters"],
    ["datamatrix", "x".repeat(5000), "too long: 5000 characters"],
    ["qr", "", "The content of the QR code is empty."],
    ["code39", "", "The content of the Code 39 code is empty."],
  ])("%s cannot encode %s", (type, content, message) => {
    const attempt = (): LabelDrawing => coded(type, content);
    expect(attempt).toThrow(ContentNotEncodable);
    expect(attempt).toThrow(message);
  });

  it("fits if the label has the required size", () => {
    for (const type of barcodeTypes) {
      let required: LabelTooSmall["required"] | null = null;
      try {
        coded(type, "L12345", { width: 1, height: 1 });
      } catch (error) {
        if (error instanceof LabelTooSmall) ({ required } = error);
      }
      expect(required).not.toBeNull();
      expect(coded(type, "L12345", required ?? {}).rectangles.length).toBeGreaterThan(0);
    }
  });
});

/** Every barcode type is read back from PDF documents, as printers with 203 and 300 dpi print them. */
import { describe, expect, it } from "vitest";
import type { BarcodeType } from "../../src/labels/barcode.ts";
import { LabelFonts } from "../../src/labels/fonts.ts";
import { layOutLabel } from "../../src/labels/layout.ts";
import { renderPdf } from "../../src/labels/pdf.ts";
import { labelSize, placeLabels, type Medium } from "../../src/labels/place-labels.ts";
import { sheets } from "../../src/labels/sheets.ts";
import { readAreas, readPages } from "./read-pdf.ts";

const fonts = new LabelFonts();
const roll: Medium = { kind: "roll", isRotated: false };
const url = "https://parts.example.org/scan/lot/12345";

const formats: Readonly<Record<BarcodeType, string>> = {
  qr: "QRCode",
  datamatrix: "DataMatrix",
  code128: "Code128",
  code39: "Code39",
  code93: "Code93",
};

type Size = readonly [width: number, height: number];

async function print(
  type: BarcodeType,
  content: string,
  [width, height]: Size,
  medium = roll,
  text = "<b>STM32F103</b><br>72 MHz",
) {
  const size = labelSize(medium, { width, height });
  const drawing = layOutLabel({ ...size, barcode: { type, content }, text }, fonts);
  return renderPdf(placeLabels(medium, size, 1), () => drawing, { title: "Label", fonts });
}

const small: readonly Size[] = [
  [17.8, 10],
  [25.4, 10],
  [40, 12],
  [19, 51],
];
const large: readonly Size[] = [
  [50, 30],
  [62, 29],
  [102, 152],
];
const cases: readonly [BarcodeType, string, readonly Size[]][] = [
  ["qr", url, [...small, ...large]],
  ["qr", "L0001", [...small, ...large]],
  ["qr", "Ω → Резистор", large],
  ["datamatrix", url, [...small, ...large]],
  ["datamatrix", "L0001", [...small, ...large]],
  ["datamatrix", "Größe ^1 Ω", large],
  ["code128", "L12345", [[27.5, 9], [40, 12], ...large]],
  [
    "code128",
    "4012345678901-ABC x~",
    [
      [62, 12],
      [102, 152],
    ],
  ],
  ["code39", "L12345", [[40, 12], ...large]],
  [
    "code39",
    "R-10.K $/+%",
    [
      [57, 12],
      [102, 152],
    ],
  ],
  ["code93", "L12345", [[27.8, 9], ...large]],
  ["code93", "R-10.K $/+%", [[40, 12], ...large]],
];

describe.each(cases)("%s with %s", (type, content, sizes) => {
  it.each(sizes)("is readable on %s × %s mm", async (...size) => {
    const pdf = await print(type, content, size);
    for (const dpi of [203, 300]) {
      const [page] = await readPages(pdf, dpi);
      expect(page?.codes, `${dpi} dpi`).toEqual([{ format: formats[type], text: content }]);
    }
  });
});

it.each<BarcodeType>(["qr", "datamatrix", "code128", "code39", "code93"])(
  "a rotated label with %s is readable",
  async (type) => {
    const pdf = await print(type, "P0123", [50, 30], { kind: "roll", isRotated: true });
    for (const dpi of [203, 300]) {
      const [page] = await readPages(pdf, dpi);
      expect(page?.codes).toEqual([{ format: formats[type], text: "P0123" }]);
      expect(page?.width).toBeLessThan(page?.height ?? 0);
    }
  },
);

it.each<BarcodeType>(["qr", "datamatrix", "code128", "code39", "code93"])(
  "rotated labels with %s on a sheet are readable, each at its position",
  async (type) => {
    const sheet = sheets["Avery L4770"];
    const medium: Medium = { kind: "sheet", sheet, start: 38, offsetX: 5, offsetY: -5, isRotated: true };
    const size = labelSize(medium, { width: 1, height: 1 });
    expect(size).toEqual({ width: sheet.labelHeight, height: sheet.labelWidth });
    const drawings = ["P1", "P2", "P3", "P4", "P5"].map((content) =>
      layOutLabel({ ...size, barcode: { type, content }, text: `Part ${content}` }, fonts),
    );
    const pages = placeLabels(medium, size, drawings.length);
    const pdf = await renderPdf(pages, (index) => drawings[index] ?? expect.fail(`no label ${index}`), {
      title: "Labels",
      fonts,
    });
    const cell = (column: number, row: number) => ({
      ...{ x: sheet.left + column * sheet.pitchX + 0.5, y: sheet.top + row * sheet.pitchY - 0.5 },
      ...{ width: sheet.labelWidth, height: sheet.labelHeight },
    });
    for (const dpi of [203, 300]) {
      const [first, second] = await readAreas(pdf, dpi, [
        [cell(0, 9), cell(1, 9), cell(2, 9), cell(3, 9)],
        [cell(0, 0), cell(1, 0), cell(2, 0)],
      ]);
      expect(first, `${dpi} dpi`).toEqual([[], ["P1"], ["P2"], ["P3"]]);
      expect(second, `${dpi} dpi`).toEqual([["P4"], ["P5"], []]);
    }
  },
);

it("prints a sheet from its start position on two pages", async () => {
  const medium: Medium = {
    ...{ kind: "sheet", sheet: sheets["Avery L4770"], start: 38 },
    ...{ offsetX: 5, offsetY: -5, isRotated: false },
  };
  const size = labelSize(medium, { width: 1, height: 1 });
  const drawings = [1, 2, 3, 4, 5].map((id) =>
    layOutLabel({ ...size, barcode: { type: "qr", content: `L000${id}` }, text: `Lot ${id}` }, fonts),
  );
  const pages = placeLabels(medium, size, drawings.length);
  const pdf = await renderPdf(pages, (index) => drawings[index] ?? expect.fail(`no label ${index}`), {
    title: "Labels",
    fonts,
  });
  const read = await readPages(pdf, 203);
  expect(read.map(({ codes }) => codes.map(({ text }) => text).sort())).toEqual([
    ["L0001", "L0002", "L0003"],
    ["L0004", "L0005"],
  ]);
});

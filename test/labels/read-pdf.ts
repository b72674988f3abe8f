/** Renders the pages of PDF documents as a printer does, and reads the codes on them and on pictures. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { Rectangle } from "../../src/labels/barcode.ts";
import { lazily } from "../../src/util/memoize.ts";

export interface RenderedPage {
  /** In dots. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** The format and the content of each code. */
  readonly codes: readonly { readonly format: string; readonly text: string }[];
}

const library = lazily(() => PDFiumLibrary.init());

const prepareReader = lazily(() => {
  const path = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const { buffer } = new Uint8Array(readFileSync(path));
  return prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
});

export async function readPages(pdf: Uint8Array, dpi: number): Promise<readonly RenderedPage[]> {
  const document = await (await library()).loadDocument(pdf);
  try {
    const pages: RenderedPage[] = [];
    for (const page of document.pages()) {
      // PDFium cannot return the text after the page is rendered.
      const text = page.getText();
      const { width, height, data } = await page.render({
        ...{ scale: dpi / 72, colorSpace: "Gray", render: "bitmap" },
      });
      pages.push({ width, height, text, codes: await readCodes(data, width, height) });
    }
    return pages;
  } finally {
    document.destroy();
  }
}

/** Renders the first page. */
export async function renderGray(pdf: Uint8Array, dpi: number) {
  const document = await (await library()).loadDocument(pdf);
  try {
    return await document.getPage(0).render({
      ...{ scale: dpi / 72, colorSpace: "Gray", render: "bitmap" },
    });
  } finally {
    document.destroy();
  }
}

/** Reads the contents of the codes in areas of each page, whose measures are in mm. */
export async function readAreas(
  pdf: Uint8Array,
  dpi: number,
  pages: readonly (readonly Rectangle[])[],
): Promise<readonly (readonly (readonly string[])[])[]> {
  const document = await (await library()).loadDocument(pdf);
  try {
    const read = [];
    for (const [index, areas] of pages.entries()) {
      const { width, data } = await document.getPage(index).render({
        ...{ scale: dpi / 72, colorSpace: "Gray", render: "bitmap" },
      });
      const codes = [];
      for (const area of areas) codes.push(await readArea(data, width, area, dpi / 25.4));
      read.push(codes);
    }
    return read;
  } finally {
    document.destroy();
  }
}

async function readArea(gray: Uint8Array, pageWidth: number, area: Rectangle, dotsPerMillimeter: number) {
  const dots = (measure: number): number => Math.round(measure * dotsPerMillimeter);
  const [left, top, width, height] = [dots(area.x), dots(area.y), dots(area.width), dots(area.height)];
  const cropped = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (top + row) * pageWidth + left;
    cropped.set(gray.subarray(start, start + width), row * width);
  }
  return (await readCodes(cropped, width, height)).map(({ text }) => text);
}

/** Reads the codes in a grayscale image. */
export async function readCodes(gray: Uint8Array, width: number, height: number) {
  await prepareReader();
  // Label printers print only black dots.
  const dots = Uint32Array.from(gray, (value) => (value < 128 ? 0xff000000 : 0xffffffff));
  const data = new Uint8ClampedArray(dots.buffer);
  const image: ImageData = { data, width, height, colorSpace: "srgb" };
  const results = await readBarcodes(image, { tryHarder: true, maxNumberOfSymbols: 255 });
  return results.map(({ format, text }) => ({ format, text }));
}

/** Reads the size and the codes of a PNG image. */
export async function readPicture(png: Uint8Array) {
  await prepareReader();
  const header = new DataView(png.buffer, png.byteOffset);
  const results = await readBarcodes(png, { tryHarder: true, maxNumberOfSymbols: 255 });
  return {
    width: header.getUint32(16),
    height: header.getUint32(20),
    codes: results.map(({ format, text }) => ({ format, text })),
  };
}

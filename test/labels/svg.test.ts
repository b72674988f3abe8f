import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import Vips from "wasm-vips";
import { barcodeTypes, encodeBarcode } from "../../src/labels/barcode.ts";
import { LabelFonts } from "../../src/labels/fonts.ts";
import { layOutLabel } from "../../src/labels/layout.ts";
import { renderSvg } from "../../src/labels/svg.ts";
import { lazily } from "../../src/util/memoize.ts";
import { readCodes } from "./read-pdf.ts";

const fonts = new LabelFonts();
const folder = dirname(createRequire(import.meta.url).resolve("wasm-vips"));

const dpi = 300;

const library = lazily(() =>
  Vips({
    dynamicLibraries: ["vips-resvg.wasm"],
    locateFile: (name: string) =>
      name.startsWith("vips-resvg") ? join(folder, name) : pathToFileURL(join(folder, name)).href,
  }),
);

async function render(svg: string) {
  const vips = await library();
  // libvips multiplies the size in mm with the resolution twice.
  const image = vips.Image.svgloadBuffer(svg, { dpi, scale: 72 / dpi });
  const { width, height } = image;
  const gray = image.flatten({ background: 255 }).colourspace("b-w").writeToMemory();
  return { gray: Uint8Array.from(gray, (value) => value & 255), width, height };
}

afterAll(async () => (await library()).shutdown());

it.each(barcodeTypes)("the code %s is readable", async (type) => {
  const label = { width: 50, height: 30, barcode: { type, content: "L12345" }, text: "<b>LM358</b> Ω" };
  const svg = renderSvg(layOutLabel(label, fonts), fonts);
  const { gray, width, height } = await render(svg);
  expect([width, height]).toEqual([591, 354]);
  expect((await readCodes(gray, width, height)).map(({ text }) => text)).toEqual(["L12345"]);
});

it("codes in the text are readable", async () => {
  const codes = [
    encodeBarcode("qr", "https://parts.example.com/scan/part/12"),
    encodeBarcode("code39", "IC-12"),
  ];
  const text = "LM358 <barcode 0><br><barcode 1>";
  const svg = renderSvg(layOutLabel({ width: 50, height: 30, barcode: null, text, codes }, fonts), fonts);
  const { gray, width, height } = await render(svg);
  const contents = (await readCodes(gray, width, height)).map(({ text: content }) => content);
  expect(contents.sort()).toEqual(["IC-12", "https://parts.example.com/scan/part/12"]);
});

it("contains the text only as outlines", () => {
  const label = { width: 50, height: 30, barcode: null, text: "&lt;script&gt; Ω" };
  const svg = renderSvg(layOutLabel(label, fonts), fonts);
  expect(svg.match(/<path transform/g)).toHaveLength("<script>Ω".length);
  expect(svg).not.toContain("script>");
});

/** Writes labels as SVG images. Text is drawn as outlines, so that no font needs to be installed. */
import type { LabelFonts } from "./fonts.ts";
import type { LabelSize } from "./label-errors.ts";
import type { LabelDrawing, PlacedText } from "./layout.ts";
import { createPause } from "./pause.ts";
import type { Page } from "./place-labels.ts";
import { millimetersPerPoint } from "./units.ts";

/** Returns an image whose size is the size of the label. */
export function renderSvg(drawing: LabelDrawing, fonts: LabelFonts): string {
  const { width, height } = drawing;
  const size = `width="${round(width)}mm" height="${round(height)}mm"`;
  return `${opening(drawing, size)}${content(drawing, fonts)}</svg>`;
}

/** Returns an image of a page with a size in dots. */
export async function renderPageSvg(
  page: Page,
  drawingOf: (index: number) => LabelDrawing,
  { fonts, width, height }: { readonly fonts: LabelFonts; readonly width: number; readonly height: number },
): Promise<string> {
  const pause = createPause();
  const labels: string[] = [];
  for (const { index, x, y, isRotated } of page.labels) {
    const drawing = drawingOf(index);
    const left = isRotated ? x + drawing.height : x;
    const rotation = isRotated ? " rotate(90)" : "";
    const transform = `translate(${round(left)} ${round(y)})${rotation}`;
    labels.push(`<g transform="${transform}">${content(drawing, fonts)}</g>`);
    await pause();
  }
  const size = `width="${width}" height="${height}" preserveAspectRatio="none"`;
  return `${opening(page, size)}${labels.join("")}</svg>`;
}

function opening({ width, height }: LabelSize, size: string): string {
  const box = `viewBox="0 0 ${round(width)} ${round(height)}"`;
  const background = `<path fill="#fff" d="M0 0h${round(width)}v${round(height)}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>${background}`;
}

function content({ rectangles, texts }: LabelDrawing, fonts: LabelFonts): string {
  const bars = rectangles.map(
    ({ x, y, width: w, height: h }) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`,
  );
  const outlined = texts.map((text) => outlines(text, fonts));
  return `<path shape-rendering="crispEdges" d="${bars.join("")}"/>${outlined.join("")}`;
}

function outlines({ text, bold, italic, size, x, baseline }: PlacedText, fonts: LabelFonts): string {
  const em = size * millimetersPerPoint;
  let paths = "";
  let left = x;
  for (const character of text) {
    const { path, unitsPerEm } = fonts.outline(character, { bold, italic });
    const scale = Number((em / unitsPerEm).toPrecision(6));
    // The vertical axis of fonts points up.
    if (path !== "")
      paths += `<path transform="matrix(${scale} 0 0 ${-scale} ${round(left)} ${round(baseline)})" d="${path}"/>`;
    left += fonts.advance(character, { bold, italic }) * em;
  }
  return paths;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

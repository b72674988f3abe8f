/** Writes a label as an SVG image, for previews. Text is drawn as outlines, so that no font needs to be installed. */
import type { LabelFonts } from "./fonts.ts";
import { millimetersPerPoint, type LabelDrawing, type PlacedText } from "./layout.ts";

/** Returns an image whose size is the size of the label. */
export function renderSvg({ width, height, rectangles, texts }: LabelDrawing, fonts: LabelFonts): string {
  const bars = rectangles.map(
    ({ x, y, width: w, height: h }) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`,
  );
  const size = `width="${round(width)}mm" height="${round(height)}mm" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="#fff" d="M0 0h${round(width)}v${round(height)}H0z"/>` +
    `<path shape-rendering="crispEdges" d="${bars.join("")}"/>${texts.map((text) => outlines(text, fonts)).join("")}</svg>`
  );
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

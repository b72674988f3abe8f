/** The size and the bars of codes in the text of a label. They grow with the text, but stay large enough to scan. */
import type { Barcode, Rectangle } from "./barcode.ts";
import { barHeight, largestLinearModule, moduleStep, scaleBar, smallestModule } from "./place-barcode.ts";

/** The height of linear codes at the scale 1, in mm: 25 px, as in Part-DB. */
const linearHeight = 6.6;

/** The distance between a linear code and the lines above and below, in mm. Matrix codes have a quiet zone there. */
const linearGap = 0.5;

interface InlineSize {
  /** In mm, with the quiet zone. */
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a code for a scale of the text. */
export function inlineSize(code: Barcode, scale: number): InlineSize {
  const module = moduleFor(code, scale);
  const width = (code.width + 2 * code.quietZone) * module;
  return code.isLinear
    ? { width, height: barsHeight(scale) + 2 * linearGap }
    : { width, height: (code.height + 2 * code.quietZone) * module };
}

/** Returns the bars of a code whose {@link inlineSize} has the upper left corner `left`, `top`. */
export function inlineBars(code: Barcode, scale: number, left: number, top: number): readonly Rectangle[] {
  const module = moduleFor(code, scale);
  const x = left + code.quietZone * module;
  const y = top + (code.isLinear ? linearGap : code.quietZone * module);
  return code.bars.map((bar) => scaleBar(bar, x, y, module, code.isLinear ? barsHeight(scale) : module));
}

function moduleFor({ isLinear }: Barcode, scale: number): number {
  const module = Math.max(smallestModule, Math.floor((smallestModule * scale) / moduleStep) * moduleStep);
  return isLinear ? Math.min(module, largestLinearModule) : module;
}

function barsHeight(scale: number): number {
  return Math.min(Math.max(linearHeight * scale, barHeight.smallest), barHeight.largest);
}

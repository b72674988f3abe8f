/** Chooses the size and the position of the barcode on a label. */
import type { Barcode, Rectangle } from "./barcode.ts";
import { LabelTooSmall, type LabelSize } from "./label-errors.ts";

/** The blank margin around the label, in mm. A quiet zone can overlap it. */
export const margin = 1;

/**
 * Multiples of 0.125 mm are whole dots of printers with 203 dpi, so that all bars get the same width. With 300 dpi, the
 * smallest module has three dots.
 */
export const moduleStep = 0.125;

/** Common scanners and cameras read modules of at least 0.25 mm. */
export const smallestModule = 2 * moduleStep;

/** Longer linear codes do not fit into the field of view of hand scanners. */
export const largestLinearModule = 4 * moduleStep;

export const barHeight = { smallest: 5, largest: 12, ofLabel: 0.3 };

/** The width of the column of a matrix code, relative to the label: as on labels of Part-DB. */
const codeColumn = 0.38;

export interface PlacedBarcode {
  /** In mm. */
  readonly bars: readonly Rectangle[];
  /** The rectangle around the bars and their quiet zone, in mm. */
  readonly box: Rectangle;
}

/**
 * Places a matrix code at the left, or in the middle of a label without text. If possible, `textWidth` mm stay free for codes
 * in the text, which do not get narrower. Without text, it is null.
 * @throws {LabelTooSmall} if the code is not readable on a label of this size
 */
export function placeMatrix(code: Barcode, size: LabelSize, textWidth: number | null): PlacedBarcode {
  const hasText = textWidth !== null;
  const available = hasText ? Math.min(size.width * codeColumn, size.width - margin - textWidth) : size.width;
  const module = matrixModule(code, size, available);
  const border = borderOf(code, module);
  const width = code.width * module + 2 * border;
  const left = hasText ? 0 : (size.width - width) / 2;
  const top = (size.height - code.height * module) / 2;
  return {
    bars: code.bars.map((bar) => scaleBar(bar, left + border, top, module, module)),
    box: { x: left, y: 0, width, height: size.height },
  };
}

function matrixModule(code: Barcode, size: LabelSize, width: number): number {
  const fits = (module: number, available: number): boolean =>
    code.width * module + 2 * borderOf(code, module) <= available + 1e-6 &&
    code.height * module + 2 * borderOf(code, module) <= size.height + 1e-6;
  if (!fits(smallestModule, size.width)) {
    const border = 2 * borderOf(code, smallestModule);
    throw new LabelTooSmall(size, {
      width: code.width * smallestModule + border,
      height: code.height * smallestModule + border,
    });
  }
  let module = Math.floor(Math.min(width / code.width, size.height / code.height) / moduleStep) * moduleStep;
  while (module > smallestModule && !fits(module, width)) module -= moduleStep;
  return Math.max(module, smallestModule);
}

/**
 * Places a linear code above the bottom of the label and leaves `captionHeight` mm below it.
 * @throws {LabelTooSmall} if the code is not readable on a label of this size
 */
export function placeLinear(
  code: Barcode,
  size: LabelSize,
  captionHeight: number,
  hasText: boolean,
): PlacedBarcode {
  const fits = (module: number): boolean =>
    code.width * module + 2 * borderOf(code, module) <= size.width + 1e-6;
  const available = size.height - 2 * margin - captionHeight;
  if (!fits(smallestModule) || available < barHeight.smallest - 1e-6)
    throw new LabelTooSmall(size, {
      width: code.width * smallestModule + 2 * borderOf(code, smallestModule),
      height: lowestLinearLabel(captionHeight),
    });
  let module = largestLinearModule;
  while (module > smallestModule && !fits(module)) module -= moduleStep;
  const preferred = hasText ? size.height * barHeight.ofLabel : available;
  const height = Math.min(
    Math.max(preferred, barHeight.smallest),
    hasText ? barHeight.largest : available,
    available,
  );
  const width = code.width * module;
  const left = (size.width - width) / 2;
  const top = size.height - margin - captionHeight - height;
  return {
    bars: code.bars.map((bar) => scaleBar(bar, left, top, module, height)),
    box: { x: 0, y: top, width: size.width, height },
  };
}

/** Returns the smallest height of a label with a linear code, in mm. */
export function lowestLinearLabel(captionHeight: number): number {
  return barHeight.smallest + 2 * margin + captionHeight;
}

/** The distance of the bars from the edge of the label. */
function borderOf({ quietZone }: Barcode, module: number): number {
  return Math.max(margin, quietZone * module);
}

export function scaleBar(
  bar: Rectangle,
  left: number,
  top: number,
  scaleX: number,
  scaleY: number,
): Rectangle {
  return {
    x: left + bar.x * scaleX,
    y: top + bar.y * scaleY,
    width: bar.width * scaleX,
    height: bar.height * scaleY,
  };
}

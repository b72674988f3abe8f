/** The errors of labels that cannot be drawn as requested. */

export interface LabelSize {
  /** In mm. */
  readonly width: number;
  /** In mm. */
  readonly height: number;
}

/** The code, or a code in the text, would be too small to scan. */
export class LabelTooSmall extends Error {
  /** The smallest label that the code fits on. */
  readonly required: LabelSize;

  constructor(size: LabelSize, required: LabelSize, subject = "The code does") {
    super(
      `${subject} not fit on a label of ${formatSize(size)}. ` +
        `Use a label of at least ${formatSize(required)}, a shorter content or another barcode type.`,
    );
    this.required = required;
  }
}

/** The barcode type cannot contain the content. */
export class ContentNotEncodable extends Error {
  /** A sentence. */
  readonly reason: string;

  constructor(reason: string, remedy: string) {
    super(`${reason} ${remedy}`);
    this.reason = reason;
  }
}

type SheetProperty = "start" | "measures" | "offset_x" | "offset_y";

/** The position, an offset or the measures of a sheet are impossible. */
export class SheetNotUsable extends Error {
  readonly property: SheetProperty;

  constructor(property: SheetProperty, message: string) {
    super(message);
    this.property = property;
  }
}

function formatSize({ width, height }: LabelSize): string {
  return `${formatMeasure(width)} × ${formatMeasure(height)} mm`;
}

/** Rounds up to 0.1 mm, so that a label of the printed size is large enough. */
export function formatMeasure(value: number): string {
  return String(Math.ceil(Number((value * 10).toFixed(6))) / 10);
}

/**
 * Lays out a label: the text and its barcode. A matrix code is at the left of the text. A linear code is below the text,
 * with its content below the bars. All measures are in mm, from the upper left corner, except for font sizes.
 */
import { encodeBarcode, type Barcode, type BarcodeType, type Rectangle } from "./barcode.ts";
import { fitText, lineHeight, type FittedText, type TextStyle } from "./fit-text.ts";
import type { LabelFonts } from "./fonts.ts";
import type { LabelSize } from "./label-errors.ts";
import { parseMarkup, type TextRun } from "./markup.ts";
import { lowestLinearLabel, margin, placeLinear, placeMatrix } from "./place-barcode.ts";
import { isRightToLeft, printableText } from "./printable-text.ts";

export interface Label extends LabelSize {
  readonly barcode: { readonly type: BarcodeType; readonly content: string } | null;
  /** The text in the markup of `markup.ts`, with the placeholders replaced. */
  readonly text: string;
  /** Whether the text grows to fill the height that is free. */
  readonly growsText?: boolean;
}

export interface PlacedText {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The font size in points. */
  readonly size: number;
  readonly x: number;
  readonly baseline: number;
}

export interface LabelDrawing extends LabelSize {
  /** Bars and underlines. They are black. */
  readonly rectangles: readonly Rectangle[];
  readonly texts: readonly PlacedText[];
  readonly warnings: readonly string[];
}

export const millimetersPerPoint = 25.4 / 72;

/** Part of the line height that is above the baseline. */
const baselineShare = 0.79;

/** The preferred and the smallest size of the content below a linear code, in points. */
const captionSize = { preferred: 6, smallest: 4 };

/** Larger text does not make a label easier to read. */
const largestScale = 3;

/** The distance between the text and the code, and the width below which a column is too narrow for text. */
const gap = 0.5;
const narrowestColumn = 4;

type Lines = readonly (readonly TextRun[])[];

/**
 * @throws {ContentNotEncodable} if the barcode type cannot contain the content
 * @throws {LabelTooSmall} if the barcode would be too small to scan
 */
export function layOutLabel(label: Label, fonts: LabelFonts): LabelDrawing {
  const { width, height, barcode } = label;
  const { lines: source, warnings } = parseMarkup(label.text);
  const lines = source.map((runs) => runs.map((run) => ({ ...run, text: printableText(run.text) })));
  const painter = new Painter(fonts, label.growsText === true ? largestScale : 1);
  if (barcode === null)
    painter.addText(lines, {
      ...{ x: margin, y: margin },
      ...{ width: width - 2 * margin, height: height - 2 * margin },
    });
  else {
    const code = encodeBarcode(barcode.type, barcode.content);
    if (code.isLinear) addLinear(painter, label, code, barcode.content, lines);
    else addMatrix(painter, label, code, lines);
  }
  const { rectangles, texts } = painter;
  return { width, height, rectangles, texts, warnings: [...warnings, ...painter.warnings()] };
}

function addMatrix(painter: Painter, label: LabelSize, code: Barcode, lines: Lines): void {
  const { bars, box } = placeMatrix(code, label, lines.length > 0);
  painter.rectangles.push(...bars);
  const x = box.x + box.width;
  painter.addText(
    lines,
    { x, y: margin, width: label.width - margin - x, height: label.height - 2 * margin },
    "middle",
  );
}

function addLinear(painter: Painter, label: LabelSize, code: Barcode, content: string, lines: Lines): void {
  const caption = fitCaption(painter, label, content);
  const captionHeight = caption.height * millimetersPerPoint;
  const { bars, box } = placeLinear(code, label, captionHeight, lines.length > 0);
  painter.rectangles.push(...bars);
  const width = (caption.lines[0]?.width ?? 0) * millimetersPerPoint;
  painter.place(caption, (label.width - width) / 2, box.y + box.height);
  painter.addText(lines, {
    ...{ x: margin, y: margin },
    ...{ width: label.width - 2 * margin, height: box.y - gap - margin },
  });
}

/** The caption uses the smallest size if the label is too low for the preferred one. */
function fitCaption(painter: Painter, label: LabelSize, content: string): FittedText {
  const style = { bold: false, italic: false, underlined: false };
  const width = (label.width - 2 * margin) / millimetersPerPoint;
  const { preferred, smallest: smallestSize } = captionSize;
  const lowest = lowestLinearLabel(preferred * lineHeight * millimetersPerPoint);
  const size = label.height < lowest ? smallestSize : preferred;
  const box = { width, height: size * lineHeight };
  return fitText([[{ ...style, size, text: content }]], box, painter.advance, { smallestSize });
}

/** Collects the parts of a drawing. */
class Painter {
  readonly rectangles: Rectangle[] = [];
  readonly texts: PlacedText[] = [];
  readonly #fonts: LabelFonts;
  readonly #largestScale: number;
  readonly #missing = new Set<string>();
  #isRightToLeft = false;
  readonly #warnings: string[] = [];

  constructor(fonts: LabelFonts, largestScale: number) {
    this.#fonts = fonts;
    this.#largestScale = largestScale;
  }

  readonly advance = (character: string, style: TextStyle): number => this.#fonts.advance(character, style);

  addText(lines: Lines, box: Rectangle, align: "top" | "middle" = "top"): void {
    if (lines.length === 0) return;
    const fitted =
      box.width < narrowestColumn
        ? null
        : fitText(
            lines,
            { width: box.width / millimetersPerPoint, height: box.height / millimetersPerPoint },
            this.advance,
            { largestScale: this.#largestScale },
          );
    if (fitted === null || fitted.lines.length === 0) {
      this.#warnings.push("The label has no room for its text.");
      return;
    }
    if (fitted.isCut) this.#warnings.push('The text does not fit on the label and ends with "…".');
    const unused = box.height - fitted.height * millimetersPerPoint;
    this.place(fitted, box.x, box.y + (align === "middle" ? unused / 2 : 0));
  }

  place(fitted: FittedText, left: number, top: number): void {
    let y = top;
    for (const { pieces, height } of fitted.lines) {
      const baseline = y + height * baselineShare * millimetersPerPoint;
      for (const { text, style, x, width } of pieces) {
        const { bold, italic, size } = style;
        const start = left + x * millimetersPerPoint;
        this.texts.push({ text, bold, italic, size, x: start, baseline });
        if (style.underlined) this.rectangles.push(underline(start, baseline, width, size));
        this.#isRightToLeft ||= isRightToLeft(text);
        for (const character of text) if (!this.#fonts.has(character)) this.#missing.add(character);
      }
      y += height * millimetersPerPoint;
    }
  }

  warnings(): readonly string[] {
    const warnings = [...this.#warnings];
    if (this.#isRightToLeft)
      warnings.push("Right-to-left text is not supported. Its characters are printed from left to right.");
    if (this.#missing.size > 0) {
      const characters = [...this.#missing].slice(0, 20).join(" ");
      warnings.push(`The font does not contain these characters: ${characters}`);
    }
    return warnings;
  }
}

function underline(x: number, baseline: number, width: number, size: number): Rectangle {
  const em = size * millimetersPerPoint;
  return { x, y: baseline + 0.1 * em, width: width * millimetersPerPoint, height: 0.05 * em };
}

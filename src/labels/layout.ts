/**
 * Lays out a label: the text and its barcode. A matrix code is at the left of the text. A linear code is below the text,
 * with its content below the bars. All measures are in mm, from the upper left corner, except for font sizes.
 */
import { encodeBarcode, type Barcode, type BarcodeType, type Rectangle } from "./barcode.ts";
import { CodesNeedRoom, fitText, type FittedText } from "./fit-text.ts";
import type { LabelFonts } from "./fonts.ts";
import { inlineBars, inlineSize } from "./inline-barcode.ts";
import { LabelTooSmall, type LabelSize } from "./label-errors.ts";
import { parseMarkup, type TextRun } from "./markup.ts";
import { lowestLinearLabel, margin, placeLinear, placeMatrix } from "./place-barcode.ts";
import { isRightToLeft, printableText } from "./printable-text.ts";
import { millimetersPerPoint } from "./units.ts";
import { lineHeight, type FittedPiece, type TextStyle } from "./wrap-text.ts";

export interface Label extends LabelSize {
  readonly barcode: { readonly type: BarcodeType; readonly content: string } | null;
  /** The text in the markup of `markup.ts`, with the placeholders replaced. */
  readonly text: string;
  /** The codes in the text. */
  readonly codes?: readonly Barcode[];
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
 * @throws {LabelTooSmall} if the barcode, or a code in the text, would be too small to scan
 */
export function layOutLabel(label: Label, fonts: LabelFonts): LabelDrawing {
  const { width, height, text, codes } = label;
  const { lines: source, warnings } = parseMarkup(text, codes);
  const lines = source.map((runs) => runs.map((run) => ({ ...run, text: printableText(run.text) })));
  try {
    const painter = paint(label, label, lines, fonts);
    const { rectangles, texts } = painter;
    return { width, height, rectangles, texts, warnings: [...warnings, ...painter.warnings()] };
  } catch (error) {
    if (!(error instanceof CodesNeedRoom)) throw error;
    const required = sizeForCodes(error, label, (size) => paint(label, size, lines, fonts));
    throw new LabelTooSmall(label, required, "The codes in the text do");
  }
}

/** Enlarges the label until its codes fit. The barcode can grow with the label, so this can take several steps. */
function sizeForCodes(error: CodesNeedRoom, label: LabelSize, attempt: (size: LabelSize) => void): LabelSize {
  const grown = (measure: number, missing: number): number =>
    Math.ceil((measure + missing * millimetersPerPoint) * 10 - 1e-6) / 10;
  const { missing } = error;
  const size = { width: grown(label.width, missing.width), height: grown(label.height, missing.height) };
  try {
    attempt(size);
    return size;
  } catch (next) {
    if (!(next instanceof CodesNeedRoom)) throw next;
    return sizeForCodes(next, size, attempt);
  }
}

function paint({ barcode, growsText }: Label, size: LabelSize, lines: Lines, fonts: LabelFonts): Painter {
  const painter = new Painter(fonts, growsText === true ? largestScale : 1);
  if (barcode === null)
    painter.addText(lines, {
      ...{ x: margin, y: margin },
      ...{ width: size.width - 2 * margin, height: size.height - 2 * margin },
    });
  else {
    const code = encodeBarcode(barcode.type, barcode.content);
    if (code.isLinear) addLinear(painter, size, code, barcode.content, lines);
    else addMatrix(painter, size, code, lines);
  }
  return painter;
}

function addMatrix(painter: Painter, label: LabelSize, code: Barcode, lines: Lines): void {
  const widths = lines
    .flat()
    .map(({ code: inline }) => (inline === undefined ? 0 : inlineSize(inline, 0).width));
  const textWidth = widths.length === 0 ? null : Math.max(...widths);
  const { bars, box } = placeMatrix(code, label, textWidth);
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
    const hasCodes = lines.flat().some(({ code }) => code !== undefined);
    const fitted =
      box.width < narrowestColumn && !hasCodes
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
    for (const { pieces, height, textHeight } of fitted.lines) {
      const middle = y + (height / 2) * millimetersPerPoint;
      const baseline = middle + (baselineShare - 0.5) * textHeight * millimetersPerPoint;
      for (const piece of pieces)
        this.#placePiece(piece, left + piece.x * millimetersPerPoint, middle, baseline);
      y += height * millimetersPerPoint;
    }
  }

  #placePiece({ text, style, width, code }: FittedPiece, x: number, middle: number, baseline: number): void {
    if (code !== undefined) {
      const top = middle - (code.height / 2) * millimetersPerPoint;
      this.rectangles.push(...inlineBars(code.barcode, code.scale, x, top));
      return;
    }
    const { bold, italic, size } = style;
    this.texts.push({ text, bold, italic, size, x, baseline });
    if (style.underlined) this.rectangles.push(underline(x, baseline, width, size));
    this.#isRightToLeft ||= isRightToLeft(text);
    for (const character of text) if (!this.#fonts.has(character)) this.#missing.add(character);
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

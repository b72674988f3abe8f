/** Writes labels as a PDF document with vector bars and embedded fonts. */
import PDFDocument from "pdfkit";
import type { FontFace, FontStyle, LabelFonts } from "./fonts.ts";
import type { Rectangle } from "./barcode.ts";
import type { LabelDrawing, PlacedText } from "./layout.ts";
import { createPause } from "./pause.ts";
import type { Page } from "./place-labels.ts";
import { millimetersPerPoint } from "./units.ts";

export interface PdfOptions {
  readonly title: string;
  readonly fonts: LabelFonts;
}

const pointsPerMillimeter = 1 / millimetersPerPoint;

export async function renderPdf(
  pages: readonly Page[],
  drawingOf: (index: number) => LabelDrawing,
  { title, fonts }: PdfOptions,
): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, font: "", info: { Title: title } });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on("end", resolve);
    document.on("error", reject);
  });
  const writer = new PdfWriter(document, fonts);
  const pause = createPause();
  for (const page of pages) {
    document.addPage({
      size: [page.width * pointsPerMillimeter, page.height * pointsPerMillimeter],
      margin: 0,
    });
    for (const { index, x, y, isRotated } of page.labels) {
      const drawing = drawingOf(index);
      document.save();
      document.scale(pointsPerMillimeter);
      document.translate(x, y);
      // Turned clockwise around the upper left corner, the label would be left of it.
      if (isRotated) document.translate(drawing.height, 0).rotate(90);
      writer.draw(drawing);
      document.restore();
      await pause();
    }
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/**
 * The parts of pdfkit that its types do not declare. Its method `text` does the same with eight times the CPU time: six
 * seconds for 500 labels with 150 different words each. `test/labels/pdf.test.ts` fails if an update changes these parts.
 */
interface EmbeddedFont {
  readonly id: string;
  /** Returns the codes of the glyphs in the font subset, and their positions in 1/1000 em. */
  encode(text: string): [readonly string[], readonly { readonly advanceWidth: number }[]];
  ref(): unknown;
}

interface PdfFont {
  readonly embedded: EmbeddedFont;
  /** The operands that draw a character. */
  readonly encoded: Map<string, string>;
}

class PdfWriter {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: LabelFonts;
  readonly #used = new Map<string, PdfFont>();

  constructor(document: PDFKit.PDFDocument, fonts: LabelFonts) {
    this.#document = document;
    this.#fonts = fonts;
  }

  draw({ width, height, rectangles, texts }: LabelDrawing): void {
    this.#document.rect(0, 0, width, height).clip();
    drawRectangles(this.#document, rectangles);
    for (const text of texts) this.#drawText(text);
  }

  /**
   * Writes the operators itself: the methods of pdfkit shape each text again, which is slow, and apply kerning and
   * ligatures, so that the layout would not know where the characters are.
   */
  #drawText({ text, size, x, baseline, ...style }: PlacedText): void {
    const em = size * millimetersPerPoint;
    const operators = ["BT"];
    let left = x;
    // Viewers round the widths of glyphs, so each word has its own position.
    for (const { face, text: word, width } of this.#fonts.split(text, style)) {
      const font = this.#fontOf(face);
      // pdfkit turns the page upside down.
      operators.push(`/${font.embedded.id} ${formatNumber(em)} Tf`);
      operators.push(`1 0 0 -1 ${formatNumber(left)} ${formatNumber(baseline)} Tm`);
      operators.push(`[<${[...word].map((character) => this.#encode(font, character, style)).join("")}>] TJ`);
      left += width * em;
    }
    this.#document.addContent([...operators, "ET"].join("\n"));
  }

  /** Returns the code of the glyph, and a correction if its width is not that of the layout. */
  #encode({ embedded, encoded }: PdfFont, character: string, style: FontStyle): string {
    let code = encoded.get(character);
    if (code === undefined) {
      const [codes, positions] = embedded.encode(character);
      const width = positions.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
      const excess = width - 1000 * this.#fonts.advance(character, style);
      code = codes.join("") + (Math.abs(excess) < 0.1 ? "" : `> ${formatNumber(excess)} <`);
      encoded.set(character, code);
    }
    return code;
  }

  #fontOf({ name, data }: FontFace): PdfFont {
    let font = this.#used.get(name);
    if (font === undefined) {
      this.#document.registerFont(name, Buffer.from(data)).font(name);
      // See EmbeddedFont.
      const { _font: embedded } = this.#document as unknown as { readonly _font: EmbeddedFont };
      font = { embedded, encoded: new Map() };
      this.#used.set(name, font);
    }
    // See EmbeddedFont.
    const { fonts } = this.#document.page as unknown as { readonly fonts: Record<string, unknown> };
    fonts[font.embedded.id] ??= font.embedded.ref();
    return font;
  }
}

function formatNumber(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** Draws all rectangles as one path: renderers leave fine lines between adjacent paths. */
function drawRectangles(document: PDFKit.PDFDocument, rectangles: readonly Rectangle[]): void {
  if (rectangles.length === 0) return;
  for (const { x, y, width, height } of rectangles) document.rect(x, y, width, height);
  document.fill();
}

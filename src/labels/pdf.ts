/** Writes labels as a PDF document with vector bars and embedded fonts. */
import PDFDocument from "pdfkit";
import type { FontFace, LabelFonts } from "./fonts.ts";
import type { Rectangle } from "./barcode.ts";
import { millimetersPerPoint, type LabelDrawing, type PlacedText } from "./layout.ts";
import { createPause } from "./pause.ts";
import type { Page } from "./place-labels.ts";
import { isRightToLeft } from "./printable-text.ts";

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

class PdfWriter {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: LabelFonts;
  readonly #registered = new Set<string>();

  constructor(document: PDFKit.PDFDocument, fonts: LabelFonts) {
    this.#document = document;
    this.#fonts = fonts;
  }

  draw({ width, height, rectangles, texts }: LabelDrawing): void {
    this.#document.rect(0, 0, width, height).clip();
    drawRectangles(this.#document, rectangles);
    for (const text of texts) this.#drawText(text);
  }

  #drawText({ text, size, x, baseline, ...style }: PlacedText): void {
    const em = size * millimetersPerPoint;
    let left = x;
    for (const run of this.#fonts.split(text, style)) {
      this.#useFont(run.face);
      this.#document.fontSize(em);
      const width = run.width * em;
      // pdfkit applies kerning and ligatures and reorders text, so the layout would not know where the characters are.
      const isPlain =
        Math.abs(this.#document.widthOfString(run.text) - width) < 1e-4 * em && !isRightToLeft(run.text);
      for (const part of isPlain ? [run.text] : run.text) {
        this.#document.text(part, left, baseline, { lineBreak: false, baseline: "alphabetic" });
        left += isPlain ? width : this.#fonts.advance(part, style) * em;
      }
    }
  }

  #useFont({ name, data }: FontFace): void {
    if (!this.#registered.has(name)) this.#document.registerFont(name, Buffer.from(data));
    this.#registered.add(name);
    this.#document.font(name);
  }
}

/** Draws all rectangles as one path: renderers leave fine lines between adjacent paths. */
function drawRectangles(document: PDFKit.PDFDocument, rectangles: readonly Rectangle[]): void {
  if (rectangles.length === 0) return;
  for (const { x, y, width, height } of rectangles) document.rect(x, y, width, height);
  document.fill();
}

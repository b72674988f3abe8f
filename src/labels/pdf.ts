/** Writes labels as a PDF document with vector bars and embedded fonts. */
import PDFDocument from "pdfkit";
import type { FontFace, LabelFonts } from "./fonts.ts";
import type { Rectangle } from "./barcode.ts";
import { millimetersPerPoint, type LabelDrawing } from "./layout.ts";
import { createPause } from "./pause.ts";
import type { Page } from "./place-labels.ts";

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

  draw({ rectangles, texts }: LabelDrawing): void {
    const document = this.#document;
    drawRectangles(document, rectangles);
    for (const { text, bold, italic, size, x, baseline } of texts) {
      let left = x;
      for (const run of this.#fonts.split(text, { bold, italic })) {
        this.#useFont(run.face);
        document.fontSize(size * millimetersPerPoint);
        document.text(run.text, left, baseline, { lineBreak: false, baseline: "alphabetic" });
        left += document.widthOfString(run.text);
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

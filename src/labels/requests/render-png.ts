/** Renders a page of labels as a PNG image in the resolution of a printer. */
import type { createTaskThread } from "../../attachments/task-thread.ts";
import { invalid } from "../../util/errors.ts";
import type { LabelFonts } from "../fonts.ts";
import type { LabelDrawing } from "../layout.ts";
import type { Page } from "../place-labels.ts";
import { renderPageSvg } from "../svg.ts";

export type LabelRenderer = Pick<ReturnType<typeof createTaskThread>, "run">;

/** More than a sheet at 600 dpi. */
const maximumPixels = 40_000_000;

/** The minimum in the contract. */
const minimumDpi = 72;

interface PngOptions {
  readonly dpi: number;
  readonly fonts: LabelFonts;
  readonly renderer: LabelRenderer;
}

function remedyFor({ width, height }: Page): string {
  const limit = Math.floor(25.4 * Math.sqrt(maximumPixels / (width * height)));
  return limit < minimumDpi
    ? "Use a smaller label, or create a PDF document."
    : `Use a resolution of at most ${limit} dpi.`;
}

/** @throws {Problem} 422 if the picture would be too large */
export async function renderPng(
  page: Page,
  drawingOf: (index: number) => LabelDrawing,
  { dpi, fonts, renderer }: PngOptions,
): Promise<Buffer> {
  const dots = (millimeters: number): number => Math.max(1, Math.round((millimeters / 25.4) * dpi));
  const width = dots(page.width);
  const height = dots(page.height);
  if (width * height > maximumPixels) {
    const message = `The picture would have ${width} × ${height} dots. ${remedyFor(page)}`;
    throw invalid([{ propertyPath: "dpi", message, code: "too-large" }]);
  }
  const svg = await renderPageSvg(page, drawingOf, { fonts, width, height });
  const { content } = await renderer.run({ kind: "render-svg", svg, dpi });
  if (content === null) throw new Error("The labels were not rendered.");
  return Buffer.from(content);
}

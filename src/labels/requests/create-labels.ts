/** Handles `POST /api/labels` and `POST /api/labels/preview`. `generate-labels.ts` handles the operation of Part-DB. */
import type { components } from "../../../generated/types.ts";
import type { ApiRequest, ApiResponse, Handler } from "../../http/handler.ts";
import { documentWriter } from "../../representation/document-writer.ts";
import { invalid } from "../../util/errors.ts";
import { renderPdf } from "../pdf.ts";
import type { Page } from "../place-labels.ts";
import { renderSvg } from "../svg.ts";
import { drawPages, type LabelOperations } from "./draw-pages.ts";
import { createElementIds } from "./element-ids.ts";
import { createFontReader } from "./font-reader.ts";
import { generateLabels } from "./generate-labels.ts";
import { prepareJob, type LabelJob } from "./label-job.ts";
import { createLabelQueue } from "./label-queue.ts";
import { renderPng, type LabelRenderer } from "./render-png.ts";
import { warningsHeader } from "./warnings-header.ts";

export interface LabelDependencies extends Pick<LabelOperations, "inventory" | "instance" | "baseUrl"> {
  /** The path of a font for characters that the built-in fonts do not contain, or null. */
  readonly font: string | null;
  readonly renderer: LabelRenderer;
}

type LabelRequest = components["schemas"]["LabelRequest"];

export function createLabelOperations({ font, renderer, ...dependencies }: LabelDependencies): {
  readonly createLabels: Handler;
  readonly previewLabels: Handler;
  readonly generateLabels: Handler;
} {
  const operations: LabelOperations = {
    ...dependencies,
    elementIds: createElementIds(dependencies.inventory),
    fonts: createFontReader(font),
    queue: createLabelQueue(),
  };
  return {
    createLabels: (request) => createLabels(operations, renderer, request),
    previewLabels: (request) => previewLabels(operations, request),
    generateLabels: (request) => generateLabels(operations, request),
  };
}

async function createLabels(
  operations: LabelOperations,
  renderer: LabelRenderer,
  request: ApiRequest,
): Promise<ApiResponse> {
  const { format = "pdf", page: number = 1, dpi = 300 } = request.body as LabelRequest;
  const job = await prepareJob(operations, request, { allowsExample: false });
  const page = format === "png" ? pageOf(job, number) : null;
  const pages = page === null ? job.pages : [page];
  const count = page === null ? job.labels.length : page.labels.length;
  const { drawer, content } = await operations.queue(request, count, async (closed) => {
    const fonts = await operations.fonts();
    const drawn = await drawPages(operations, request, job, { fonts, pages, closed });
    const title = job.requested.name ?? "Labels";
    const body =
      page === null
        ? await renderPdf(pages, drawn.drawingOf, { title, fonts })
        : await renderPng(page, drawn.drawingOf, { dpi, fonts, renderer });
    return { ...drawn, content: { mediaType: page === null ? "application/pdf" : "image/png", body } };
  });
  const name = page === null ? "labels.pdf" : `labels-${number}.png`;
  return {
    status: 200,
    content,
    headers: {
      "Content-Disposition": `attachment; filename="${name}"`,
      ...warningsHeader([...job.warnings, ...drawer.warnings()]),
    },
  };
}

function pageOf({ pages }: LabelJob, number: number): Page {
  const page = pages[number - 1];
  if (page !== undefined) return page;
  const message = pages.length === 1 ? "There is only one page." : `There are only ${pages.length} pages.`;
  throw invalid([{ propertyPath: "page", message, code: "too-large" }]);
}

async function previewLabels(operations: LabelOperations, request: ApiRequest): Promise<ApiResponse> {
  const job = await prepareJob(operations, request, { allowsExample: true });
  const { drawer, svg } = await operations.queue(request, 1, async (closed) => {
    const fonts = await operations.fonts();
    const drawn = await drawPages(operations, request, job, { fonts, pages: [], closed });
    return { ...drawn, svg: renderSvg(drawn.drawingOf(0), fonts) };
  });
  const document = documentWriter(request.format).root("LabelPreview", "/api/labels/preview", {
    svg,
    ...job.size,
    labels: job.labels.length,
    pages: job.pages.length,
    warnings: [...job.warnings, ...drawer.warnings()],
  });
  return { status: 200, document };
}

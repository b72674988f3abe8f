/** Handles `POST /api/labels` and `POST /api/labels/preview`. `generate-labels.ts` handles the operation of Part-DB. */
import { readFile } from "node:fs/promises";
import type { components } from "../../../generated/types.ts";
import type { ApiRequest, ApiResponse, Handler } from "../../http/handler.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { documentWriter } from "../../representation/document-writer.ts";
import { invalid } from "../../util/errors.ts";
import type { LabelFonts } from "../fonts.ts";
import type { LabelElement } from "../label-element.ts";
import type { LabelDrawing } from "../layout.ts";
import type { Page } from "../place-labels.ts";
import { renderPdf } from "../pdf.ts";
import { renderSvg } from "../svg.ts";
import { createFonts, createLabelDrawer, fontNotUsable, type LabelDrawer } from "./draw-labels.ts";
import { createElementIds } from "./element-ids.ts";
import { exampleElement } from "./example-element.ts";
import { prepareJob, type InstanceContext, type LabelJob } from "./label-job.ts";
import { namedElements } from "./label-types.ts";
import { readLabelElements } from "./read-elements.ts";
import { warningsHeader } from "./warnings-header.ts";

export interface LabelDependencies {
  readonly inventory: Inventory;
  readonly instance: InstanceContext;
  readonly baseUrl: () => string;
  /** The path of a font for characters that the built-in fonts do not contain, or null. */
  readonly font: string | null;
}

type LabelRequest = components["schemas"]["LabelRequest"];

interface Context extends LabelDependencies {
  readonly elementIds: ReturnType<typeof createElementIds>;
  readonly fonts: () => Promise<LabelFonts>;
}

export function createLabelOperations(dependencies: LabelDependencies): {
  readonly createLabels: Handler;
  readonly previewLabels: Handler;
} {
  const context: Context = {
    ...dependencies,
    elementIds: createElementIds(dependencies.inventory),
    fonts: createFontReader(dependencies.font),
  };
  return {
    createLabels: (request) => createLabels(context, request),
    previewLabels: (request) => previewLabels(context, request),
  };
}

/** Returns the function that reads the fonts on its first call. */
function createFontReader(path: string | null): () => Promise<LabelFonts> {
  const read = async (): Promise<LabelFonts> => {
    if (path === null) return createFonts(null);
    const data = await readFile(path).catch((error: Error) => {
      throw fontNotUsable(`${error.message}.`, error);
    });
    return createFonts(data);
  };
  let fonts: Promise<LabelFonts> | null = null;
  return () =>
    (fonts ??= read().catch((error: unknown) => {
      // The next request tries again.
      fonts = null;
      throw error;
    }));
}

async function createLabels(context: Context, request: ApiRequest): Promise<ApiResponse> {
  const { format = "pdf", page = 1 } = request.body as LabelRequest;
  const job = await prepareJob(context, request, { allowsExample: false });
  if (format === "png" && page > job.pages.length) {
    const message = `There are ${job.pages.length} pages.`;
    throw invalid([{ propertyPath: "page", message, code: "too-large" }]);
  }
  const fonts = await context.fonts();
  const drawn = await drawPages(context, request, job, { fonts, pages: job.pages });
  const title = job.requested.name ?? "Labels";
  const body = await renderPdf(job.pages, drawn.drawingOf, { title, fonts });
  return {
    status: 200,
    content: { mediaType: "application/pdf", body },
    headers: {
      "Content-Disposition": 'attachment; filename="labels.pdf"',
      ...warningsHeader([...job.warnings, ...drawn.drawer.warnings()]),
    },
  };
}

async function previewLabels(context: Context, request: ApiRequest): Promise<ApiResponse> {
  const job = await prepareJob(context, request, { allowsExample: true });
  const fonts = await context.fonts();
  const drawn = await drawPages(context, request, job, { fonts, pages: [] });
  const svg = renderSvg(drawn.drawingOf(0), fonts);
  const document = documentWriter(request.format).value("LabelPreview", {
    svg,
    ...job.size,
    labels: job.labels.length,
    pages: job.pages.length,
    warnings: [...job.warnings, ...drawn.drawer.warnings()],
  });
  return { status: 200, document };
}

interface DrawnPages {
  readonly drawer: LabelDrawer;
  /** Draws a label of the pages. The first label can always be drawn. */
  readonly drawingOf: (index: number) => LabelDrawing;
}

/** Reads the elements of the labels on the pages, and draws each label when it is needed. */
async function drawPages(
  { inventory }: Context,
  { principal }: ApiRequest,
  job: LabelJob,
  { fonts, pages }: { readonly fonts: LabelFonts; readonly pages: readonly Page[] },
): Promise<DrawnPages> {
  const { requested, medium, size, labels, context } = job;
  const type = requested.options.supported_element;
  const indexes = pages.flatMap((page) => page.labels.map(({ index }) => index));
  const ids = new Set([0, ...indexes].map((index) => labels[index]).filter((id) => typeof id === "number"));
  const elements = await readLabelElements(inventory, principal, type, [...ids]);
  const drawer = createLabelDrawer({
    ...{ requested, size, context, fonts },
    isSizeOfSheet: medium.kind === "sheet",
  });
  let last: { readonly id: number | null | undefined; readonly drawing: LabelDrawing } | null = null;
  return {
    drawer,
    drawingOf: (index) => {
      const id = labels[index];
      // Copies are adjacent.
      if (last?.id !== id || last === null) last = { id, drawing: drawer.draw(elementOf(id)) };
      return last.drawing;
    },
  };

  function elementOf(id: number | null | undefined): LabelElement {
    if (typeof id !== "number") return exampleElement(type);
    const element = elements.get(id);
    if (element !== undefined) return element;
    const message = `${namedElements(type, [id])} was deleted during the request.`;
    throw invalid([{ propertyPath: "elements", message, code: "not-found" }]);
  }
}

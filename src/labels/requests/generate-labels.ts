/** Handles `POST /api/labels/generate`, the operation of Part-DB. It returns one page for each element that exists. */
import type { components } from "../../../generated/types.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { ApiRequest, ApiResponse } from "../../http/handler.ts";
import { problem, Problem } from "../../util/errors.ts";
import type { LabelElementType } from "../label-element.ts";
import { placeLabels } from "../place-labels.ts";
import { renderPdf } from "../pdf.ts";
import { drawPages, type LabelOperations } from "./draw-pages.ts";
import { existingIds } from "./element-ids.ts";
import { parseElementRanges } from "./element-ranges.ts";
import { readContext, type LabelJob } from "./label-job.ts";
import { labelTypes } from "./label-types.ts";
import { readProfile, twigMessage } from "./requested-options.ts";
import { warningsHeader } from "./warnings-header.ts";

/** The names of the types in the file names of Part-DB. */
const typeNames: Readonly<Record<LabelElementType, string>> = {
  part: "Part",
  part_lot: "Part lot",
  storelocation: "Storage location",
};

export async function generateLabels(operations: LabelOperations, request: ApiRequest): Promise<ApiResponse> {
  const job = await readJob(operations, request);
  const { requested, pages, labels } = job;
  const name = requested.name ?? "";
  const draw = async (closed: AbortSignal | undefined) => {
    const fonts = await operations.fonts();
    const drawn = await drawPages(operations, request, job, { fonts, pages, closed });
    return { ...drawn, body: await renderPdf(pages, drawn.drawingOf, { title: name, fonts }) };
  };
  const { drawer, body } = await operations.queue(request, labels.length, draw).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 422) throw problem("bad-request", error.detail);
    throw error;
  });
  const type = typeNames[requested.options.supported_element];
  const fileName = `label_${type}${labels[0] ?? ""}_${name.replace(/[^a-z0-9_-]/gi, "_")}.pdf`;
  return {
    status: 200,
    content: { mediaType: "application/pdf", body },
    headers: {
      "Content-Disposition": `attachment; filename="${fileName}"`,
      ...warningsHeader(drawer.warnings()),
    },
  };
}

/** @throws {Problem} 400, 403, 404 or 422 */
async function readJob(operations: LabelOperations, request: ApiRequest): Promise<LabelJob> {
  const { store } = operations.inventory;
  const { principal } = request;
  const { profileId, elementIds, elementType } = request.body as components["schemas"]["LabelGeneration"];
  const ids = parseElementRanges(elementIds);
  requirePermission(principal, "labels.read_profiles");
  return store.readTransaction(async (reader) => {
    const profile = await readProfile(reader, operations.inventory, profileId);
    if (profile === null) throw problem("not-found", `Label profile ${profileId} does not exist.`);
    const type = elementType ?? profile.options.supported_element;
    requirePermission(principal, labelTypes[type].permission);
    if (ids.length === 0) throw problem("bad-request", "No element IDs were provided.");
    if (profile.options.process_mode === "twig") throw problem("bad-request", twigMessage);
    const found = await existingIds(reader, type, ids);
    if (found.size === 0) throw problem("not-found", `None of the ${labelTypes[type].plural} exists.`);
    const options = { ...profile.options, supported_element: type };
    const medium = { kind: "roll", isRotated: false } as const;
    const labels = ids.filter((id) => found.has(id));
    return {
      requested: { options, name: profile.name, source: "profile" },
      medium,
      size: { width: options.width, height: options.height },
      labels,
      pages: placeLabels(medium, options, labels.length),
      context: await readContext(operations, reader, request),
      warnings: [],
    };
  });
}

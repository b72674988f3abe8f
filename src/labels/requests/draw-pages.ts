/** Draws the labels on the pages of a request. */
import type { ApiRequest } from "../../http/handler.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { invalid } from "../../util/errors.ts";
import type { LabelFonts } from "../fonts.ts";
import type { LabelElement } from "../label-element.ts";
import type { LabelDrawing } from "../layout.ts";
import type { Page } from "../place-labels.ts";
import { createLabelDrawer, type LabelDrawer } from "./draw-labels.ts";
import type { createElementIds } from "./element-ids.ts";
import { exampleElement } from "./example-element.ts";
import type { InstanceContext, LabelJob } from "./label-job.ts";
import type { LabelQueue } from "./label-queue.ts";
import { namedElements } from "./label-types.ts";
import { readLabelElements } from "./read-elements.ts";

/** What the operations of labels share. */
export interface LabelOperations {
  readonly inventory: Inventory;
  readonly instance: InstanceContext;
  readonly baseUrl: () => string;
  readonly elementIds: ReturnType<typeof createElementIds>;
  readonly queue: LabelQueue;
  /** @throws {Problem} 503 if the operator's font cannot be used */
  readonly fonts: () => Promise<LabelFonts>;
}

export interface DrawnPages {
  readonly drawer: LabelDrawer;
  /** Draws a label of the pages. The first label can always be drawn. */
  readonly drawingOf: (index: number) => LabelDrawing;
}

interface DrawPagesOptions {
  readonly fonts: LabelFonts;
  readonly pages: readonly Page[];
  /** Aborts when the client closes the connection. */
  readonly closed: AbortSignal | undefined;
}

/** Reads the elements of the labels on the pages, and draws each label when it is needed. */
export async function drawPages(
  { inventory }: Pick<LabelOperations, "inventory">,
  { principal }: ApiRequest,
  job: LabelJob,
  { fonts, pages, closed }: DrawPagesOptions,
): Promise<DrawnPages> {
  const { requested, medium, size, labels, context } = job;
  const type = requested.options.supported_element;
  const indexes = pages.flatMap((page) => page.labels.map(({ index }) => index));
  const ids = new Set([0, ...indexes].map((index) => labels[index]).filter((id) => typeof id === "number"));
  const elements = await readLabelElements(inventory, principal, type, [...ids], closed);
  const drawer = createLabelDrawer({
    ...{ requested, size, context, fonts },
    isSizeOfSheet: medium.kind === "sheet",
  });
  let last: { readonly id: number | null | undefined; readonly drawing: LabelDrawing } | null = null;
  return {
    drawer,
    drawingOf: (index) => {
      closed?.throwIfAborted();
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

/** Prepares the labels of a request: their options, elements and places on pages. */
import type { components } from "../../../generated/types.ts";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { ApiRequest } from "../../http/handler.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { invalid } from "../../util/errors.ts";
import type { LabelContext } from "../label-element.ts";
import { SheetNotUsable, type LabelSize } from "../label-errors.ts";
import { labelSize, placeLabels, type Medium, type Page } from "../place-labels.ts";
import type { createElementIds } from "./element-ids.ts";
import { labelTypes, namedElements } from "./label-types.ts";
import { maximumLabels, tooManyLabels } from "./label-limit.ts";
import { readLabelOwners } from "./read-elements.ts";
import { requestedMedium } from "./requested-medium.ts";
import { readRequestedOptions, type RequestedOptions } from "./requested-options.ts";

type LabelRequest = components["schemas"]["LabelRequest"];

/** The values of the instance that labels contain. */
export type InstanceContext = Pick<LabelContext, "instanceName" | "baseCurrency" | "timeZone" | "locale">;

export interface LabelJob {
  readonly requested: RequestedOptions;
  readonly medium: Medium;
  readonly size: LabelSize;
  /** The ID of the element of each label. Null for a label with example values. */
  readonly labels: readonly (number | null)[];
  readonly pages: readonly Page[];
  readonly context: LabelContext;
  readonly warnings: readonly string[];
}

interface JobDependencies {
  readonly inventory: Inventory;
  readonly elementIds: ReturnType<typeof createElementIds>;
  readonly instance: InstanceContext;
  readonly baseUrl: () => string;
}

interface JobOptions {
  /** Whether a request without elements gets a label with example values. */
  readonly allowsExample: boolean;
}

/** @throws {Problem} 400, 403 or 422 */
export async function prepareJob(
  dependencies: JobDependencies,
  request: ApiRequest,
  { allowsExample }: JobOptions,
): Promise<LabelJob> {
  const { inventory } = dependencies;
  const body = request.body as LabelRequest;
  const medium = requestedMedium(body.medium);
  return inventory.store.readTransaction(async (reader) => {
    const requested = await readRequestedOptions(reader, inventory, request.principal, body);
    requirePermission(request.principal, labelTypes[requested.options.supported_element].permission);
    const { labels, warnings } =
      body.elements === undefined && allowsExample
        ? { labels: [null], warnings: [] }
        : await labelsOf(dependencies, reader, request, requested);
    return {
      ...{ requested, medium, labels, warnings },
      size: labelSize(medium, requested.options),
      pages: pagesOf(medium, requested.options, labels.length),
      context: await readContext(dependencies, reader, request),
    };
  });
}

export async function readContext(
  { instance, baseUrl }: Pick<JobDependencies, "instance" | "baseUrl">,
  reader: Reader,
  { principal, now }: ApiRequest,
): Promise<LabelContext> {
  const users = await readLabelOwners(reader, [principal.userId]);
  return { ...instance, baseUrl: baseUrl(), user: users.get(principal.userId) ?? null, time: now };
}

interface Labels {
  readonly labels: readonly number[];
  readonly warnings: readonly string[];
}

async function labelsOf(
  { elementIds }: JobDependencies,
  reader: Reader,
  { body, principal }: ApiRequest,
  { options: { supported_element: type } }: RequestedOptions,
): Promise<Labels> {
  const { elements, copies = 1, copies_per_lot: perLot = false } = body as LabelRequest;
  if (elements === undefined) {
    const message = "This property is required.";
    throw invalid([{ propertyPath: "elements", message, code: "missing" }]);
  }
  if (perLot && type !== "part") {
    const message = "Only labels of parts can have copies for each lot.";
    throw invalid([{ propertyPath: "copies_per_lot", message, code: "not-allowed" }]);
  }
  const ids = await elementIds(reader, principal, type, elements);
  const lots = perLot ? await lotsOfParts(reader, ids) : null;
  const countOf = (id: number): number => copies * (lots === null ? 1 : (lots.get(id) ?? 0));
  const total = ids.reduce((sum, id) => sum + countOf(id), 0);
  if (total > maximumLabels) throw tooManyLabels(total, ids.length > maximumLabels ? "elements" : "copies");
  if (total === 0) {
    const reason = ids.length === 0 ? "There are no such elements" : "None of the parts has a lot";
    const message = `The request results in no labels. ${reason}.`;
    throw invalid([{ propertyPath: "elements", message, code: "too-few" }]);
  }
  const without = ids.filter((id) => countOf(id) === 0);
  return {
    labels: ids.flatMap((id) => Array.from({ length: countOf(id) }, () => id)),
    warnings:
      without.length === 0
        ? []
        : [`No label for ${namedElements(type, without)}, because parts without lots have no copies.`],
  };
}

const lotCounts = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("part_lots")
    .select(({ fn }) => ["part_id", fn.countAll<number>().as("lots")])
    .where(idList(dialect, "part_id", slot("ids")))
    .groupBy("part_id"),
);

async function lotsOfParts(reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await reader.run(lotCounts, { ids });
  return new Map(rows.map((row) => [row.part_id, Number(row.lots)]));
}

function pagesOf(medium: Medium, size: LabelSize, count: number): readonly Page[] {
  try {
    return placeLabels(medium, size, count);
  } catch (error) {
    if (!(error instanceof SheetNotUsable)) throw error;
    const { property, message } = error;
    const code = property === "start" ? "too-large" : "invalid";
    throw invalid([{ propertyPath: `medium.${property}`, message, code }]);
  }
}

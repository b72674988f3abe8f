/**
 * Creates the handlers of list operations. `query/` filters, sorts and pages, and `representation/` creates the
 * documents.
 */
import type { NoSlots, SlotValues } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { operations, type Operation } from "../../../generated/operations.ts";
import { resourceFacts, type ResourceName, type ShapeName } from "../../../generated/resources.ts";
import type { ApiResponse, ApiRequest, Handler } from "../../http/handler.ts";
import { changeVersion, isRecorded } from "../../history/change-version.ts";
import { lazily } from "../../util/memoize.ts";
import type { ListParameter } from "../../query/filters.ts";
import { compileList, type ListDefinition, type ListPage, type ListQuery } from "../../query/list-query.ts";
import type { ListRequest } from "../../query/list-request.ts";
import { cursorLinks, pageLinks, type PageLinks } from "../../query/paging.ts";
import { collectionDocument, collectionHeaders, searchTemplate } from "../../representation/collection.ts";
import type { Document } from "../../representation/row-plan.ts";
import { definitionOf, type Definitions } from "../../representation/definition.ts";
import { createExportList, idsPerStatement, type ExportAs, type ListExport } from "./export-list.ts";
import { fieldBindings } from "./field-bindings.ts";
import type { Inventory } from "./inventory.ts";

/** Completes documents with what the bindings cannot read, such as values that depend on the user. */
export type Complete = (
  reader: Reader,
  request: ApiRequest,
  documents: readonly Document[],
  ids: readonly number[],
) => Promise<void>;

interface ListOptions<Base extends SlotValues> {
  readonly base?: NonNullable<ListDefinition<Base>["base"]>;
  readonly defaultOrder?: ListDefinition<Base>["defaultOrder"];
  /** The shape of the list members. Default: the `listed` shape of the resource. */
  readonly shape?: ShapeName;
  readonly exportAs?: ExportAs | undefined;
  readonly complete?: Complete;
  /** Returns the values of the base condition. Throws 404 if the list does not exist, and 403 if access is denied. */
  readonly baseValues: (request: ApiRequest, reader: Reader) => Promise<Base>;
}

/** Returns the list definition of a collection with the filters of the contract and the parameters in `more`. */
export function collectionOf(
  { definitions }: Pick<Inventory, "definitions">,
  resource: ResourceName,
  more: readonly ListParameter[],
): ListDefinition<NoSlots> {
  const collection = operations.filter((each) => each.resource === resource && each.role === "list");
  return filteredBy(definitions, resource, [...collection.flatMap((each) => each.parameters), ...more]);
}

function filteredBy(
  definitions: Definitions,
  resource: ResourceName,
  parameters: readonly ListParameter[],
): ListDefinition<NoSlots> {
  const definition = definitionOf(definitions, resource);
  return { table: definition.table, fields: fieldBindings(definitions, definition, parameters), parameters };
}

/** The parts of a list handler that all requests share. */
interface List<Base extends SlotValues> {
  readonly inventory: Inventory;
  readonly operation: Operation;
  readonly resource: ResourceName;
  readonly options: ListOptions<Base>;
  readonly shape: ShapeName;
  readonly query: ListQuery<Base>;
  /** The search template, or `null` if it depends on the ID in the path. */
  readonly template: ReturnType<typeof searchTemplate> | null;
  readonly exportList: ReturnType<typeof createExportList>;
}

/** Creates the handler of a list. Its queries are compiled with the first request, because the service must start fast. */
export function listHandler<Base extends SlotValues>(
  inventory: Inventory,
  operation: Operation,
  resource: ResourceName,
  options: ListOptions<Base>,
): Handler {
  const list = lazily((): List<Base> => ({
    inventory,
    operation,
    resource,
    options,
    shape: options.shape ?? resourceFacts[resource].listed,
    query: compileList(
      {
        ...filteredBy(inventory.definitions, resource, operation.parameters),
        ...(isRecorded(resource) && { version: changeVersion }),
        ...(options.base !== undefined && { base: options.base }),
        ...(options.defaultOrder !== undefined && { defaultOrder: options.defaultOrder }),
      },
      inventory.cache,
    ),
    template: operation.path.includes("{id}") ? null : searchTemplate(operation, operation.path),
    exportList: createExportList(inventory),
  }));
  return async (request) => {
    const exportAs = await options.exportAs?.(request);
    return exportAs ? exportItems(list(), request, exportAs) : listItems(list(), request);
  };
}

async function listItems<Base extends SlotValues>(
  { inventory, operation, resource, options, shape, query, template }: List<Base>,
  request: ApiRequest,
): Promise<ApiResponse> {
  const listRequest = query.parse(request.query, request.searchParams);
  const plan = inventory.plans.for(shape, request.principal, request.searchParams);
  return inventory.store.readTransaction(async (reader) => {
    const baseValues = await options.baseValues(request, reader);
    const page = await query.read(reader, listRequest, baseValues);
    const linked = request.format === "jsonld";
    const members = (await plan.many(reader, page.ids)).map((entity) => entity.document(linked));
    await options.complete?.(reader, request, members, page.ids);
    const facts = {
      resource,
      path: request.path,
      total: page.total,
      members,
      links: linksOf(request, listRequest, page),
      search: template ?? searchTemplate(operation, request.path),
    };
    return { status: 200, document: collectionDocument(facts, linked), headers: collectionHeaders(facts) };
  });
}

/** Exports the page that the request selects or, without one, all items. */
async function exportItems<Base extends SlotValues>(
  { inventory: { store }, options, query, exportList }: List<Base>,
  request: ApiRequest,
  exported: ListExport,
): Promise<ApiResponse> {
  const { searchParams } = request;
  const listRequest = query.parse(request.query, searchParams);
  const baseValues = await options.baseValues(request, store.read);
  if (["page", "itemsPerPage", "cursor"].some((name) => searchParams.has(name))) {
    const page = await store.readTransaction((reader) => query.read(reader, listRequest, baseValues));
    const headers = collectionHeaders({ total: page.total, links: linksOf(request, listRequest, page) });
    return exportList(request, { exported, headers, read: async () => ({ ids: page.ids, next: null }) });
  }
  const total = await store.readTransaction((reader) => query.count(reader, listRequest, baseValues));
  return exportList(request, {
    exported,
    headers: collectionHeaders({ total, links: null }),
    read: async (reader, cursor) => {
      const after = query.parse({ ...request.query, itemsPerPage: idsPerStatement, cursor }, searchParams);
      const { rows, next } = await query.readCursorPage(reader, after, baseValues);
      return { ids: rows.map(({ id }) => id), next };
    },
  });
}

function linksOf(request: ApiRequest, listRequest: ListRequest, page: ListPage): PageLinks | null {
  const { path, searchParams } = request;
  if (listRequest.cursor !== null) return cursorLinks(path, searchParams, listRequest.cursor, page.next);
  return pageLinks(path, searchParams, listRequest.page, page.total);
}

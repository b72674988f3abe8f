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
import { definitionOf, type Definitions } from "../../representation/definition.ts";
import { createExportList, idsPerStatement, type ExportAs, type ListExport } from "./export-list.ts";
import { fieldBindings } from "./field-bindings.ts";
import type { Inventory } from "./inventory.ts";

interface ListOptions<Base extends SlotValues> {
  readonly base?: NonNullable<ListDefinition<Base>["base"]>;
  readonly defaultOrder?: ListDefinition<Base>["defaultOrder"];
  /** The shape of the list members. Default: the `listed` shape of the resource. */
  readonly shape?: ShapeName;
  readonly exportAs?: ExportAs | undefined;
  /** Returns the values of the base condition. Throws 404 if the list does not exist, and 403 if access is denied. */
  readonly scope: (request: ApiRequest, reader: Reader) => Promise<Base>;
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

export function listHandler<Base extends SlotValues>(
  inventory: Inventory,
  operation: Operation,
  resource: ResourceName,
  options: ListOptions<Base>,
): Handler {
  const shape = options.shape ?? resourceFacts[resource].listed;
  const list: ListQuery<Base> = compileList(
    {
      ...filteredBy(inventory.definitions, resource, operation.parameters),
      ...(isRecorded(resource) && { version: changeVersion }),
      ...(options.base !== undefined && { base: options.base }),
      ...(options.defaultOrder !== undefined && { defaultOrder: options.defaultOrder }),
    },
    inventory.cache,
  );
  const hasId = operation.path.includes("{id}");
  const template = hasId ? null : searchTemplate(operation, operation.path);
  const exporter = lazily(() => createExportList(inventory));

  async function exportItems(request: ApiRequest, exported: ListExport): Promise<ApiResponse> {
    const { query, searchParams } = request;
    const { store } = inventory;
    const listRequest = list.parse(query, searchParams);
    const scope = await options.scope(request, store.read);
    const exportList = exporter();
    if (["page", "itemsPerPage", "cursor"].some((name) => searchParams.has(name))) {
      const page = await store.readTransaction((reader) => list.read(reader, listRequest, scope));
      const headers = collectionHeaders({ total: page.total, links: linksOf(request, listRequest, page) });
      return exportList(request, { exported, headers, read: async () => ({ ids: page.ids, next: null }) });
    }
    const total = await store.readTransaction((reader) => list.count(reader, listRequest, scope));
    return exportList(request, {
      exported,
      headers: collectionHeaders({ total, links: null }),
      read: async (reader, cursor) => {
        const after = list.parse({ ...query, itemsPerPage: idsPerStatement, cursor }, searchParams);
        const { rows, next } = await list.readCursorPage(reader, after, scope);
        return { ids: rows.map(({ id }) => id), next };
      },
    });
  }

  return async (request) => {
    const exportAs = await options.exportAs?.(request);
    if (exportAs) return exportItems(request, exportAs);
    const listRequest = list.parse(request.query, request.searchParams);
    const plan = inventory.plans.for(shape, request.principal, request.searchParams);
    return inventory.store.readTransaction(async (reader) => {
      const scope = await options.scope(request, reader);
      const page = await list.read(reader, listRequest, scope);
      const linked = request.format === "jsonld";
      const members = (await plan.many(reader, page.ids)).map((entity) => entity.document(linked));
      const facts = {
        resource,
        path: request.path,
        total: page.total,
        members,
        links: linksOf(request, listRequest, page),
        search: hasId ? searchTemplate(operation, request.path) : template,
      };
      return {
        status: 200,
        document: collectionDocument(facts, linked),
        headers: collectionHeaders(facts),
      } satisfies ApiResponse;
    });
  };
}

function linksOf(request: ApiRequest, listRequest: ListRequest, page: ListPage): PageLinks | null {
  const { path, searchParams } = request;
  if (listRequest.cursor !== null) return cursorLinks(path, searchParams, listRequest.cursor, page.next);
  return pageLinks(path, searchParams, listRequest.page, page.total);
}

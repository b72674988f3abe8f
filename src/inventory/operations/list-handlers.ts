/** Handlers of lists: filters and paging from `query/`, documents from `representation/`. */
import type { FieldBinding } from "../../query/field-binding.ts";
import type { SlotValues } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { Operation } from "../../../generated/operations.ts";
import type { ResourceName, ShapeName } from "../../../generated/resources.ts";
import { resourceFacts } from "../../../generated/resources.ts";
import type { Answer, ApiRequest, Handler } from "../../contract/handler.ts";
import type { ListDefinition, ListPage, ListQuery } from "../../query/list-query.ts";
import { compileList } from "../../query/list-query.ts";
import type { ListRequest } from "../../query/list-request.ts";
import type { PageLinks } from "../../query/paging.ts";
import { cursorLinks, pageLinks } from "../../query/paging.ts";
import { collectionDocument, collectionHeaders, searchTemplate } from "../../representation/collection.ts";
import type { Definition } from "../../representation/definition.ts";
import { definitionOf } from "../../representation/definition.ts";
import type { Inventory } from "./inventory.ts";

/** What distinguishes one list from another. */
export interface ListOptions<Base extends SlotValues> {
  readonly base?: NonNullable<ListDefinition<Base>["base"]>;
  readonly defaultOrder?: ListDefinition<Base>["defaultOrder"];
  /** What the list holds of each entity; by default what all lists of the resource do. */
  readonly shape?: ShapeName;
  /** Values of the base condition; throws where the list does not exist (404) or may not be seen (403). */
  readonly scope: (request: ApiRequest, reader: Reader) => Promise<Base> | Base;
}

/** The handler of a list of `resource`. */
export function listHandler<Base extends SlotValues>(
  inventory: Inventory,
  operation: Operation,
  resource: ResourceName,
  options: ListOptions<Base>,
): Handler {
  const definition = definitionOf(inventory.definitions, resource);
  const shape = options.shape ?? resourceFacts[resource].listed;
  const list: ListQuery<Base> = compileList({
    table: definition.table,
    fields: fieldBindings(inventory, definition, operation),
    parameters: operation.parameters,
    ...(options.base !== undefined && { base: options.base }),
    ...(options.defaultOrder !== undefined && { defaultOrder: options.defaultOrder }),
  });
  const hasId = operation.path.includes("{id}");
  const template = hasId ? null : searchTemplate(operation, operation.path);

  return async (request) => {
    const asked = list.parse(request.query, request.searchParams);
    const plan = inventory.plans.for(shape, request.searchParams);
    return inventory.store.readTransaction(async (reader) => {
      const scope = await options.scope(request, reader);
      const page = await list.read(reader, asked, scope);
      const linked = request.format === "jsonld";
      const members = (await plan.many(reader, page.ids)).map((entity) => entity.document(linked));
      const facts = {
        resource,
        path: request.path,
        total: page.total,
        members,
        links: linksOf(request, asked, page),
        search: hasId ? searchTemplate(operation, request.path) : template,
      };
      return {
        status: 200,
        document: collectionDocument(facts, linked),
        headers: collectionHeaders(facts),
      } satisfies Answer;
    });
  };
}

function linksOf(request: ApiRequest, asked: ListRequest, page: ListPage): PageLinks | null {
  const { path, searchParams } = request;
  if (asked.cursor !== null) return cursorLinks(path, searchParams, asked.cursor, page.next);
  return pageLinks(path, searchParams, asked.page, page.total);
}

/** The properties that an operation filters and orders by, as its parameters name them. */
function fieldBindings(
  inventory: Inventory,
  definition: Definition,
  operation: Operation,
): Map<string, FieldBinding> {
  const fields = new Map<string, FieldBinding>();
  for (const { filter } of operation.parameters) {
    if (filter === undefined || fields.has(filter.property)) continue;
    fields.set(filter.property, fieldBinding(inventory, definition, filter.property, filter.kind));
  }
  return fields;
}

function fieldBinding(
  inventory: Inventory,
  definition: Definition,
  property: string,
  kind: string,
): FieldBinding {
  const binding = definition.bindings[property];
  switch (binding?.kind) {
    case "column":
      if (binding.folded) {
        return { property, column: binding.column, folded: `${binding.column}_folded`, type: "text" };
      }
      return { property, column: binding.column, type: kind === "boolean" ? "boolean" : columnType(kind) };
    case "timestamp":
      return { property, column: binding.column, type: "date" };
    case "computed":
      if (binding.columns.length !== 1 || typeof binding.columns[0] !== "string") break;
      return { property, column: binding.columns[0], type: columnType(kind) };
    case "reference": {
      const target = definitionOf(inventory.definitions, binding.resource);
      const { collection } = resourceFacts[target.name];
      return {
        property,
        column: binding.column,
        type: "reference",
        target: { table: target.table, collection: collection ?? "", tree: target.tree === true },
      };
    }
    default:
  }
  throw new Error(`${definition.name}: there is no filter on ${property}`);
}

/** The type of a column without folded shadow: text is only compared as a whole. */
function columnType(kind: string): FieldBinding["type"] {
  return kind === "equals" ? "text" : "number";
}

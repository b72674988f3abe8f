/**
 * Creates the response documents and headers of collections. In JSON-LD, a collection is a Hydra envelope; in plain
 * JSON, an array.
 */
import type { Operation } from "../../generated/operations.ts";
import type { ResourceName } from "../../generated/resources.ts";
import { hydraView, linkHeaderValues, type PageLinks } from "../query/paging.ts";
import { JsonText } from "./json-text.ts";
import type { Loaded } from "./plan.ts";
import type { Document } from "./row-plan.ts";

interface CollectionFacts {
  readonly resource: ResourceName;
  /** The IRI of the collection, which is its path without the query. */
  readonly path: string;
  readonly total: number;
  readonly links: PageLinks | null;
  readonly members: readonly Document[];
  /** The end of the JSON, with the `hydra:search`. */
  readonly search: string | null;
}

/**
 * Returns the collection in the requested format.
 * @example collectionDocument({ resource: "Part", path, total, links, members, search: null }, true)
 */
export function collectionDocument(facts: CollectionFacts, linked: boolean): unknown {
  if (!linked) return facts.members;
  const document = {
    "@context": contextIri(facts.resource),
    "@id": facts.path,
    "@type": "hydra:Collection",
    "hydra:totalItems": facts.total,
    "hydra:member": facts.members,
    ...(facts.links !== null && { "hydra:view": hydraView(facts.links) }),
  };
  return facts.search === null
    ? document
    : new JsonText(JSON.stringify(document).slice(0, -1) + facts.search);
}

/**
 * Returns the headers `X-Total-Count` and `Link`, with which clients of plain JSON paginate.
 * @example collectionHeaders({ total: 2, links: null }) // { "X-Total-Count": "2" }
 */
export function collectionHeaders({
  total,
  links,
}: Pick<CollectionFacts, "total" | "links">): Record<string, string> {
  const values = links === null ? [] : linkHeaderValues(links);
  return { "X-Total-Count": String(total), ...(values.length > 0 && { Link: values.join(", ") }) };
}

/**
 * Returns the document of a single entity. In JSON-LD, the document includes its context.
 * @example itemDocument("Part", loaded, request.format === "jsonld")
 */
export function itemDocument(resource: ResourceName, entity: Loaded, linked: boolean): Document {
  return linked ? entity.document(true, contextIri(resource)) : entity.document(false);
}

/** Returns the document of an entity and the version for its `ETag`. */
export function itemOf(
  resource: ResourceName,
  entity: Loaded,
  linked: boolean,
): { readonly document: Document; readonly version?: number } {
  const document = itemDocument(resource, entity, linked);
  return { document, ...(entity.version !== undefined && { version: entity.version }) };
}

function contextIri(resource: ResourceName): string {
  return `/api/contexts/${resource}`;
}

const pagingParameters: ReadonlySet<string> = new Set(["page", "itemsPerPage", "cursor"]);

/**
 * Returns the end of the JSON of a list, with the `hydra:search`, which is an IRI template for the filters of the list.
 * Returns null if the list has no filters.
 * @example const search = searchTemplate(operation, "/api/parts");
 */
export function searchTemplate(operation: Operation, path: string): string | null {
  const parameters = operation.parameters.filter(
    ({ name, in: location }) => location === "query" && !pagingParameters.has(name),
  );
  if (parameters.length === 0) return null;
  const search = {
    "@type": "hydra:IriTemplate",
    "hydra:template": `${path}{?${parameters.map(({ name }) => name).join(",")}}`,
    "hydra:variableRepresentation": "BasicRepresentation",
    "hydra:mapping": parameters.map(({ name, filter }) => ({
      "@type": "IriTemplateMapping",
      variable: name,
      property: filter?.property ?? null,
      required: false,
    })),
  };
  return `,"hydra:search":${JSON.stringify(search)}}`;
}

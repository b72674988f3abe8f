/**
 * Creates the documents and headers of collections: the Hydra envelope of JSON-LD lists, the array of plain JSON, and
 * the headers of both.
 */
import type { Operation } from "../../generated/operations.ts";
import type { ResourceName } from "../../generated/resources.ts";
import type { PageLinks } from "../query/paging.ts";
import { hydraView, linkHeaderValues } from "../query/paging.ts";
import type { Loaded } from "./plan.ts";
import type { Document } from "./row-plan.ts";

interface CollectionFacts {
  readonly resource: ResourceName;
  /** The IRI of the collection: its path without the query. */
  readonly path: string;
  readonly total: number;
  readonly links: PageLinks | null;
  readonly members: readonly Document[];
  readonly search: Document | null;
}

/** Returns the list in the requested format. */
export function collectionDocument(facts: CollectionFacts, linked: boolean): unknown {
  if (!linked) return facts.members;
  return {
    "@context": contextIri(facts.resource),
    "@id": facts.path,
    "@type": "hydra:Collection",
    "hydra:totalItems": facts.total,
    "hydra:member": facts.members,
    ...(facts.links !== null && { "hydra:view": hydraView(facts.links) }),
    ...(facts.search !== null && { "hydra:search": facts.search }),
  };
}

/** Returns `X-Total-Count` and `Link`, which clients of plain JSON use for pagination. */
export function collectionHeaders({ total, links }: CollectionFacts): Record<string, string> {
  const values = links === null ? [] : linkHeaderValues(links);
  return { "X-Total-Count": String(total), ...(values.length > 0 && { Link: values.join(", ") }) };
}

/** Returns an entity as a separate document. In JSON-LD, the document includes its context. */
export function itemDocument(resource: ResourceName, entity: Loaded, linked: boolean): Document {
  return linked ? entity.document(true, contextIri(resource)) : entity.document(false);
}

function contextIri(resource: ResourceName): string {
  return `/api/contexts/${resource}`;
}

/**
 * Returns the `hydra:search` of a list: an IRI template that describes its filters. Null if the list has none. The object
 * is shared by all responses of the list.
 */
export function searchTemplate(operation: Operation, path: string): Document | null {
  const parameters = operation.parameters.filter(
    ({ name, filter }) => filter !== undefined || name === "properties[]",
  );
  if (parameters.length === 0) return null;
  return {
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
}

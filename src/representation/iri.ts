/** IRIs of entities: `/api/categories/3`. Which collection a resource has comes from the contract. */
import type { ResourceName } from "../../generated/resources.ts";
import { resourceFacts } from "../../generated/resources.ts";

/** Start of the IRIs of value objects, which have no address of their own (JSON-LD skolem IRIs). */
const genid = "/api/.well-known/genid";

/** The IRI of an entity. */
export function iri(resource: ResourceName, id: number): string {
  return `${resourceFacts[resource].collection ?? genid}/${id}`;
}

/** The IRI of a value object: the same one every time, so that the ETag of an unchanged entity stays. */
export function valueObjectIri(resource: ResourceName, id: number, property: string): string {
  return `${genid}/${resource}-${id}-${property}`;
}

const resourcesByCollection = new Map<string, ResourceName>();
for (const resource of Object.keys(resourceFacts) as ResourceName[]) {
  const { collection } = resourceFacts[resource];
  if (collection !== null) resourcesByCollection.set(collection, resource);
}

/**
 * Takes an IRI apart. Accepts an absolute path, also with a trailing slash; null for anything else.
 *
 * `parseIri("/api/categories/3")` → `{ resource: "Category", id: 3 }`
 */
export function parseIri(text: string): { resource: ResourceName; id: number } | null {
  const match = /^(\/[A-Za-z0-9_/]+?)\/([0-9]{1,16})\/?$/.exec(text);
  if (match === null) return null;
  const resource = resourcesByCollection.get(match[1] ?? "");
  const id = Number(match[2]);
  if (resource === undefined || !Number.isSafeInteger(id) || id < 1) return null;
  return { resource, id };
}

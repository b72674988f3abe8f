/**
 * Creates and parses the IRIs of entities, such as `/api/categories/3`. The contract defines the collection of each
 * resource.
 */
import { resourceFacts, type ResourceName } from "../../generated/resources.ts";

/** The prefix of the IRIs of value objects, which have no URL of their own (skolem IRIs in JSON-LD). */
const genid = "/api/.well-known/genid";

/**
 * Returns the IRI of an entity.
 * @example iri("Part", 1) // "/api/parts/1"
 */
export function iri(resource: ResourceName, id: number): string {
  return `${resourceFacts[resource].collection ?? genid}/${id}`;
}

/** Returns the IRI of a value object. The IRI never changes, so the ETag of an unchanged entity stays the same. */
export function valueObjectIri(resource: ResourceName, id: number, property: string): string {
  return `${genid}/${resource}-${id}-${property}`;
}

const resourcesByCollection = new Map<string, ResourceName>();
for (const resource of Object.keys(resourceFacts) as ResourceName[]) {
  const { collection } = resourceFacts[resource];
  if (collection !== null) resourcesByCollection.set(collection, resource);
}

/**
 * Parses an IRI that is an absolute path, with or without a trailing slash. Returns null for any other text.
 * @example parseIri("/api/categories/3") // { resource: "Category", id: 3 }
 */
export function parseIri(text: string): { resource: ResourceName; id: number } | null {
  const match = /^(\/[A-Za-z0-9_/]+?)\/([0-9]{1,16})\/?$/.exec(text);
  if (match === null) return null;
  const resource = resourcesByCollection.get(match[1] ?? "");
  const id = Number(match[2]);
  if (resource === undefined || !Number.isSafeInteger(id) || id < 1) return null;
  return { resource, id };
}

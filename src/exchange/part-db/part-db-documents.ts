/** Reads documents of the Part-DB API: IDs, references and collections. */
import { resourceFacts, type ResourceName } from "../../../generated/resources.ts";
import { isObject } from "../../util/is-object.ts";
import { parseIri } from "../../representation/iri.ts";
import type { PartDbClient } from "./client.ts";
import { SourceUnavailable } from "./copy-errors.ts";

/** An entity as the source returns it. Its properties are not validated. */
export type Document = Readonly<Record<string, unknown>>;

export interface Reference {
  /** The resource that the IRI names, or `null` if the reference has no IRI of a known resource. */
  readonly resource: ResourceName | null;
  readonly id: number;
}

/** Reads a reference: an IRI, or an embedded object with `@id` or `id`. */
export function referenceOf(value: unknown): Reference | null {
  const iri = isObject(value) ? value["@id"] : value;
  if (typeof iri === "string") {
    // An instance in a subfolder returns IRIs such as `/part-db/api/parts/1`.
    const parsed = parseIri(iri.slice(Math.max(iri.lastIndexOf("/api/"), 0)));
    if (parsed !== null) return parsed;
  }
  const id = isObject(value) ? value["id"] : undefined;
  return isId(id) ? { resource: null, id } : null;
}

export function idOf(value: unknown): number | null {
  return referenceOf(value)?.id ?? null;
}

function isId(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}

/** Returns the documents of a list. Items that are IRIs only become documents with `@id`. */
export function listOf(value: unknown): readonly Document[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) =>
    isObject(item) ? [item] : typeof item === "string" ? [{ "@id": item }] : [],
  );
}

/** Returns the path of a collection in the API, such as `/parts`. */
export function collectionPath(resource: ResourceName): string {
  const { collection } = resourceFacts[resource];
  if (collection === null) throw new Error(`${resource} has no collection.`);
  return collection.replace(/^\/api/, "");
}

const pageSize = 100;
/** Limits the memory use if a server returns endless pages. */
const maximumEntities = 5_000_000;
const maximumPasses = 3;

export async function countOf(client: PartDbClient, resource: ResourceName): Promise<number> {
  return totalOf(await client.json(`${collectionPath(resource)}?itemsPerPage=1`), resource);
}

/**
 * Reads a collection, in the order of IDs. If entities were created or deleted at the source in the meantime, pages can
 * lack entities, so the collection is then read again.
 * @param keep converts a document to the value to keep in memory
 * @param onMissing called with the reason if the source does not return all entities
 */
export async function readCollection<T>(
  client: PartDbClient,
  resource: ResourceName,
  keep: (document: Document) => T,
  onMissing: (reason: string) => void,
): Promise<ReadonlyMap<number, T>> {
  const found = new Map<number, T>();
  let last = 0;
  for (let pass = 1; ; pass += 1) {
    let first: number | null = null;
    let read = 0;
    for (let page = 1; ; page += 1) {
      const path = `${collectionPath(resource)}?itemsPerPage=${pageSize}&page=${page}`;
      const document = await client.json(path);
      const members = listOf(document["hydra:member"]);
      last = totalOf(document, resource);
      first ??= last;
      for (const member of members) {
        const id = idOf(member);
        if (id !== null) found.set(id, keep(member));
      }
      read += members.length;
      // The source can limit pages to fewer entities.
      if (members.length === 0 || read >= last) break;
    }
    if ((first === last && found.size >= last) || pass === maximumPasses) break;
  }
  if (found.size < last) {
    onMissing(`${last - found.size} of ${last} could not be read. Run the command again.`);
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}

function totalOf(document: Document, resource: ResourceName): number {
  const total = document["hydra:totalItems"];
  if (typeof total === "number" && total >= 0 && total <= maximumEntities) return total;
  throw new SourceUnavailable(
    `The source does not return a usable list of ${resource} entities. Check that it is a Part-DB or Partledger instance.`,
  );
}

/**
 * Creates documents for handlers whose responses are not read from a table by a plan. The documents get the same
 * JSON-LD keywords as other documents. Properties whose value is undefined are omitted from the JSON.
 */
import type { ResourceName } from "../../generated/resources.ts";
import type { Selection } from "../query/sparse-fields.ts";
import { iri } from "./iri.ts";
import type { Document } from "./row-plan.ts";

/** Creates documents and their parts in either JSON-LD or plain JSON. */
export interface Writer {
  /** Creates the document of a response. */
  root(resource: ResourceName, iri: string, members: Document): Document;
  /** Creates an entity that is embedded in a document. */
  entity(resource: ResourceName, members: Document & { readonly id: number }): Document;
  /** Creates an object that is not an entity and has no ID. */
  value(type: string, members: Document): Document;
}

const plain: Writer = {
  root: (_resource, _iri, members) => members,
  entity: (_resource, members) => members,
  value: (_type, members) => members,
};

const linked: Writer = {
  root: (resource, id, members) => ({
    "@context": `/api/contexts/${resource}`,
    "@id": id,
    "@type": resource,
    ...members,
  }),
  entity: (resource, members) => ({ "@id": iri(resource, members.id), "@type": resource, ...members }),
  value: (type, members) => ({ "@type": type, ...members }),
};

/**
 * Returns the writer for the requested format.
 * @example documentWriter("jsonld").entity("Part", { id: 1 }) // { "@id": "/api/parts/1", "@type": "Part", id: 1 }
 */
export function documentWriter(format: "json" | "jsonld"): Writer {
  return format === "jsonld" ? linked : plain;
}

/**
 * Returns a document with only the selected properties and the JSON-LD keywords. Without a selection, returns the
 * document unchanged.
 * @example selectedMembers({ id: 1, name: "LED" }, new Map([["id", true]])) // { id: 1 }
 */
export function selectedMembers(document: Document, selection: Selection | null): Document {
  if (selection === null) return document;
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) => {
      const chosen = name.startsWith("@") ? true : selection.get(name);
      if (chosen === undefined) return [];
      const select = (item: unknown) => (chosen === true ? item : selectedMembers(item as Document, chosen));
      return [[name, Array.isArray(value) ? value.map(select) : select(value)]];
    }),
  );
}

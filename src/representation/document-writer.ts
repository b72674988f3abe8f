/**
 * Creates documents without a table for handlers. These documents get the same JSON-LD keywords as compiled documents.
 * The JSON omits properties whose value is undefined.
 */
import type { ResourceName } from "../../generated/resources.ts";
import type { Selection } from "../query/sparse-fields.ts";
import { iri } from "./iri.ts";
import type { Document } from "./row-plan.ts";

/** Creates the parts of a document in one of the two formats. */
export interface Writer {
  /** Creates a separate document. */
  root(resource: ResourceName, iri: string, members: Document): Document;
  /** Creates an entity that is embedded in another document. */
  entity(resource: ResourceName, members: Document & { readonly id: number }): Document;
  /** Creates an object without an ID. */
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

/** Returns the writer for JSON-LD or plain JSON. */
export function documentWriter(format: "json" | "jsonld"): Writer {
  return format === "jsonld" ? linked : plain;
}

/**
 * Returns the selected properties and the JSON-LD keywords of a document, or all properties if there is no selection.
 */
export function selectedMembers(document: Document, selection: Selection | null): Document {
  if (selection === null) return document;
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) => {
      const chosen = name.startsWith("@") ? true : selection.get(name);
      if (chosen === undefined) return [];
      return [[name, chosen === true ? value : selectedMembers(value as Document, chosen)]];
    }),
  );
}

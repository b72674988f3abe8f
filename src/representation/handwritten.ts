/**
 * Documents that handlers write themselves, because no table stands behind them: with the JSON-LD keywords that
 * compiled ones have. A member that is undefined is left out of the JSON.
 */
import type { ResourceName } from "../../generated/resources.ts";
import type { Selection } from "../query/sparse-fields.ts";
import { iri } from "./iri.ts";
import type { Document } from "./row-plan.ts";

/** Writes the parts of a document in one of the two formats. */
export interface Writer {
  /** A document of its own. */
  root(resource: ResourceName, iri: string, members: Document): Document;
  /** An entity inside of another document. */
  entity(resource: ResourceName, members: Document & { readonly id: number }): Document;
  /** An object without an identity. */
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

/** JSON-LD for `jsonld`, else plain JSON. */
export function documentWriter(format: "json" | "jsonld"): Writer {
  return format === "jsonld" ? linked : plain;
}

/** What of a document is selected; its JSON-LD keywords always are. Without a selection that is all. */
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

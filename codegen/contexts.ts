/**
 * Generates generated/contexts.json, the JSON-LD context of each resource. At startup, `{base}` is replaced by the
 * address of the instance.
 */
import { follow, propertiesOf, typesOf, type Contract, type Schema } from "./document.ts";
import { entrypointKey, listedResources } from "./hydra.ts";
import { itemSchemaOf, resourceNames } from "./shapes.ts";

type Term = string | Record<string, unknown>;
type Terms = Record<string, Term>;

const hydra = "http://www.w3.org/ns/hydra/core#";
const base: Terms = { "@vocab": "{base}/api/docs.jsonld#", hydra };

const iri = (id: string): Term => ({ "@id": id, "@type": "@id" });

/**
 * Terms of Hydra collections. Without these terms, links to other pages would be plain strings. Terms that look like
 * compact IRIs map to full IRIs: in a context with scoped contexts, jsonld-context-parser rejects compact IRIs here.
 */
const collectionTerms: Terms = {
  "hydra:first": iri(`${hydra}first`),
  "hydra:last": iri(`${hydra}last`),
  "hydra:previous": iri(`${hydra}previous`),
  "hydra:next": iri(`${hydra}next`),
  BasicRepresentation: "hydra:BasicRepresentation",
  "hydra:variableRepresentation": { "@id": `${hydra}variableRepresentation`, "@type": "@vocab" },
  "hydra:mapping": {
    "@id": `${hydra}mapping`,
    "@context": {
      IriTemplateMapping: "hydra:IriTemplateMapping",
      variable: "hydra:variable",
      property: { "@id": "hydra:property", "@type": "@vocab" },
      required: "hydra:required",
    },
  },
};

export function contextDocuments(contract: Contract): Record<string, { "@context": Terms }> {
  const entrypoint = listedResources(contract).map((resource): [string, Term] => {
    const key = entrypointKey(resource);
    return [key, iri(`Entrypoint/${key}`)];
  });
  const violation = termsOf("ConstraintViolation", [
    "status",
    "violations",
    "detail",
    "type",
    "propertyPath",
    "message",
    "code",
  ]);
  return {
    ...Object.fromEntries(
      resourceNames(contract).map((name) => [name, document(resourceTerms(contract, name))]),
    ),
    Entrypoint: document(Object.fromEntries(entrypoint)),
    Error: document({}),
    ConstraintViolation: document(violation),
    ConstraintViolationList: document({}),
  };
}

function document(terms: Terms): { "@context": Terms } {
  return { "@context": { ...base, ...terms } };
}

function termsOf(type: string, names: readonly string[]): Terms {
  return Object.fromEntries(names.map((name) => [name, `${type}/${name}`]));
}

/**
 * Returns the terms of a resource and of the types embedded in it. Embedded types have type-scoped contexts (JSON-LD 1.1
 * §4.1.3), so the name of a part's category is `Category/name`.
 */
function resourceTerms(contract: Contract, resource: string): Terms {
  const item = contract.components.schemas[itemSchemaOf(contract, resource)] as Schema;
  const patch = contract.components.schemas[`${resource}Patch`];
  const readable = propertyTerms(contract, resource, item.properties ?? {});
  const writable = Object.keys(patch === undefined ? {} : propertiesOf(contract, patch));
  const embedded = new Map<string, Terms>();
  collectEmbedded(contract, item, embedded, new Set([item]));
  embedded.delete(resource);
  return {
    ...(isReturnedInLists(contract, resource) && collectionTerms),
    ...readable,
    ...termsOf(
      resource,
      writable.filter((name) => !(name in readable)),
    ),
    ...Object.fromEntries(
      [...embedded].sort().map(([type, terms]) => [type, { "@id": type, "@context": terms }]),
    ),
  };
}

/**
 * Returns whether any list contains the resource. Includes lists to which the entry point does not link, such as search
 * results.
 */
function isReturnedInLists(contract: Contract, resource: string): boolean {
  return Object.values(contract.components.schemas).some(
    ({ type, items }) => type === "array" && follow<Schema>(contract, items ?? {})["x-resource"] === resource,
  );
}

function propertyTerms(contract: Contract, type: string, properties: Record<string, Schema>): Terms {
  const terms: Terms = {};
  for (const [name, schema] of Object.entries(properties)) {
    if (name !== "id") terms[name] = propertyTerm(contract, `${type}/${name}`, schema);
  }
  return terms;
}

function propertyTerm(contract: Contract, id: string, schema: Schema): Term {
  const resolved = follow<Schema>(contract, schema);
  if (resolved["x-json"] === true) return { "@id": id, "@type": "@json" };
  const value = resolved.items === undefined ? resolved : follow<Schema>(contract, resolved.items);
  return typesOf(value).includes("string") && value.format === "uri-reference" ? iri(id) : id;
}

function collectEmbedded(
  contract: Contract,
  schema: Schema,
  found: Map<string, Terms>,
  seen: Set<Schema>,
): void {
  for (const property of Object.values(schema.properties ?? {})) {
    const value = follow<Schema>(contract, property);
    for (const option of [value, value.items ?? {}, ...(value.anyOf ?? [])]) {
      const target = follow<Schema>(contract, option);
      const type = target["x-resource"] ?? target["x-value-object"];
      if (type === undefined || !typesOf(target).includes("object") || seen.has(target)) continue;
      seen.add(target);
      found.set(type, { ...found.get(type), ...propertyTerms(contract, type, target.properties ?? {}) });
      collectEmbedded(contract, target, found, seen);
    }
  }
}

/**
 * Adds the JSON-LD forms to the contract: `XJsonld` for each response schema X, Hydra collections for lists,
 * `application/ld+json` for each `application/json`, the JSON-LD form of problem documents, and the HTML page that GET
 * returns without an `Accept` header.
 */
import { isObject } from "../src/util/is-object.ts";
import {
  apiOperationsOf,
  follow,
  operationsInRole,
  propertiesOf,
  schemaName,
  type Contract,
  type MediaType,
  type Operation,
  type ResponseObject,
  type Schema,
} from "./document.ts";
import { documentIri, entityIri, ownedValueIri, valueIri } from "./example-iris.ts";
import { nounOf, pluralOf } from "./nouns.ts";
import { addProblemExamples } from "./problem-examples.ts";
import { sortComponents } from "./contract.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/**
 * Returns a copy of the contract with the JSON-LD forms.
 * @param envelopes the schemas of Hydra collections
 */
export function addLinkedData(source: Contract, envelopes: Record<string, Schema>): Contract {
  const contract = structuredClone(source);
  Object.assign(contract.components.schemas, envelopes);
  for (const { path, operation } of apiOperationsOf(contract)) {
    if (operation["x-role"] === "documentation" || !path.startsWith("/api")) continue;
    addRequestMediaType(operation);
    for (const [status, response] of Object.entries(operation.responses)) {
      addLinkedContent(contract, follow<ResponseObject>(contract, response));
      if (status === "200" && contract.paths[path]?.get === operation) addDocumentationPage(response);
    }
  }
  addProblemExamples(contract);
  contract.components = sortComponents(contract.components);
  return contract;
}

function addRequestMediaType(operation: Operation): void {
  const content = operation.requestBody?.content;
  const json = content?.["application/json"];
  if (content !== undefined && json !== undefined) content["application/ld+json"] = structuredClone(json);
}

function addLinkedContent(contract: Contract, response: ResponseObject): void {
  const json = response.content?.["application/json"];
  const name = schemaName(json?.schema);
  if (response.content === undefined || name === null) return;
  const schema = ref(linkedName(contract, name));
  const linked = {
    "application/ld+json": { schema, ...linkedExamples(contract, name, json?.examples) },
  };
  response.content = { ...linked, ...response.content };
}

/** @param name the schema of the response */
function linkedExamples(contract: Contract, name: string, examples: MediaType["examples"]): MediaType {
  const schema = contract.components.schemas[name];
  if (examples === undefined || schema === undefined) return {};
  const linked = Object.entries(examples).map(([key, { value, ...rest }]) => {
    const link = Array.isArray(value) ? linkedCollection : linkedDocument;
    return [key, { ...rest, value: link(contract, schema, value) }] as const;
  });
  return { examples: Object.fromEntries(linked) };
}

function addDocumentationPage(response: ResponseObject): void {
  if (response.content?.["application/json"] === undefined) return;
  response.content["text/html"] = {
    schema: {
      type: "string",
      description:
        "The documentation page, returned if the request prefers HTML or has no `Accept` header. Query parameters are not " +
        "validated.",
    },
  };
}

/** Returns the name of a schema's JSON-LD form, which is added on first use. */
function linkedName(contract: Contract, name: string): string {
  const schemas = contract.components.schemas;
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`No schema ${name}`);
  if (schema["x-json"] === true) return name;
  const linked = schema.type === "array" ? `${name.replace(/List$/, "")}CollectionJsonld` : `${name}Jsonld`;
  if (schemas[linked] !== undefined) return linked;
  if (schema.type === "array") {
    schemas[linked] = {};
    schemas[linked] = collection(contract, schema);
    return linked;
  }
  if (!needsLinkedForm(contract, schema, new Set([name]))) return name;
  schemas[linked] = {};
  schemas[linked] = linkedObject(contract, schema);
  return linked;
}

function needsLinkedForm(contract: Contract, schema: Schema, seen: Set<string>): boolean {
  if (schema["x-resource"] !== undefined && schema.type === "object") return true;
  if (schema["x-value-object"] !== undefined) return true;
  const children = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : []),
  ];
  return children.some((child) => {
    const name = schemaName(child);
    if (name === null) return needsLinkedForm(contract, child, seen);
    if (seen.has(name)) return false;
    seen.add(name);
    return needsLinkedForm(contract, follow<Schema>(contract, child), seen);
  });
}

function linkedObject(contract: Contract, schema: Schema): Schema {
  const resource = schema["x-resource"];
  const valueObject = schema["x-value-object"];
  const context = resource ?? schema["x-context"];
  const { examples, properties, required, ...rest } = schema;
  const iri = schemaIri(contract, schema);
  const keywords: Record<string, Schema> = {
    ...(context !== undefined && {
      "@context": {
        ...reference(`/api/contexts/${context}`),
        description: "IRI of the JSON-LD context. Only the root object of a document has this property.",
      },
    }),
    ...(iri !== undefined && { "@id": { ...reference(iri), description: "IRI of the object." } }),
    ...((resource ?? valueObject) !== undefined && {
      "@type": { type: "string", const: resource ?? valueObject, description: "JSON-LD type of the object." },
    }),
  };
  const named = resource !== undefined ? ["@id", "@type"] : valueObject !== undefined ? ["@type"] : [];
  return {
    ...withLinkedChildren(contract, rest),
    ...(properties !== undefined || named.length > 0
      ? { properties: { ...keywords, ...linkedProperties(contract, properties ?? {}) } }
      : {}),
    ...(named.length + (required?.length ?? 0) > 0 ? { required: [...named, ...(required ?? [])] } : {}),
    ...(examples !== undefined && {
      examples: examples.map((example) => linkedDocument(contract, schema, example)),
    }),
  };
}

/** Returns an example IRI for objects of the schema. Returns `undefined` if such objects have no IRI. */
function schemaIri(contract: Contract, schema: Schema): string | undefined {
  const { "x-resource": resource, "x-value-object": valueObject, properties } = schema;
  if (resource !== undefined)
    return (
      entityIri(contract, resource, properties?.["id"]?.examples?.[0]) ?? documentIri(contract, resource)
    );
  return valueObject === undefined ? undefined : ownedValueIri(contract, schema);
}

/** Converts an example of a schema to a JSON-LD document. */
function linkedDocument(contract: Contract, schema: Schema, example: unknown): unknown {
  const linked = linkedExample(contract, schema, example, schemaIri(contract, schema));
  const context = schema["x-resource"] ?? schema["x-context"];
  if (context === undefined || !isObject(linked)) return linked;
  return { "@context": `/api/contexts/${context}`, ...linked };
}

/** @param iri the IRI of an object without an ID */
function linkedExample(contract: Contract, schema: Schema, example: unknown, iri?: string): unknown {
  const own = follow<Schema>(contract, schema);
  if (Array.isArray(example))
    return example.map((item) => linkedExample(contract, own.items ?? {}, item, iri));
  const object = [own, ...(own.anyOf ?? []), ...(own.oneOf ?? [])]
    .map((branch) => follow<Schema>(contract, branch))
    .find((branch) => branch.properties !== undefined);
  if (object === undefined || !isObject(example)) return example;
  const properties = propertiesOf(contract, object);
  const { id } = example;
  const members = Object.entries(example).map(([name, value]) => {
    const nested = Array.isArray(value) ? undefined : valueIri(contract, object["x-resource"], id, name);
    return [name, linkedExample(contract, properties[name] ?? {}, value, nested)];
  });
  return { ...linkedKeywords(contract, object, id, iri), ...Object.fromEntries(members) };
}

function linkedKeywords(
  contract: Contract,
  schema: Schema,
  id: unknown,
  iri: string | undefined,
): Record<string, string> {
  const resource = schema["x-resource"];
  const type = resource ?? schema["x-value-object"];
  if (type === undefined) return {};
  const own = (resource === undefined ? undefined : entityIri(contract, resource, id)) ?? iri;
  return { ...(own !== undefined && { "@id": own }), "@type": type };
}

function reference(example: string): Schema {
  return { type: "string", format: "uri-reference", examples: [example] };
}

function linkedProperties(contract: Contract, properties: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, withLinkedChildren(contract, schema)]),
  );
}

function withLinkedChildren(contract: Contract, schema: Schema): Schema {
  const name = schemaName(schema);
  if (name !== null) return { ...schema, ...ref(linkedName(contract, name)) };
  const each = (list: Schema[]): Schema[] => list.map((member) => withLinkedChildren(contract, member));
  return {
    ...schema,
    ...(schema.items && { items: withLinkedChildren(contract, schema.items) }),
    ...(schema.anyOf && { anyOf: each(schema.anyOf) }),
    ...(schema.oneOf && { oneOf: each(schema.oneOf) }),
    ...(schema.allOf && { allOf: each(schema.allOf) }),
    ...(typeof schema.additionalProperties === "object" && {
      additionalProperties: withLinkedChildren(contract, schema.additionalProperties),
    }),
  };
}

function envelopeOf(contract: Contract, { items }: Schema) {
  const resource = follow<Schema>(contract, items ?? {})["x-resource"];
  return {
    "@context": `/api/contexts/${resource}`,
    "@id": operationsInRole(contract, resource, "list")[0]?.path ?? "/api/search",
    "@type": "hydra:Collection",
  };
}

function linkedCollection(contract: Contract, list: Schema, members: unknown): unknown {
  const iri = schemaIri(contract, follow<Schema>(contract, list.items ?? {}));
  const linked = linkedExample(contract, list, members, iri);
  const total = Array.isArray(members) ? members.length : 0;
  return { ...envelopeOf(contract, list), "hydra:totalItems": total, "hydra:member": linked };
}

function collection(contract: Contract, list: Schema): Schema {
  const items = list.items ?? {};
  const resource = follow<Schema>(contract, items)["x-resource"] ?? "item";
  const envelope = envelopeOf(contract, list);
  const examples = list.examples ?? follow<Schema>(contract, items).examples?.map((item) => [item]) ?? [];
  return {
    description: `One page of ${pluralOf(nounOf(resource))} as a Hydra collection.`,
    type: "object",
    required: ["@context", "@id", "@type", "hydra:totalItems", "hydra:member"],
    properties: {
      "@context": {
        ...reference(envelope["@context"]),
        description: "IRI of the JSON-LD context of the items.",
      },
      "@id": { ...reference(envelope["@id"]), description: "IRI of the list." },
      "@type": { type: "string", const: "hydra:Collection", description: "JSON-LD type of the collection." },
      "hydra:totalItems": {
        type: "integer",
        minimum: 0,
        description: "Total number of items on all pages.",
        examples: [1],
      },
      "hydra:member": {
        type: "array",
        description: "Items of this page.",
        items: withLinkedChildren(contract, items),
      },
      "hydra:view": ref("HydraPartialCollectionView"),
      "hydra:search": ref("HydraIriTemplate"),
    },
    examples: examples.slice(0, 1).map((members) => linkedCollection(contract, list, members)),
  };
}

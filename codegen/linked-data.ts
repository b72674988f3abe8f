/**
 * Derives the JSON-LD side of the contract: a schema XJsonld for each answered schema X, Hydra collections for
 * lists, `application/ld+json` beside `application/json`, both forms of problem documents, and the HTML page
 * that a GET without an `Accept` header answers.
 */
import type { Answer, Contract, Operation, Schema } from "./document.ts";
import { apiOperationsOf, follow, schemaName } from "./document.ts";
import { sortComponents } from "./contract.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Returns the contract with everything that concerns linked data added; `envelopes` are the Hydra schemas. */
export function addLinkedData(source: Contract, envelopes: Record<string, Schema>): Contract {
  const contract = structuredClone(source);
  Object.assign(contract.components.schemas, envelopes);
  for (const answer of Object.values(contract.components.responses ?? {})) addProblemForm(answer);
  for (const { path, operation } of apiOperationsOf(contract)) {
    if (operation["x-documentation"] || !path.startsWith("/api")) continue;
    addRequestMediaType(operation);
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (answer.$ref !== undefined) continue;
      addProblemForm(answer);
      addLinkedAnswer(contract, answer);
      if (status === "200" && contract.paths[path]?.get === operation) addDocumentationPage(answer);
    }
  }
  contract.components = sortComponents(contract.components);
  return contract;
}

function addRequestMediaType(operation: Operation): void {
  const content = operation.requestBody?.content;
  const json = content?.["application/json"];
  if (content !== undefined && json !== undefined) content["application/ld+json"] = structuredClone(json);
}

function addProblemForm(answer: Answer): void {
  const media = answer.content?.["application/problem+json"];
  const name = schemaName(media?.schema);
  if (media !== undefined && (name === "Problem" || name === "ValidationProblem")) {
    media.schema = { anyOf: [ref(name), ref(`${name}Jsonld`)] };
  }
}

function addLinkedAnswer(contract: Contract, answer: Answer): void {
  const json = answer.content?.["application/json"];
  const name = schemaName(json?.schema);
  if (answer.content === undefined || name === null) return;
  const linked = { "application/ld+json": { schema: ref(linkedName(contract, name)) } };
  answer.content = { ...linked, ...answer.content };
}

function addDocumentationPage(answer: Answer): void {
  if (answer.content?.["application/json"] === undefined) return;
  answer.content["text/html"] = {
    schema: {
      type: "string",
      description: "The documentation page, for a request without an `Accept` header.",
    },
  };
}

/** Name of the linked form of a schema; makes it when it is first asked for. */
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
  const { examples: _plainExamples, properties, required, ...rest } = schema;
  const keywords: Record<string, Schema> = {
    ...(resource !== undefined && { "@context": contextSchema() }),
    ...((resource ?? valueObject) !== undefined && {
      "@id": { type: "string", format: "uri-reference" },
      "@type": { type: "string", const: resource ?? valueObject },
    }),
  };
  const named = resource !== undefined ? ["@id", "@type"] : valueObject !== undefined ? ["@type"] : [];
  return {
    ...withLinkedChildren(contract, rest),
    ...(properties !== undefined || named.length > 0
      ? { properties: { ...keywords, ...linkedProperties(contract, properties ?? {}) } }
      : {}),
    ...(named.length + (required?.length ?? 0) > 0 ? { required: [...named, ...(required ?? [])] } : {}),
  };
}

function contextSchema(): Schema {
  return { type: "string", format: "uri-reference", description: "Only at the root of a document." };
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

function collection(contract: Contract, list: Schema): Schema {
  return {
    description: "A page of a list (Hydra).",
    type: "object",
    required: ["@context", "@id", "@type", "hydra:totalItems", "hydra:member"],
    properties: {
      "@context": { type: "string", format: "uri-reference" },
      "@id": { type: "string", format: "uri-reference" },
      "@type": { type: "string", const: "hydra:Collection" },
      "hydra:totalItems": { type: "integer", minimum: 0 },
      "hydra:member": { type: "array", items: withLinkedChildren(contract, list.items ?? {}) },
      "hydra:view": ref("HydraPartialCollectionView"),
      "hydra:search": ref("HydraIriTemplate"),
    },
  };
}

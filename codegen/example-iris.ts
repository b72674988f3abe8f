/**
 * Creates the IRIs of the objects in JSON-LD examples, in the form that the service returns: paths of entities and
 * documents, and skolem IRIs of value objects that belong to an entity. Other value objects have no IRI.
 */
import {
  apiOperationsOf,
  follow,
  operationsInRole,
  parametersOf,
  type Contract,
  type Schema,
} from "./document.ts";

/** Prefix of the IRIs of objects without a path. */
const genid = "/api/.well-known/genid";

/** The time in the examples, in milliseconds. */
const exampleTime = Date.parse("2026-01-31T12:00:00Z");

/** Returns the path of an entity, or `undefined` if the resource has no path with an ID or the example has no ID. */
export function entityIri(contract: Contract, resource: string, id: unknown): string | undefined {
  const path = operationsInRole(contract, resource, "get")[0]?.path;
  const isId = typeof id === "number" || typeof id === "string";
  return path?.includes("{id}") && isId ? path.replace("{id}", String(id)) : undefined;
}

/**
 * Returns the IRI of a value object that is a property of an entity. Returns `undefined` for properties of other
 * objects.
 */
export function valueIri(
  contract: Contract,
  resource: string | undefined,
  id: unknown,
  property: string,
): string | undefined {
  if (resource === undefined || entityIri(contract, resource, id) === undefined) return undefined;
  return `${genid}/${resource}-${String(id)}-${property}`;
}

/** Returns an example IRI of a value object: the IRI of the first entity property with this schema. */
export function ownedValueIri(contract: Contract, value: Schema): string | undefined {
  for (const { "x-resource": resource, properties = {} } of Object.values(contract.components.schemas)) {
    for (const [name, property] of Object.entries(properties)) {
      if (follow<Schema>(contract, property) !== value) continue;
      const found = valueIri(contract, resource, properties["id"]?.examples?.[0], name);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/**
 * Returns the IRI of a document without an ID: the path of the operation that returns the document, with the parameters
 * that identify it. The document of a POST operation has a skolem IRI. The IRI of an item in a list is a fragment of
 * the list.
 */
export function documentIri(contract: Contract, resource: string): string {
  for (const { path, method, pathItem, operation } of apiOperationsOf(contract)) {
    const schema = operation.responses["200"]?.content?.["application/json"]?.schema;
    const { items, ...document } = follow<Schema>(contract, schema ?? {});
    const member = follow<Schema>(contract, items ?? {});
    if (document["x-resource"] !== resource && member["x-resource"] !== resource) continue;
    const id = ownerId(contract, operation.tags?.[0]);
    if (method === "post") return `${genid}/${[resource, id, exampleTime].filter(Boolean).join("-")}`;
    const identifying = parametersOf(contract, pathItem, operation)
      .filter((parameter) => parameter.in === "query")
      .filter(({ name, required }) => required === true || document.properties?.[name] !== undefined)
      .map(({ name, schema: { examples } }) => `${name}=${encodeURIComponent(String(examples?.[0]))}`);
    const url = [path.replace("{id}", String(id)), ...identifying].join("?");
    return items === undefined ? url : `${url}#${String(memberId(contract, member))}`;
  }
  throw new Error(`No operation returns the resource ${resource}`);
}

function ownerId(contract: Contract, resource: string | undefined): unknown {
  return contract.components.schemas[resource ?? ""]?.properties?.["id"]?.examples?.[0];
}

/** Returns the example ID of the first entity that a list item without an ID embeds. */
function memberId(contract: Contract, { properties = {} }: Schema): unknown {
  const entities = Object.values(properties).map((property) => follow<Schema>(contract, property));
  return ownerId(contract, entities.find((entity) => entity["x-resource"] !== undefined)?.["x-resource"]);
}

/**
 * Generates two modules of the TypeScript client (`sdk/typescript/src`): the types of its resource methods, and the table
 * of operations from which it creates them.
 */
import { apiOperationsOf, fileHeader, parametersOf, reachable, ref, type Contract } from "./document.ts";
import { nounOf, pluralOf } from "./nouns.ts";
import { sdkMethods, type SdkMethod } from "./sdk-methods.ts";
import { parameterSchemas, queryInterface, queryName } from "./sdk-queries.ts";
import { signaturesOf } from "./sdk-signatures.ts";
import { declarationOf, docComment, itemTypeOf } from "./sdk-types.ts";

/** Schemas that the client uses in addition to those of the methods. */
const errorSchemas = ["Problem", "BatchProblem", "ConflictProblem"];

/** Returns the module with the interface `Client` and all types of its methods. */
export function sdkResourcesModule(contract: Contract): string {
  const methods = sdkMethods(contract);
  return [
    fileHeader("The resources of the client and the types of their methods."),
    'import type { CollectOptions, RequestOptions, WriteOptions } from "./options.ts";',
    'import type { DateFilter, EntityFilter, Iteration, NumberFilter, Paging, Selected, Selection } from "./query-types.ts";',
    'export type * from "./query-types.ts";',
    clientInterface(contract, methods),
    ...methods.filter((method) => queryName(method) !== null).map(queryInterface),
    ...schemaDeclarations(contract, methods),
  ].join("\n\n");
}

/** Declares the schemas of requests and responses. Pages are arrays of their items in the signatures. */
function schemaDeclarations(contract: Contract, methods: readonly SdkMethod[]): string[] {
  const responses = methods.flatMap(({ response }) => response?.schema ?? []);
  const pages = responses.filter((name) => itemTypeOf(contract, name) !== null);
  const bodies = methods.flatMap((method) => method.bodies.filter(({ kind }) => kind !== "file"));
  const received = reachable(contract, [...responses, ...errorSchemas].map(ref));
  const sent = reachable(contract, [
    bodies.flatMap(({ schema }) => (schema === null ? [] : ref(schema))),
    methods.flatMap(parameterSchemas),
  ]);
  return Object.keys(contract.components.schemas)
    .filter((name) => (received.has(name) || sent.has(name)) && !pages.includes(name))
    .map((name) => declarationOf(contract, name, !received.has(name)));
}

function clientInterface(contract: Contract, methods: readonly SdkMethod[]): string {
  const resources = resourcesOf(methods);
  const own = methods.filter(({ resource }) => resource === null);
  const interfaces = [...resources].map(([resource, members]) => {
    const signatures = members.map((method) => signaturesOf(contract, method));
    const comment = docComment(`Methods of \`client.${resource}\`.`);
    return `${comment}export interface ${interfaceName(resource)} {\n${signatures.join("\n")}\n}`;
  });
  const members = [...resources].map(([resource, [first]]) => {
    const noun = pluralOf(nounOf(first?.operation.tags?.[0] ?? resource));
    const title = noun.charAt(0).toUpperCase() + noun.slice(1);
    return `${docComment(`${title}.`)}readonly ${resource}: ${interfaceName(resource)};`;
  });
  const signatures = own.map((method) => signaturesOf(contract, method));
  const comment = docComment(
    "A client with a property for each resource, such as `client.parts`.",
    "All methods throw a `ProblemError` for error responses, a `ConnectionError` without a complete response, and an `InvalidResponseError` if a response is not JSON.",
  );
  return [
    `${comment}export interface Client {\n${[...members, ...signatures].join("\n")}\n}`,
    ...interfaces,
  ].join("\n\n");
}

function resourcesOf(methods: readonly SdkMethod[]): ReadonlyMap<string, SdkMethod[]> {
  const resources = new Map<string, SdkMethod[]>();
  for (const method of methods) {
    if (method.resource === null) continue;
    resources.set(method.resource, [...(resources.get(method.resource) ?? []), method]);
  }
  return resources;
}

function interfaceName(resource: string): string {
  return `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Resource`;
}

/** Returns the module with the table of operations, and the names of parameters that are repeated for each value. */
export function sdkOperationsModule(contract: Contract): string {
  const methods = sdkMethods(contract);
  const rowsOf = (own: readonly SdkMethod[]): string =>
    `{ ${own.map((method) => `${method.name}: ${JSON.stringify(rowOf(method))}`).join(", ")} }`;
  const resources = [...resourcesOf(methods)].map(([resource, own]) => `${resource}: ${rowsOf(own)}`);
  return [
    fileHeader("The operations that are methods of the client, as data."),
    'import type { ResourceRows } from "./operation-row.ts";',
    "/** The methods of each resource. */",
    `export const resourceRows: Readonly<Record<string, ResourceRows>> = { ${resources.join(", ")} };`,
    "/** The methods of the client itself. */",
    `export const clientRows: ResourceRows = ${rowsOf(methods.filter(({ resource }) => resource === null))};`,
    "/** Query parameters that are repeated for each value of an array. Others are separated by commas. */",
    `export const repeatedParameters: readonly string[] = ${JSON.stringify(repeatedParameters(contract))};`,
  ].join("\n");
}

function rowOf(method: SdkMethod): object {
  const { positional, query, bodies, options, response } = method;
  const values = positional.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const [body] = bodies;
  return {
    method: method.method,
    path: method.path,
    ...(values.length > 0 && { values }),
    ...(method.method === "GET" && query.length > 0 && { query: true }),
    ...(body !== undefined && { body: body.mediaType }),
    ...(response !== null && response.schema === null && { accept: response.mediaType }),
    ...(options.includes("Idempotency-Key") && { key: true }),
    ...(method.hasPages && { pages: true }),
  };
}

/** @throws {Error} if one operation repeats a parameter and another one does not */
function repeatedParameters(contract: Contract): string[] {
  const arrays = apiOperationsOf(contract)
    .flatMap(({ pathItem, operation }) => parametersOf(contract, pathItem, operation))
    .filter((parameter) => parameter.in === "query" && parameter.schema.type === "array");
  const repeated = new Set(arrays.filter(({ explode }) => explode !== false).map(({ name }) => name));
  for (const { name, explode } of arrays)
    if (explode === false && repeated.has(name))
      throw new Error(`The parameter ${name} is serialized in two ways`);
  return [...repeated];
}

/** Selects the operations of the contract that are methods of the client, and names the methods. */
import {
  apiOperationsOf,
  parametersOf,
  schemaName,
  type Contract,
  type Operation,
  type Parameter,
  type Route,
} from "./document.ts";
import { responseOf } from "./operations.ts";

/** A method of a resource such as `client.parts`, or of the client itself. */
export interface SdkMethod {
  readonly operation: Operation;
  /** `null` for a method of the client. */
  readonly resource: string | null;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Required parameters, in the order of the arguments. */
  readonly positional: readonly Parameter[];
  /** Optional query parameters, except those in `options`. */
  readonly query: readonly Parameter[];
  /** Names of the header parameters, and of query parameters that many methods share. */
  readonly options: readonly string[];
  /** The forms of the request body. */
  readonly bodies: readonly SdkBody[];
  /** The success response; `null` if it has no body. `schema` is set for JSON. */
  readonly response: { readonly mediaType: string; readonly schema: string | null } | null;
  /** Whether the operation is a list that can be read page by page. */
  readonly hasPages: boolean;
}

interface SdkBody {
  readonly mediaType: string;
  readonly kind: "json" | "form" | "file";
  readonly schema: string | null;
}

/** Query parameters that are options of all methods that have them. */
const sharedOptions = new Set(["_comment", "dry_run"]);

const roleNames = new Set(["list", "get", "create", "update", "replace", "delete"]);

/** Members of the client of openapi-fetch. */
const reservedNames = new Set(["use", "eject", "request"]);

/**
 * Returns the methods in the order of the contract.
 *
 * @throws {Error} if two operations would have the same method
 */
export function sdkMethods(contract: Contract): SdkMethod[] {
  const methods = apiOperationsOf(contract)
    .filter(({ path, operation }) => path.startsWith("/api/") && operation["x-role"] !== "documentation")
    .map((route) => toMethod(contract, route));
  const taken = new Map<string, string>();
  for (const method of methods) {
    for (const name of namesOf(method)) {
      const path = method.resource === null ? name : `${method.resource}.${name}`;
      const owner = taken.get(path) ?? (reservedNames.has(method.resource ?? name) ? "openapi-fetch" : null);
      const { operationId } = method.operation;
      if (owner !== null) throw new Error(`${operationId}: client.${path} is already the method of ${owner}`);
      taken.set(path, operationId);
    }
  }
  return methods;
}

/** Returns the names of the method and of those that read its pages. */
function namesOf({ name, hasPages }: SdkMethod): string[] {
  if (!hasPages) return [name];
  const names = [name, name.replace(/^list/, "iterate")];
  return name === "list" ? [...names, "all", "getFirst"] : names;
}

function toMethod(contract: Contract, { path, method, pathItem, operation }: Route): SdkMethod {
  const parameters = parametersOf(contract, pathItem, operation);
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const headers = parameters.filter((parameter) => parameter.in === "header");
  const content = Object.entries(operation.requestBody?.content ?? {});
  return {
    operation,
    ...nameOf(contract, { path, method, operation }),
    method: method.toUpperCase(),
    path,
    positional: [
      ...parameters.filter((parameter) => parameter.in === "path"),
      ...inQuery.filter(({ required }) => required),
    ],
    query: inQuery.filter(({ name, required }) => !required && !sharedOptions.has(name)),
    options: [...headers, ...inQuery.filter(({ name }) => sharedOptions.has(name))].map(({ name }) => name),
    bodies: content
      .filter(([mediaType]) => mediaType !== "application/ld+json")
      .map(([mediaType, { schema }]) => ({ mediaType, kind: kindOf(mediaType), schema: schemaName(schema) })),
    response: toResponse(contract, operation),
    hasPages: inQuery.some(({ name }) => name === "cursor"),
  };
}

function kindOf(mediaType: string): SdkBody["kind"] {
  if (mediaType === "multipart/form-data") return "form";
  return mediaType === "application/json" || mediaType.endsWith("+json") ? "json" : "file";
}

function toResponse(contract: Contract, operation: Operation): SdkMethod["response"] {
  const response = responseOf(contract, operation);
  if (response === null) return null;
  const [first = ""] = response.mediaTypes.filter((mediaType) => mediaType !== "application/ld+json");
  return response.mediaTypes.includes("application/json")
    ? { mediaType: "application/json", schema: response.schema }
    : { mediaType: first, schema: null };
}

/**
 * Names a method: `list`, `get` and so on after the role, `withdraw` after the path of an action, and others after the
 * operation ID without the noun of the resource (`listPartLog` → `client.parts.listLog`).
 */
function nameOf(
  contract: Contract,
  { path, method, operation }: Omit<Route, "pathItem">,
): Pick<SdkMethod, "resource" | "name"> {
  const { operationId, "x-role": role = "" } = operation;
  const [collection = "", ...rest] = path.split("/").slice(2);
  const [verb = ""] = operationId.split(/(?=[A-Z])/);
  const isElement = rest.join("/") === "{id}";
  const [, action] = rest;
  const isCollection = Object.keys(contract.paths).some((other) => other.startsWith(`/api/${collection}/`));
  if (!isCollection) return { resource: null, name: verb === collection ? verb : operationId };
  const resource = camelCase(collection);
  if (roleNames.has(role) && (rest.length === 0 || isElement)) return { resource, name: role };
  if (method === "post" && action !== undefined) return { resource, name: camelCase(action) };
  const plural = resource.charAt(0).toUpperCase() + resource.slice(1);
  const nouns = new RegExp(`${plural}|${singularOf(plural)}(?![a-z])`);
  return { resource, name: operationId.replace(nouns, "") };
}

function camelCase(segment: string): string {
  return segment.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function singularOf(plural: string): string {
  return plural.replace(/ies$/, "y").replace(/s$/, "");
}

/** Types of the parts of an OpenAPI 3.1 document that codegen reads, and functions to query the document. */
import type { ProblemMembers } from "../src/http/response/problem-document.ts";
import { isObject } from "../src/util/is-object.ts";

export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  "x-resource"?: string;
  "x-value-object"?: string;
  "x-context"?: string;
  "x-pick"?: string[];
  "x-omit"?: string[];
  "x-optional"?: string[];
  readOnly?: boolean;
  writeOnly?: boolean;
  maxItems?: number;
  [keyword: string]: unknown;
}

export interface Filter {
  kind: string;
  property: string;
  operator?: string;
  resource?: string;
  through?: string;
  nullable?: boolean;
}

export interface Parameter {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  required?: boolean;
  description?: string;
  explode?: boolean;
  schema: Schema;
  "x-filter"?: Filter;
  "x-permission"?: string;
  "x-requires-role"?: string;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
  "x-problem"?: Omit<ProblemMembers, "status">;
}

export interface Link {
  operationId: string;
  parameters: Record<string, string>;
}

export interface Operation {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject>;
  "x-role"?: string;
  "x-permission"?: string;
  "x-upload"?: boolean;
  "x-filters"?: { of: string; orders?: boolean };
  "x-omit"?: string[];
  "x-protocol"?: string;
  "x-codeSamples"?: readonly CodeSample[];
}

/** A sample in Redoc's format. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

const methods = ["get", "post", "put", "patch", "delete"] as const;
type Method = (typeof methods)[number];
type PathItem = Partial<Record<Method, Operation>> & { parameters?: (Parameter | { $ref: string })[] };

export interface Components {
  schemas: Record<string, Schema>;
  parameters?: Record<string, Parameter>;
  headers?: Record<string, unknown>;
  responses?: Record<string, ResponseObject>;
  examples?: Record<string, Example>;
  securitySchemes?: Record<string, unknown>;
}

export interface Contract {
  openapi: string;
  info: { title: string; version: string; description?: string };
  security?: Record<string, string[]>[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: Components;
}

/** Resolves a `$ref`. Returns any other value unchanged. */
export function follow<T extends object>(contract: Contract, value: T | { $ref: string }): T {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value as T;
  const steps = value.$ref.replace(/^#\//, "").split("/");
  let target: unknown = contract;
  for (const step of steps) target = (target as Record<string, unknown> | undefined)?.[unescapePointer(step)];
  if (target === undefined) throw new Error(`The contract has no ${value.$ref}`);
  return follow(contract, target as T | { $ref: string });
}

function unescapePointer(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Returns the name of the schema that a `$ref` refers to, or `null` for other schemas. */
export function schemaName(schema: Schema | undefined): string | null {
  const match = /^#\/components\/schemas\/(.+)$/.exec(schema?.$ref ?? "");
  return match?.[1] ?? null;
}

export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

export function mapMembers<T>(
  object: Readonly<Record<string, T>>,
  change: (member: T, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([name, member]) => [name, change(member, name)]));
}

export interface Route {
  path: string;
  method: Method;
  pathItem: PathItem;
  operation: Operation;
}

export function operationsOf(contract: Contract): Route[] {
  return Object.entries(contract.paths).flatMap(([path, pathItem]) =>
    methods.flatMap((method) => {
      const operation = pathItem[method];
      return operation === undefined ? [] : [{ path, method, pathItem, operation }];
    }),
  );
}

export function apiOperationsOf(contract: Contract): Route[] {
  return operationsOf(contract).filter(({ operation }) => operation["x-protocol"] === undefined);
}

export function protocolOperationsOf(contract: Contract): Route[] {
  return operationsOf(contract).filter(({ operation }) => operation["x-protocol"] !== undefined);
}

/** Returns the resolved parameters of an operation. Path-level parameters come first. */
export function parametersOf(contract: Contract, pathItem: PathItem, operation: Operation): Parameter[] {
  return [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    follow<Parameter>(contract, parameter),
  );
}

/** Returns the properties of an object schema, including the properties of schemas in `allOf`. */
export function propertiesOf(contract: Contract, schema: Schema): Record<string, Schema> {
  const own = follow<Schema>(contract, schema);
  const inherited = (own.allOf ?? []).map((part) => propertiesOf(contract, part));
  return Object.assign({}, ...inherited, own.properties ?? {}) as Record<string, Schema>;
}

/** Returns the operations of a resource below /api/ that have one of these roles. */
export function operationsInRole(contract: Contract, resource: string | undefined, ...roles: string[]) {
  return apiOperationsOf(contract).filter(
    ({ operation, path }) =>
      operation.tags?.[0] === resource &&
      roles.includes(operation["x-role"] ?? "") &&
      path.startsWith("/api/"),
  );
}

export function typesOf(schema: Schema): string[] {
  return schema.type === undefined ? [] : Array.isArray(schema.type) ? schema.type : [schema.type];
}

/** Removes the keywords `title`, `description` and `examples`, but not properties with these names. */
export function withoutNotes(schema: Schema): Schema {
  const { description: _description, examples: _examples, title: _title, properties, ...rest } = schema;
  const cleaned: Schema = {};
  for (const [keyword, value] of Object.entries(rest)) {
    if (Array.isArray(value))
      cleaned[keyword] = value.map((part: unknown) => (isObject(part) ? withoutNotes(part) : part));
    else cleaned[keyword] = isObject(value) ? withoutNotes(value) : value;
  }
  if (properties !== undefined) {
    cleaned.properties = Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, withoutNotes(value)]),
    );
  }
  return cleaned;
}

/** Returns the names of all schemas that the roots refer to, directly or indirectly. */
export function reachable(contract: Contract, roots: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const name = schemaName(value as Schema);
    if (name !== null && !found.has(name)) {
      found.add(name);
      visit(contract.components.schemas[name]);
    }
    Object.values(value).forEach(visit);
  };
  roots.forEach(visit);
  return found;
}

export function fileHeader(description: string, source = "openapi/"): string {
  return `/**\n * ${description}\n * Generated from ${source} by \`npm run codegen\`. Do not edit.\n */`;
}

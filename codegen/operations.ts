/**
 * Generates generated/operations.ts: the operations that the router, validation and authorization use, and the table of
 * `protocols.ts`. The module also contains the types of these tables, so it imports nothing.
 */
import {
  apiOperationsOf,
  follow,
  fileHeader,
  parametersOf,
  schemaName,
  withoutNotes,
  type Contract,
  type Filter,
  type Operation,
  type Parameter,
  type Schema,
} from "./document.ts";
import { dryRunOf } from "./dry-runs.ts";
import { protocolTable } from "./protocols.ts";

const declarations = `
export type JsonSchema = Readonly<Record<string, unknown>>;
export type Scope = "read_only" | "edit" | "admin" | "full";
export type Role =
  | "list" | "create" | "get" | "update" | "replace" | "delete" | "merge" | "restore" | "children" | "members" | "log" | "other";

export interface Filter {
  readonly kind: "like" | "entity" | "ancestors" | "tag" | "boolean" | "range" | "date" | "order" | "equals" | "parameter" | "owner";
  readonly property: string;
  readonly operator?: string;
  /** For entity filters: the resource that the IDs refer to. */
  readonly resource?: string;
  /** The owned list, or the path of nested lists, whose entries have the property; or a resource that refers to the item. */
  readonly through?: string;
  /** Whether responses may omit the property. */
  readonly nullable?: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly in: "query" | "header" | "path";
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly filter?: Filter;
  /** Present if the values of an array are separated by commas. Otherwise, the parameter is repeated. */
  readonly explode?: false;
  /** The permission that using the parameter requires in addition to that of the operation. */
  readonly permission?: string;
}

export interface Operation {
  readonly operationId: OperationId;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly resource: string | null;
  readonly role: Role;
  /** The lowest sufficient scope of a token; null if the operation is public. */
  readonly scope: Scope | null;
  readonly permission: string | null;
  /** Describes the service and returns no inventory data. */
  readonly documentation: boolean;
  /** Request bodies may exceed 1 MiB. */
  readonly uploads: boolean;
  readonly parameters: readonly Parameter[];
  /** \`schema\` names a component of \`requestComponents\`. */
  readonly body: { readonly mediaTypes: readonly string[]; readonly schema: string } | null;
  /** The success response; null if it has no body. \`schema\` names a component of openapi.json. */
  readonly response: { readonly mediaTypes: readonly string[]; readonly schema: string | null } | null;
  /** Status codes of problem documents. */
  readonly problems: readonly number[];
  /** What happens to a dry run. Absent if the operation only reads. Imports keep a report. */
  readonly dryRun?: "rolled-back" | "reported";
}
`;

export function operationsModule(contract: Contract): string {
  const table = apiOperationsOf(contract).map(({ path, method, pathItem, operation }) =>
    entry(contract, path, method, parametersOf(contract, pathItem, operation), operation),
  );
  const names = nameParameters(table);
  const parameters = [...names].map(([json, name]) => `${JSON.stringify(name)}: ${json}`);
  const ids = table.map(({ operationId }) => JSON.stringify(operationId)).join(" | ");
  return [
    fileHeader("The operations of the contract, as data."),
    declarations,
    `export type OperationId = ${ids};`,
    `const parameters = { ${parameters.join(", ")} } satisfies Readonly<Record<string, Parameter>>;`,
    `export const operations: readonly Operation[] = [${table.map((row) => rowLiteral(row, names)).join(", ")}];`,
    protocolTable(contract),
    `/** The version of the contract. */\nexport const contractVersion = ${JSON.stringify(contract.info.version)};`,
  ].join("\n");
}

type Row = ReturnType<typeof entry>;

/**
 * Returns a name for each distinct parameter, keyed by the JSON of the parameter. Different parameters with the same
 * name are numbered.
 */
function nameParameters(rows: readonly Row[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const parameter of rows.flatMap(({ parameters }) => parameters)) {
    const json = JSON.stringify(parameter);
    if (names.has(json)) continue;
    let name = parameter.name;
    for (let next = 2; taken.has(name); next += 1) name = `${parameter.name} ${next}`;
    taken.add(name);
    names.set(json, name);
  }
  return names;
}

/** Returns a row as an object literal that refers to the shared parameters by name. */
function rowLiteral({ parameters, ...row }: Row, names: ReadonlyMap<string, string>): string {
  const references = parameters.map((parameter) => {
    const name = names.get(JSON.stringify(parameter)) ?? parameter.name;
    return `parameters[${JSON.stringify(name)}]`;
  });
  return `${JSON.stringify(row).slice(0, -1)}, "parameters": [${references.join(", ")}] }`;
}

function entry(
  contract: Contract,
  path: string,
  method: string,
  parameters: Parameter[],
  operation: Operation,
) {
  const resource = operation.tags?.[0] ?? null;
  const role = operation["x-role"] ?? "other";
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    resource: resource !== null && resource in contract.components.schemas ? resource : null,
    role: role === "documentation" ? "other" : role,
    scope: scopeOf(contract, operation),
    permission: operation["x-permission"] ?? null,
    documentation: role === "documentation",
    uploads: operation["x-upload"] ?? false,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.required ?? false,
      schema: withoutNotes(withItems(contract, follow<Schema>(contract, parameter.schema))),
      ...(parameter.explode === false && { explode: false }),
      ...(parameter["x-permission"] !== undefined && { permission: parameter["x-permission"] }),
      ...(parameter["x-filter"] && { filter: filterOf(contract, resource, parameter["x-filter"]) }),
    })),
    body: bodyOf(operation),
    response: responseOf(contract, operation),
    problems: problemsOf(contract, operation),
    ...dryRunOf(operation),
  };
}

/** Replaces a reference to the schema of the items of an array. */
function withItems(contract: Contract, schema: Schema): Schema {
  return schema.items === undefined ? schema : { ...schema, items: follow<Schema>(contract, schema.items) };
}

/** Returns the filter. Sets `nullable` if responses may omit the filtered property. */
function filterOf(contract: Contract, resource: string | null, filter: Filter): Filter {
  const item = contract.components.schemas[resource ?? ""];
  const nullable =
    filter.through === undefined &&
    filter.property in (item?.properties ?? {}) &&
    !(item?.required ?? []).includes(filter.property);
  return { ...filter, ...(nullable && { nullable }) };
}

function bodyOf(operation: Operation): { mediaTypes: string[]; schema: string } | null {
  const content = operation.requestBody?.content;
  if (content === undefined) return null;
  const schema = schemaName(Object.values(content)[0]?.schema);
  if (schema === null) throw new Error(`${operation.operationId}: name the schema of the body`);
  return { mediaTypes: Object.keys(content), schema };
}

/** Returns the media types and the schema of an operation's success responses, or `null` if they have no body. */
export function responseOf(contract: Contract, operation: Operation) {
  const contents = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([, response]) => follow(contract, response).content ?? {});
  const mediaTypes = [...new Set(contents.flatMap((content) => Object.keys(content)))];
  if (mediaTypes.length === 0) return null;
  const [content = {}] = contents;
  return {
    mediaTypes,
    schema: schemaName((content["application/json"] ?? Object.values(content)[0])?.schema),
  };
}

function problemsOf(contract: Contract, operation: Operation): number[] {
  return Object.entries(operation.responses)
    .filter(([, response]) => "application/problem+json" in (follow(contract, response).content ?? {}))
    .map(([status]) => Number(status));
}

/** The security schemes of tokens. Each scheme is an alternative with a single scope. */
const tokenSchemes = ["apiToken", "oauth2"];

/**
 * Returns the lowest sufficient scope of a token, or `null` if the operation is public.
 * @throws {Error} if the alternatives are not exactly `tokenSchemes` with the same scope
 */
export function scopeOf(contract: Contract, operation: Operation): string | null {
  const alternatives = operation.security ?? contract.security ?? [];
  if (alternatives.length === 0) return null;
  const schemes = alternatives.flatMap((alternative) => Object.keys(alternative));
  const scopes = alternatives.flatMap((alternative) => Object.values(alternative));
  const [scope] = scopes[0] ?? [];
  const eachOnItsOwn = alternatives.every((alternative) => Object.keys(alternative).length === 1);
  const complete = eachOnItsOwn && schemes.sort().join() === tokenSchemes.join();
  if (scope === undefined || !complete || scopes.some((names) => names.join() !== scope)) {
    throw new Error(
      `${operation.operationId}: security must list ${tokenSchemes.join(" and ")} as alternatives with the same scope`,
    );
  }
  return scope;
}

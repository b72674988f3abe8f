/**
 * Generates generated/tools.ts, the tools of the MCP server. A tool that calls an operation has the arguments, result,
 * scope and permission of the operation. `openapi/tools/reading.yaml` explains the format.
 */
import type { ToolDefinition } from "./contract.ts";
import {
  apiOperationsOf,
  follow,
  fileHeader,
  schemaName,
  type Contract,
  type Route,
  type Schema,
} from "./document.ts";
import { scopeOf } from "./operations.ts";
import {
  withPagination,
  withTruncated,
  withWriteArguments,
  withWriteDescription,
  withWriteResult,
} from "./tool-bounds.ts";
import { callOf } from "./tool-calls.ts";
import { argumentsSchema, resultSchema } from "./tool-schemas.ts";

const declarations = `
export interface ToolOperation {
  readonly operationId: OperationId;
  /** Argument name by path parameter. */
  readonly path: Readonly<Record<string, string>>;
  /** Argument name by query parameter. */
  readonly query: Readonly<Record<string, string>>;
  /** Argument name by body property; null if the operation has no body. */
  readonly body: Readonly<Record<string, string>> | null;
  /** Collection by body property, for properties whose argument is an ID. */
  readonly ids: Readonly<Record<string, string>>;
}

export interface ToolContract {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly scope: Scope;
  readonly permission: string | null;
  /** Required permissions in addition to \`permission\`. */
  readonly alsoNeeds: readonly string[];
  /** Setting that must be on for the tool to exist. */
  readonly switch: string | null;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  readonly operation: ToolOperation | null;
  /** Lists in the result contain up to \`limit\` items, starting at \`offset\`. */
  readonly bounded: boolean;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
}
`;

/** @param patchContract the contract without defaults, for the arguments of PATCH operations */
export function toolsModule(
  contract: Contract,
  patchContract: Contract,
  tools: Record<string, ToolDefinition>,
): string {
  const operations = new Map(apiOperationsOf(contract).map((route) => [route.operation.operationId, route]));
  const table = Object.entries(tools).map(([name, tool]) => {
    const route = tool.operation === undefined ? null : operationOf(operations, name, tool.operation);
    const forArguments = route?.method === "patch" ? patchContract : contract;
    return entry({ contract, forArguments }, route, name, tool);
  });
  const names = (list: readonly { name: string }[]) =>
    list.map(({ name }) => JSON.stringify(name)).join(" | ") || "never";
  return [
    fileHeader("The tools of the MCP server, as data."),
    `import type { JsonSchema, OperationId, Scope } from "./operations.ts";`,
    declarations,
    `export type ToolName = ${names(table)};`,
    `/** Tools that do not call an operation of the contract. */`,
    `export type OwnToolName = ${names(table.filter(({ operation }) => operation === null))};`,
    `/** Tools that change data. */`,
    `export type WritingToolName = ${names(table.filter(({ annotations }) => !annotations.readOnlyHint))};`,
    `export const tools: readonly ToolContract[] = ${JSON.stringify(table, null, 2)};`,
  ].join("\n");
}

function operationOf(operations: ReadonlyMap<string, Route>, name: string, operationId: string): Route {
  const route = operations.get(operationId);
  if (route === undefined) throw new Error(`${name}: operation ${operationId} does not exist`);
  return route;
}

interface Contracts {
  readonly contract: Contract;
  /** The contract that input schemas are created from. For PATCH operations, it contains no defaults. */
  readonly forArguments: Contract;
}

function entry(
  { contract, forArguments }: Contracts,
  route: Route | null,
  name: string,
  tool: ToolDefinition,
) {
  const isWrite = route === null ? tool.scope !== "read_only" : route.method !== "get";
  const description = tool.description.trim();
  const texts = {
    name,
    title: tool.title,
    description: isWrite ? withWriteDescription(description) : description,
  };
  const annotations = (readOnly: boolean) => ({
    readOnlyHint: readOnly,
    destructiveHint: tool.destructive ?? false,
    idempotentHint: tool.idempotent ?? readOnly,
    openWorldHint: tool.openWorld ?? false,
  });
  const bounded = tool.bounded ?? false;
  if (route === null) {
    if (tool.input === undefined || tool.output === undefined || tool.scope === undefined)
      throw new Error(`${name}: a tool without an operation needs "scope", "input" and "output"`);
    const input = isWrite ? withWriteArguments(tool.input) : tool.input;
    return {
      ...texts,
      scope: tool.scope,
      permission: tool.permission ?? null,
      alsoNeeds: tool.alsoNeeds ?? [],
      switch: tool.switch ?? null,
      annotations: annotations(!isWrite),
      operation: null,
      bounded,
      inputSchema: argumentsSchema(contract, bounded ? withPagination(input) : input),
      outputSchema: outputOf(contract, tool, tool.output, !isWrite),
    };
  }
  return {
    ...texts,
    scope: scopeOf(contract, route.operation),
    permission: route.operation["x-permission"] ?? null,
    alsoNeeds: tool.alsoNeeds ?? [],
    switch: tool.switch ?? null,
    annotations: annotations(!isWrite),
    bounded,
    ...callOf(forArguments, name, tool, route),
    outputSchema: outputOf(
      contract,
      tool,
      tool.output ?? responseSchemaOf(contract, name, route),
      route.method === "get",
    ),
  };
}

function outputOf(contract: Contract, tool: ToolDefinition, result: Schema, readOnly: boolean): Schema {
  const listed: Schema = { type: "object", allOf: [result] };
  const whole = !readOnly ? withWriteResult(listed) : tool.bounded === true ? withTruncated(listed) : result;
  return resultSchema(contract, whole, tool.nested ?? (tool.output === undefined ? [] : null));
}

function responseSchemaOf(contract: Contract, name: string, { operation }: Route): Schema {
  const schemas = ["200", "201"].flatMap((status) => {
    const response = operation.responses[status];
    const content = response === undefined ? undefined : follow(contract, response).content;
    const schema = schemaName(content?.["application/ld+json"]?.schema);
    return schema === null ? [] : [schema];
  });
  const [first] = schemas;
  if (first === undefined) throw new Error(`${name}: The operation does not return a document.`);
  return { $ref: `#/components/schemas/${first}` };
}

/**
 * Generates generated/tools.ts, the tools of the MCP server. A tool that calls an operation takes arguments, result,
 * scope and permission from it. openapi/tools/reading.yaml explains the format.
 */
import type { WrittenTool } from "./contract.ts";
import type { Contract, PlacedOperation, Schema } from "./document.ts";
import { apiOperationsOf, follow, heading, schemaName } from "./document.ts";
import { tierOf } from "./operations.ts";
import { withTruncated, withWindow } from "./tool-bounds.ts";
import { callOf } from "./tool-calls.ts";
import { argumentsSchema, resultSchema } from "./tool-schemas.ts";

const declarations = `
export interface ToolOperation {
  readonly operationId: OperationId;
  /** Argument by parameter of the path. */
  readonly path: Readonly<Record<string, string>>;
  /** Argument by parameter of the query. */
  readonly query: Readonly<Record<string, string>>;
  /** Argument by property of the body; null where there is none. */
  readonly body: Readonly<Record<string, string>> | null;
  /** Collection by property of the body whose argument is an id. */
  readonly ids: Readonly<Record<string, string>>;
}

export interface ToolContract {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly tier: Tier;
  readonly permission: string | null;
  /** Permissions that are needed besides. */
  readonly alsoNeeds: readonly string[];
  /** Only there when this is switched on. */
  readonly switch: string | null;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  readonly operation: ToolOperation | null;
  /** The lists inside of the answer are cut to \`limit\` items, from \`offset\` on. */
  readonly bounded: boolean;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
}
`;

/**
 * The text of generated/tools.ts.
 *
 * @param forChanges the contract without the defaults of what a change does not name
 */
export function toolsModule(
  contract: Contract,
  forChanges: Contract,
  tools: Record<string, WrittenTool>,
): string {
  const operations = new Map(
    apiOperationsOf(contract).map((placed) => [placed.operation.operationId, placed]),
  );
  const table = Object.entries(tools).map(([name, tool]) => {
    const placed = tool.operation === undefined ? null : operationOf(operations, name, tool.operation);
    const forArguments = placed?.method === "patch" ? forChanges : contract;
    return entry({ contract, forArguments }, placed, name, tool);
  });
  const names = (list: readonly { name: string }[]) =>
    list.map(({ name }) => JSON.stringify(name)).join(" | ") || "never";
  return [
    heading("The tools of the Model Context Protocol server, as data."),
    `import type { JsonSchema, OperationId, Tier } from "./operations.ts";`,
    declarations,
    `export type ToolName = ${names(table)};`,
    `/** The tools that call no operation of the contract. */`,
    `export type OwnToolName = ${names(table.filter(({ operation }) => operation === null))};`,
    `export const tools: readonly ToolContract[] = ${JSON.stringify(table, null, 2)};`,
  ].join("\n");
}

function operationOf(
  operations: ReadonlyMap<string, PlacedOperation>,
  name: string,
  operationId: string,
): PlacedOperation {
  const placed = operations.get(operationId);
  if (placed === undefined) throw new Error(`${name}: operation ${operationId} does not exist`);
  return placed;
}

interface Contracts {
  readonly contract: Contract;
  /** What the schemas of arguments are taken from. */
  readonly forArguments: Contract;
}

function entry(
  { contract, forArguments }: Contracts,
  placed: PlacedOperation | null,
  name: string,
  tool: WrittenTool,
) {
  const said = { name, title: tool.title, description: tool.description.trim() };
  const annotations = (readOnly: boolean) => ({
    readOnlyHint: readOnly,
    destructiveHint: tool.destructive ?? false,
    idempotentHint: tool.idempotent ?? readOnly,
    openWorldHint: tool.openWorld ?? false,
  });
  const bounded = tool.bounded ?? false;
  if (placed === null) {
    if (tool.input === undefined || tool.output === undefined || tool.tier === undefined)
      throw new Error(`${name}: a tool without an operation needs tier, input and output`);
    return {
      ...said,
      tier: tool.tier,
      permission: tool.permission ?? null,
      alsoNeeds: tool.alsoNeeds ?? [],
      switch: tool.switch ?? null,
      annotations: annotations(tool.tier === "read_only"),
      operation: null,
      bounded,
      inputSchema: argumentsSchema(contract, bounded ? withWindow(tool.input) : tool.input),
      outputSchema: outputOf(contract, tool, tool.output, tool.tier === "read_only"),
    };
  }
  return {
    ...said,
    tier: tierOf(contract, placed.operation),
    permission: placed.operation["x-permission"] ?? null,
    alsoNeeds: tool.alsoNeeds ?? [],
    switch: tool.switch ?? null,
    annotations: annotations(placed.method === "get"),
    bounded,
    ...callOf(forArguments, name, tool, placed),
    outputSchema: outputOf(
      contract,
      tool,
      tool.output ?? answerOf(contract, name, placed),
      placed.method === "get",
    ),
  };
}

function outputOf(contract: Contract, tool: WrittenTool, result: Schema, readOnly: boolean): Schema {
  const isShortened = !readOnly || tool.bounded === true;
  const whole = isShortened ? withTruncated({ type: "object", allOf: [result] }) : result;
  return resultSchema(contract, whole, tool.nested ?? (tool.output === undefined ? [] : null));
}

function answerOf(contract: Contract, name: string, { operation }: PlacedOperation): Schema {
  const schemas = ["200", "201"].flatMap((status) => {
    const answer = operation.responses[status];
    const content = answer === undefined ? undefined : follow(contract, answer).content;
    const schema = schemaName(content?.["application/ld+json"]?.schema);
    return schema === null ? [] : [schema];
  });
  const [first] = schemas;
  if (first === undefined) throw new Error(`${name}: the operation returns no document`);
  return { $ref: `#/components/schemas/${first}` };
}

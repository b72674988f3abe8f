/**
 * Product: generated/tools.ts, the tools of the Model Context Protocol server. Where a tool calls an operation of the
 * contract, its arguments, answer, tier and permission are those of the operation; openapi/tools/ says how it is
 * written.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import type { Contract, PlacedOperation, Schema } from "./document.ts";
import { apiOperationsOf, follow, parametersOf, schemaName } from "./document.ts";
import { heading } from "./heading.ts";
import { tierOf } from "./security.ts";
import { withShortened, withTruncations, withWindow } from "./tool-bounds.ts";
import { inlined, selfContained } from "./tool-schemas.ts";

/** A tool as it is written in openapi/tools/. */
export interface WrittenTool {
  title: string;
  description: string;
  operation?: string;
  /** Arguments of a tool with an operation that have another name than its parameters or properties. */
  rename?: Record<string, string>;
  /** What is said of arguments in place of what the contract says of them. */
  describe?: Record<string, string>;
  /** Parameters of the operation's query that are arguments. */
  query?: string[];
  /** Properties of the operation's body that are arguments; all of them where it is not said. */
  body?: string[];
  /** Properties of the body that refer to something, with the collection that it is in: their arguments are ids. */
  ids?: Record<string, string>;
  tier?: string;
  permission?: string;
  /** Permissions that it needs besides that of the tool or the operation. */
  alsoNeeds?: string[];
  /** The name of a switch that has to be on. */
  switch?: string;
  input?: Schema;
  output?: Schema;
  /** The lists inside of the answer are cut; arguments say where and how long. */
  bounded?: boolean;
  destructive?: boolean;
  idempotent?: boolean;
  openWorld?: boolean;
}

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

/** The tools of openapi/tools/ by name, in the order in which clients are given them. */
export async function readTools(directory: string): Promise<Record<string, WrittenTool>> {
  const tools: Record<string, WrittenTool> = {};
  for (const file of ["reading.yaml", "writing.yaml"]) {
    const written = parseYaml(await readFile(join(directory, "tools", file), "utf8")) as {
      tools: Record<string, WrittenTool>;
    };
    Object.assign(tools, written.tools);
  }
  return tools;
}

/** The text of generated/tools.ts. */
export function toolsModule(contract: Contract, tools: Record<string, WrittenTool>): string {
  const operations = new Map(
    apiOperationsOf(contract).map((placed) => [placed.operation.operationId, placed]),
  );
  const table = Object.entries(tools).map(([name, tool]) => entry(contract, operations, name, tool));
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

function entry(
  contract: Contract,
  operations: ReadonlyMap<string, PlacedOperation>,
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
  if (tool.operation === undefined) {
    if (tool.input === undefined || tool.output === undefined || tool.tier === undefined)
      throw new Error(`${name}: a tool without operation needs tier, input and output`);
    return {
      ...said,
      tier: tool.tier,
      permission: tool.permission ?? null,
      alsoNeeds: tool.alsoNeeds ?? [],
      switch: tool.switch ?? null,
      annotations: annotations(tool.tier === "read_only"),
      operation: null,
      bounded,
      inputSchema: inlined(contract, bounded ? withWindow(tool.input) : tool.input),
      outputSchema: outputOf(contract, tool, tool.output, tool.tier === "read_only"),
    };
  }
  const placed = operations.get(tool.operation);
  if (placed === undefined) throw new Error(`${name}: there is no operation ${tool.operation}`);
  return {
    ...said,
    tier: tierOf(contract, placed.operation),
    permission: placed.operation["x-permission"] ?? null,
    alsoNeeds: tool.alsoNeeds ?? [],
    switch: tool.switch ?? null,
    annotations: annotations(placed.method === "get"),
    bounded,
    ...callOf(contract, name, tool, placed),
    outputSchema: outputOf(
      contract,
      tool,
      tool.output ?? answerOf(contract, name, placed),
      placed.method === "get",
    ),
  };
}

function outputOf(contract: Contract, tool: WrittenTool, answer: Schema, readOnly: boolean): Schema {
  // Long lists are left out of answers to changes.
  const sparse =
    !readOnly ||
    tool.query?.includes("properties[]") === true ||
    tool.input?.properties?.["properties"] !== undefined;
  const output = selfContained(contract, answer, { sparse });
  if (!readOnly) return withShortened(output);
  return tool.bounded === true ? withTruncations(output) : output;
}

/** How arguments become a call, and the schema of the arguments. */
function callOf(contract: Contract, name: string, tool: WrittenTool, placed: PlacedOperation) {
  const { operation, item, method } = placed;
  const argument = (parameter: string): string => tool.rename?.[parameter] ?? parameter;
  const parameters = parametersOf(contract, item, operation);
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const inQuery = (tool.query ?? []).map((wanted) => {
    const found = parameters.find((parameter) => parameter.in === "query" && parameter.name === wanted);
    if (found === undefined) throw new Error(`${name}: ${tool.operation} has no query parameter ${wanted}`);
    return found;
  });
  const bodySchema = bodyOf(contract, placed);
  const properties = Object.entries(bodySchema?.properties ?? {}).filter(
    ([property]) => tool.body === undefined || tool.body.includes(property),
  );
  const arguments_: Record<string, Schema> = {};
  const required: string[] = [];
  const add = (key: string, schema: Schema, needed: boolean): void => {
    if (key in arguments_) throw new Error(`${name}: two arguments are called ${key}`);
    const description = tool.describe?.[key];
    arguments_[key] = description === undefined ? schema : { ...schema, description };
    if (needed) required.push(key);
  };
  for (const { name: key, schema, description } of inPath)
    add(argument(key), { ...(description && { description }), ...follow<Schema>(contract, schema) }, true);
  for (const { name: key, schema, description, required: needed } of inQuery)
    add(
      argument(key),
      { ...(description && { description }), ...follow<Schema>(contract, schema) },
      needed ?? false,
    );
  for (const [key, schema] of properties) {
    const isId = tool.ids?.[key] !== undefined;
    add(argument(key), isId ? idOf(schema) : schema, bodySchema?.required?.includes(key) ?? false);
  }
  if (properties.some(([, schema]) => schemaName(schema) === "StockComment"))
    throw new Error(`${name}: change_comment says why; leave comment out of the body`);
  if (method !== "get") add("change_comment", changeComment, false);
  const input: Schema = {
    type: "object",
    properties: arguments_,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
  return {
    operation: {
      operationId: operation.operationId,
      path: Object.fromEntries(inPath.map(({ name: key }) => [key, argument(key)])),
      query: {
        ...Object.fromEntries(inQuery.map(({ name: key }) => [key, argument(key)])),
        ...("change_comment" in arguments_ && { _comment: "change_comment" }),
      },
      body: bodySchema === null ? null : Object.fromEntries(properties.map(([key]) => [key, argument(key)])),
      ids: tool.ids ?? {},
    },
    inputSchema: inlined(contract, tool.bounded === true ? withWindow(input) : input),
  };
}

/** In place of a reference; null where that may be null. */
function idOf({ anyOf = [] }: Schema): Schema {
  const nullable = anyOf.some(({ type }) => type === "null");
  return {
    type: nullable ? ["integer", "null"] : "integer",
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
  };
}

const changeComment: Schema = {
  type: "string",
  maxLength: 255,
  description: "Why the change is made; kept in the change log.",
};

function bodyOf(contract: Contract, { operation }: PlacedOperation): Schema | null {
  const content = operation.requestBody?.content;
  const [media] = Object.values(content ?? {});
  if (media?.schema === undefined) return null;
  const own = follow<Schema>(contract, media.schema);
  // Schemas of new elements are those of changes, with what is required.
  const parts = (own.allOf ?? []).map((part) => follow<Schema>(contract, part));
  const properties: Record<string, Schema> = {};
  for (const { properties: some = {} } of [...parts, own]) {
    for (const [key, schema] of Object.entries(some)) properties[key] = { ...properties[key], ...schema };
  }
  return {
    properties,
    required: [...parts, own].flatMap((part) => part.required ?? []),
  };
}

function answerOf(contract: Contract, name: string, { operation }: PlacedOperation): Schema {
  const schemas = ["200", "201"].flatMap((status) => {
    const answer = operation.responses[status];
    const content = answer === undefined ? undefined : follow(contract, answer).content;
    const schema = schemaName(content?.["application/ld+json"]?.schema);
    return schema === null ? [] : [schema];
  });
  const [first] = schemas;
  if (first === undefined) throw new Error(`${name}: the operation answers no document`);
  return { $ref: `#/components/schemas/${first}` };
}

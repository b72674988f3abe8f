/** Maps the arguments of MCP tools to the parameters and body properties of operations. */
import type { ToolDefinition } from "./contract.ts";
import { follow, parametersOf, schemaName, type Contract, type Route, type Schema } from "./document.ts";
import { withPagination, withWriteArguments } from "./tool-bounds.ts";
import { argumentsSchema, withoutDescriptions } from "./tool-schemas.ts";

/** Returns the argument mapping and the input schema of a tool that calls an operation. */
export function callOf(contract: Contract, name: string, tool: ToolDefinition, route: Route) {
  const { operation, pathItem, method } = route;
  const argument = (parameter: string): string => tool.rename?.[parameter] ?? parameter;
  const parameters = parametersOf(contract, pathItem, operation);
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const inQuery = (tool.query ?? []).map((wanted) => {
    const found = parameters.find((parameter) => parameter.in === "query" && parameter.name === wanted);
    if (found === undefined) throw new Error(`${name}: ${tool.operation} has no query parameter ${wanted}`);
    return found;
  });
  const bodySchema = bodyOf(contract, route);
  const properties = Object.entries(bodySchema?.properties ?? {}).filter(
    ([property]) => tool.body === undefined || tool.body.includes(property),
  );
  const arguments_: Record<string, Schema> = {};
  const required: string[] = [];
  const add = (key: string, schema: Schema, needed: boolean): void => {
    if (key in arguments_) throw new Error(`${name}: two arguments have the name ${key}`);
    const description = tool.describe?.[key];
    arguments_[key] = {
      ...withoutDescriptions(argumentsSchema(contract, schema)),
      ...(description !== undefined && { description }),
    };
    if (needed) required.push(key);
  };
  for (const { name: key, schema } of inPath) add(argument(key), follow<Schema>(contract, schema), true);
  for (const { name: key, schema, required: needed } of inQuery)
    add(argument(key), notEmpty(follow<Schema>(contract, schema)), needed ?? false);
  for (const [key, schema] of properties) {
    const isId = tool.ids?.[key] !== undefined;
    add(argument(key), isId ? idOf(schema) : schema, bodySchema?.required?.includes(key) ?? false);
  }
  if (properties.some(([, schema]) => schemaName(schema) === "StockComment"))
    throw new Error(`${name}: change_comment is the reason; remove comment from the body`);
  const unknown = Object.keys(tool.describe ?? {}).filter((key) => !(key in arguments_));
  if (unknown.length > 0)
    throw new Error(`${name}: "describe" names unknown arguments: ${unknown.join(", ")}`);
  const input: Schema = {
    type: "object",
    properties: arguments_,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
  const isWrite = method !== "get";
  return {
    operation: {
      operationId: operation.operationId,
      path: Object.fromEntries(inPath.map(({ name: key }) => [key, argument(key)])),
      query: {
        ...Object.fromEntries(inQuery.map(({ name: key }) => [key, argument(key)])),
        ...(isWrite && { dry_run: "dry_run", _comment: "change_comment" }),
      },
      body: bodySchema === null ? null : Object.fromEntries(properties.map(([key]) => [key, argument(key)])),
      ids: tool.ids ?? {},
    },
    inputSchema: isWrite ? withWriteArguments(input) : tool.bounded === true ? withPagination(input) : input,
  };
}

/** Returns a schema that rejects empty lists. In a query, an empty list would mean that there is no filter. */
function notEmpty(schema: Schema): Schema {
  return schema.type === "array" ? { ...schema, minItems: 1 } : schema;
}

/** Returns the schema of an ID that replaces a reference. Nullable if the reference is nullable. */
function idOf({ anyOf = [] }: Schema): Schema {
  const nullable = anyOf.some(({ type }) => type === "null");
  return {
    type: nullable ? ["integer", "null"] : "integer",
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
  };
}

function bodyOf(contract: Contract, { operation }: Route): Schema | null {
  const content = operation.requestBody?.content;
  const [media] = Object.values(content ?? {});
  if (media?.schema === undefined) return null;
  const own = follow<Schema>(contract, media.schema);
  // `XCreate` contains `XPatch` in `allOf`, so collect the properties of all subschemas.
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

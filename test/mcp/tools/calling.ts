/** Calls tools of a running service and validates every result against the published schema. */
import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv";
import { tools, type ToolName } from "../../../generated/tools.ts";
import type { JsonSchema } from "../../../src/http/operation.ts";
import { isObject } from "../../../src/util/is-object.ts";
import type { Running } from "../../inventory/running-service.ts";
import { callTool, type CallOptions, type ToolAnswer } from "../mcp-requests.ts";

/** The result of a tool. */
export type ToolResult = Readonly<Record<string, unknown>>;

type Arguments = Readonly<Record<string, unknown>>;

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new Map<string, ValidateFunction>();

/**
 * Validates a result against its schema. The schemas of reading tools list every property, those of writing tools only
 * some.
 */
function fits(name: string, document: unknown): void {
  const contract = tools.find((tool) => tool.name === name);
  if (contract === undefined) throw new Error(`There is no tool ${name}`);
  const { outputSchema, annotations } = contract;
  const schema = annotations.readOnlyHint ? closed(outputSchema) : outputSchema;
  let validate = validators.get(name);
  if (validate === undefined) validators.set(name, (validate = ajv.compile(schema)));
  if (!validate(document))
    throw new Error(`${name}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(document)}`);
}

/** Forbids additional properties, except JSON-LD keywords. */
function closed(schema: JsonSchema): JsonSchema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(isObject(items) && { items: closed(items) }),
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, isObject(one) ? closed(one) : one]),
      ),
      patternProperties: { "^@": true },
      additionalProperties: false,
    }),
  };
}

/** Returns the document of a result. Throws if it is an error or does not match the schema. */
export async function resultOf<Document extends object = ToolResult>(
  { service }: Pick<Running, "service">,
  name: ToolName,
  args: Arguments,
  options: CallOptions = {},
): Promise<Document> {
  const { isError, content, structuredContent } = await callTool(service, "2026", name, args, options);
  if (isError === true || structuredContent === undefined)
    throw new Error(`${name} ${JSON.stringify(args)}: ${textOf(content)}`);
  if (textOf(content) !== JSON.stringify(structuredContent))
    throw new Error(`${name}: text and content differ`);
  fits(name, structuredContent);
  return structuredContent as Document;
}

/** Returns the error message of a result. Throws if it is not an error. */
export async function errorOf(
  { service }: Pick<Running, "service">,
  name: ToolName,
  args: Arguments,
  options: CallOptions = {},
): Promise<string> {
  const { isError, content, structuredContent } = await callTool(service, "2026", name, args, options);
  if (isError !== true || structuredContent !== undefined) throw new Error(`${name} was not refused`);
  return textOf(content);
}

function textOf(content: ToolAnswer["content"]): string {
  return content.map(({ text }) => text).join("\n");
}

/** The result of search_parts. */
export interface Found {
  readonly "hydra:totalItems": number;
  readonly totalIsExact: boolean;
  readonly "hydra:member": readonly {
    readonly id: number;
    readonly name: string;
    readonly description: string;
  }[];
  readonly hint?: string;
  readonly nextCursor?: string;
}

/** Adds the arguments and result properties that many MCP tools share. */
import type { Schema } from "./document.ts";

const pagination: Readonly<Record<string, Schema>> = {
  limit: { type: "integer", minimum: 1, maximum: 200 },
  offset: { type: "integer", minimum: 0, maximum: 1_000_000_000 },
};

/** The arguments of tools that change data. */
const writeArguments: Readonly<Record<string, Schema>> = {
  dry_run: { type: "boolean", description: "Only try the change, if it is large or unclear." },
  change_comment: { type: "string", maxLength: 255 },
};

/** The properties of the results of tools that change data. */
const writeResult: Readonly<Record<string, Schema>> = {
  summary: { type: "string" },
  change_set: { type: "integer" },
  dry_run: { type: "boolean" },
};

const truncated: Schema = { type: "array", items: { type: "object" } };

export function withPagination(input: Schema): Schema {
  return { ...input, properties: { ...input.properties, ...pagination } };
}

export function withWriteArguments(input: Schema): Schema {
  return { ...input, properties: { ...input.properties, ...writeArguments } };
}

/** Adds the properties of changes to an output schema, and `truncated`. */
export function withWriteResult(output: Schema): Schema {
  return withTruncated({ ...output, properties: { ...output.properties, ...writeResult } });
}

/** Adds the property `truncated` to an output schema. It reports shortened lists and texts. */
export function withTruncated(output: Schema): Schema {
  return { ...output, properties: { ...output.properties, truncated } };
}

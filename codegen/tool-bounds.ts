/** Adds the arguments and result properties that many MCP tools share. */
import type { Schema } from "./document.ts";

const pagination: Readonly<Record<string, Schema>> = {
  limit: { type: "integer", minimum: 1, maximum: 200 },
  offset: { type: "integer", minimum: 0, maximum: 1_000_000_000 },
};

/** The arguments of tools that change data. */
const writeArguments: Readonly<Record<string, Schema>> = {
  dry_run: { type: "boolean", description: "true tries the change without making it." },
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

/** Adds to the description of a tool that changes data when to use `dry_run`. */
export function withWriteDescription(description: string): string {
  return `${description} Try a large or unclear change with dry_run first.`;
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

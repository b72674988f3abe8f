/** Adds the arguments and result properties of MCP tools that return parts of lists. */
import type { Schema } from "./document.ts";

const pagination: Readonly<Record<string, Schema>> = {
  limit: { type: "integer", minimum: 1, maximum: 200 },
  offset: { type: "integer", minimum: 0, maximum: 1_000_000_000 },
};

const truncated: Schema = { type: "array", items: { type: "object" } };

export function withPagination(input: Schema): Schema {
  return { ...input, properties: { ...input.properties, ...pagination } };
}

/** Adds the property `truncated` to an output schema. It reports shortened lists and texts. */
export function withTruncated(output: Schema): Schema {
  return { ...output, properties: { ...output.properties, truncated } };
}

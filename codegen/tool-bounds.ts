/** The arguments and result properties of tools that return lists in part. */
import type { Schema } from "./document.ts";

const window: Readonly<Record<string, Schema>> = {
  limit: { type: "integer", minimum: 1, maximum: 200, description: "Items per list. Default 50." },
  offset: {
    type: "integer",
    minimum: 0,
    maximum: 1_000_000_000,
    description: "Items to skip in each list: `next_offset`.",
  },
};

const truncated: Schema = { type: "array", items: { type: "object" } };

/** The schema of the arguments, with those that select a part of each list. */
export function withWindow(input: Schema): Schema {
  return { ...input, properties: { ...input.properties, ...window } };
}

/** The schema of the result, with the property that reports shortened lists and texts. */
export function withTruncated(output: Schema): Schema {
  return { ...output, properties: { ...output.properties, truncated } };
}

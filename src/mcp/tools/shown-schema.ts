/**
 * Shortens the input schemas that clients show to a model. The server checks the limits of arguments, and its errors name
 * them, so a model does not need them to choose a tool.
 */
import type { JsonSchema } from "../../http/operation.ts";

const omitted: ReadonlySet<string> = new Set([
  "exclusiveMinimum",
  "maximum",
  "maxItems",
  "maxLength",
  "minimum",
  "minItems",
  "minLength",
  "pattern",
]);

/**
 * Returns a schema without the limits of its values.
 * @example shownSchema({ type: "string", maxLength: 255 }) // { type: "string" }
 */
export function shownSchema(schema: JsonSchema): JsonSchema {
  const shown: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (omitted.has(keyword)) continue;
    if (keyword === "properties") shown[keyword] = mapMembers(value as JsonSchema);
    else shown[keyword] = keyword === "items" ? shownSchema(value as JsonSchema) : value;
  }
  return shown;
}

function mapMembers(properties: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, shownSchema(schema as JsonSchema)]),
  );
}

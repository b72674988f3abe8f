/** Resolves references in schemas, and finds properties, including those in `allOf`. */
import type { JsonSchema, Schemas } from "../operation.ts";

/**
 * Returns the component that a schema references, or the schema itself.
 * @example resolveSchema({ $ref: "#/components/schemas/Id" }, { Id: { type: "integer" } }) // { type: "integer" }
 */
export function resolveSchema(schema: JsonSchema, schemas: Schemas): JsonSchema {
  let current = schema;
  for (let steps = 0; steps < 20; steps += 1) {
    const name = componentName(current);
    const next = name === null ? undefined : schemas[name];
    if (next === undefined) return current;
    current = next;
  }
  throw new Error(`The references of schema ${JSON.stringify(schema)} are circular.`);
}

/** @example componentName({ $ref: "#/components/schemas/Part" }) // "Part" */
export function componentName(schema: JsonSchema): string | null {
  const reference = schema["$ref"];
  return typeof reference === "string"
    ? (/#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1] ?? null)
    : null;
}

/**
 * Returns the schema of a property, even if the property is declared in `allOf`.
 * @example propertySchema({ properties: { name: { type: "string" } } }, "name", {}) // { type: "string" }
 */
export function propertySchema(schema: JsonSchema, property: string, schemas: Schemas): JsonSchema | null {
  const own = resolveSchema(schema, schemas);
  const properties = own["properties"] as Readonly<Record<string, JsonSchema>> | undefined;
  const found =
    properties !== undefined && Object.hasOwn(properties, property) ? properties[property] : undefined;
  if (found !== undefined) return found;
  for (const part of (own["allOf"] as readonly JsonSchema[] | undefined) ?? []) {
    const inherited = propertySchema(part, property, schemas);
    if (inherited !== null) return inherited;
  }
  return null;
}

/**
 * Returns the names of all properties of a schema, including those in `allOf`.
 * @example propertyNames({ properties: { id: {} }, allOf: [{ properties: { name: {} } }] }, {}) // ["id", "name"]
 */
export function propertyNames(schema: JsonSchema, schemas: Schemas): readonly string[] {
  const own = resolveSchema(schema, schemas);
  const inherited = ((own["allOf"] as readonly JsonSchema[] | undefined) ?? []).flatMap((part) =>
    propertyNames(part, schemas),
  );
  return [...Object.keys((own["properties"] as object | undefined) ?? {}), ...inherited];
}

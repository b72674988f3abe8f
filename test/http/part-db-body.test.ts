/** Tests that `src/http/body/part-db-body.ts` reaches all objects of all request bodies. */
import { expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import { requestComponents, requestSchemas } from "../../generated/resources.ts";
import { createIgnoredNames } from "../../src/http/validation/ignored-names.ts";
import { isJson } from "../../src/http/request/negotiate.ts";
import type { JsonSchema } from "../../src/http/operation.ts";
import { createAdaptBody } from "../../src/http/body/part-db-body.ts";
import {
  componentName,
  propertyNames,
  propertySchema,
  resolveSchema,
} from "../../src/http/validation/schemas.ts";

const adapt = createAdaptBody(requestComponents, requestSchemas);
const bodies = [
  ...new Set(operations.flatMap(({ body }) => (body?.mediaTypes.some(isJson) === true ? [body.schema] : []))),
];

/** Returns a value with an unknown property in each object that rejects unknown properties. */
function withUnknown(schema: JsonSchema, depth = 0): unknown {
  const name = componentName(schema);
  if (name?.endsWith("Reference")) return "/api/categories/1";
  const resolved = resolveSchema(schema, requestComponents);
  const { anyOf, items, type } = resolved as { anyOf?: JsonSchema[]; items?: JsonSchema; type?: unknown };
  if (anyOf !== undefined) return withUnknown(anyOf[0] ?? {}, depth);
  if (items !== undefined) return [withUnknown(items, depth), withUnknown(items, depth)];
  if (!/object/.test(JSON.stringify(type ?? null)) || depth > 5) return null;
  const names = propertyNames(resolved, requestComponents);
  const members = names.map((property) => [
    property,
    withUnknown(propertySchema(resolved, property, requestComponents) ?? {}, depth + 1),
  ]);
  const closed = JSON.stringify(resolved).includes('"unevaluatedProperties":false') || "allOf" in resolved;
  return { ...Object.fromEntries(members), ...(closed && { unknown: 1 }) };
}

it.each(bodies)("removes the unknown properties of every object in %s", (schemaName) => {
  const body = withUnknown({ $ref: `#/components/schemas/${schemaName}` });
  expect(JSON.stringify(body)).toContain('"unknown":1');
  const ignored = createIgnoredNames();
  adapt(schemaName, body, ignored);
  expect(JSON.stringify(body)).not.toContain('"unknown":1');
  expect(ignored.headers()?.["Partledger-Ignored"]).toContain('"unknown"');
});

/**
 * Finds arrays that exceed the `maxItems` of their schema. This check runs before Ajv, which (with `allErrors`) would
 * validate every element of such an array.
 */
import type { ErrorObject } from "ajv/dist/2020.js";
import { memoize } from "../../util/memoize.ts";
import type { JsonSchema, Schemas } from "../operation.ts";
import { resolveSchema } from "./schemas.ts";

/** Returns an error for each array that is too long, in Ajv's format. */
type CheckArrayLengths = (value: unknown, schema: JsonSchema) => readonly ErrorObject[];

export function createArrayLengthCheck(schemas: Schemas): CheckArrayLengths {
  /** Returns a schema and all schemas that it combines (`allOf`, `anyOf`, `oneOf`), with references resolved. */
  const alternativesOf = memoize((schema: JsonSchema): readonly JsonSchema[] => {
    const own = resolveSchema(schema, schemas);
    const branches = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => (own[keyword] ?? []) as JsonSchema[]);
    return [own, ...branches.flatMap(alternativesOf)];
  });

  function check(
    value: unknown,
    candidates: readonly JsonSchema[],
    path: string,
    errors: ErrorObject[],
  ): void {
    if (typeof value !== "object" || value === null || candidates.length === 0) return;
    if (Array.isArray(value)) {
      const error = tooLong(value, candidates, path);
      if (error !== null) {
        errors.push(error);
        return;
      }
      const items = candidates.flatMap(({ items: schema }) =>
        isSchema(schema) ? alternativesOf(schema) : [],
      );
      for (const [index, element] of value.entries()) check(element, items, `${path}/${index}`, errors);
      return;
    }
    for (const [key, member] of Object.entries(value)) {
      if (typeof member !== "object" || member === null) continue;
      const declared = candidates.flatMap((schema) => {
        const found = memberSchema(schema, key);
        return found === null ? [] : alternativesOf(found);
      });
      check(member, declared, `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, errors);
    }
  }

  return (value, schema) => {
    const errors: ErrorObject[] = [];
    check(value, alternativesOf(schema), "", errors);
    return errors;
  };
}

/**
 * Returns an error if an array exceeds the highest `maxItems` of its candidate schemas. Ajv decides later which
 * candidate applies.
 */
function tooLong(
  value: readonly unknown[],
  candidates: readonly JsonSchema[],
  instancePath: string,
): ErrorObject | null {
  const limited = candidates.filter(({ maxItems }) => typeof maxItems === "number");
  const limit = Math.max(...limited.map(({ maxItems }) => maxItems as number));
  const [parentSchema] = limited;
  if (parentSchema === undefined || value.length <= limit) return null;
  return {
    keyword: "maxItems",
    instancePath,
    schemaPath: "",
    params: { limit },
    schema: limit,
    parentSchema,
    data: value,
  };
}

function memberSchema({ properties, additionalProperties }: JsonSchema, key: string): JsonSchema | null {
  if (isSchema(properties) && Object.hasOwn(properties, key)) return properties[key] as JsonSchema;
  return isSchema(additionalProperties) ? additionalProperties : null;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null;
}

/**
 * Converts schemas of the contract to input and output schemas of MCP tools: self-contained, without OpenAPI
 * extensions. Output schemas contain only property names and types, which keeps `tools/list` small.
 */
import { isObject } from "../src/util/is-object.ts";
import { follow, schemaName, type Contract, type Schema } from "./document.ts";

/** Returns an input schema without examples. References are inlined, because many clients do not resolve references. */
export function argumentsSchema(contract: Contract, schema: Schema): Schema {
  const write = (value: unknown, above: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => write(one, above));
    if (value === null || typeof value !== "object") return value;
    const name = schemaName(value as Schema);
    if (name === null) return withoutExtensions(value as Schema, (one) => write(one, above));
    assertNotRecursive(name, above);
    const target = follow<Schema>(contract, value as Schema);
    const { $ref: _reference, ...beside } = value as Schema;
    const reference = name.endsWith("Reference") ? iriOf(target) : null;
    const named: Schema = reference ?? (write(target, [...above, name]) as Schema);
    return { ...named, ...(write(beside, above) as Schema) };
  };
  return simplified(write(schema, []) as Schema);
}

/** Returns the alternative of a reference schema that accepts an IRI, or `null` if there is none. */
function iriOf(schema: Schema): Schema | null {
  const text = (schema.anyOf ?? schema.oneOf ?? []).find(({ type }) => type === "string");
  if (text === undefined) return null;
  return {
    type: "string",
    ...(schema.description !== undefined && { description: schema.description }),
    ...(text.pattern !== undefined && { pattern: text.pattern }),
  };
}

/** Rewrites nullable types and closed objects in the form that most clients support. */
function simplified(schema: Schema): Schema {
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (value === null || typeof value !== "object") return value;
    const own = closed(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewrite(one)])));
    const { anyOf, ...rest } = own;
    const [first, second] = anyOf ?? [];
    if (anyOf?.length !== 2 || first === undefined || second?.type !== "null") return own;
    if (typeof first.type !== "string" || first.enum !== undefined) return own;
    return { ...first, ...rest, type: [first.type, "null"] };
  };
  return rewrite(schema) as Schema;
}

/** Replaces `unevaluatedProperties` with `additionalProperties` if both have the same meaning. */
function closed(schema: Schema): Schema {
  const { unevaluatedProperties, ...rest } = schema;
  if (typeof unevaluatedProperties !== "boolean" || rest.properties === undefined) return schema;
  const others = ["allOf", "anyOf", "oneOf", "if", "not", "$ref", "patternProperties"];
  return others.some((keyword) => keyword in rest)
    ? schema
    : { ...rest, additionalProperties: unevaluatedProperties };
}

/** Formats that JSON Schema defines. Some clients reject all other formats. */
const knownFormats = new Set(["date", "date-time", "email", "uri", "uri-reference"]);

const namesNotKeywords = new Set(["properties", "$defs"]);

function withoutExtensions(
  schema: Schema,
  write: (value: unknown) => unknown,
  omitted: readonly string[] = ["examples"],
): Schema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !key.startsWith("x-") && !omitted.includes(key))
      .filter(([key, value]) => key !== "format" || knownFormats.has(String(value)))
      .map(([key, value]) => [
        key,
        namesNotKeywords.has(key)
          ? Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, write(one)]))
          : write(value),
      ]),
  );
}

/**
 * Returns an output schema: names and types of properties, none of them required. Descriptions from the contract and
 * JSON-LD keywords are removed; descriptions that the tool defines are kept.
 * @param nested properties whose content is included; `null` for all
 */
export function resultSchema(contract: Contract, schema: Schema, nested: readonly string[] | null): Schema {
  const whole = described(contract, schema, []);
  const properties = Object.entries(whole.properties ?? {});
  const unknown = nested?.filter((name) => !properties.some(([property]) => property === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`"nested" lists properties that the result does not have: ${unknown.join(", ")}`);
  return {
    ...whole,
    properties: Object.fromEntries(
      properties.map(([name, one]) => [
        name,
        nested === null || nested.includes(name) ? one : withoutContent(one),
      ]),
    ),
  };
}

function described(contract: Contract, schema: Schema, above: readonly string[]): Schema {
  const name = schemaName(schema);
  if (name !== null) assertNotRecursive(name, above);
  const names = name === null ? above : [...above, name];
  const whole = merged(contract, schema);
  const { type, const: only, description, items, properties, anyOf, oneOf = anyOf } = whole;
  return {
    ...(type !== undefined && { type }),
    ...(oneOf !== undefined && alternative(oneOf.map((one) => described(contract, one, names)))),
    ...(only !== undefined && { const: only }),
    ...(whole.enum !== undefined && { enum: whole.enum }),
    ...(description !== undefined && { description }),
    ...(items !== undefined && { items: described(contract, items, names) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(([key]) => !key.startsWith("@"))
          .map(([key, one]) => [key, described(contract, one, names)]),
      ),
    }),
  };
}

function withoutContent({ properties: _properties, items: _items, anyOf, ...rest }: Schema): Schema {
  return { ...rest, ...(anyOf !== undefined && alternative(anyOf.map(withoutContent))) };
}

function merged(contract: Contract, schema: Schema): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const target = $ref === undefined ? [] : [withoutDescriptions(follow<Schema>(contract, { $ref }))];
  const parts = [...target, ...allOf].map((part) => merged(contract, part));
  if (parts.length === 0) return own;
  const all = [...parts, own];
  const properties = all.flatMap((part) => Object.entries(part.properties ?? {}));
  return {
    ...all.reduce((joined, part) => ({ ...joined, ...part })),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  };
}

/** Returns a schema without examples, and without the descriptions of the schema and its properties. */
export function withoutDescriptions(schema: Schema): Schema {
  const write = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(write);
    return isObject(value) ? withoutDescriptions(value) : value;
  };
  return withoutExtensions(schema, write, ["examples", "description"]);
}

/** Returns `anyOf`, or a single schema if all are equal or have only `type`. */
function alternative(schemas: readonly Schema[]): Schema {
  const different = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
  const [first] = different;
  if (first !== undefined && different.length === 1) return first;
  if (different.every((one) => Object.keys(one).join() === "type"))
    return { type: [...new Set(different.flatMap(({ type = [] }) => type))] };
  return { anyOf: different };
}

function assertNotRecursive(name: string, above: readonly string[]): void {
  if (above.includes(name))
    throw new Error(`${name} is recursive. Tool schemas cannot contain recursive schemas.`);
}

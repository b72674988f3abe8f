/**
 * Schemas of the contract as tools of the Model Context Protocol hand them out: each stands alone, without the
 * extensions of OpenAPI. Arguments are written out, since models read them and many clients follow no references;
 * answers keep theirs, to definitions of their own.
 */
import type { Contract, Schema } from "./document.ts";
import { follow, schemaName } from "./document.ts";

/** A schema without any reference. An element that is referred to is given by its IRI. */
export function inlined(contract: Contract, schema: Schema): Schema {
  const write = (value: unknown, above: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => write(one, above));
    if (value === null || typeof value !== "object") return value;
    const name = schemaName(value as Schema);
    if (name !== null) {
      if (above.includes(name)) throw new Error(`${name} holds itself, which arguments of tools cannot.`);
      const target = follow<Schema>(contract, value as Schema);
      const { $ref: _reference, ...beside } = value as Schema;
      const reference = name.endsWith("Reference") ? iriOf(target) : null;
      const named: Schema = reference ?? (write(target, [...above, name]) as Schema);
      return { ...named, ...(write(beside, above) as Schema) };
    }
    return withoutExtensions(value as Schema, (one) => write(one, above));
  };
  const written = write(schema, []) as Schema;
  return lessNested(written);
}

/** The form of a reference that is a text. */
function iriOf(schema: Schema): Schema | null {
  const text = (schema.anyOf ?? schema.oneOf ?? []).find(({ type }) => type === "string");
  if (text === undefined) return null;
  const example = schema.examples?.find((one) => typeof one === "string") ?? text.examples?.[0];
  return {
    type: "string",
    ...(schema.description !== undefined && { description: schema.description }),
    ...(text.pattern !== undefined && { pattern: text.pattern }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** `anyOf` of one type and null is that type or null, which more clients understand. */
function lessNested(schema: Schema): Schema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== "object") return value;
    const own = closed(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)])));
    const { anyOf, ...rest } = own;
    const [first, second] = anyOf ?? [];
    if (anyOf?.length !== 2 || first === undefined || second?.type !== "null") return own;
    if (typeof first.type !== "string" || first.enum !== undefined) return own;
    return { ...first, ...rest, type: [first.type, "null"] };
  };
  return walk(schema) as Schema;
}

/** Where nothing else evaluates properties, more clients understand `additionalProperties`. */
function closed(schema: Schema): Schema {
  const { unevaluatedProperties, ...rest } = schema;
  if (typeof unevaluatedProperties !== "boolean" || rest.properties === undefined) return schema;
  const others = ["allOf", "anyOf", "oneOf", "if", "not", "$ref", "patternProperties"];
  return others.some((keyword) => keyword in rest)
    ? schema
    : { ...rest, additionalProperties: unevaluatedProperties };
}

/**
 * A schema with the components that it refers to as `$defs`. Of these without what is said in words, and without the
 * keywords of JSON-LD: every client holds these schemas all the time, and names mostly say enough. Of a sparse answer
 * nothing is required.
 */
export function selfContained(contract: Contract, schema: Schema, { sparse = false } = {}): Schema {
  const definitions = new Map<string, Schema>();
  const left = sparse ? ["examples", "required"] : ["examples"];
  const write = (value: unknown, inside: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => write(one, inside));
    if (value === null || typeof value !== "object") return value;
    const name = schemaName(value as Schema);
    if (name === null) {
      const own = inside ? withoutLinkedData(value as Schema) : (value as Schema);
      return withoutExtensions(own, (one) => write(one, inside), inside ? [...left, "description"] : left);
    }
    if (!definitions.has(name)) {
      definitions.set(name, {});
      definitions.set(name, write(follow<Schema>(contract, value as Schema), true) as Schema);
    }
    const { $ref: _reference, ...beside } = value as Schema;
    return { $ref: `#/$defs/${name}`, ...(write(beside, inside) as Schema) };
  };
  const { $ref, ...own } = write(schema, false) as Schema;
  // Clients expect the type of the whole at the top.
  const root = $ref === undefined ? own : { ...definitions.get($ref.slice("#/$defs/".length)), ...own };
  const used = referred(root, definitions);
  const defs = Object.fromEntries([...definitions].filter(([name]) => used.has(name)).sort());
  return { ...root, ...(used.size > 0 && { $defs: defs }) };
}

function withoutLinkedData({ properties, required, ...schema }: Schema): Schema {
  const isOwn = (name: string): boolean => !name.startsWith("@");
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isOwn(name))),
    }),
    ...(required && { required: required.filter(isOwn) }),
  };
}

/** The names of the definitions that a schema needs. */
function referred(schema: Schema, definitions: ReadonlyMap<string, Schema>): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    const { $ref } = value as Schema;
    const name = typeof $ref === "string" ? $ref.slice("#/$defs/".length) : null;
    if (name !== null && !found.has(name)) {
      found.add(name);
      walk(definitions.get(name));
    }
    Object.values(value).forEach(walk);
  };
  walk(schema);
  return found;
}

/** Formats that JSON Schema itself knows; clients complain about others. */
const knownFormats = new Set(["date", "date-time", "email", "uri", "uri-reference"]);

const namesNotKeywords = new Set(["properties", "$defs"]);

function withoutExtensions(
  schema: Schema,
  write: (value: unknown) => unknown,
  left: readonly string[] = [],
): Schema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !key.startsWith("x-") && !left.includes(key))
      .filter(([key, value]) => key !== "format" || knownFormats.has(String(value)))
      .map(([key, value]) => [
        key,
        namesNotKeywords.has(key)
          ? Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, write(one)]))
          : write(value),
      ]),
  );
}

/**
 * The contract as OpenAPI 3.0.3, for tools that do not read 3.1. A keyword without a rule here fails the build.
 */
import { isObject } from "../src/is-object.ts";
import type { Contract, Schema } from "./document.ts";
import { mapMembers, typesOf } from "./document.ts";

type Members = Readonly<Record<string, unknown>>;

/** Keywords that mean the same in both versions. */
const sameInBoth = new Set(
  [
    [
      "title",
      "description",
      "format",
      "default",
      "deprecated",
      "readOnly",
      "writeOnly",
      "discriminator",
      "enum",
    ],
    ["maxLength", "minLength", "pattern", "maximum", "minimum", "multipleOf"],
    ["maxItems", "minItems", "uniqueItems", "maxProperties", "minProperties", "required"],
  ].flat(),
);

/** Keywords that 3.0 cannot express. Without them, a schema allows more. */
const dropped = new Set([
  "$comment",
  "contentEncoding",
  "contentMediaType",
  "patternProperties",
  "propertyNames",
]);

/**
 * The document in OpenAPI 3.0.3.
 * @throws {Error} when a schema has a keyword that there is no rule for
 */
export function openApi30(contract: Contract): object {
  const { summary, license, ...info } = contract.info as Contract["info"] & {
    summary?: string;
    license?: { name: string; identifier?: string };
  };
  const { schemas, securitySchemes, ...components } = contract.components;
  const scoped = Object.entries(securitySchemes ?? {}).flatMap(([name, scheme]) =>
    ["oauth2", "openIdConnect"].includes(String((scheme as Members)["type"])) ? [name] : [],
  );
  const convert = createConverter(new Set(scoped));
  return {
    ...(convert(contract) as object),
    openapi: "3.0.3",
    info: {
      ...info,
      description: [summary, info.description].filter(Boolean).join("\n\n"),
      ...(license && {
        license: { name: license.name, url: `https://spdx.org/licenses/${license.identifier}.html` },
      }),
    },
    components: {
      ...(convert(components) as object),
      schemas: mapMembers(schemas, (schema) => schema30(schema)),
      ...(securitySchemes && { securitySchemes }),
    },
  };
}

/** Converts everything but schemas. Scopes are only allowed for `scoped` security schemes. */
function createConverter(scoped: ReadonlySet<string>) {
  const requirement = (alternative: unknown): unknown =>
    mapMembers(alternative as Members, (scopes, name) => (scoped.has(name) ? scopes : []));
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (!isObject(value)) return value;
    if ("$ref" in value) return { $ref: value["$ref"] };
    return mapMembers(value, (member, key) => {
      if (key === "schema") return schema30(member as Schema);
      if (key === "security") return (member as unknown[]).map(requirement);
      return key === "examples" || key.startsWith("x-") ? member : convert(member);
    });
  };
  return convert;
}

function schema30(schema: Schema): Members {
  const { $ref, ...siblings } = schema;
  if ($ref === undefined) return Object.assign({}, ...rules(schema)) as Members;
  // 3.0 ignores what is beside a reference.
  return Object.keys(siblings).length === 0 ? { $ref } : { ...schema30(siblings), allOf: [{ $ref }] };
}

function rules(schema: Schema): Members[] {
  return Object.entries(schema).map(([keyword, value]) => {
    if (sameInBoth.has(keyword) || keyword.startsWith("x-")) return { [keyword]: value };
    if (dropped.has(keyword)) return {};
    switch (keyword) {
      case "type":
        return typeRule(schema);
      case "const":
        return { enum: [value] };
      case "examples":
        return { example: (value as unknown[])[0] };
      case "exclusiveMinimum":
        return { minimum: value, exclusiveMinimum: true };
      case "exclusiveMaximum":
        return { maximum: value, exclusiveMaximum: true };
      case "properties":
        return { properties: mapMembers(value as Members, (property) => schema30(property as Schema)) };
      case "items":
      case "not":
        return { [keyword]: schema30(value as Schema) };
      case "additionalProperties":
        return { additionalProperties: isObject(value) ? schema30(value) : value };
      case "unevaluatedProperties":
        return isComposed(schema) ? {} : { additionalProperties: value };
      case "allOf":
        return { allOf: (value as Schema[]).map(schema30) };
      case "anyOf":
      case "oneOf":
        return alternatives(keyword, value as Schema[]);
      default:
        throw new Error(`codegen/openapi-30.ts has no rule for the keyword "${keyword}".`);
    }
  });
}

/** `additionalProperties` does not see the properties of the parts of a composed schema. */
function isComposed(schema: Schema): boolean {
  return [schema.allOf, schema.anyOf, schema.oneOf].some((parts) => parts !== undefined);
}

function typeRule(schema: Schema): Members {
  const types = typesOf(schema).filter((type) => type !== "null");
  const nullable = types.length < typesOf(schema).length && { nullable: true };
  const [type] = types;
  if (type === undefined) return { ...onlyNull };
  if (types.length === 1) return { type, ...nullable };
  // `nullable` only has a meaning beside `type`.
  return { anyOf: types.map((each, index) => ({ type: each, ...(index === 0 && nullable) })) };
}

const onlyNull = { type: "object", nullable: true, enum: [null] };

/**
 * Null is allowed by the first alternative that has a type and no list of values, or else by an alternative of its own:
 * `nullable` beside a reference would not let null through.
 */
function alternatives(keyword: "anyOf" | "oneOf", all: readonly Schema[]): Members {
  const others = all.filter(({ type }) => type !== "null");
  if (others.length === all.length) return { [keyword]: others.map(schema30) };
  const typed = others.find(
    (schema) => schema.type !== undefined && !("enum" in schema) && !("const" in schema),
  );
  const converted = others.map((schema) =>
    schema30(schema === typed ? { ...schema, type: [...typesOf(schema), "null"] } : schema),
  );
  return { [keyword]: typed === undefined ? [...converted, onlyNull] : converted };
}

/** Converts the contract to OpenAPI 3.0.3, for tools that do not support version 3.1. */
import { isObject } from "../src/util/is-object.ts";
import { mapMembers, reachable, typesOf, type Contract, type Schema } from "./document.ts";

type Members = Readonly<Record<string, unknown>>;

/** Keywords with the same meaning in both versions. */
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

/** Keywords that OpenAPI 3.0 does not have. A schema without these keywords accepts more values. */
const dropped = new Set([
  "$comment",
  "contentEncoding",
  "contentMediaType",
  "patternProperties",
  "propertyNames",
]);

/**
 * Returns the document in OpenAPI 3.0.3, which has no webhooks.
 * @throws {Error} if a schema has a keyword that `rules` does not convert
 */
export function openApi30(document: Contract): object {
  const contract = withoutWebhooks(document);
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

/** Returns the contract without webhooks and without the schemas that only webhooks use. */
function withoutWebhooks({ webhooks, ...contract }: Contract): Contract {
  if (webhooks === undefined) return contract;
  const { schemas, ...others } = contract.components;
  const used = reachable(contract, [contract.paths, others]);
  const sent = reachable(contract, [webhooks]);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name) || !sent.has(name));
  return { ...contract, components: { ...others, schemas: Object.fromEntries(kept) } };
}

/** Returns a converter for everything except schemas. Only the security schemes in `scoped` keep their scopes. */
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
  // OpenAPI 3.0 ignores keywords next to `$ref`.
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

/**
 * Returns whether a schema is composed. In a composed schema, `additionalProperties` would reject the properties of the
 * subschemas.
 */
function isComposed(schema: Schema): boolean {
  return [schema.allOf, schema.anyOf, schema.oneOf].some((parts) => parts !== undefined);
}

function typeRule(schema: Schema): Members {
  const types = typesOf(schema).filter((type) => type !== "null");
  const nullable = types.length < typesOf(schema).length && { nullable: true };
  const [type] = types;
  if (type === undefined) return { ...onlyNull };
  if (types.length === 1) return { type, ...nullable };
  // `nullable` has no effect without `type` in the same schema.
  return { anyOf: types.map((each, index) => ({ type: each, ...(index === 0 && nullable) })) };
}

const onlyNull = { type: "object", nullable: true, enum: [null] };

/**
 * Adds `nullable` to the first alternative that has `type` and neither `enum` nor `const`. If no alternative qualifies,
 * adds an alternative for null, because `nullable` has no effect next to `$ref`.
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

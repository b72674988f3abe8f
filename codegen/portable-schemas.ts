/**
 * Rewrites constructs of the published document that code generators do not support: several types in one schema,
 * `allOf` next to properties, `null` or an empty string in enums, and parameters with the name of a schema. The set of
 * valid values stays the same. The service itself validates with the original schemas.
 */
import { isObject } from "../src/util/is-object.ts";
import { mapMembers, typesOf, type Contract, type Schema } from "./document.ts";

/** Keywords that apply to values of one type. All other keywords stay next to `anyOf`. */
const keywordsOf: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "format"],
  integer: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  object: ["properties", "required", "additionalProperties", "unevaluatedProperties"],
  array: ["items", "minItems", "maxItems", "uniqueItems"],
};

const typeKeywords = new Set(Object.values(keywordsOf).flat());

/** Returns a copy of the contract without the constructs that code generators do not support. */
export function portableContract(source: Contract): Contract {
  const contract = renameParameters(source);
  const schemas = Object.entries(contract.components.schemas);
  return {
    ...(portable({ ...contract, components: { ...contract.components, schemas: {} } }) as Contract),
    components: {
      ...(portable({ ...contract.components, schemas: {} }) as Contract["components"]),
      schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, portableSchema(schema)])),
    },
  };
}

/** Rewrites the schemas in a part of the document that is not a schema. */
function portable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(portable);
  if (!isObject(value)) return value;
  return mapMembers(value, (member, key) =>
    key === "schema" ? portableSchema(member as Schema) : key === "examples" ? member : portable(member),
  );
}

function portableSchema(schema: Schema): Schema {
  const nested = mapMembers(schema, (member, keyword) => {
    if (keyword === "properties") return mapMembers(member as Record<string, Schema>, portableSchema);
    if (["allOf", "anyOf", "oneOf"].includes(keyword)) return (member as Schema[]).map(portableSchema);
    return isObject(member) && keyword !== "default" && !keyword.startsWith("x-")
      ? portableSchema(member)
      : member;
  }) as Schema;
  return separateTypes(nestMembers(portableEnum(nested)));
}

/**
 * Rewrites `const: ""` as an enum, and `null` in an enum as an alternative. Adds names for the values if one value is
 * empty.
 */
function portableEnum(schema: Schema): Schema {
  const { const: value, enum: values = value === "" ? [""] : undefined, ...rest } = schema;
  if (values === undefined) return schema;
  if (values.includes(null)) {
    const { description, examples, type: _type, ...own } = rest;
    const others = { ...own, type: "string", enum: values.filter((one) => one !== null) };
    return {
      ...(description !== undefined && { description }),
      ...(examples !== undefined && { examples }),
      anyOf: [portableEnum(others), { type: "null" }],
    };
  }
  if (!values.includes("")) return schema;
  return { ...rest, enum: values, "x-enum-varnames": enumNames(values.map(String)) };
}

/** Returns names for the values. The names differ in more than case, because code generators change the case. */
function enumNames(values: string[]): string[] {
  const names = values.map(enumName);
  return names.map((name, index) => {
    const taken = names.slice(0, index).some((other) => other.toLowerCase() === name.toLowerCase());
    return taken ? `${name}Uppercase` : name;
  });
}

function enumName(value: string): string {
  if (value === "") return "Empty";
  const words = value.split(/[^a-zA-Z\d]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return /^\d/.test(value) ? `Value${words.join("")}` : words.join("");
}

/** Moves properties next to `allOf` into `allOf`. */
function nestMembers(schema: Schema): Schema {
  const { allOf, type: _type, properties, required, ...rest } = schema;
  if (allOf === undefined || (properties === undefined && required === undefined)) return schema;
  const own: Schema = { type: "object", ...(required && { required }), ...(properties && { properties }) };
  return { ...rest, allOf: [...allOf, own] };
}

/** Rewrites several types as one alternative per type. A single type with `null` is kept. */
function separateTypes(schema: Schema): Schema {
  const types = typesOf(schema);
  if (types.filter((type) => type !== "null").length < 2) return schema;
  const shared = Object.entries(schema).filter(([key]) => key !== "type" && !typeKeywords.has(key));
  const alternatives = types.map((type): Schema => {
    const own = (keywordsOf[type] ?? []).filter((keyword) => keyword in schema);
    return { type, ...Object.fromEntries(own.map((keyword) => [keyword, schema[keyword]])) };
  });
  return { ...Object.fromEntries(shared), anyOf: alternatives };
}

/** Renames parameter components that have the name of a schema, because code generators put both in one namespace. */
function renameParameters(source: Contract): Contract {
  const { parameters = {}, schemas } = source.components;
  let text = JSON.stringify(source);
  for (const name of Object.keys(parameters)) {
    if (name in schemas)
      text = text.replaceAll(`"#/components/parameters/${name}"`, `"#/components/parameters/${name}Query"`);
  }
  const contract = JSON.parse(text) as Contract;
  contract.components.parameters = Object.fromEntries(
    Object.entries(contract.components.parameters ?? {}).map(([name, parameter]) => [
      name in schemas ? `${name}Query` : name,
      parameter,
    ]),
  );
  return contract;
}

/** Renders schemas of the contract as TypeScript for the client: flat interfaces with doc comments. */
import { propertiesOf, schemaName, typesOf, type Contract, type Schema } from "./document.ts";

/** Returns the declaration of a named schema. Arrays in requests are read-only, so that callers can pass both kinds. */
export function declarationOf(contract: Contract, name: string, isRequest: boolean): string {
  const schema = contract.components.schemas[name] ?? {};
  const { properties, allOf = [], required = [] } = schema;
  const comment = docComment(schema.description);
  const isInterface = schema.type === "object" && properties !== undefined;
  if (!isInterface) return `${comment}export type ${name} = ${typeOf(schema, isRequest)};`;
  const bases = allOf.map((base) => schemaName(base));
  const heritage = bases.length > 0 ? ` extends ${bases.join(", ")}` : "";
  const inherited = allOf.map((base) => propertiesOf(contract, base));
  // A schema can repeat a property of its base only to require it.
  const described = Object.entries(properties).map(([property, own]) => {
    const description = inherited.map((base) => base[property]?.description).find(Boolean);
    return [property, description === undefined ? own : { description, ...own }] as const;
  });
  return `${comment}export interface ${name}${heritage} ${members(Object.fromEntries(described), required, isRequest)}`;
}

/** Returns the TypeScript type of a schema. Named schemas are referred to by name. */
export function typeOf(schema: Schema, isRequest: boolean): string {
  const name = schemaName(schema);
  if (name !== null) return name;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined && schema.properties === undefined)
    return union(alternatives.map((alternative) => typeOf(alternative, isRequest)));
  const types = typesOf(schema);
  return types.length === 0 ? "unknown" : union(types.map((type) => typeOfKind(type, schema, isRequest)));
}

function typeOfKind(type: string, schema: Schema, isRequest: boolean): string {
  if (type === "integer") return "number";
  if (type === "array") {
    const item = typeOf(schema.items ?? {}, isRequest);
    return `${isRequest ? "readonly " : ""}${/[|&{]/.test(item) ? `(${item})` : item}[]`;
  }
  if (type !== "object") return type;
  const { properties, additionalProperties = {}, required = [] } = schema;
  if (properties !== undefined) return members(properties, required, isRequest);
  const value =
    typeof additionalProperties === "object" ? typeOf(additionalProperties, isRequest) : "unknown";
  return isRequest ? `Readonly<Record<string, ${value}>>` : `Record<string, ${value}>`;
}

function members(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  isRequest: boolean,
): string {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const { description, deprecated } = schema;
    const comment = docComment(description, deprecated === true ? "@deprecated" : undefined);
    const optional = required.includes(name) ? "" : "?";
    return `${comment}${propertyKey(name)}${optional}: ${typeOf(schema, isRequest)};`;
  });
  return `{\n${lines.join("\n")}\n}`;
}

/** Returns the name as a key of an object type. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Returns a doc comment with a line break at the end. Empty without text. */
export function docComment(...paragraphs: readonly (string | undefined)[]): string {
  const text = paragraphs.filter((paragraph) => paragraph !== undefined && paragraph !== "").join("\n\n");
  if (text === "") return "";
  const lines = text.trim().replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(" | ");
}

/** Returns the type of the items if the schema is an array, or `null`. */
export function itemTypeOf(contract: Contract, name: string): string | null {
  const schema = contract.components.schemas[name];
  if (schema?.type !== "array" || schema.items === undefined) return null;
  return typeOf(schema.items, false);
}

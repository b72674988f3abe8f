/**
 * Classifies the properties of the contract: how responses represent each property (scalar, IRI, embedded entity…), and
 * whether requests can set the property. `resources.ts` writes the result.
 */
import {
  apiOperationsOf,
  follow,
  operationsInRole,
  propertiesOf,
  schemaName,
  typesOf,
  type Contract,
  type Schema,
} from "./document.ts";

type ShapeProperty =
  | { name: string; kind: "scalar"; nullable: boolean; dateTime: boolean }
  | { name: string; kind: "iri" | "iris"; resource: string }
  | { name: string; kind: "embed" | "embeds" | "value"; shape: string }
  | { name: string; kind: "any"; shapes: string[] };

interface Shape {
  name: string;
  resource: string | null;
  valueObject: string | null;
  properties: ShapeProperty[];
}

/** How a property may be used, and the TypeScript type of its value. */
export type PropertyUse =
  | { kind: "Writable" | "ReadOnly" | "WriteOnly"; type: string }
  | { kind: "Reference" | "Owned"; resource: string }
  | { kind: "Value"; members: Record<string, string> }
  | { kind: "Owner" };

/** Returns the names of all resources: the distinct values of `x-resource`. */
export function resourceNames(contract: Contract): string[] {
  const names = new Set<string>();
  for (const schema of Object.values(contract.components.schemas)) {
    if (schema.type === "object" && schema["x-resource"] !== undefined) names.add(schema["x-resource"]);
  }
  return [...names].sort();
}

export function itemSchemaOf(contract: Contract, resource: string): string {
  const schemas = contract.components.schemas;
  const named = Object.keys(schemas).filter(
    (name) => schemas[name]?.["x-resource"] === resource && schemas[name]?.type === "object",
  );
  const exact = named.find((name) => name === resource);
  const first = exact ?? named.sort((a, b) => a.length - b.length)[0];
  if (first === undefined) throw new Error(`Resource ${resource} has no schema`);
  return first;
}

/** Returns the shapes of all schemas that represent an entity or a value object. */
export function shapesOf(contract: Contract): Shape[] {
  return Object.entries(contract.components.schemas)
    .filter(([, schema]) => schema.type === "object" && isRepresented(schema))
    .map(([name, schema]) => ({
      name,
      resource: schema["x-resource"] ?? null,
      valueObject: schema["x-value-object"] ?? null,
      properties: Object.entries(schema.properties ?? {}).map(([property, value]) =>
        shapeProperty(contract, `${name}.${property}`, property, value, schema.required ?? []),
      ),
    }));
}

function isRepresented(schema: Schema): boolean {
  return schema["x-resource"] !== undefined || schema["x-value-object"] !== undefined;
}

function shapeProperty(
  contract: Contract,
  where: string,
  name: string,
  schema: Schema,
  required: string[],
): ShapeProperty {
  const target = schemaName(schema);
  const resolved = follow<Schema>(contract, schema);
  if (resolved.anyOf !== undefined) {
    const options = resolved.anyOf.filter(({ type }) => type !== "null");
    const [only] = options;
    if (only !== undefined && options.length === 1)
      return shapeProperty(contract, where, name, only, required);
    const shapes = options.map(schemaName);
    if (shapes.every((shape) => shape !== null)) return { name, kind: "any", shapes };
    throw new Error(`${where}: anyOf must name embedded schemas`);
  }
  if (typesOf(resolved).includes("array")) return listProperty(contract, where, name, resolved);
  if (typesOf(resolved).includes("object")) {
    if (target === null) throw new Error(`${where}: name this object schema`);
    if (resolved["x-resource"] !== undefined) return { name, kind: "embed", shape: target };
    if (resolved["x-value-object"] !== undefined) return { name, kind: "value", shape: target };
    return { name, kind: "scalar", nullable: false, dateTime: false };
  }
  if (resolved["x-resource"] !== undefined) return { name, kind: "iri", resource: resolved["x-resource"] };
  return {
    name,
    kind: "scalar",
    nullable: typesOf(resolved).includes("null") && required.includes(name),
    dateTime: resolved.format === "date-time",
  };
}

function listProperty(contract: Contract, where: string, name: string, schema: Schema): ShapeProperty {
  const items = follow<Schema>(contract, schema.items ?? {});
  const target = schemaName(schema.items);
  // Lists of value objects count as scalars, because no table contains their items.
  const isScalar = items.type === "string" && items["x-resource"] === undefined;
  if (isScalar || items["x-value-object"] !== undefined || schema["x-json"] === true)
    return { name, kind: "scalar", nullable: false, dateTime: false };
  if (items["x-resource"] === undefined) throw new Error(`${where}: items need x-resource`);
  if (typesOf(items).includes("object") && target !== null) return { name, kind: "embeds", shape: target };
  return { name, kind: "iris", resource: items["x-resource"] };
}

/** Derives the use of each property from the response schema and the patch schema. */
export function usesOf(contract: Contract, resource: string): Record<string, PropertyUse> {
  const schemas = contract.components.schemas;
  const item = schemas[itemSchemaOf(contract, resource)] as Schema;
  const patch = schemas[`${resource}Patch`];
  const writable = patch === undefined ? {} : propertiesOf(contract, patch);
  const readable = item.properties ?? {};
  const uses: Record<string, PropertyUse> = {};
  for (const [name, schema] of Object.entries(readable)) {
    const input = writable[name];
    uses[name] =
      input === undefined
        ? readOnlyUse(contract, schema, item.required ?? [], name)
        : writtenUse(contract, input, schema);
  }
  for (const [name, schema] of Object.entries(writable)) {
    if (uses[name] === undefined) uses[name] = { kind: "WriteOnly", type: scalarType(contract, schema) };
  }
  return uses;
}

function readOnlyUse(contract: Contract, schema: Schema, required: string[], name: string): PropertyUse {
  const resolved = follow<Schema>(contract, schema);
  const items = follow<Schema>(contract, resolved.items ?? {});
  if (resolved["x-value-object"] !== undefined)
    return { kind: "Value", members: memberTypes(contract, resolved) };
  if (resolved["x-resource"] !== undefined) return { kind: "Reference", resource: resolved["x-resource"] };
  if (items["x-resource"] !== undefined) return { kind: "Owned", resource: items["x-resource"] };
  const type = scalarType(contract, schema);
  return { kind: "ReadOnly", type: required.includes(name) ? type : `${type} | null` };
}

function writtenUse(contract: Contract, input: Schema, output: Schema): PropertyUse {
  const resolved = follow<Schema>(contract, input);
  const options = [input, resolved, ...(resolved.anyOf ?? [])].map(schemaName);
  const reference = options.find((name) => name?.endsWith("Reference"));
  if (reference === "ElementReference") return { kind: "Owner" };
  if (reference !== undefined && reference !== null)
    return { kind: "Reference", resource: reference.replace(/Reference$/, "") };
  const items = schemaName(resolved.items);
  if (items?.endsWith("Input")) return { kind: "Owned", resource: items.replace(/Input$/, "") };
  const outputSchema = follow<Schema>(contract, output);
  if (outputSchema["x-value-object"] !== undefined)
    return { kind: "Value", members: memberTypes(contract, resolved) };
  return { kind: "Writable", type: scalarType(contract, input) };
}

function memberTypes(contract: Contract, schema: Schema): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, member]) => {
      const type = scalarType(contract, member);
      return [
        name,
        type.includes("null") || (schema.required ?? []).includes(name) ? type : `${type} | null`,
      ];
    }),
  );
}

/** Returns the TypeScript type of a scalar, or the generated type of a named object schema. */
function scalarType(contract: Contract, schema: Schema): string {
  const name = schemaName(schema);
  const resolved = follow<Schema>(contract, schema);
  if (resolved.enum !== undefined) return resolved.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (resolved.anyOf !== undefined)
    return resolved.anyOf.map((part) => scalarType(contract, part)).join(" | ");
  const types = typesOf(resolved).map((type) => {
    if (type === "integer") return "number";
    if (type === "object" || type === "array")
      return name === null ? "unknown" : `Schemas[${JSON.stringify(name)}]`;
    return type;
  });
  return types.length === 0 ? "unknown" : [...new Set(types)].join(" | ");
}

/** Returns the operations of a resource by role. Without `x-role`, the role is `other`. */
export function operationsByResource(contract: Contract, resource: string): Record<string, string[]> {
  const roles: Record<string, string[]> = {};
  for (const { operation } of apiOperationsOf(contract)) {
    if (operation.tags?.[0] !== resource) continue;
    (roles[operation["x-role"] ?? "other"] ??= []).push(operation.operationId);
  }
  return roles;
}

/** Returns the path of a resource's collection, or `null` if it has neither a list nor a get operation. */
export function collectionOf(contract: Contract, resource: string): string | null {
  const [found] = operationsInRole(contract, resource, "list", "get");
  return found?.path.replace(/\/\{id\}$/, "") ?? null;
}

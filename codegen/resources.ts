/**
 * Generates generated/resources.ts: the types that bindings are checked against, and the tables for the representation
 * and validation of bodies.
 */
import {
  apiOperationsOf,
  fileHeader,
  propertiesOf,
  reachable,
  schemaName,
  withoutNotes,
  type Contract,
  type Schema,
} from "./document.ts";
import {
  collectionOf,
  itemSchemaOf,
  operationsByResource,
  resourceNames,
  shapesOf,
  usesOf,
  type PropertyUse,
} from "./shapes.ts";

const declarations = `
import type { components } from "./types.ts";

export type Schemas = components["schemas"];

/** How a property may be used. The member \`use\` distinguishes the types for the compiler. */
export interface Writable<T> { readonly use: "writable"; readonly value: T }
export interface ReadOnly<T> { readonly use: "read-only"; readonly value: T }
export interface WriteOnly<T> { readonly use: "write-only"; readonly value: T }
export interface Reference<R extends string> { readonly use: "reference"; readonly resource: R }
export interface Owned<R extends string> { readonly use: "owned"; readonly resource: R }
export interface Value<M> { readonly use: "value"; readonly members: M }
export interface Owner { readonly use: "owner" }

export type ShapeProperty =
  | { readonly name: string; readonly kind: "scalar"; readonly nullable: boolean; readonly dateTime: boolean }
  | { readonly name: string; readonly kind: "iri"; readonly resource: ResourceName }
  | { readonly name: string; readonly kind: "iris"; readonly resource: ResourceName }
  | { readonly name: string; readonly kind: "embed"; readonly shape: ShapeName }
  | { readonly name: string; readonly kind: "embeds"; readonly shape: ShapeName }
  | { readonly name: string; readonly kind: "value"; readonly shape: ShapeName }
  | { readonly name: string; readonly kind: "any"; readonly shapes: readonly ShapeName[] };

/** The properties of a response schema, in the order of the contract. */
export interface Shape {
  readonly name: ShapeName;
  readonly resource: ResourceName | null;
  readonly valueObject: string | null;
  readonly properties: readonly ShapeProperty[];
}

/** \`ignored\`: properties that requests may contain because responses do. \`nested\`: request schemas by property. */
export interface RequestSchema {
  readonly ignored: readonly string[];
  readonly nested: Readonly<Record<string, string>>;
}
`;

export function resourcesModule(contract: Contract): string {
  const names = resourceNames(contract);
  const shapes = shapesOf(contract);
  const union = (values: string[]): string =>
    values.map((value) => JSON.stringify(value)).join(" | ") || "never";
  const facts = Object.fromEntries(
    names.map((name) => [
      name,
      {
        collection: collectionOf(contract, name),
        item: itemSchemaOf(contract, name),
        listed: listedSchemaOf(contract, name),
      },
    ]),
  );
  return [
    fileHeader("The resources of the contract: the use of their properties, and the shapes of responses."),
    declarations,
    `export type ResourceName = ${union(names)};`,
    `export type ShapeName = ${union(shapes.map(({ name }) => name))};`,
    `export interface Resources {\n${names.map((name) => resourceType(contract, name)).join("\n")}\n}`,
    `/** Collection path and the shapes of item and list responses, by resource. */`,
    `export const resourceFacts: Readonly<Record<ResourceName, { readonly collection: string | null; readonly item: ShapeName; readonly listed: ShapeName }>> = ${JSON.stringify(facts, null, 2)};`,
    `export const shapes: Readonly<Record<ShapeName, Shape>> = ${JSON.stringify(Object.fromEntries(shapes.map((shape) => [shape.name, shape])), null, 2)};`,
    `export const requestSchemas: Readonly<Record<string, RequestSchema>> = ${JSON.stringify(requestSchemas(contract), null, 2)};`,
    `/** The schemas of request bodies and those that they refer to, keyed by component name. */`,
    `export const requestComponents: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${JSON.stringify(requestComponents(contract), null, 2)};`,
  ].join("\n");
}

function listedSchemaOf(contract: Contract, resource: string): string {
  const listed = `${resource}Listed`;
  return listed in contract.components.schemas ? listed : itemSchemaOf(contract, resource);
}

function resourceType(contract: Contract, resource: string): string {
  const properties = Object.entries(usesOf(contract, resource))
    .map(([name, use]) => `      ${JSON.stringify(name)}: ${useType(use)};`)
    .join("\n");
  const operations = Object.entries(operationsByResource(contract, resource))
    .map(([role, ids]) => `      ${role}: ${ids.map((id) => JSON.stringify(id)).join(" | ")};`)
    .join("\n");
  const bodies = (["Create", "Patch", "Replace", "Input"] as const)
    .filter((kind) => `${resource}${kind}` in contract.components.schemas)
    .map((kind) => `    ${kind.toLowerCase()}: Schemas[${JSON.stringify(resource + kind)}];`)
    .join("\n");
  return `  ${resource}: {\n    properties: {\n${properties}\n    };\n    operations: {\n${operations}\n    };\n${bodies}\n  };`;
}

function useType(use: PropertyUse): string {
  switch (use.kind) {
    case "Writable":
    case "ReadOnly":
    case "WriteOnly":
      return `${use.kind}<${use.type}>`;
    case "Reference":
    case "Owned":
      return `${use.kind}<${JSON.stringify(use.resource)}>`;
    case "Value": {
      const members = Object.entries(use.members).map(([name, type]) => `${JSON.stringify(name)}: ${type}`);
      return `Value<{ ${members.join("; ")} }>`;
    }
    case "Owner":
      return "Owner";
  }
}

const jsonLdKeywords = ["@context", "@id", "@type"];

/** The property that API Platform's admin adds to the entities that it reads. */
export const originId = "originId";

/** Returns the properties that each request schema ignores, and the request schemas inside it. */
export function requestSchemas(
  contract: Contract,
): Record<string, { ignored: string[]; nested: Record<string, string> }> {
  const schemas = contract.components.schemas;
  const table: Record<string, { ignored: string[]; nested: Record<string, string> }> = {};
  const names = new Set(resourceNames(contract));
  for (const name of Object.keys(requestComponents(contract))) {
    const schema = schemas[name] as Schema;
    if (name.endsWith("Reference")) continue;
    const own = propertiesOf(contract, schema);
    const returned = responseProperties(contract, name);
    const nested = Object.entries(own).flatMap(([property, value]) => {
      // A nullable object is an alternative of `null`.
      const alternatives = (value.anyOf ?? []).filter(({ type }) => type !== "null");
      const single = alternatives.length === 1 ? alternatives[0] : undefined;
      const target = schemaName(value) ?? schemaName(value.items) ?? schemaName(single);
      return target === null || target.endsWith("Reference") ? [] : [[property, target]];
    });
    const isEntity = /(Create|Patch|Replace)$/.test(name) && names.has(resourceOf(name));
    const added = isEntity ? [originId] : [];
    table[name] = {
      ignored: [...jsonLdKeywords, ...returned, ...added].filter((property) => !(property in own)),
      nested: Object.fromEntries(nested) as Record<string, string>,
    };
  }
  return table;
}

function resourceOf(requestSchema: string): string {
  return requestSchema.replace(/(Create|Patch|Replace|Input)$/, "");
}

/** Returns the properties in responses of the resource that a request schema writes. */
function responseProperties(contract: Contract, requestSchema: string): string[] {
  const resource = resourceOf(requestSchema);
  const names = [resource, `${resource}Listed`, `${resource}Embedded`, `${resource}Ref`];
  return [
    ...new Set(names.flatMap((name) => Object.keys(contract.components.schemas[name]?.properties ?? {}))),
  ];
}

function requestComponents(contract: Contract): Record<string, Schema> {
  const bodies = apiOperationsOf(contract).map(({ operation }) => operation.requestBody);
  const names = [...reachable(contract, bodies)].sort();
  return Object.fromEntries(
    names.map((name) => [name, withoutNotes(contract.components.schemas[name] as Schema)]),
  );
}

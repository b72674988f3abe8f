/** Composes the examples of objects from those of their properties. `examples.ts` adds them to responses. */
import { schemaName, typesOf, type Schema } from "./document.ts";

type Schemas = Readonly<Record<string, Schema>>;

/** Example values by type, for properties without `examples`. */
const placeholders: Record<string, unknown> = {
  array: [],
  boolean: false,
  integer: 0,
  number: 0,
  string: "",
};

/** Whether a schema is an object schema of the source without an example. The examples of entities are composed separately. */
export function needsExample({ type, properties, examples, "x-optional": optional }: Schema): boolean {
  return type === "object" && properties !== undefined && examples === undefined && optional === undefined;
}

/** Composes an example of an object. Optional properties without an example are omitted. */
export function exampleOf(schemas: Schemas, { properties = {}, required }: Schema): Record<string, unknown> {
  const members = Object.entries(properties)
    .filter(([name, { writeOnly, $ref, examples, "x-resource": resource }]) => {
      // A preview image must be one of the attachments, and the example has none.
      const optional = $ref === undefined && examples !== undefined && resource !== "Attachment";
      const shown = required?.includes(name) || optional;
      return shown && writeOnly !== true;
    })
    .map(([name, property]) => [name, exampleValue(schemas, property)] as const);
  return Object.fromEntries(members);
}

function exampleValue(schemas: Schemas, property: Schema): unknown {
  const target = schemas[schemaName(property) ?? ""] ?? property;
  const [example] = property.examples ?? target.examples ?? [];
  if (example !== undefined) return example;
  if (target.const !== undefined) return target.const;
  const { "x-pick": pick, "x-resource": resource = "" } = target;
  const entity = schemas[resource];
  if (pick !== undefined && entity !== undefined) {
    const picked = Object.entries(entity.properties ?? {}).filter(([name]) => pick.includes(name));
    return exampleOf(schemas, { properties: Object.fromEntries(picked), required: pick });
  }
  if (target.properties !== undefined) return exampleOf(schemas, target);
  // The lists of an entity are empty in its example.
  const items = schemas[schemaName(target.items) ?? ""];
  if (items !== undefined && items["x-resource"] === undefined) return [exampleValue(schemas, items)];
  if (property.default !== undefined) return property.default;
  return placeholders[typesOf(target)[0] ?? ""];
}

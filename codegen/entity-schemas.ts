/**
 * Derives the schemas of requests and embedded entities from the schema of each entity. Keywords and properties that
 * the source defines in a derived schema take precedence. `openapi/README.md` lists the rules.
 */
import { operationsInRole, ref, schemaName, typesOf, type Contract, type Schema } from "./document.ts";
import { nounOf, withArticle } from "./nouns.ts";
import { exampleOf, needsExample } from "./schema-examples.ts";
import { collectionOf } from "./shapes.ts";

type Properties = Record<string, Schema>;

const requestKeywords = [
  "default",
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
];

/** Replaces each entity schema with its response schema and adds examples and the derived schemas, in place. */
export function deriveEntitySchemas(contract: Contract): void {
  const { schemas } = contract.components;
  const written = withRequired(schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    if (needsExample(schema)) schemas[name] = { ...schema, examples: [exampleOf(written, schema)] };
  }
  for (const [name, schema] of Object.entries(written)) {
    if (schema["x-value-object"] !== undefined && `${name}Input` in written) {
      schemas[name] = responseSchema(schema);
      schemas[`${name}Input`] = complete(written[`${name}Input`], valueInput(schema));
    } else if (operationsInRole(contract, name, "update").length > 0) {
      schemas[name] = { examples: [exampleOf(written, schema)], ...responseSchema(schema) };
      addRequestSchemas(contract, written, name);
    }
    if (name.endsWith("Reference") && schema.type === undefined && schema.anyOf === undefined) {
      schemas[name] = complete(schema, referenceSchema(contract, written, name.replace(/Reference$/, "")));
    }
  }
  for (const [name, schema] of Object.entries(written)) {
    const resource = schema["x-resource"];
    if (resource === undefined || !isSelection(schema)) continue;
    const noun = name === `${resource}Listed` ? "" : ", embedded in another entity";
    schemas[name] = complete(schema, {
      description: `${withArticle(nounOf(resource))}${noun}.`,
      "x-resource": resource,
      type: "object",
      ...selected(schemas[resource] ?? {}, schema),
    });
  }
}

/** Returns a copy of the schemas. In entities with `x-optional`, adds `required` with all other readable properties. */
function withRequired(schemas: Properties): Properties {
  const copy = structuredClone(schemas);
  for (const schema of Object.values(copy)) {
    const { "x-optional": optional, properties = {} } = schema;
    if (optional === undefined) continue;
    assertDefined("x-optional", optional, properties);
    delete schema["x-optional"];
    schema.required = Object.entries(properties)
      .filter(([name, { writeOnly }]) => writeOnly !== true && !optional.includes(name))
      .map(([name]) => name);
  }
  return copy;
}

function addRequestSchemas(contract: Contract, written: Properties, name: string): void {
  const { schemas } = contract.components;
  const entity = written[name] ?? {};
  const reference = `${name}Reference`;
  schemas[reference] ??= referenceSchema(contract, written, name);
  const patch = complete(written[`${name}Patch`], {
    description: `A JSON Merge Patch (RFC 7396) for the ${nounOf(name)}. Omitted properties keep their values.`,
    type: "object",
    unevaluatedProperties: false,
    properties: requestProperties(contract, written, entity),
  });
  schemas[`${name}Patch`] = patch;
  for (const [kind, verb] of [
    ["Create", "creating"],
    ["Replace", "replacing"],
  ] as const) {
    const whole = written[`${name}${kind}`];
    if (kind === "Replace" && whole === undefined) continue;
    schemas[`${name}${kind}`] = complete(whole, {
      description: `Request body for ${verb} ${aNoun(name)}.`,
      ...completeSchema(name, entity, patch, whole),
    });
  }
  const input = written[`${name}Input`];
  if (input !== undefined)
    schemas[`${name}Input`] = complete(input, inputSchema(contract, name, patch, input));
  if (operationsInRole(contract, name, "merge").length > 0)
    schemas[`${name}Merge`] = complete(written[`${name}Merge`], mergeSchema(contract, written, name));
}

function mergeSchema(contract: Contract, written: Properties, name: string): Schema {
  return {
    description: `Request body for merging ${aNoun(name)} into another one.`,
    type: "object",
    unevaluatedProperties: false,
    required: ["into"],
    properties: {
      into: { description: `The ${nounOf(name)} that remains.`, ...ref(`${name}Reference`) },
    },
    examples: [{ into: exampleIri(contract, written, name) }],
  };
}

/** Returns the entity schema without write-only properties and request keywords. */
function responseSchema(entity: Schema): Schema {
  const required = entity.required ?? [];
  const properties = Object.entries(entity.properties ?? {})
    .filter(([, property]) => property.writeOnly !== true)
    .map(([name, property]) => [name, responseProperty(property, required.includes(name))] as const);
  return { ...entity, properties: Object.fromEntries(properties) };
}

function responseProperty(
  { readOnly, "x-nullable": nullable, ...property }: Schema,
  required: boolean,
): Schema {
  if (readOnly === true) return property;
  const shown = Object.fromEntries(
    Object.entries(property).filter(([keyword]) => !requestKeywords.includes(keyword)),
  );
  const [type, ...others] = typesOf(property).filter(
    (name) => required || nullable === true || name !== "null",
  );
  return type === undefined ? shown : { ...shown, type: others.length === 0 ? type : [type, ...others] };
}

function requestProperties(contract: Contract, written: Properties, entity: Schema): Properties {
  const properties = Object.entries(entity.properties ?? {})
    .filter(([, property]) => property.readOnly !== true)
    .map(([name, property]) => {
      const required = entity.required?.includes(name) ?? false;
      return [name, requestProperty(contract, written, property, required)] as const;
    });
  return Object.fromEntries(properties);
}

function requestProperty(
  contract: Contract,
  written: Properties,
  { "x-nullable": _nullable, ...property }: Schema,
  required: boolean,
): Schema {
  const { description, items, maxItems } = property;
  const note = description === undefined ? {} : { description };
  const limit = maxItems === undefined ? {} : { maxItems };
  const owned = referredEntity(written, items);
  if (owned !== null)
    return { description: listNote(description), type: "array", ...limit, items: ref(`${owned}Input`) };
  const target = referredEntity(written, property);
  if (target !== null) {
    const reference = ref(`${target}Reference`);
    if (required) return { ...note, ...reference };
    return {
      ...note,
      anyOf: [reference, { type: "null" }],
      examples: [exampleIri(contract, written, target)],
    };
  }
  const name = schemaName(property);
  if (name !== null && `${name}Input` in written) return { ...note, ...ref(`${name}Input`) };
  return property;
}

function listNote(description: string | undefined): string {
  const note = "An array in a request replaces the whole list and deletes omitted entries.";
  return description === undefined ? note : `${description} ${note}`;
}

/** Returns the entity that a response property refers to or embeds, or `null`. */
function referredEntity(written: Properties, property: Schema | undefined): string | null {
  const name = schemaName(property);
  if (name !== null && `${name}Reference` in written) return name;
  return property?.["x-resource"] ?? written[name ?? ""]?.["x-resource"] ?? null;
}

/** Returns `XCreate` or `XReplace`: the patch schema with required properties. */
function completeSchema(name: string, entity: Schema, patch: Schema, written: Schema | undefined): Schema {
  const required = written?.required ?? requiredToCreate(entity, patch);
  // Code generators ignore `required` unless the same schema defines the properties, and linters ignore limits in other
  // subschemas, so repeat both here.
  const properties = required.map((property) => {
    const { $ref, type, description, maxLength } = patch.properties?.[property] ?? {};
    const own = {
      ...(maxLength !== undefined && { maxLength }),
      ...(description !== undefined && { description }),
    };
    return [property, $ref === undefined ? { type, ...own } : { $ref }] as const;
  });
  return {
    type: "object",
    allOf: [ref(`${name}Patch`)],
    required,
    properties: Object.fromEntries(properties) as Properties,
  };
}

/** Returns the writable properties that every response contains and that have no default. Lists are optional. */
function requiredToCreate(entity: Schema, patch: Schema): string[] {
  const required = entity.required ?? [];
  return Object.entries(patch.properties ?? {})
    .filter(([, { default: value, items, anyOf }]) => value === undefined && !items && !anyOf)
    .filter(([name, property]) => schemaName(property) !== `${schemaName(entity.properties?.[name])}Input`)
    .flatMap(([name]) => (required.includes(name) ? [name] : []));
}

/** Returns `XInput`, the schema of an entity in the list of its owner: an IRI or an object. */
function inputSchema(contract: Contract, name: string, patch: Schema, written: Schema): Schema {
  const { schemas } = contract.components;
  const noun = nounOf(name);
  const id = schemas[name]?.properties?.["id"];
  return {
    description:
      `${withArticle(noun)} in the list of its owner. A string is the IRI of an existing ${noun}. An object with ` +
      `\`@id\` or \`id\` changes an existing ${noun}; an object without them creates ${aNoun(name)}.`,
    type: ["string", "object"],
    format: "uri-reference",
    maxLength: 2048,
    unevaluatedProperties: false,
    properties: {
      "@id": {
        ...iriSchema(exampleIri(contract, schemas, name)),
        description: `IRI of an existing ${noun}.`,
      },
      id: { ...id, description: `ID of an existing ${noun}.`, minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      ...selected(patch, written).properties,
    },
  };
}

function valueInput({ properties = {}, examples }: Schema): Schema {
  return {
    description: "Omitted properties keep their values. `null` clears a property.",
    type: ["object", "null"],
    unevaluatedProperties: false,
    properties,
    ...(examples !== undefined && { examples }),
  };
}

function referenceSchema(contract: Contract, written: Properties, name: string): Schema {
  const iri = exampleIri(contract, written, name);
  return {
    description: `Reference to ${aNoun(name)}: an IRI or the object that a response embeds.`,
    anyOf: [iriSchema(iri), ref("EntityReference")],
    examples: [iri],
  };
}

function exampleIri(contract: Contract, schemas: Properties, name: string): string {
  const [id] = schemas[name]?.properties?.["id"]?.examples ?? [];
  return `${collectionOf(contract, name)}/${String(id)}`;
}

function iriSchema(example: string): Schema {
  return { type: "string", format: "uri-reference", maxLength: 2048, examples: [example] };
}

function isSelection(schema: Schema): boolean {
  return schema["x-pick"] !== undefined || schema["x-omit"] !== undefined;
}

/** Throws if a name is not a property. Otherwise, a misspelled name would have no effect. */
function assertDefined(keyword: string, names: readonly string[], properties: Properties): void {
  const unknown = names.filter((name) => !(name in properties));
  if (unknown.length > 0) throw new Error(`${keyword}: unknown properties ${unknown.join(", ")}`);
}

/** Applies `x-pick` or `x-omit` to the required names, properties and examples of a schema. */
function selected(
  { properties = {}, required = [], examples = [] }: Schema,
  { "x-pick": pick, "x-omit": omit = [] }: Schema,
) {
  assertDefined("x-pick or x-omit", [...(pick ?? []), ...omit], properties);
  const keeps = (name: string): boolean => pick?.includes(name) ?? !omit.includes(name);
  const only = <T>(members: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(members).filter(([name]) => keeps(name)));
  return {
    required: required.filter(keeps),
    properties: only(properties),
    examples: examples.map((example) => only(example as Record<string, unknown>)),
  };
}

/** Merges a derived schema with the schema in the source. The schema in the source takes precedence. */
function complete(written: Schema | undefined, derived: Schema): Schema {
  const { "x-pick": _pick, "x-omit": _omit, ...own } = written ?? {};
  const properties = { ...derived.properties, ...own.properties };
  return { ...derived, ...own, ...(derived.properties !== undefined && { properties }) };
}

function aNoun(name: string): string {
  return withArticle(nounOf(name)).replace(/^A/, "a");
}

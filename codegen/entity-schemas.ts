/**
 * Derives the schemas of requests and of embedded entities from the schema of each entity X, which holds everything
 * that is known about its properties. A keyword or property that the source defines in a derived schema wins.
 * `openapi/README.md` lists the rules.
 */
import type { Contract, Schema } from "./document.ts";
import { operationsInRole, ref, schemaName, typesOf } from "./document.ts";
import { collectionOf } from "./shapes.ts";

type Properties = Record<string, Schema>;

/** Keywords that only requests have to obey. */
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

/** Examples of properties that have none. */
const placeholders: Record<string, unknown> = {
  array: [],
  boolean: false,
  integer: 0,
  number: 0,
  string: "",
};

/** Replaces the schemas of entities by those of answers and adds what follows from them, in place. */
export function deriveEntitySchemas(contract: Contract): void {
  const { schemas } = contract.components;
  const written = withRequired(schemas);
  for (const [name, schema] of Object.entries(written)) {
    if (schema["x-value-object"] !== undefined && `${name}Input` in written) {
      schemas[name] = answerSchema(schema);
      schemas[`${name}Input`] = complete(written[`${name}Input`], valueInput(schema));
    } else if (operationsInRole(contract, name, "update").length > 0) {
      schemas[name] = { examples: [exampleOf(written, schema)], ...answerSchema(schema) };
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

/** A copy of the schemas that lists required properties: in an entity, all but those of `x-optional`. */
function withRequired(schemas: Properties): Properties {
  const copy = structuredClone(schemas);
  for (const schema of Object.values(copy)) {
    const { "x-optional": optional, properties = {} } = schema;
    if (optional === undefined) continue;
    refuseUnknown("x-optional", optional, properties);
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
    description: `Changes to the ${nounOf(name)}. Omitted properties keep their values.`,
    type: "object",
    unevaluatedProperties: false,
    properties: requestProperties(contract, written, entity),
  });
  schemas[`${name}Patch`] = patch;
  for (const kind of ["Create", "Replace"]) {
    const whole = written[`${name}${kind}`];
    if (kind === "Replace" && whole === undefined) continue;
    schemas[`${name}${kind}`] = complete(whole, wholeSchema(name, entity, patch, whole));
  }
  const input = written[`${name}Input`];
  if (input !== undefined)
    schemas[`${name}Input`] = complete(input, inputSchema(contract, name, patch, input));
}

/** An entity as answers hold it: without what only requests say. */
function answerSchema(entity: Schema): Schema {
  const required = entity.required ?? [];
  const properties = Object.entries(entity.properties ?? {})
    .filter(([, property]) => property.writeOnly !== true)
    .map(([name, property]) => [name, answerProperty(property, required.includes(name))] as const);
  return { ...entity, properties: Object.fromEntries(properties) };
}

function answerProperty({ readOnly, ...property }: Schema, required: boolean): Schema {
  if (readOnly === true) return property;
  const answered = Object.fromEntries(
    Object.entries(property).filter(([keyword]) => !requestKeywords.includes(keyword)),
  );
  const [type, ...others] = typesOf(property).filter((name) => required || name !== "null");
  return type === undefined
    ? answered
    : { ...answered, type: others.length === 0 ? type : [type, ...others] };
}

/** What requests may set in an entity. */
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
  property: Schema,
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
  const note = "A request replaces the whole list and deletes entries that it omits.";
  return description === undefined ? note : `${description} ${note}`;
}

/** The entity that a property of an answer stands for: its IRI, or an embedded form of it. */
function referredEntity(written: Properties, property: Schema | undefined): string | null {
  const name = schemaName(property);
  if (name !== null && `${name}Reference` in written) return name;
  return property?.["x-resource"] ?? written[name ?? ""]?.["x-resource"] ?? null;
}

/** An entity of which requests have to name the required properties. */
function wholeSchema(name: string, entity: Schema, patch: Schema, written: Schema | undefined): Schema {
  const required = written?.required ?? requiredToCreate(entity, patch);
  // Generators read `required` only beside the properties that it names.
  const properties = required.map((property) => {
    const { $ref, type, description } = patch.properties?.[property] ?? {};
    const note = description === undefined ? {} : { description };
    return [property, $ref === undefined ? { type, ...note } : { $ref }] as const;
  });
  return {
    description: `A new ${nounOf(name)}.`,
    type: "object",
    allOf: [ref(`${name}Patch`)],
    required,
    properties: Object.fromEntries(properties) as Properties,
  };
}

/** The writable values and references that every answer holds and that have no default. */
function requiredToCreate(entity: Schema, patch: Schema): string[] {
  const required = entity.required ?? [];
  return Object.entries(patch.properties ?? {})
    .filter(([, { default: value, items, anyOf }]) => value === undefined && !items && !anyOf)
    .filter(([name, property]) => schemaName(property) !== `${schemaName(entity.properties?.[name])}Input`)
    .flatMap(([name]) => (required.includes(name) ? [name] : []));
}

/** An entity in the list of its owner: its IRI, or an object. */
function inputSchema(contract: Contract, name: string, patch: Schema, written: Schema): Schema {
  const { schemas } = contract.components;
  const id = schemas[name]?.properties?.["id"];
  return {
    description: `${withArticle(nounOf(name))} in the list of its owner: a new one, or an existing one by \`@id\` or \`id\`.`,
    type: ["string", "object"],
    format: "uri-reference",
    maxLength: 2048,
    unevaluatedProperties: false,
    properties: {
      "@id": { ...iriSchema(exampleIri(contract, schemas, name)), description: "IRI of an existing entity." },
      id: { ...id, description: "ID of an existing entity.", minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
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
    description: `${withArticle(nounOf(name))} as an IRI or as the embedded object from a response.`,
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

/** An example made of those of the properties. It leaves out the references that an answer may lack. */
function exampleOf(written: Properties, { properties = {}, required }: Schema): Record<string, unknown> {
  const members = Object.entries(properties)
    .filter(([name, { writeOnly, $ref, examples }]) => {
      const shown = required?.includes(name) ?? ($ref === undefined && examples !== undefined);
      return shown && writeOnly !== true;
    })
    .map(([name, property]) => [name, exampleValue(written, property)] as const);
  return Object.fromEntries(members);
}

function exampleValue(written: Properties, property: Schema): unknown {
  const target = written[schemaName(property) ?? ""];
  const [example] = property.examples ?? target?.examples ?? [];
  if (example !== undefined) return example;
  const pick = target?.["x-pick"];
  const entity = written[target?.["x-resource"] ?? ""];
  if (pick !== undefined && entity !== undefined) {
    return exampleOf(written, { properties: entity.properties ?? {}, required: pick });
  }
  if (property.default !== undefined) return property.default;
  return placeholders[typesOf(property)[0] ?? ""];
}

/** A misspelt name would otherwise change the schema without a word. */
function refuseUnknown(keyword: string, names: readonly string[], properties: Properties): void {
  const unknown = names.filter((name) => !(name in properties));
  if (unknown.length > 0) throw new Error(`${keyword}: there is no property ${unknown.join(", ")}`);
}

/** The properties of a schema that `x-pick` or `x-omit` of another one leave, as far as its examples hold them. */
function selected(
  { properties = {}, required = [], examples = [] }: Schema,
  { "x-pick": pick, "x-omit": omit = [] }: Schema,
) {
  refuseUnknown("x-pick or x-omit", [...(pick ?? []), ...omit], properties);
  const keeps = (name: string): boolean => pick?.includes(name) ?? !omit.includes(name);
  const only = <T>(members: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(members).filter(([name]) => keeps(name)));
  return {
    required: required.filter(keeps),
    properties: only(properties),
    examples: examples.map((example) => only(example as Record<string, unknown>)),
  };
}

/** What is derived, with what is written in its place. */
function complete(written: Schema | undefined, derived: Schema): Schema {
  const { "x-pick": _pick, "x-omit": _omit, ...own } = written ?? {};
  const properties = { ...derived.properties, ...own.properties };
  return { ...derived, ...own, ...(derived.properties !== undefined && { properties }) };
}

/** `storage location` for StorageLocation. */
function nounOf(resource: string): string {
  const words = resource.match(/[A-Z]+(?![a-z])|[A-Z][a-z]+/g) ?? [resource];
  return words.map((word) => (/^[A-Z]+$/.test(word) ? word : word.toLowerCase())).join(" ");
}

function withArticle(noun: string): string {
  return /^[aeio]/.test(noun) ? `An ${noun}` : `A ${noun}`;
}

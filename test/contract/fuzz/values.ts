/**
 * Generates valid and invalid values from the schemas of the contract. `{}` in an IRI is the ID of an existing element
 * when the request is sent.
 */
import fc, { type Arbitrary } from "fast-check";
import { contractDocument } from "../../support/declared-operations.ts";

type Schema = Readonly<Record<string, unknown>>;

const collections = [
  "parts",
  "categories",
  "footprints",
  "manufacturers",
  "suppliers",
  "storage_locations",
  "measurement_units",
  "part_custom_states",
  "currencies",
  "projects",
  "part_lots",
  "part_associations",
  "orderdetails",
  "pricedetails",
  "project_bom_entries",
  "attachment_types",
  "attachments",
  "parameters",
  "label_profiles",
  "users",
  "groups",
];

export const iris: Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...collections.map((collection) => `/api/${collection}/{}`)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "/",
      "/api/parts",
      "/api/parts/",
      "/api/parts/0",
      "/api/parts/-1",
      "/api/parts/999999999",
      "/api/parts/9007199254740993",
      "/api/parts/1/../2",
      "/api/parts/1?x=1",
      "/api/nope/1",
      "https://other.example/api/parts/1",
      "//parts/1",
      "1",
      "javascript:alert(1)",
    ),
  },
);

/** Generates texts with combining marks, NUL, lone surrogates, right-to-left marks, and LIKE and SQL characters. */
export const nastyText: Arbitrary<string> = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udc00\ud800",
    "\u202e\u2066",
    "İıſΣς",
    "e\u0301",
    "%_\\",
    "' or 1=1 --",
    "\r\nSet-Cookie: a=b",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "x".repeat(300),
    "é".repeat(70_000),
  ),
);

const nastyNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  2 ** 64,
  1e21,
];

/** Property names with a special meaning in JavaScript. */
const prototypeKeys = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"toString":1}',
];

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Generates any JSON value, mostly edge cases. */
export const nastyValue: Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(...nastyNumbers),
  fc.constantFrom<unknown>(true, false, null, [], {}, [[]], [null], [{}]),
  fc.constantFrom(...prototypeKeys).map((text) => JSON.parse(text) as unknown),
  fc.constantFrom(10, 40, 500).map(nested),
  fc.array(fc.constantFrom<unknown>(1, "a", null, {}), { maxLength: 50 }),
  iris,
  iris.map((iri) => ({ "@id": iri })),
  fc.integer().map((id) => ({ id })),
  fc.jsonValue({ maxDepth: 3 }) as Arbitrary<unknown>,
);

function follow(schema: Schema): Schema {
  if (typeof schema.$ref !== "string") return schema;
  const name = schema.$ref.split("/").at(-1)!;
  return follow(contractDocument().components.schemas[name] ?? {});
}

/** Maps the schema name of a reference to its collection. */
const collectionOfReference: Readonly<Record<string, string>> = {
  ElementReference: "parts",
  CategoryReference: "categories",
  FootprintReference: "footprints",
  ManufacturerReference: "manufacturers",
  SupplierReference: "suppliers",
  StorageLocationReference: "storage_locations",
  MeasurementUnitReference: "measurement_units",
  PartCustomStateReference: "part_custom_states",
  CurrencyReference: "currencies",
  ProjectReference: "projects",
  PartReference: "parts",
  PricedetailReference: "pricedetails",
  OrderdetailReference: "orderdetails",
  PartLotReference: "part_lots",
  ProjectBOMEntryReference: "project_bom_entries",
  UserReference: "users",
  AttachmentTypeReference: "attachment_types",
  GroupReference: "groups",
  AttachmentReference: "attachments",
};

function referenceTo(collection: string): Arbitrary<unknown> {
  const iri = `/api/${collection}/{}`;
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant<unknown>(iri) },
    { weight: 1, arbitrary: fc.constant<unknown>({ "@id": iri }) },
    { weight: 1, arbitrary: iris },
  );
}

/** Generates values that are valid against a schema. */
export function valid(reference: Schema, depth = 0): Arbitrary<unknown> {
  const collection = collectionOfReference[String(reference.$ref).split("/").at(-1)!];
  if (collection !== undefined) return referenceTo(collection);
  const schema = follow(reference);
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...(schema.enum as unknown[]));
  const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valid(choice, depth)));
  if (schema.allOf !== undefined || schema.properties !== undefined) return validObject(schema, depth);
  const types = schema.type === undefined ? ["string"] : [schema.type].flat();
  return fc.oneof(...types.map((type) => validOf(String(type), schema, depth)));
}

function validOf(type: string, schema: Schema, depth: number): Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer(range(schema, -1_000, 1_000));
    case "number":
      return fc.double({ ...range(schema, -1e9, 1e9), noNaN: true });
    case "array":
      return depth > 3
        ? fc.constant([])
        : fc.array(valid((schema.items ?? {}) as Schema, depth + 1), { maxLength: 3 });
    case "object":
      return validObject(schema, depth);
    default:
      return validText(schema);
  }
}

function range(schema: Schema, least: number, most: number): { min: number; max: number } {
  const min = Math.max(Number(schema.minimum ?? schema.exclusiveMinimum ?? least), least);
  return { min, max: Math.max(min, Math.min(Number(schema.maximum ?? most), most)) };
}

function validText(schema: Schema): Arbitrary<string> {
  const minLength = Number(schema.minLength ?? 0);
  const maxLength = Math.max(minLength, Math.min(Number(schema.maxLength ?? 40), 40));
  if (schema.format === "uri-reference" || schema.format === "iri-reference") return iris;
  if (schema.format === "date-time")
    return fc.constantFrom("2026-01-31T12:00:00+00:00", "2026-01-31T12:00:00Z");
  const examples = ((schema.examples as readonly unknown[] | undefined) ?? []).filter(
    (example) => typeof example === "string",
  );
  const free = fc.string({ unit: "grapheme", minLength, maxLength });
  if (examples.length === 0) return free;
  const example = fc.constantFrom(...examples.filter((text) => !text.startsWith("/api/")), "a");
  return fc.oneof({ weight: 3, arbitrary: free }, { weight: 2, arbitrary: example });
}

function validObject(schema: Schema, depth: number): Arbitrary<Record<string, unknown>> {
  const parts = ((schema.allOf as readonly Schema[] | undefined) ?? []).map((part) => follow(part));
  const properties = Object.assign({}, ...[...parts, schema].map((part) => part.properties ?? {})) as Record<
    string,
    Schema
  >;
  const required = [...parts, schema].flatMap(
    (part) => (part.required as readonly string[] | undefined) ?? [],
  );
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  // Only a few properties: with all of them, hardly any document would satisfy the rules that schemas cannot express.
  return fc
    .subarray(optional, { maxLength: Math.min(optional.length, depth < 3 ? 3 : 0) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          [...required, ...chosen]
            .filter((name) => name in properties)
            .map((name) => [name, valid(properties[name]!, depth + 1)]),
        ),
      ),
    );
}

/** Generates documents with one to three errors: a property is replaced, added, removed or duplicated. */
export function mutated(base: Arbitrary<unknown>): Arbitrary<unknown> {
  const mutation = fc.record({
    kind: fc.constantFrom("replace", "add", "remove"),
    holder: fc.double({ min: 0, max: 0.999, noNaN: true }),
    member: fc.double({ min: 0, max: 0.999, noNaN: true }),
    name: fc.oneof(
      fc.constantFrom(
        "__proto__",
        "constructor",
        "@id",
        "@type",
        "id",
        "name",
        "element",
        "_type",
        "upload",
        "",
      ),
      nastyText,
    ),
    value: nastyValue,
  });
  return fc
    .tuple(base, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([document, mutations]) => mutations.reduce<unknown>(applyMutation, structuredClone(document)));
}

interface Mutation {
  readonly kind: string;
  /** Position of the changed object or array in the document, as a fraction. */
  readonly holder: number;
  /** Position of the changed member in its object or array, as a fraction. */
  readonly member: number;
  readonly name: string;
  readonly value: unknown;
}

function applyMutation(document: unknown, { kind, holder: share, member, name, value }: Mutation): unknown {
  const holders = containersOf(document);
  const holder = holders[Math.floor(share * holders.length)];
  if (holder === undefined) return value;
  const keys = Object.keys(holder);
  const key = keys[Math.floor(member * keys.length)];
  if (kind === "add" || key === undefined)
    define(holder, Array.isArray(holder) ? String(keys.length) : name, value);
  else if (kind === "remove") Reflect.deleteProperty(holder, key);
  else define(holder, key, value);
  return document;
}

/** Defines an own property, even `__proto__`. Copies the object, because documents share values. */
function define(holder: object, key: string, original: unknown): void {
  const value = structuredClone(original);
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function containersOf(value: unknown, depth = 0): object[] {
  if (typeof value !== "object" || value === null || depth > 4) return [];
  return [value, ...Object.values(value).flatMap((member) => containersOf(member, depth + 1))];
}

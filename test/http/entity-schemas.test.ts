/** Tests the schemas that codegen derives from an entity schema. */
import { beforeEach, expect, it } from "vitest";
import type { Contract, Schema } from "../../codegen/document.ts";
import { deriveEntitySchemas } from "../../codegen/entity-schemas.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const operation = (role: string, tag: string) => ({
  operationId: `${role}${tag}`,
  tags: [tag],
  "x-role": role,
  responses: {},
});

const contract = (): Contract => ({
  openapi: "3.1.1",
  info: { title: "Samples", version: "1" },
  paths: {
    "/api/samples": { get: operation("list", "Sample") },
    "/api/samples/{id}": { patch: operation("update", "Sample") },
    "/api/boxes": { get: operation("list", "Box") },
    "/api/boxes/{id}": { patch: operation("update", "Box") },
  },
  components: {
    schemas: {
      Box: {
        type: "object",
        "x-resource": "Box",
        "x-optional": [],
        properties: {
          id: { type: "integer", readOnly: true, examples: [7] },
          name: { type: "string", maxLength: 9, examples: ["Blue box"] },
          samples: { type: "array", maxItems: 5, items: ref("SampleRef") },
        },
      },
      BoxRef: { "x-resource": "Box", "x-pick": ["id", "name"] },
      Sample: {
        type: "object",
        "x-resource": "Sample",
        "x-optional": ["weight", "spare_box"],
        properties: {
          id: { type: "integer", readOnly: true, minimum: 1, examples: [3] },
          weight: { type: ["number", "null"], minimum: 0, default: null, examples: [2] },
          box: ref("BoxRef"),
          spare_box: ref("BoxRef"),
          secret: { type: "string", writeOnly: true, minLength: 8 },
        },
      },
      SampleRef: { "x-resource": "Sample", "x-pick": ["id"] },
      SampleInput: { "x-omit": ["box"] },
      SamplePatch: { properties: { weight: ref("Decimal") } },
    },
  },
});

let schemas: Record<string, Schema>;

beforeEach(() => {
  const source = contract();
  deriveEntitySchemas(source);
  schemas = source.components.schemas;
});

it("a response has no request keywords and no write-only properties", () => {
  expect(schemas["Sample"]?.properties).toEqual({
    id: { type: "integer", minimum: 1, examples: [3] },
    weight: { type: "number", examples: [2] },
    box: ref("BoxRef"),
    spare_box: ref("BoxRef"),
  });
  expect(schemas["Sample"]?.required).toEqual(["id", "box"]);
});

it("a patch accepts references for relations and the properties that its source declares", () => {
  expect(schemas["SamplePatch"]?.properties).toEqual({
    weight: ref("Decimal"),
    box: ref("BoxReference"),
    spare_box: { anyOf: [ref("BoxReference"), { type: "null" }], examples: ["/api/boxes/7"] },
    secret: { type: "string", writeOnly: true, minLength: 8 },
  });
});

it("an owned list accepts at most the number of inputs that the entity declares", () => {
  expect(schemas["BoxPatch"]?.properties?.["samples"]).toMatchObject({
    maxItems: 5,
    items: ref("SampleInput"),
  });
});

it("a new entity requires each property that is always in responses and has no default", () => {
  expect(schemas["SampleCreate"]).toMatchObject({
    required: ["box"],
    properties: { box: ref("BoxReference") },
  });
  expect(schemas["BoxCreate"]?.required).toEqual(["name"]);
});

it("an input has the ID and all properties that x-omit does not list", () => {
  expect(Object.keys(schemas["SampleInput"]?.properties ?? {})).toEqual([
    "@id",
    "id",
    "weight",
    "spare_box",
    "secret",
  ]);
});

it("an embedded entity has the picked properties and an example of them", () => {
  expect(schemas["BoxRef"]).toEqual({
    description: "A box, embedded in another entity.",
    type: "object",
    "x-resource": "Box",
    required: ["id", "name"],
    properties: { id: { type: "integer", examples: [7] }, name: { type: "string", examples: ["Blue box"] } },
    examples: [{ id: 7, name: "Blue box" }],
  });
});

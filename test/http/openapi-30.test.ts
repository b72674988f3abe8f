import { describe, expect, it } from "vitest";
import type { Contract, Schema } from "../../codegen/document.ts";
import { openApi30 } from "../../codegen/openapi-30.ts";

function documentWith(schema: Schema): Contract {
  return {
    openapi: "3.1.1",
    info: { title: "Test", version: "1" },
    paths: {},
    components: { schemas: { Tested: schema } },
  };
}

function converted(schema: Schema): unknown {
  const { components } = openApi30(documentWith(schema)) as Contract;
  return components.schemas["Tested"];
}

const part = { $ref: "#/components/schemas/Part" };
const onlyNull = { type: "object", nullable: true, enum: [null] };

describe("schemas in OpenAPI 3.0", () => {
  it.each<[string, Schema, unknown]>([
    ["one type", { type: ["string"] }, { type: "string" }],
    [
      "a type or null",
      { type: ["string", "null"], maxLength: 9 },
      { type: "string", nullable: true, maxLength: 9 },
    ],
    ["several types", { type: ["string", "number"] }, { anyOf: [{ type: "string" }, { type: "number" }] }],
    [
      "several types or null",
      { type: ["string", "number", "null"] },
      { anyOf: [{ type: "string", nullable: true }, { type: "number" }] },
    ],
    ["null only", { type: "null" }, onlyNull],
    ["a reference or null", { anyOf: [part, { type: "null" }] }, { anyOf: [part, onlyNull] }],
    [
      "a typed alternative, a reference or null",
      { oneOf: [part, { type: "string" }, { type: "null" }] },
      { oneOf: [part, { type: "string", nullable: true }] },
    ],
    [
      "an enumeration or null",
      { anyOf: [{ type: "string", enum: ["a"] }, { type: "null" }] },
      { anyOf: [{ type: "string", enum: ["a"] }, onlyNull] },
    ],
    ["a constant, including false, 0 and an empty string", { const: "" }, { enum: [""] }],
    ["examples", { examples: [1, 2] }, { example: 1 }],
    [
      "exclusive bounds",
      { exclusiveMinimum: 0, exclusiveMaximum: 5 },
      { minimum: 0, exclusiveMinimum: true, maximum: 5, exclusiveMaximum: true },
    ],
    ["a reference with sibling keywords", { ...part, description: "A" }, { description: "A", allOf: [part] }],
    ["a single reference", part, part],
    ["unevaluated properties", { unevaluatedProperties: false }, { additionalProperties: false }],
    [
      "unevaluated properties in a composed schema",
      { allOf: [part], unevaluatedProperties: false },
      { allOf: [part] },
    ],
    [
      "keywords that 3.0 does not have",
      { contentMediaType: "image/png", propertyNames: { maxLength: 9 } },
      {},
    ],
    [
      "nested schemas",
      { properties: { const: { const: 1 } }, items: { const: 2 }, additionalProperties: { const: 3 } },
      { properties: { const: { enum: [1] } }, items: { enum: [2] }, additionalProperties: { enum: [3] } },
    ],
    ["unchanged extensions", { "x-json": { const: 1 } }, { "x-json": { const: 1 } }],
  ])("converts %s", (_what, schema, expected) => {
    expect(converted(schema)).toEqual(expected);
  });

  it("rejects keywords without a conversion rule", () => {
    expect(() => converted({ items: { prefixItems: [] } })).toThrow('no rule for the keyword "prefixItems"');
  });
});

describe("the 3.0 document", () => {
  it("contains no token scopes, no license identifier and no summary", () => {
    const contract = {
      ...documentWith({}),
      info: {
        title: "Test",
        version: "1",
        summary: "Short.",
        description: "Long.",
        license: { name: "MIT License", identifier: "MIT" },
      },
      security: [{ token: ["edit"] }, { oauth: ["edit"] }],
      components: {
        schemas: {},
        securitySchemes: { token: { type: "http", scheme: "bearer" }, oauth: { type: "oauth2", flows: {} } },
      },
    };
    expect(openApi30(contract)).toMatchObject({
      openapi: "3.0.3",
      info: {
        title: "Test",
        version: "1",
        description: "Short.\n\nLong.",
        license: { name: "MIT License", url: "https://spdx.org/licenses/MIT.html" },
      },
      security: [{ token: [] }, { oauth: ["edit"] }],
    });
  });
});

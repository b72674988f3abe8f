/** Tests that the published document is rewritten for code generators. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it, test } from "vitest";
import type { Contract, Schema } from "../../codegen/document.ts";
import { portableContract } from "../../codegen/portable-schemas.ts";
import { isObject } from "../../src/util/is-object.ts";

function portable(schema: Schema): Schema {
  const contract: Contract = {
    openapi: "3.1.1",
    info: { title: "Samples", version: "1" },
    paths: {},
    components: { schemas: { Sample: schema } },
  };
  return portableContract(contract).components.schemas["Sample"] ?? {};
}

const forms: [name: string, source: Schema, result: Schema][] = [
  [
    "several types",
    {
      description: "A sample.",
      type: ["string", "object"],
      maxLength: 3,
      properties: { a: { type: "string" } },
    },
    {
      description: "A sample.",
      anyOf: [
        { type: "string", maxLength: 3 },
        { type: "object", properties: { a: { type: "string" } } },
      ],
    },
  ],
  [
    "properties with allOf",
    { allOf: [{ type: "object" }], required: ["a"], properties: { a: { type: "string" } } },
    {
      allOf: [{ type: "object" }, { type: "object", required: ["a"], properties: { a: { type: "string" } } }],
    },
  ],
  [
    "null in an enum",
    { type: ["string", "null"], enum: ["a", null] },
    { anyOf: [{ type: "string", enum: ["a"] }, { type: "null" }] },
  ],
  [
    "an empty string in an enum",
    { type: "string", enum: ["in_use", "IN_USE", "7", ""] },
    {
      type: "string",
      enum: ["in_use", "IN_USE", "7", ""],
      "x-enum-varnames": ["InUse", "INUSEUppercase", "Value7", "Empty"],
    },
  ],
  [
    "an empty constant",
    { type: "string", const: "" },
    { type: "string", enum: [""], "x-enum-varnames": ["Empty"] },
  ],
  ["null as an alternative to one type", { type: ["string", "null"] }, { type: ["string", "null"] }],
];

test.each(forms)("rewrites %s for generators", (_name, source, result) => {
  expect(portable(source)).toEqual(result);
});

test.each(forms)("%s accepts the same values as before", (_name, source, result) => {
  const ajv = new Ajv2020({ strict: false });
  const values = ["", "a", "long", "in_use", 7, null, {}, { a: "x" }, { a: 1 }, { b: 1 }, []];
  const before = ajv.compile(source);
  const after = ajv.compile(result);
  expect(values.map((value) => after(value))).toEqual(values.map((value) => before(value)));
});

it("parameters and schemas have different names", () => {
  const { components } = JSON.parse(
    readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
  ) as Contract;
  expect(Object.keys(components.parameters ?? {}).filter((name) => name in components.schemas)).toEqual([]);
});

it("the published document has no schema with several types or with properties beside allOf", () => {
  const found: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) return value.forEach((item, index) => visit(item, `${path}/${index}`));
    if (!isObject(value)) return;
    const types = Array.isArray(value["type"]) ? value["type"].filter((type) => type !== "null") : [];
    if (types.length > 1 || ("allOf" in value && ("properties" in value || "required" in value)))
      found.push(path);
    for (const [key, member] of Object.entries(value)) visit(member, `${path}/${key}`);
  };
  visit(JSON.parse(readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8")), "#");
  expect(found).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { createBodyValidation } from "../../src/http/body/body-validation.ts";
import { maximumNodes, parseJson } from "../../src/http/body/json-body.ts";
import { syntaxErrorPosition } from "../../src/http/body/json-syntax.ts";
import type { RequestSchemas } from "../../src/http/body/ignored-properties.ts";
import { createValidators } from "../../src/http/validation/validators.ts";
import { Problem } from "../../src/util/errors.ts";
import { sampleSchemas } from "./sample-operations.ts";

const keywords = ["@context", "@id", "@type"];
const requestSchemas: RequestSchemas = {
  ThingPatch: {
    ignored: [...keywords, "id", "addedDate"],
    nested: { parameters: "ParameterInput", eda_info: "EdaInfoInput" },
  },
  ThingCreate: {
    ignored: [...keywords, "id", "addedDate"],
    nested: { parameters: "ParameterInput", eda_info: "EdaInfoInput" },
  },
  ParameterInput: { ignored: [...keywords, "formatted"], nested: {} },
  EdaInfoInput: { ignored: keywords, nested: {} },
};
const validation = createBodyValidation(sampleSchemas, createValidators(sampleSchemas), requestSchemas);
const checkPatch = validation("ThingPatch");
const checkCreate = validation("ThingCreate");

function violationsOf(
  check: (body: unknown) => void,
  body: unknown,
): { status: number; violations: string[] } {
  try {
    check(body);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const violations = error.violations ?? [];
    return {
      status: error.status,
      violations: violations.map((v) => `${v.propertyPath}: ${v.code}: ${v.message}`),
    };
  }
  return { status: 200, violations: [] };
}

const patched = (body: unknown) => violationsOf(checkPatch, body);

describe("body validation", () => {
  it.each<[string, unknown]>([
    ["an empty object", {}],
    ["typical values", { name: "a", mass: 1, comment: "", favorite: true, count: 3 }],
    ["null where the contract allows it", { mass: null, parent: null, eda_info: null, eda_info2: undefined }],
    ["an IRI", { category: "/api/categories/1" }],
    [
      "an embedded object copied from a JSON-LD response",
      { category: { "@id": "/api/categories/1", "@type": "Category", name: "x" } },
    ],
    ["an embedded object copied from a JSON response", { parent: { id: 3, name: "x", full_path: "x" } }],
    ["an empty URL", { url: "", mail: "" }],
    ["a host without a top-level domain", { url: "http://intranet/x?y=z#f" }],
    ["a date with an offset", { date: "2026-01-31T12:00:00+00:00" }],
    ["255 characters outside the basic plane", { name: "😀".repeat(255) }],
  ])("accepts %s", (_title, body) => {
    expect(patched(JSON.parse(JSON.stringify(body)) as unknown)).toEqual({ status: 200, violations: [] });
  });

  it.each<[string, unknown, string]>([
    ["null", null, ": type: This value should be of type object, not null."],
    ["an array as the body", [], ": type: This value should be of type object, not array."],
    ["a string as the body", "x", ": type: This value should be of type object, not string."],
    ["null as a string", { name: null }, "name: type: This value should be of type string, not null."],
    [
      "a number as a string",
      { comment: 5 },
      "comment: type: This value should be of type string, not number.",
    ],
    ["an array as a string", { name: ["a"] }, "name: type: This value should be of type string, not array."],
    [
      "a string as a number",
      { mass: "5" },
      "mass: type: This value should be of type number|null, not string.",
    ],
    [
      "a fraction as an integer",
      { count: 1.5 },
      "count: type: This value should be of type integer, not number.",
    ],
    [
      "a number as a boolean",
      { favorite: 1 },
      "favorite: type: This value should be of type boolean, not number.",
    ],
    [
      "a number as an enum value",
      { status: 5 },
      "status: type: This value should be of type string, not number.",
    ],
    [
      "a value that matches no branch of anyOf",
      { short: 5 },
      "short: type: This value should be of type string|null, not number.",
    ],
    [
      "a wrong type inside a value object",
      { eda_info: { value: 5 } },
      "eda_info.value: type: This value should be of type string|null, not number.",
    ],
    [
      "a wrong type inside an owned element",
      { parameters: [{ name: "a" }, { name: 1 }] },
      "parameters[1].name: type: This value should be of type string, not number.",
    ],
    [
      "a number as a reference",
      { category: 1 },
      "category: type: This value should be an IRI or an object with `@id` or `id`, not number.",
    ],
    [
      "an array as a reference",
      { parent: [] },
      "parent: type: This value should be an IRI or an object with `@id` or `id`, not array.",
    ],
    [
      "a boolean as a reference",
      { parent: true },
      "parent: type: This value should be an IRI or an object with `@id` or `id`, not boolean.",
    ],
  ])("returns 400 for %s", (_title, body, violation) => {
    expect(patched(body)).toEqual({ status: 400, violations: [violation] });
  });

  it.each<[string, unknown, string]>([
    ["an unknown property", { nope: 1 }, "nope: unknown-property: This field was not expected."],
    [
      "a prototype key",
      JSON.parse('{"__proto__": {"x": 1}}'),
      "__proto__: unknown-property: This field was not expected.",
    ],
    [
      "a misspelt property",
      { fvaorite: true },
      'fvaorite: unknown-property: This field was not expected. Did you mean "favorite"?',
    ],
    [
      "a misspelt property of an owned element",
      { parameters: [{ name: "a", Name: "a" }] },
      'parameters[0].Name: unknown-property: This field was not expected. Did you mean "name"?',
    ],
    [
      "a property name inherited from Object.prototype",
      { constructor: 1 },
      "constructor: unknown-property: This field was not expected.",
    ],
    [
      "a nested prototype key",
      { category: JSON.parse('{"id": 1, "__proto__": {}}') as unknown },
      "category.__proto__: unknown-property: This field was not expected.",
    ],
    [
      "an unknown property of an owned element",
      { parameters: [{ name: "a", x: 1 }] },
      "parameters[0].x: unknown-property: This field was not expected.",
    ],
    ["an empty name", { name: "" }, "name: not-blank: This value should not be blank."],
    ["a name of spaces", { name: " \t\u00a0" }, "name: not-blank: This value should not be blank."],
    [
      "an owned element without a name",
      { parameters: [{}] },
      "parameters[0].name: not-blank: This value should not be blank.",
    ],
    [
      "a long name",
      { name: "😀".repeat(256) },
      "name: too-long: This value is too long. It should have 255 characters or less.",
    ],
    [
      "a long string in a branch of anyOf",
      { short: "long" },
      "short: too-long: This value is too long. It should have 3 characters or less.",
    ],
    [
      "a negative mass",
      { mass: -1 },
      "mass: positive-or-zero: This value should be either positive or zero.",
    ],
    [
      "a number above the maximum",
      { count: 1001 },
      "count: too-large: This value should be less than or equal to 1000.",
    ],
    [
      "an unknown enum value",
      { status: "nope" },
      'status: choice: The value you selected is not a valid choice. Valid values are "active", "eol".',
    ],
    ["no URL", { url: "x" }, "url: url: This value is not a valid URL."],
    ["a javascript: URL", { url: "javascript:alert(1)" }, "url: url: This value is not a valid URL."],
    ["a URL with spaces", { url: "http://a b" }, "url: url: This value is not a valid URL."],
    ["an invalid email address", { mail: "x" }, "mail: email: This value is not a valid email address."],
    ["an invalid date", { date: "tomorrow" }, "date: date-time: This value is not a valid datetime."],
    [
      "a day that does not exist",
      { date: "2026-02-30T00:00:00Z" },
      "date: date-time: This value is not a valid datetime.",
    ],
    ["a string that does not match a pattern", { code: "x" }, "code: pattern: This value is not valid."],
    [
      "too many items",
      { parameters: Array.from({ length: 11 }, () => ({ name: "a" })) },
      "parameters: too-many: This collection should contain 10 elements or less.",
    ],
    [
      "a malformed reference",
      { category: { name: "x" } },
      "category: invalid-reference: A reference must contain `@id` (an IRI) or `id` (a number or an IRI).",
    ],
    [
      "a boolean instead of an ID",
      { category: { id: true } },
      "category: invalid-reference: A reference must contain `@id` (an IRI) or `id` (a number or an IRI).",
    ],
    [
      "null for a required reference",
      { category: null },
      "category: not-null: Please select a valid category!",
    ],
    [
      "NUL",
      { name: "a\0b" },
      "name: no-control-characters: This value must not contain the NUL character (U+0000).",
    ],
    [
      "a lone surrogate",
      { comment: "a\ud800" },
      "comment: invalid-unicode: This value contains an unpaired surrogate, which is not valid Unicode.",
    ],
  ])("returns 422 for %s", (_title, body, violation) => {
    expect(patched(body)).toEqual({ status: 422, violations: [violation] });
  });

  it("uses the messages of Part-DB for missing properties", () => {
    expect(violationsOf(checkCreate, {})).toEqual({
      status: 422,
      violations: [
        "name: not-blank: This value should not be blank.",
        "category: not-null: Please select a valid category!",
      ],
    });
  });

  it("applies the rules of a referenced schema", () => {
    expect(
      violationsOf(checkCreate, { name: "", category: "/api/categories/1", nope: 1 }).violations.sort(),
    ).toEqual([
      "name: not-blank: This value should not be blank.",
      "nope: unknown-property: This field was not expected.",
    ]);
    expect(
      violationsOf(checkCreate, { name: "a", category: "/api/categories/1", mass: -1 }).violations,
    ).toEqual(["mass: positive-or-zero: This value should be either positive or zero."]);
  });

  it("reports all violations at once, with 400 if any of them is a wrong type", () => {
    const { status, violations } = patched({ name: "", mass: "x", nope: 1, category: 5, url: "x" });
    expect(status).toBe(400);
    expect(violations.map((violation) => violation.split(":")[0]).sort()).toEqual([
      "category",
      "mass",
      "name",
      "nope",
      "url",
    ]);
  });

  it("limits the number of reported violations", () => {
    const body = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`p${index}`, 1]));
    expect(patched(body).violations).toHaveLength(100);
    expect(() => checkPatch(body)).toThrow(/^p0: .*\np1: [^]*\n4900 more violations are not listed\.$/);
    expect(patched({ ["x".repeat(10_000)]: 1 }).violations[0]?.length).toBeLessThan(300);
  });

  it(`stops validating a body at ${maximumNodes} values`, () => {
    const violations = (count: number) =>
      patched({ nope: Array.from({ length: count - 2 }, () => 0) }).violations;
    expect(violations(maximumNodes)).toEqual(["nope: unknown-property: This field was not expected."]);
    expect(() => checkPatch({ nope: Array.from({ length: maximumNodes - 1 }, () => 0) })).toThrow(
      `The request body must not contain more than ${maximumNodes} values. Split it into several requests.`,
    );
  });

  it("truncates a long property path", () => {
    const body = { ["k".repeat(100_000)]: ["\0", "\0"] };
    expect(patched(body).violations.every((violation) => violation.length < 300)).toBe(true);
  });

  it("rejects numbers outside the range of a double", () => {
    expect(patched(parseJson(Buffer.from('{"mass": 1e999}')))).toEqual({
      status: 400,
      violations: ["mass: number-out-of-range: This number is too large to be represented."],
    });
  });

  it("removes read-only properties", () => {
    const body: Record<string, unknown> = {
      "@context": "/api/contexts/Thing",
      "@id": "/api/things/1",
      "@type": "Thing",
      id: 1,
      addedDate: "x",
      name: "a",
      category: { "@id": "/api/categories/1", "@type": "Category", id: 1 },
      eda_info: { "@type": "EDAInfo", "@id": "/api/.well-known/genid/1", value: "R" },
      parameters: [{ "@id": "/api/parameters/1", "@type": "P", id: 1, name: "a", formatted: "5 V" }],
    };
    expect(patched(body)).toEqual({ status: 200, violations: [] });
    expect(body).toEqual({
      name: "a",
      category: { "@id": "/api/categories/1", "@type": "Category", id: 1 },
      eda_info: { value: "R" },
      parameters: [{ id: 1, name: "a" }],
    });
  });
});

describe("JSON parsing", () => {
  const nested = (depth: number) => Buffer.from(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);

  it("a value that matches several alternatives is ambiguous", () => {
    const schemas = { Size: { properties: { size: { oneOf: [{ minimum: 1 }, { maximum: 5 }] } } } };
    const check = createBodyValidation(schemas, createValidators(schemas), {})("Size");
    expect(violationsOf(check, { size: 6 })).toEqual({ status: 200, violations: [] });
    expect(violationsOf(check, { size: 3 })).toEqual({
      status: 422,
      violations: [
        "size: ambiguous: This value matches several alternatives of the schema. Send the properties of only one.",
      ],
    });
  });

  it.each(["", "{", '{"name":', '{"name":"a",}', '{"name":"a"}trailing', "nope", "'a'", "NaN", "\ufeff"])(
    "rejects %j as a syntax error",
    (text) => {
      expect(() => parseJson(Buffer.from(text))).toThrow("Syntax error");
    },
  );

  it.each([
    ["", 1, 1],
    ["{", 1, 2],
    ['{"name":"a",}', 1, 13],
    ['{"name":"a"}trailing', 1, 13],
    ['{\n  "name": "a"\n  "secret": "b"\n}', 3, 3],
    ["[1, 2,\r\n 03]", 2, 3],
    ['{"a": tru}', 1, 7],
    ['["a\\x"]', 1, 5],
    ['["a\nb"]', 1, 4],
    ["[1}", 1, 3],
    ['{"a" 1}', 1, 6],
    ["[1 2]", 1, 4],
    ['["a b" 1]', 1, 8],
  ])("reports the position of the syntax error in %j", (text, line, column) => {
    expect(() => parseJson(Buffer.from(text))).toThrow(
      `Syntax error: the JSON is malformed at line ${line}, column ${column}.`,
    );
  });

  it("reports the position of any text that JSON.parse rejects, without quoting the text", () => {
    const text = JSON.stringify({ a: [1, -2.5e3, "\u00e9\n", null, true, false, {}, []], b: { c: "d" } });
    for (let at = 0; at < text.length; at += 1) {
      for (const broken of [text.slice(0, at), `${text.slice(0, at)}?${text.slice(at + 1)}`]) {
        const isValid = (() => {
          try {
            JSON.parse(broken);
            return true;
          } catch {
            return false;
          }
        })();
        if (isValid) continue;
        const { line, column } = syntaxErrorPosition(broken);
        expect(line, broken).toBe(1);
        // The text before the position is valid except for its missing end.
        expect(syntaxErrorPosition(broken.slice(0, column - 1)), broken).toEqual({ line, column });
      }
    }
  });

  it("accepts UTF-8 only, with or without a byte order mark", () => {
    expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow("must be valid UTF-8");
    expect(parseJson(Buffer.from('\ufeff{"a":1}'))).toEqual({ a: 1 });
  });

  it("accepts 32 levels of nesting and rejects any deeper text", () => {
    const check = (depth: number) => patched(parseJson(nested(depth)));
    expect(check(32).violations).toEqual(["a: unknown-property: This field was not expected."]);
    expect(() => checkPatch(parseJson(nested(33)))).toThrow("nested deeper than 32 levels");
    expect(() => checkPatch(parseJson(Buffer.from("[".repeat(400_000) + "]".repeat(400_000))))).toThrow(
      "nested deeper than 32 levels",
    );
  });
});

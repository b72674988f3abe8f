import { describe, expect, it } from "vitest";
import { checkPath, createParameterCheck, parseQuery } from "../../src/http/request/parameters.ts";
import { createRequestValidation } from "../../src/http/validation/request-validation.ts";
import { Problem } from "../../src/util/errors.ts";
import { sampleOperations, sampleSchemas, type SampleId } from "./sample-operations.ts";

const validation = createRequestValidation(sampleSchemas, {});
function checkOf(id: SampleId) {
  const operation = sampleOperations.find(({ operationId }) => operationId === id);
  if (operation === undefined) throw new Error(`There is no ${id}.`);
  return createParameterCheck(operation, validation);
}
const list = checkOf("listThings");
const defaults = { page: 1, itemsPerPage: 30 };

function violationsOf(query: string): string[] {
  try {
    parseQuery(list, query);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.status).toBe(400);
    return (error.violations ?? [{ propertyPath: "", message: error.detail, code: "" }]).map(
      ({ propertyPath, code, message }) => `${propertyPath}: ${code}: ${message}`,
    );
  }
  return [];
}

describe("query parameters", () => {
  it.each<[string, Record<string, unknown>]>([
    ["", {}],
    ["page=2&itemsPerPage=0", { page: 2, itemsPerPage: 0 }],
    ["page=007", { page: 7 }],
    ["name=Part%25", { name: "Part%" }],
    ["name=", { name: "" }],
    ["name=a+b", { name: "a b" }],
    ["name=7", { name: "7" }],
    ["favorite=true", { favorite: true }],
    ["favorite=0", { favorite: false }],
    ["favorite=TRUE", { favorite: true }],
    ["mass[gt]=1.5e-3", { "mass[gt]": 0.0015 }],
    ["mass%5Bgt%5D=-2", { "mass[gt]": -2 }],
    ["order[name]=DESC", { "order[name]": "desc" }],
    ["order[name]=", { "order[name]": "asc" }],
    ["order[name]", { "order[name]": "asc" }],
    ["properties[]=name&properties[]=id", { "properties[]": ["name", "id"] }],
    ["properties[category][]=name", {}],
    ["_comment=why", {}],
  ])("parses ?%s", (query, expected) => {
    expect(parseQuery(list, query).query).toEqual({ ...defaults, ...expected });
  });

  it("decodes a plus sign as a space and keeps it", () => {
    expect(parseQuery(list, "category=1+,3++").query["category"]).toBe("1 ,3  ");
    expect(parseQuery(list, "category=1%2B").query["category"]).toBe("1+");
  });

  it("passes the original query to the handler", () => {
    const { searchParams } = parseQuery(list, "properties[category][]=name&page=2");
    expect([...searchParams]).toEqual([
      ["properties[category][]", "name"],
      ["page", "2"],
    ]);
  });

  it.each([
    ["page=0", "page: too-small: This value should be greater than or equal to 1."],
    ["page=-1", "page: too-small: This value should be greater than or equal to 1."],
    ["page=abc", "page: type: This value should be an integer."],
    ["page=", "page: type: This value should be an integer."],
    ["page=1.5", "page: type: This value should be an integer."],
    ["page=0x10", "page: type: This value should be an integer."],
    ["page=1e3", "page: type: This value should be an integer."],
    [
      "page=99999999999999999999",
      "page: too-large: This value should be less than or equal to 9007199254740991.",
    ],
    ["itemsPerPage=5001", "itemsPerPage: too-large: This value should be less than or equal to 5000."],
    ["favorite=abc", 'favorite: type: This value should be "true" or "false".'],
    ["mass[gt]=heavy", "mass[gt]: type: This value should be a number."],
    ["mass[gt]=1e999", "mass[gt]: type: This value should be a number."],
    [
      "order[name]=bad",
      'order[name]: choice: The value you selected is not a valid choice. Valid values are "asc", "desc".',
    ],
    ["page=1&page=2", "page: duplicate: This parameter must not be repeated."],
    ["name[]=a", "name[]: unknown-parameter: This parameter takes a single value. Write name=… instead."],
    ["name[0]=a", "name[0]: unknown-parameter: This parameter takes a single value. Write name=… instead."],
    ["name=a%00b", "name: no-control-characters: This value must not contain the NUL character (U+0000)."],
    ["properties[]=", "properties[]: not-blank: This value should not be blank."],
  ])("rejects ?%s", (query, violation) => {
    expect(violationsOf(query)).toEqual([violation]);
  });

  it.each([
    "nope=1",
    "order=name",
    "order[nope]=asc",
    "mass[nope]=1",
    "__proto__=1",
    "constructor=1",
    "=1",
    "Page=1",
  ])("rejects ?%s as unknown", (query) => {
    const [violation] = violationsOf(query);
    expect(violation).toContain("unknown-parameter");
    expect(violation).toContain("Unknown query parameter");
    expect(violation?.length).toBeLessThan(200);
  });

  it.each([
    ["nmae=1", 'Unknown query parameter "nmae". Did you mean "name"?'],
    ["items_per_page=1", 'Unknown query parameter "items_per_page". Did you mean "itemsPerPage"?'],
    ["favourite=1", 'Unknown query parameter "favourite". Did you mean "favorite"?'],
    ["zzzzzz=1", 'Unknown query parameter "zzzzzz". See /api/docs for the parameters of this operation.'],
  ])("suggests a parameter name for ?%s", (query, sentence) => {
    expect(violationsOf(query)[0]).toContain(sentence);
  });

  it("compares only as many unknown names as it reports", () => {
    const query = Array.from({ length: 500 }, (_, index) => `nmae${index}=1`).join("&");
    expect(violationsOf(query)).toHaveLength(100);
  });

  it("reports all violations at once", () => {
    expect(violationsOf("page=0&nope=1&favorite=x")).toHaveLength(3);
  });

  it.each(["name=%", "name=%zz", "name=%ff", "%=1", "name=%c0%80"])("rejects ?%s as malformed", (query) => {
    expect(violationsOf(query)[0]).toContain("invalid percent-encoding");
  });

  it("limits the number of selected properties, including nested ones", () => {
    const select = (count: number, name: string) =>
      Array.from({ length: count }, (_, i) => `${name}=p${i}`).join("&");
    expect(violationsOf(select(100, "properties[]"))).toEqual([]);
    expect(violationsOf(select(101, "properties[category][]"))[0]).toContain("At most 100 properties");
  });

  it("accepts a selection only if the operation supports one", () => {
    expect(() => parseQuery(checkOf("deleteThing"), "properties[]=name")).toThrow("Unknown query parameter");
  });

  it("truncates comments to 255 characters", () => {
    const check = checkOf("deleteThing");
    expect(parseQuery(check, "_comment=a%20b").comment).toBe("a b");
    expect(parseQuery(check, "_comment=").comment).toBeNull();
    expect([
      ...(parseQuery(check, `_comment=${encodeURIComponent("😀".repeat(300))}`).comment ?? ""),
    ]).toHaveLength(255);
  });

  it("returns 404 for invalid path parameters", () => {
    const check = checkOf("getContext");
    expect(() => checkPath(check, { type: "Part" })).not.toThrow();
    expect(() => checkPath(check, { type: "a b" })).toThrow(expect.objectContaining({ status: 404 }));
  });
});

import { describe, expect, it } from "vitest";
import { parseSparseFields, selected, type Selection } from "../../src/query/sparse-fields.ts";

const parse = (text: string, known?: (path: readonly string[]) => boolean) =>
  parseSparseFields(new URLSearchParams(text), known);

/** Converts a selection to a JSON value. */
function plain(selection: Selection | true): unknown {
  if (selection === true) return true;
  return Object.fromEntries([...selection].map(([name, nested]) => [name, plain(nested)]));
}

describe("the selection of properties", () => {
  it("the selection of properties is null if the query contains none", () => {
    expect(parse("page=1&propertiesOf=2")).toBeNull();
  });

  it.each([
    ["properties[]=name", { name: true }],
    ["properties[]=name&properties[]=3d_model", { name: true, "3d_model": true }],
    ["properties[category][]=name", { category: { name: true } }],
    ["properties[category][parent][]=name", { category: { parent: { name: true } } }],
    ["properties[]=id&properties[partLots][]=amount", { id: true, partLots: { amount: true } }],
    [
      "properties[0]=name&properties[1]=id&properties[category][0]=id",
      { name: true, id: true, category: { id: true } },
    ],
  ])("parses %s", (text, expected) => {
    expect(plain(parse(text)?.selection ?? true)).toEqual(expected);
  });

  it.each([
    "properties[]=category&properties[category][]=full_path",
    "properties[category][]=full_path&properties[]=category",
  ])("prefers selected properties of an object to the whole object: %s", (text) => {
    expect(plain(parse(text)?.selection ?? true)).toEqual({ category: { full_path: true } });
  });

  it("properties that identify an element are always selected", () => {
    expect(
      plain(parse("properties[]=@id&properties[category][]=@type", () => true)?.selection ?? true),
    ).toEqual({
      category: {},
    });
  });

  it("equal selections have the same key in any order, and different ones have different keys", () => {
    const key = parse("properties[]=name&properties[category][]=id&properties[category][]=name")?.key;
    expect(parse("properties[category][]=name&properties[category][]=id&properties[]=name")?.key).toBe(key);
    expect(parse("properties[]=name&properties[]=category&properties[]=id")?.key).not.toBe(key);
  });

  it.each([
    "properties=name",
    "properties[name]=id",
    "properties[a][b]=id",
    "properties[]=",
    "properties[]=a,b",
    "properties[][]=a",
    "properties[a]x[]=b",
    "properties[a][b][c][]=d",
    "properties[a b][]=c",
    Array.from({ length: 101 }, (_, index) => `properties[]=p${index}`).join("&"),
  ])("rejects %s", (text) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({ status: 400, detail: expect.stringContaining("properties") as string }),
    );
  });

  it("distinguishes selected names from properties of Object.prototype", () => {
    expect(plain(parse("properties[]=constructor")?.selection ?? true)).toEqual({ constructor: true });
    expect(selected(parse("properties[]=name")?.selection ?? null, "constructor")).toBe(false);
  });

  it.each([
    ["properties[]=nope", 'properties[]: Unknown property "nope".'],
    ["properties[category][]=nope", 'properties[category][]: Unknown property "nope".'],
    ["properties[nope][]=@id", 'properties[nope][]: Unknown property "nope".'],
  ])("rejects an unknown property and names it: %s", (text, detail) => {
    const known = new Set(["name", "category", "category.name"]);
    expect(() => parse(text, (path) => known.has(path.join(".")))).toThrow(
      expect.objectContaining({ status: 400, detail }),
    );
    expect(() => parse("properties[category][]=name", (path) => known.has(path.join(".")))).not.toThrow();
  });

  it("returns which properties are selected: all without a selection", () => {
    expect(selected(null, "name")).toBe(true);
    expect(selected(true, "name")).toBe(true);
    const selection = parse("properties[]=name&properties[category][]=id")?.selection ?? null;
    expect(selected(selection, "name")).toBe(true);
    expect(selected(selection, "comment")).toBe(false);
    expect(selected(selection, "category")).toEqual(new Map([["id", true]]));
  });
});

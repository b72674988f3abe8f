import { describe, expect, it } from "vitest";
import { parseEntityList } from "../../src/query/entity-list.ts";

const tree = { table: "categories", collection: "/api/categories", tree: true };
const flat = { table: "users", collection: "/api/users", tree: false };

/** Parses a list of entities in the raw query of a URL. */
function fromUrl(raw: string) {
  const value = new URLSearchParams(`category=${raw}`).get("category") ?? "";
  const { themselves, withChildren, withDescendants } = parseEntityList("category", value, tree);
  return [themselves, withChildren, withDescendants];
}

describe("a list of entities", () => {
  it.each([
    ["1", [[1], [], []]],
    ["1,2", [[1, 2], [], []]],
    ["1,1,01", [[1], [], []]],
    ["/api/categories/3", [[3], [], []]],
    ["/api/categories/3%2B,/api/categories/4%2B%2B", [[3], [3], [4]]],
    ["/api/categories/3++", [[], [], [3]]],
    ["1+", [[1], [1], []]],
    ["1%2B", [[1], [1], []]],
    ["1++", [[], [], [1]]],
    ["1%2B%2B", [[], [], [1]]],
    ["1%2B+", [[1], [1], []]],
    ["1+,3++", [[1], [1], [3]]],
    ["1,%202+,%20%203++", [[1, 2], [2], [3]]],
    ["1%2B%20,3%2B%2B%20", [[1], [1], [3]]],
    ["", [[], [], []]],
    ["99999999999999999999999", [[0], [], []]],
  ])("the list of entities %s is parsed", (raw, expected) => {
    expect(fromUrl(raw)).toEqual(expected);
  });

  it.each([
    "0",
    "00",
    "-1",
    "1.5",
    "1e3",
    "abc",
    "null",
    "1,",
    ",1",
    "1,,2",
    "1 2",
    "1%2B%2B%2B",
    "1+++",
    "/api/footprints/3",
    "/api/categories/",
    "/api/categories/x",
    "/api/categories/3/children",
    "%2B",
    Array.from({ length: 1001 }, (_, index) => index + 1).join(","),
  ])("the list of entities %s is rejected", (raw) => {
    expect(() => fromUrl(raw)).toThrow(
      expect.objectContaining({ status: 400, detail: expect.stringMatching(/^category: /) as string }),
    );
  });

  it("the error names the invalid entry", () => {
    expect(() => fromUrl("1,/api/footprints/3")).toThrow(
      /"\/api\/footprints\/3" is neither an ID nor an IRI/,
    );
  });

  it("plus signs are rejected and spaces accepted for entities without a tree", () => {
    expect(parseEntityList("user", "1 , 2", flat).themselves).toEqual([1, 2]);
    expect(() => parseEntityList("user", "1+", flat)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

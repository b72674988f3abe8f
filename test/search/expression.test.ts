/** Tests regular expressions and wildcards in searches: rejected ones, matches and size limits. */
import { RE2JS } from "re2js";
import { describe, expect, it, vi } from "vitest";
import { compileExpression, compileWildcards } from "../../src/search/expression.ts";

const compile = (text: string) => compileExpression("keyword", text);

describe("a regular expression", () => {
  it.each([
    "(.{0,1000})".repeat(45),
    `(${"(x?|y)".repeat(70)}){0,1000}`,
    `(${"\\pL".repeat(160)})(?i){1000}`,
    `((${"a".repeat(480)}){100}){10}`,
  ])("a regular expression that would take long is rejected before compilation: %s", (keyword) => {
    const spy = vi.spyOn(RE2JS, "compile");
    expect(() => compile(keyword)).toThrow(/too large/);
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });

  it.each(["(abcdefghij){90}", "((((((((a{2}){2}){2}){2}){2}){2}){2}){2}){2}".repeat(3)])(
    "a regular expression with too many instructions is rejected: %s",
    (keyword) => {
      expect(() => compile(keyword)).toThrow(/too large/);
    },
  );

  it.each([
    ["a".repeat(500)],
    ["(?:[0-9]{1,3}\\.){3}[0-9]{1,3}"],
    ["[[:alpha:]]{2,20}-?\\d{1,10}([.,]\\d{1,10})?\\s*(k|M|m|µ|n|p)?(Ω|F|H|V)"],
    [".{0,250}x"],
    ["\\p{Greek}{100}"],
  ])("a regular expression is accepted: %s", (keyword) => {
    expect(() => compile(keyword)).not.toThrow();
  });

  it("a regular expression is compiled for each search, so that its tables are freed", () => {
    const spy = vi.spyOn(RE2JS, "compile");
    compile("a");
    compile("a");
    expect(spy).toHaveBeenCalledTimes(2);
    expect(spy.mock.results[0]?.value).not.toBe(spy.mock.results[1]?.value);
    spy.mockRestore();
  });
});

it.each([
  ["10%k", "r 10.5k", true, []],
  ["10__perc", "10x perc", true, ["perc"]],
  ["100\\%", "100 %", false, ["100%"]],
  ["100\\%", "a 100%", true, ["100%"]],
  ["a.c(", "abc(", false, ["a.c("]],
  ["back\\", "back\\slash", true, ["back\\"]],
  ["STRA_E%ω", "straße\n5 ω", true, ["stra"]],
] as [string, string, boolean, string[]][])("the wildcards %s match %j", (word, text, matches, literals) => {
  const compiled = compileWildcards(word);
  expect(compiled.matches(text)).toBe(matches);
  expect(compiled.literals).toEqual(literals);
});

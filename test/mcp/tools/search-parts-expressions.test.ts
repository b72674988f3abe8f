/** How large regular expressions of searches may be, and that nothing is kept of them. */
import fc from "fast-check";
import { RE2JS } from "re2js";
import { describe, expect, it, vi } from "vitest";
import { compileExpression } from "../../../src/mcp/tools/search/expression.ts";
import { expandedSize } from "../../../src/mcp/tools/search/expression-size.ts";

const pieces =
  "a|é|😀|.|\\pL|\\p{Greek}|\\x{41}|[a-z]|[]a]|[^]{3}]|[[:alpha:]x]|[a\\]{9}]|[[{7}]|\\{|{|}|(|(|(?:|(?i)|(?i:|(?P<n>|)|)" +
  "|*|+|?|{2}|{9}|{0,9}|{3,}|{30}|{2}?|\\Q{9}(\\E|^|$|\\b|\\\\|]|[|{,5}|\\(|\\)|\\[";

describe("the size of a regular expression", () => {
  it("is told from its text, not much less than it is", () => {
    const piece = fc.constantFrom("|", ...pieces.split("|"));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (some) => {
        const size = programSize(some.join(""));
        if (size !== null) expect(size).toBeLessThan(1.5 * expandedSize(some.join("")) + 20);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    "(.{0,1000})".repeat(45),
    `(${"(x?|y)".repeat(70)}){0,1000}`,
    `(${"\\pL".repeat(160)})(?i){1000}`,
    "((((((((a{2}){2}){2}){2}){2}){2}){2}){2}){2}".repeat(9),
  ])("is too large before anything is compiled: %s", (keyword) => {
    expect(expandedSize(keyword)).toBeGreaterThan(10_000);
    expect(() => compileExpression(keyword)).toThrow(/too large/);
  });

  it.each([
    ["a".repeat(500)],
    ["(?:[0-9]{1,3}\\.){3}[0-9]{1,3}"],
    ["[[:alpha:]]{2,20}-?\\d{1,10}([.,]\\d{1,10})?\\s*(k|M|m|µ|n|p)?(Ω|F|H|V)"],
    [".{0,250}x"],
    ["\\p{Greek}{100}"],
  ])("is no reason to refuse %s", (keyword) => {
    expect(() => compileExpression(keyword)).not.toThrow();
  });
});

it("An expression is made anew for each search, so that what it grew goes with it", () => {
  const compile = vi.spyOn(RE2JS, "compile");
  compileExpression("a");
  compileExpression("a");
  expect(compile).toHaveBeenCalledTimes(2);
  expect(compile.mock.results[0]?.value).not.toBe(compile.mock.results[1]?.value);
});

function programSize(text: string): number | null {
  try {
    return RE2JS.compile(text, RE2JS.CASE_INSENSITIVE).programSize();
  } catch {
    return null;
  }
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planLike, prefixUpperBound } from "../../src/query/like-pattern.ts";

const inBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe("the plan of a pattern", () => {
  it.each([
    ["", "equal", [""]],
    ["Part 1", "equal", ["part 1"]],
    ["100\\%", "equal", ["100%"]],
    ["a\\_b\\\\c", "equal", ["a_b\\c"]],
    ["\\A", "equal", ["a"]],
    ["a\\", "equal", ["a\\"]],
    ["%", "any", []],
    ["%%%", "any", []],
    ["STM32%", "range", ["stm32", "stm33"]],
    ["abc%%", "range", ["abc", "abd"]],
    ["\u{10FFFF}%", "from", ["\u{10FFFF}"]],
    ["%abc", "like", ["%abc"]],
    ["_", "like", ["_"]],
    ["\u{10FFFF}_", "like", ["\u{10FFFF}_"]],
    ["F4_7%", "range-like", ["f4", "f5", "f4_7%"]],
    ["50\\%_", "range-like", ["50%", "50&", "50\\%_"]],
  ])("the pattern %o is %s %o", (pattern, kind, values) => {
    expect(planLike(pattern)).toEqual({ kind, values });
  });

  it("a pattern is normalized across an escape: a base letter and an escaped combining mark are one character", () => {
    expect(planLike("e\\\u0301")).toEqual({ kind: "equal", values: ["é"] });
  });
});

describe("the upper bound of a prefix", () => {
  it.each([
    ["ab", "ac"],
    ["\ud7ff", "\ue000"],
    ["a\u{10FFFF}", "b"],
    ["a\u{10FFFF}\u{10FFFF}", "b"],
    ["\uffff", "\u{10000}"],
    ["\u{1F600}", "\u{1F601}"],
  ])("the upper bound of a prefix of %o is %o", (prefix, bound) => {
    expect(prefixUpperBound(prefix)).toBe(bound);
  });

  it("there is no upper bound for a prefix of the last code point", () => {
    expect(prefixUpperBound("\u{10FFFF}\u{10FFFF}")).toBeNull();
  });

  it("the upper bound separates texts with the prefix from all others, in byte order", () => {
    const text = fc.string({ unit: "binary", maxLength: 4 });
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", minLength: 1, maxLength: 3 }),
        text,
        text,
        (prefix, rest, other) => {
          const bound = prefixUpperBound(prefix);
          if (bound === null) return;
          expect(inBytes(prefix + rest, bound)).toBeLessThan(0);
          const within = inBytes(other, prefix) >= 0 && inBytes(other, bound) < 0;
          expect(within).toBe(Array.from(other).slice(0, Array.from(prefix).length).join("") === prefix);
        },
      ),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "../../src/database/fold.ts";
import { sortText } from "../../src/database/sort-text.ts";

describe("sort texts", () => {
  it.each([
    ["Ärger", "arger"],
    ["e\u0301", "e"],
    ["Ǻngström", "angstrom"],
    ["Łódź", "lodz"],
    ["Ørsted", "orsted"],
    ["Ǿ", "o"],
    ["Đuro", "duro"],
    ["Æsir", "aesir"],
    ["Œuvre", "oeuvre"],
    ["STRASSE ẞ", "strasse ss"],
    ["ISPARTA İ ı", "isparta i i"],
    ["Þór", "thor"],
    ["Άλφα ΐ ᾳ", "αλφα ι α"],
    ["Ёлка", "елка"],
    ["x\u0304", "x"],
    ["Việt Nam", "viet nam"],
  ])("the sort text of %j starts with %j", (text, base) => {
    expect(sortText(fold(text))).toBe(`${base}\u0001${fold(text)}`);
  });

  it.each(["", "Resistor 10k", "10 \u00b5F", "10 kΩ", "±5 %", "電阻", "が", "한국", "Йод", "हिन्दी", "😀"])(
    "%j is sorted by its folded text",
    (text) => {
      expect(sortText(fold(text))).toBeNull();
    },
  );

  it("uses at most 100 characters, so that an index entry is not too long", () => {
    expect(sortText("😀".repeat(99) + "ä" + "x".repeat(1000))).toBe(
      `${"😀".repeat(99)}a\u0001${"😀".repeat(99)}ä`,
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 600 }), (text) => {
        expect(Buffer.byteLength(sortText(fold(text)) ?? "")).toBeLessThan(810);
      }),
    );
  });

  it("differ if the folded texts differ", () => {
    const short = fc.string({
      unit: fc.constantFrom("a", "ä", "á", "ß", "s", "\u0301", "е", "ё"),
      maxLength: 4,
    });
    fc.assert(
      fc.property(short, short, (one, other) => {
        const [a, b] = [fold(one), fold(other)];
        expect((sortText(a) ?? a) === (sortText(b) ?? b)).toBe(a === b);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "../../src/database/fold.ts";

describe("fold", () => {
  it.each([
    ["ÄPFEL", "äpfel"],
    ["Ohm Ω", "ohm ω"],
    ["ΟΔΟΣ", "οδοσ"],
    ["οδος", "οδοσ"],
    ["STRASSE ẞ", "strasse ß"],
    ["e\u0301", "\u00e9"],
    ["\u212b", "\u00e5"],
    ["10 K\u2126", "10 kω"],
    ["İ", "i\u0307"],
    ["", ""],
  ])("takes %j for %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("changes nothing when done twice", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => fold(fold(text)) === fold(text)));
  });

  it("fold does not tell composed from decomposed text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        (text) => fold(text.normalize("NFD")) === fold(text.normalize("NFC")),
      ),
    );
  });
});

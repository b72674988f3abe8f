import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "../../src/database/fold.ts";

describe("case folding", () => {
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
    ["10 \u00b5F", "10 \u03bcf"],
    ["10 \u03bcF", "10 \u03bcf"],
    ["300 \u212a", "300 k"],
    ["", ""],
  ])("folds %j to %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("is the same if it is applied twice", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => fold(fold(text)) === fold(text)));
  });

  it("folds composed and decomposed characters to the same text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        (text) => fold(text.normalize("NFD")) === fold(text.normalize("NFC")),
      ),
    );
  });
});

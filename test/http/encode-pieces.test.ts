import { expect, it } from "vitest";
import { createEncodePieces } from "../../src/http/response/encode-pieces.ts";

const texts = [
  "",
  "ascii",
  "µ",
  "−40 → 85 °C",
  "😀",
  "漢字".repeat(20_000),
  "x".repeat(100_000),
  "é".repeat(99_999),
];

it.each(texts.map((text) => [text.length, text]))("encodes a text of length %i", (_, text) => {
  expect(createEncodePieces()([text]).equals(Buffer.from(text))).toBe(true);
});

it("encodes pieces one after the other", () => {
  const encode = createEncodePieces();
  const first = encode(texts.slice(0, 5));
  // Later texts use the same memory.
  encode(["y".repeat(1000)]);
  expect(first.toString()).toBe(texts.slice(0, 5).join(""));
  expect(encode(texts).equals(Buffer.from(texts.join("")))).toBe(true);
});

it("copies pieces that are already encoded", () => {
  for (const some of [texts.slice(0, 5), texts]) {
    const pieces = some.map((text, index) => (index % 2 === 0 ? text : Buffer.from(text)));
    expect(createEncodePieces()(pieces).equals(Buffer.from(some.join("")))).toBe(true);
  }
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBase64Decoder } from "../../src/attachments/base64-decoder.ts";

function decode(text: string, size = 7) {
  const decoder = createBase64Decoder();
  const pieces: Buffer[] = [];
  for (let at = 0; at < text.length; at += size) pieces.push(decoder.push(text.slice(at, at + size)));
  return Buffer.concat([...pieces, decoder.end()]);
}

describe("the base64 decoder", () => {
  it("rejects a data URL without an end to its header", () => {
    expect(() => decode(`data:${"x".repeat(2000)};base64,QQ==`)).toThrow(
      expect.objectContaining({ code: "not-base64" }),
    );
  });

  it("decodes any content in any encoding and with any chunk boundaries", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom(
          "",
          "data:image/png;base64,",
          "DATA:;base64,",
          "data:@file/octet-stream;base64,",
          " \n data:text/plain;charset=utf-8;base64,",
        ),
        fc.constantFrom("base64", "base64url"),
        fc.boolean(),
        fc.constantFrom("", "\n", "\r\n", " "),
        fc.integer({ min: 1, max: 90 }),
        (bytes, prefix, alphabet, padded, blank, size) => {
          const digits = Buffer.from(bytes).toString(alphabet).replaceAll("=", "");
          const padding = padded ? "=".repeat((4 - (digits.length % 4)) % 4) : "";
          const text = prefix + (digits + padding).replaceAll(/(.{1,19})/g, `$1${blank}`);
          expect(decode(text, size).equals(Buffer.from(bytes))).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("decodes text that only starts like a data URL as base64", () => {
    expect(decode("data")).toEqual(Buffer.from("data", "base64"));
    expect(decode("dat", 1)).toEqual(Buffer.from("dat", "base64"));
  });

  it.each([
    "data:text/plain,hello%20world",
    "data:text/plain;charset=utf-8,QQ==",
    "data:text/plain;base64QQ==",
    "data:",

    "hello!",
    "QQ==QQ==",
    "QQ=",
    "Q===",
    "QUI==",
    "=",
    "A",
    "QUJDR",
    "QQ%3D%3D",
    "ÄÖ==",
    "QQ\u0000=",
  ])("rejects %j", (text) => {
    expect(() => decode(text)).toThrow(expect.objectContaining({ code: "not-base64" }));
  });
});

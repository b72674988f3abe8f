import { describe, expect, test } from "vitest";
import { createApiToken, hashToken, isPlausibleToken, tokenHint } from "../../src/identity/api-token.ts";

describe("an API token", () => {
  test("an API token is plt_ with 256 random bits and a checksum, one word of letters and digits", () => {
    for (const byte of [0x00, 0x01, 0xff]) {
      expect(createApiToken(Buffer.alloc(32, byte))).toMatch(/^plt_[0-9A-Za-z]{49}$/);
    }
  });

  test("carries every random bit: tokens whose bits differ anywhere differ", () => {
    const tokens = new Set<string>();
    for (let bit = 0; bit < 256; bit++) {
      const bytes = Buffer.alloc(32);
      bytes[bit >> 3] = 1 << (bit & 7);
      tokens.add(createApiToken(bytes));
    }
    tokens.add(createApiToken(Buffer.alloc(32)));
    expect(tokens.size).toBe(257);
  });

  test("an API token is different every time", () => {
    expect(createApiToken()).not.toBe(createApiToken());
  });

  test("an API token is recognised as made here", () => {
    for (let round = 0; round < 100; round++) expect(isPlausibleToken(createApiToken())).toBe(true);
  });

  test("an API token is told apart from the same with one character changed, at any place", () => {
    const token = createApiToken();
    for (let at = 4; at < token.length; at++) {
      const other = token[at] === "A" ? "B" : "A";
      expect(isPlausibleToken(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
    }
  });

  test("an API token is told apart from a cut-off, a longer and a wrapped one", () => {
    const token = createApiToken();
    for (const wrong of [
      token.slice(0, -1),
      `${token}A`,
      "plt_",
      `${token} `,
      token.replace("plt_", "plt_-"),
    ]) {
      expect(isPlausibleToken(wrong)).toBe(false);
    }
  });

  test("an API token may be a foreign text, which only the database can judge", () => {
    for (const foreign of ["tcp_admin", "eyJhbGciOiJub25lIn0.e30.x", "PLT_x", "plt"]) {
      expect(isPlausibleToken(foreign)).toBe(true);
    }
  });

  test("an API token is stored as its SHA-256 and remembered by its last four characters", () => {
    expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(tokenHint("tcp_admin")).toBe("dmin");
  });
});

import { describe, expect, test } from "vitest";
import { createApiToken, hashToken, isPlausibleToken, tokenHint } from "../../src/identity/api-token.ts";

describe("an API token", () => {
  test("consists of `plt_`, 256 random bits and a checksum, in letters and digits", () => {
    for (const byte of [0x00, 0x01, 0xff]) {
      expect(createApiToken(Buffer.alloc(32, byte))).toMatch(/^plt_[0-9A-Za-z]{49}$/);
    }
  });

  test("tokens differ if any of their bits differ", () => {
    const tokens = new Set<string>();
    for (let bit = 0; bit < 256; bit++) {
      const bytes = Buffer.alloc(32);
      bytes[bit >> 3] = 1 << (bit & 7);
      tokens.add(createApiToken(bytes));
    }
    tokens.add(createApiToken(Buffer.alloc(32)));
    expect(tokens.size).toBe(257);
  });

  test("is different each time", () => {
    expect(createApiToken()).not.toBe(createApiToken());
  });

  test("is recognized by its checksum", () => {
    for (let round = 0; round < 100; round++) expect(isPlausibleToken(createApiToken())).toBe(true);
  });

  test("is not recognized with any single character changed", () => {
    const token = createApiToken();
    for (let at = 4; at < token.length; at++) {
      const other = token[at] === "A" ? "B" : "A";
      expect(isPlausibleToken(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
    }
  });

  test("is not recognized if it is truncated, extended or surrounded by other text", () => {
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

  test("can also be a token of another server, which only the database can verify", () => {
    for (const foreign of ["tcp_admin", "eyJhbGciOiJub25lIn0.e30.x", "PLT_x", "plt"]) {
      expect(isPlausibleToken(foreign)).toBe(true);
    }
  });

  test("is stored as its SHA-256 hash and identified by its last four characters", () => {
    expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(tokenHint("tcp_admin")).toBe("dmin");
  });
});

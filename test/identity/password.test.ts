import { scrypt } from "node:crypto";
import type * as Crypto from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import {
  hashPassword,
  maximumPasswordLength,
  needsRehash,
  passwordViolation,
  verifyPassword,
} from "../../src/identity/password.ts";
import { standardParameters } from "../../src/identity/password-cost.ts";

vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof Crypto>();
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) };
});

const cheap = { ln: 4, r: 8, p: 1 };

describe("a stored password", () => {
  test("contains the cost parameters and no trace of the password", async () => {
    const hash = await hashPassword("correct horse", cheap);
    expect(hash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  });

  test("is salted: the same password results in another hash each time", async () => {
    expect(await hashPassword("same", cheap)).not.toBe(await hashPassword("same", cheap));
  });

  test("accepts only the correct password", async () => {
    const hash = await hashPassword("correct horse", cheap);
    expect(await verifyPassword("correct horse", hash)).toBe(true);
    for (const wrong of ["", "correct hors", "Correct horse", "correct horse "]) {
      expect(await verifyPassword(wrong, hash)).toBe(false);
    }
  });

  test("accepts the same characters in any Unicode normalization form", async () => {
    expect(await verifyPassword("cafe\u0301-u\u0308", await hashPassword("caf\u00e9-\u00fc", cheap))).toBe(
      true,
    );
  });

  test("follows RFC 7914: accepts the hash of another implementation", async () => {
    // Python: hashlib.scrypt(b"pleaseletmein", salt=b"SodiumChloride16", n=16384, r=8, p=1, dklen=32)
    const foreign =
      "$scrypt$ln=14,r=8,p=1$U29kaXVtQ2hsb3JpZGUxNg$ywd3KuG5N75+/+n/Cjfqd4qjzQQanR1jI1SPfrFKXNY";
    expect(await verifyPassword("pleaseletmein", foreign)).toBe(true);
  });

  test.each([
    "",
    "secret",
    "$2y$10$abcdefghijklmnopqrstuv",
    "$scrypt$ln=99,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "$scrypt$ln=15,r=0,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "$scrypt$ln=20,r=99,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  ])("accepts no password if it is malformed (%#)", async (hash) => {
    expect(await verifyPassword("secret", hash)).toBe(false);
    expect(needsRehash(hash)).toBe(true);
  });

  test("needs as much work if there is no user or no password", async () => {
    const work = () => vi.mocked(scrypt).mock.calls.map(([, , size, options]) => [size, options]);
    vi.mocked(scrypt).mockClear();
    expect(await verifyPassword("secret", await hashPassword("secret"))).toBe(true);
    expect(await verifyPassword("secret", null)).toBe(false);
    const [, existing, missing] = work();
    expect(missing).toEqual(existing);
  });

  test("is replaced if its cost parameters differ", async () => {
    expect(needsRehash(await hashPassword("x"))).toBe(false);
    expect(needsRehash(await hashPassword("x", cheap))).toBe(true);
  });

  test("has the cost that OWASP recommends", () => {
    expect(standardParameters).toEqual({ ln: 15, r: 8, p: 3 });
  });
});

describe("a new password", () => {
  test("has at least 6 and at most 128 characters", () => {
    expect(passwordViolation("12345")).toMatch(/too short/);
    expect(passwordViolation("123456")).toBeNull();
    expect(passwordViolation("x".repeat(maximumPasswordLength))).toBeNull();
    expect(passwordViolation("x".repeat(maximumPasswordLength + 1))).toMatch(/too long/);
  });

  test("is counted in characters, not in UTF-16 code units", () => {
    expect(passwordViolation("🔑🔑🔑")).toMatch(/too short/);
    expect(passwordViolation("🔑".repeat(128))).toBeNull();
  });

  test("has no control characters", () => {
    for (const stray of ["\0", "\n", "\u001b", "\u0085"]) {
      expect(passwordViolation(`secret${stray}`)).toMatch(/control characters/);
    }
    expect(passwordViolation("a sentence, with blanks")).toBeNull();
  });

  test("can have a greater minimum length", () => {
    expect(passwordViolation("12345678", 12)).toMatch(/at least 12/);
  });
});

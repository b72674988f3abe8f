import { randomBytes } from "node:crypto";
import { CompactEncrypt, decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";
import { decrypt, encrypt, generateEncryptionKey, parseEncryptionKey } from "../../src/oauth/encryption.ts";

const key = new Uint8Array(randomBytes(32));

describe("the encryption key", () => {
  it("a generated encryption key can be read and is different each time", () => {
    const [one, other] = [generateEncryptionKey(), generateEncryptionKey()];
    expect(one).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(one).not.toBe(other);
    expect(parseEncryptionKey(one)).toEqual(Buffer.from(one, "base64url"));
  });

  const bytes = Buffer.from("fbff3e00112233445566778899aabbccddeeff00112233445566778899aabbcc", "hex");
  it.each([
    ["base64", bytes.toString("base64")],
    ["base64 without padding", bytes.toString("base64").replace("=", "")],
    ["base64url", bytes.toString("base64url")],
    ["base64url with padding", `${bytes.toString("base64url")}=`],
    ["hexadecimal", bytes.toString("hex")],
    ["uppercase hexadecimal", bytes.toString("hex").toUpperCase()],
    ["surrounding spaces", ` ${bytes.toString("hex")}\n`],
  ])("the encryption key can be written as %s", (_, text) => {
    expect(Buffer.from(parseEncryptionKey(text) ?? [])).toEqual(bytes);
  });

  it.each([
    ["not set", null],
    ["empty", ""],
    ["blank", "   "],
    ["a word", "secret"],
    ["128 bits", randomBytes(16).toString("base64url")],
    ["31 bytes", randomBytes(31).toString("base64url")],
    ["33 bytes", randomBytes(33).toString("base64url")],
    ["63 hexadecimal digits", "a".repeat(63)],
    ["65 hexadecimal digits", "a".repeat(65)],
    ["two alphabets mixed", `${"a".repeat(40)}-/a`],
    ["a key of Part-DB", `def00000${"0".repeat(128)}`],
    ["surrounding quotation marks", `"${randomBytes(32).toString("base64url")}"`],
  ])("the encryption key is rejected: %s", (_, text) => {
    expect(parseEncryptionKey(text)).toBeNull();
  });
});

describe("encrypted values (RFC 7516)", () => {
  it("an encrypted value is decrypted to the original and is different each time", async () => {
    const payload = { id: "x", nested: { list: [1, null, "ü"] } };
    const [one, other] = [await encrypt(payload, key, "code"), await encrypt(payload, key, "code")];
    expect(one).not.toBe(other);
    expect(await decrypt(one, key, "code")).toEqual(payload);
    expect(decodeProtectedHeader(one)).toMatchObject({ alg: "dir", enc: "A256GCM" });
  });

  it.each([
    ["code", "refresh"],
    ["refresh", "code"],
    ["successor", "refresh"],
    ["refresh", "successor"],
  ] as const)("an encrypted %s cannot be decrypted as a %s", async (made, wanted) => {
    expect(await decrypt(await encrypt({ id: "x" }, key, made), key, wanted)).toBeNull();
  });

  it("an encrypted value cannot be decrypted with another key", async () => {
    const text = await encrypt({ id: "x" }, key, "code");
    expect(await decrypt(text, new Uint8Array(randomBytes(32)), "code")).toBeNull();
  });

  it("an encrypted value cannot be modified in any part", async () => {
    const text = await encrypt({ id: "x" }, key, "code");
    const parts = text.split(".");
    for (const [index, part] of parts.entries()) {
      const flipped = part === "" ? "AAAA" : (part.startsWith("A") ? "B" : "A") + part.slice(1);
      const changed = parts.with(index, flipped).join(".");
      expect(await decrypt(changed, key, "code"), `part ${index}`).toBeNull();
    }
  });

  it.each([
    ["nothing", ""],
    ["an arbitrary text", "code"],
    ["dots", "...."],
    ["a text that is too long", "a".repeat(100_000)],
    ["a text in another alphabet", "ü.ü.ü.ü.ü"],
  ])("a text that is not an encrypted value is rejected: %s", async (_, text) => {
    expect(await decrypt(text, key, "code")).toBeNull();
  });

  it("an encrypted value with other parameters is rejected, even with the right key", async () => {
    const jwe = (content: string, header: object) =>
      new CompactEncrypt(new TextEncoder().encode(content))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", typ: "partledger-code", ...header })
        .encrypt(key);
    expect(await decrypt(await jwe('{"id":"x"}', {}), key, "code")).toEqual({ id: "x" });
    expect(await decrypt(await jwe('{"id":"x"}', { typ: undefined }), key, "code")).toBeNull();
    expect(await decrypt(await jwe('{"id":"x"}', { zip: "DEF" }), key, "code")).toBeNull();
    for (const content of ["[]", "null", '"x"', "1", "{"]) {
      expect(await decrypt(await jwe(content, {}), key, "code"), content).toBeNull();
    }
  });
});

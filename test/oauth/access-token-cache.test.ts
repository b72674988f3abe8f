import { generateKeyPairSync, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signAccessToken } from "../../src/oauth/access-token.ts";
import type { SigningKeys } from "../../src/oauth/keys.ts";
import { createAccessTokenReader } from "../../src/oauth/access-token-cache.ts";
import { createMemoryCache } from "../../src/util/memory-cache.ts";
import { testCache } from "../support/memory-cache.ts";
import { hour, minute, start } from "./authorization-server.ts";

function newKeys(): SigningKeys {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { kid: randomUUID(), ...pair, jwk: {}, previous: null, isRotationInterrupted: false };
}

const issuer = "https://parts.example";
const keys = newKeys();
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const sign = (jti: string, signer = keys) =>
  signAccessToken(
    { issuer, subject: "admin", clientId: "c", scope: "edit", resource: null, jti, expiresAt: after(hour) },
    signer,
    start,
  );

describe("the cache of verified access tokens", () => {
  it("a cached access token is accepted without another verification of its signature", async () => {
    const read = createAccessTokenReader(testCache());
    const token = await sign("one");
    const first = await read(token, [keys], issuer, start);
    expect(first).toMatchObject({ kind: "valid", claims: { jti: "one", clientId: "c", audience: issuer } });
    const again = await read(token, [keys], issuer, after(minute));
    expect(first.kind === "valid" && again.kind === "valid" && again.claims === first.claims).toBe(true);
  });

  it("a cached access token expires", async () => {
    const read = createAccessTokenReader(testCache());
    const token = await sign("one");
    expect((await read(token, [keys], issuer, start)).kind).toBe("valid");
    expect((await read(token, [keys], issuer, after(hour + minute))).kind).toBe("expired");
  });

  it("a cached access token is rejected with other keys and for another issuer, permanently", async () => {
    const read = createAccessTokenReader(testCache());
    const token = await sign("one");
    const others = newKeys();
    expect((await read(token, [keys], issuer, start)).kind).toBe("valid");
    expect((await read(token, [others], issuer, start)).kind).toBe("foreign");
    expect((await read(token, [keys], issuer, start)).kind).toBe("valid");
    expect((await read(token, [keys], "https://elsewhere.example", start)).kind).toBe("foreign");
  });

  it("an access token is not cached if its keys have been replaced in the meantime", async () => {
    const read = createAccessTokenReader(testCache());
    const others = newKeys();
    const [token, other] = [await sign("one"), await sign("two", others)];
    await Promise.all([read(token, [keys], issuer, start), read(other, [others], issuer, start)]);
    expect((await read(token, [others], issuer, start)).kind).toBe("foreign");
    expect((await read(other, [keys], issuer, start)).kind).toBe("foreign");
  });

  it("a cached access token does not validate a token with the same beginning", async () => {
    const read = createAccessTokenReader(testCache());
    const token = await sign("one");
    await read(token, [keys], issuer, start);
    expect((await read(`${token.slice(0, -3)}AAA`, [keys], issuer, start)).kind).toBe("foreign");
  });

  it("a cached access token is removed for later ones and verified again", async () => {
    const read = createAccessTokenReader(createMemoryCache(3_500));
    const tokens = await Promise.all(["one", "two", "three"].map((jti) => sign(jti)));
    const [first] = tokens;
    const before = await read(first ?? "", [keys], issuer, start);
    for (const token of tokens) await read(token, [keys], issuer, start);
    const again = await read(first ?? "", [keys], issuer, start);
    expect(again).toEqual(before);
    expect(again.kind === "valid" && before.kind === "valid" && again.claims === before.claims).toBe(false);
  });
});

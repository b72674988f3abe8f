import { createHmac, generateKeyPairSync } from "node:crypto";
import { SignJWT, decodeJwt, decodeProtectedHeader, type JWTHeaderParameters, type JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBearerVerifier } from "../../src/oauth/bearer.ts";
import { createKeyFiles } from "../../src/oauth/keys.ts";
import { openTestStore } from "../support/dialects.ts";
import { startAuthorizationServer, type AuthorizationServer } from "./authorization-server.ts";
import { obtainTokens, scopeOfToken } from "./flow.ts";
import { testCache, testPermissionChainReader } from "../support/memory-cache.ts";

describe("a forged access token (RFC 8725, RFC 9068 §4)", () => {
  let started: AuthorizationServer;
  let genuine: { readonly header: JWTHeaderParameters; readonly claims: JWTPayload; readonly text: string };
  let code: string;
  beforeAll(async () => {
    started = await startAuthorizationServer();
    const { access, refresh } = await obtainTokens(started);
    const header = decodeProtectedHeader(access) as JWTHeaderParameters;
    genuine = { header, claims: decodeJwt(access), text: access };
    code = refresh;
  });
  afterAll(() => started.close());

  const keys = async () => (await createKeyFiles(started.uploads).load()) ?? fail();
  const sign = async (
    change: { readonly header?: object; readonly claims?: object },
    key?: CryptoKey | Uint8Array,
  ) =>
    new SignJWT({ ...genuine.claims, ...change.claims })
      .setProtectedHeader({ ...genuine.header, ...change.header })
      .sign(key ?? (await keys()).privateKey);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

  it("the original claims signed again with the key of the server are accepted", async () => {
    expect(await scopeOfToken(started, await sign({}))).toBe("edit");
  });

  it.each<[string, () => Promise<string> | string]>([
    [
      "no signature (alg none)",
      () => `${encode({ ...genuine.header, alg: "none" })}.${encode(genuine.claims)}.`,
    ],
    [
      "alg none in another case",
      () => `${encode({ ...genuine.header, alg: "NONE" })}.${encode(genuine.claims)}.`,
    ],
    [
      "the public key as a shared secret (alg HS256)",
      async () => {
        const { publicKey } = await keys();
        const pem = publicKey.export({ type: "spki", format: "pem" });
        const text = `${encode({ ...genuine.header, alg: "HS256" })}.${encode(genuine.claims)}`;
        return `${text}.${createHmac("sha256", pem).update(text).digest("base64url")}`;
      },
    ],
    ["another algorithm with the same key (PS256)", () => sign({ header: { alg: "PS256" } })],
    ["another algorithm with the same key (RS512)", () => sign({ header: { alg: "RS512" } })],
    ["another key", () => sign({}, generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey as never)],
    [
      "another key in its own header",
      () => {
        const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
        return sign({ header: { jwk: pair.publicKey.export({ format: "jwk" }) } }, pair.privateKey as never);
      },
    ],
    ["another issuer", () => sign({ claims: { iss: "https://evil.example" } })],
    ["another type (typ JWT)", () => sign({ header: { typ: "JWT" } })],
    ["no type", () => sign({ header: { typ: undefined } })],
    ["no audience", () => sign({ claims: { aud: undefined } })],
    ["no expiry", () => sign({ claims: { exp: undefined } })],
    ["no jti", () => sign({ claims: { jti: undefined } })],
    ["no client_id", () => sign({ claims: { client_id: undefined } })],
    [
      "a validity that starts in the future",
      () => sign({ claims: { nbf: Number(genuine.claims.nbf) + 3600 } }),
    ],
    ["an unknown critical extension", () => unknownCritical()],
    ["a truncated signature", () => genuine.text.slice(0, -10)],
    [
      "a signature of another token",
      async () =>
        `${genuine.text.split(".").slice(0, 2).join(".")}.${(await sign({ claims: { sub: "x" } })).split(".")[2]}`,
    ],
    [
      "claims that differ from the signed ones",
      () => genuine.text.replace(/\.[^.]+\./, `.${encode({ ...genuine.claims, sub: "x" })}.`),
    ],
    ["a refresh token", () => code],
    ["nothing", () => ""],
    ["many additional kilobytes", () => `${genuine.text}${"A".repeat(20_000)}`],
  ])("a forged access token is unknown: one with %s", async (_, make) => {
    expect(await scopeOfToken(started, await make())).toBe("unknown");
  });

  it.each<[string, object, string]>([
    ["an unknown jti", { jti: "A".repeat(43) }, "invalid_token"],
    ["another client", { client_id: "0".repeat(32) }, "invalid_token"],
    ["an audience of another service", { aud: "https://evil.example" }, "invalid_token"],
    ["an expiry in the past", { exp: 1 }, "expired"],
  ])("a token signed with the key of the server is rejected with %s", async (_, claims, verdict) => {
    expect(await scopeOfToken(started, await sign({ claims }))).toBe(verdict);
  });

  it("a forged access token cannot raise its scope, which comes from the database", async () => {
    const access = await sign({ claims: { scope: "full", scopes: ["full"] } });
    expect(await scopeOfToken(started, access)).toBe("edit");
  });

  it("access tokens become invalid if the address of the service changes", async () => {
    const elsewhere = createBearerVerifier({
      cache: testCache(),
      permissionChainOf: testPermissionChainReader(),
      store: started.store,
      keyFiles: createKeyFiles(started.uploads),
      issuer: () => "https://parts.example",
      lastUsed: { note: () => undefined },
    });
    expect(await elsewhere(genuine.text, started.now(), "/api")).toBeNull();
  });

  it("a forged access token causes no database query", async () => {
    const { store, close } = await openTestStore("sqlite");
    await close();
    const verify = createBearerVerifier({
      cache: testCache(),
      permissionChainOf: testPermissionChainReader(),
      store,
      keyFiles: createKeyFiles(started.uploads),
      issuer: () => started.url,
      lastUsed: { note: () => undefined },
    });
    expect(await verify("plt_made-up", started.now(), "/api")).toBeNull();
    await expect(verify(genuine.text, started.now(), "/api")).rejects.toThrow();
  });

  async function unknownCritical(): Promise<string> {
    const { privateKey } = await keys();
    const header = { ...genuine.header, crit: ["exp"], exp: 1 };
    return new SignJWT(genuine.claims).setProtectedHeader(header).sign(privateKey, { crit: { exp: true } });
  }
});

function fail(): never {
  throw new Error("There is none.");
}

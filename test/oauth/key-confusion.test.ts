/** Forged access tokens that confuse the keys of a rotation. `forged-tokens.test.ts` tests forgeries with a single key. */
import { createHmac, generateKeyPairSync, hash, type KeyObject } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { SignJWT, decodeJwt, decodeProtectedHeader, type JWTHeaderParameters, type JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKeyFiles, keyPaths, previousKeyPaths, type VerificationKey } from "../../src/oauth/keys.ts";
import { rotateAt } from "../support/oauth-keys.ts";
import { hour, minute, startAuthorizationServer, type AuthorizationServer } from "./authorization-server.ts";
import { obtainTokens, post, scopeOfToken } from "./flow.ts";

interface Pair extends Pick<VerificationKey, "kid" | "publicKey" | "jwk"> {
  readonly privateKey: KeyObject;
}

/** The state of a rotation, and which of its pairs are accepted. */
interface Phase {
  readonly name: string;
  /** The time since the rotation. Null before the rotation. */
  readonly afterwards: number | null;
  readonly accepts: { readonly previous: boolean; readonly newest: boolean };
}

const phases: Phase[] = [
  { name: "before the rotation", afterwards: null, accepts: { previous: true, newest: false } },
  { name: "while the previous key signs", afterwards: 9 * minute, accepts: { previous: true, newest: true } },
  { name: "when the new key signs", afterwards: 11 * minute, accepts: { previous: true, newest: true } },
  { name: "after the rotation", afterwards: 3 * hour, accepts: { previous: false, newest: true } },
];

describe.each(phases)("confused keys $name (RFC 8725 §3)", ({ afterwards, accepts }) => {
  let started: AuthorizationServer;
  /** The pair before the rotation, the pair after it, and one that the server has never used. */
  let pairs: { readonly previous: Pair; readonly newest: Pair; readonly unknown: Pair };
  let genuine: { readonly header: JWTHeaderParameters; readonly claims: JWTPayload };

  beforeAll(async () => {
    started = await startAuthorizationServer();
    const previous = await load();
    if (afterwards === null) {
      pairs = { previous, newest: foreignPair(), unknown: foreignPair() };
    } else {
      await rotateAt(started.uploads, started.now());
      pairs = { previous, newest: await load(), unknown: foreignPair() };
      started.advance(afterwards);
    }
    const { access } = await obtainTokens(started);
    genuine = {
      header: decodeProtectedHeader(access) as JWTHeaderParameters,
      claims: { ...decodeJwt(access), exp: started.now().getTime() / 1000 + 10 * 3600 },
    };
  });
  afterAll(() => started.close());

  const load = async (): Promise<Pair> => {
    const pair = await createKeyFiles(started.uploads).load();
    if (pair === null) throw new Error("There is no key pair.");
    return pair;
  };
  const sign = async (key: KeyObject, header: object) =>
    new SignJWT(genuine.claims).setProtectedHeader({ ...genuine.header, ...header }).sign(key);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const unsigned = (header: object) =>
    `${encode({ ...genuine.header, ...header })}.${encode(genuine.claims)}`;

  it.each(["previous", "newest"] as const)("only an accepted key verifies: %s", async (name) => {
    const { privateKey, kid } = pairs[name];
    const verdict = await scopeOfToken(started, await sign(privateKey, { kid }));
    expect(verdict).toBe(accepts[name] ? "edit" : "unknown");
  });

  const secrets: [string, (key: Pair) => string | Buffer][] = [
    ["PEM", ({ publicKey }) => publicKey.export({ type: "spki", format: "pem" })],
    ["PEM of PKCS #1", ({ publicKey }) => publicKey.export({ type: "pkcs1", format: "pem" })],
    ["DER", ({ publicKey }) => publicKey.export({ type: "spki", format: "der" })],
    ["JWK", ({ jwk }) => JSON.stringify(jwk)],
    ["modulus", ({ jwk }) => Buffer.from(jwk.n ?? "", "base64url")],
  ];

  const attacks: [string, () => Promise<string[]> | string[]][] = [
    [
      "the key ID of one key with the signature of another",
      () => {
        const all = Object.values(pairs);
        const confused = all.flatMap((signer) =>
          all.filter((named) => named !== signer).map((named) => ({ signer, named })),
        );
        expect(confused).toHaveLength(6);
        return Promise.all(confused.map(({ signer, named }) => sign(signer.privateKey, { kid: named.kid })));
      },
    ],
    [
      "the key ID of an unknown key and its signature",
      async () => [await sign(pairs.unknown.privateKey, { kid: pairs.unknown.kid })],
    ],
    ["no key ID", () => everyPair(({ privateKey }) => [sign(privateKey, { kid: undefined })])],
    [
      "a key ID that is not a thumbprint of a key",
      () =>
        everyPair(({ privateKey, kid }) =>
          [
            ...["", " ", `${kid} `, kid.toLowerCase(), kid.slice(0, -1), `${kid}=`, "0", "1", "__proto__"],
            ...["constructor", "previous", "*"],
          ].map((text) => sign(privateKey, { kid: text })),
        ),
    ],
    [
      "a key ID that is a path or a query",
      () =>
        everyPair(({ privateKey }) =>
          [
            ...keyFilePaths(),
            ...["/dev/null", "../../../../dev/null", "oauth_private.key", "file:///dev/null"],
            ...["' or '1'='1", "https://evil.example/jwks.json"],
          ].map((text) => sign(privateKey, { kid: text })),
        ),
    ],
    [
      "a key ID of another type",
      () =>
        everyPair(({ privateKey, kid }) =>
          [null, true, 0, [kid], { kid }].map((value) => sign(privateKey, { kid: value })),
        ),
    ],
    [
      "alg none and the key ID of each key",
      () =>
        Object.values(pairs).flatMap(({ kid }) =>
          ["none", "None", "NONE", ""].map((alg) => `${unsigned({ alg, kid })}.`),
        ),
    ],
    [
      "alg HS256 with each public key as the secret and each key ID",
      () => {
        const all = Object.values(pairs);
        return all.flatMap((secret) =>
          all.flatMap(({ kid }) =>
            secrets.map(([, secretOf]) => {
              const text = unsigned({ alg: "HS256", kid });
              return `${text}.${createHmac("sha256", secretOf(secret)).update(text).digest("base64url")}`;
            }),
          ),
        );
      },
    ],
    [
      "another algorithm with each key",
      () =>
        everyPair(({ privateKey, kid }) =>
          ["RS384", "RS512", "PS256"].map((alg) => sign(privateKey, { alg, kid })),
        ),
    ],
    [
      "a key in its own header and the key ID of each key",
      () => {
        const { privateKey, jwk } = pairs.unknown;
        return Promise.all(
          Object.values(pairs).flatMap(({ kid }) => [
            sign(privateKey, { kid, jwk }),
            sign(privateKey, { kid, jwk: { ...jwk, kid } }),
            sign(privateKey, { kid, jku: "https://evil.example/jwks.json" }),
            sign(privateKey, { kid, x5u: "https://evil.example/cert.pem" }),
            sign(privateKey, { kid, x5c: [jwk.n ?? ""] }),
          ]),
        );
      },
    ],
    [
      "a signature of the same claims by another key",
      async () => {
        const [one, other] = await Promise.all([
          sign(pairs.previous.privateKey, { kid: pairs.previous.kid }),
          sign(pairs.newest.privateKey, { kid: pairs.newest.kid }),
        ]);
        return [swapSignature(one, other), swapSignature(other, one)];
      },
    ],
  ];

  it.each(attacks)("a token is unknown and cannot be revoked: %s", async (_, make) => {
    const forged = await make();
    expect(forged.length).toBeGreaterThan(0);
    const { access, client } = await obtainTokens(started);
    for (const token of forged) {
      expect(await scopeOfToken(started, token), token).toBe("unknown");
      const revoked = await post(started, "/oauth/revoke", { client_id: client.clientId, token });
      expect(revoked.status).toBe(200);
    }
    expect(await scopeOfToken(started, access)).toBe("edit");
  });

  function keyFilePaths(): string[] {
    const all = [keyPaths(started.uploads), previousKeyPaths(started.uploads)];
    return all.flatMap(({ privatePath, publicPath }) => [privatePath, publicPath]);
  }

  function everyPair(make: (pair: Pair) => Promise<string>[]): Promise<string[]> {
    return Promise.all(Object.values(pairs).flatMap(make));
  }
});

describe("retired and planted keys", () => {
  let started: AuthorizationServer;
  beforeAll(async () => {
    started = await startAuthorizationServer();
  });
  afterAll(() => started.close());

  const signAs = async ({ privateKey, kid }: Pair, access: string) => {
    const exp = started.now().getTime() / 1000 + 24 * 3600;
    return new SignJWT({ ...decodeJwt(access), exp })
      .setProtectedHeader({ ...(decodeProtectedHeader(access) as JWTHeaderParameters), kid })
      .sign(privateKey);
  };

  it("a token that was accepted and cached is unknown as soon as its key is retired", async () => {
    const previous = (await createKeyFiles(started.uploads).load())!;
    await rotateAt(started.uploads, started.now());
    started.advance(2 * hour + 10 * minute - 1);
    const { access } = await obtainTokens(started);
    const token = await signAs(previous, access);
    expect(await scopeOfToken(started, token)).toBe("edit");
    expect(await scopeOfToken(started, token)).toBe("edit");
    started.advance(1);
    expect(await scopeOfToken(started, token)).toBe("unknown");
    expect(await scopeOfToken(started, access)).toBe("edit");
  });

  it("a key stays retired although its files exist, and after the next rotation", async () => {
    const retired = (await createKeyFiles(started.uploads).load())!;
    started.advance(3 * hour);
    await rotateAt(started.uploads, started.now());
    started.advance(3 * hour);
    for (const rotates of [false, true]) {
      if (rotates) await rotateAt(started.uploads, started.now());
      const { access } = await obtainTokens(started);
      expect(await scopeOfToken(started, await signAs(retired, access))).toBe("unknown");
      expect(await scopeOfToken(started, access)).toBe("edit");
    }
  });

  it.each(["", "Replaced-At: \n", "Replaced-At: never\n", "Replaced-At: 1970-01-01T00:00:00.000Z\n"])(
    "a public key without a valid time of a rotation is not accepted: %j",
    async (header) => {
      const planted = foreignPair();
      const { privatePath, publicPath } = previousKeyPaths(started.uploads);
      await writeFile(privatePath, planted.privateKey.export({ type: "pkcs8", format: "pem" }));
      await writeFile(
        publicPath,
        `${header}${String(planted.publicKey.export({ type: "spki", format: "pem" }))}`,
      );
      const { access } = await obtainTokens(started);
      expect(await scopeOfToken(started, await signAs(planted, access))).toBe("unknown");
    },
  );
});

function swapSignature(token: string, other: string): string {
  return [...token.split(".").slice(0, 2), other.split(".")[2]].join(".");
}

function foreignPair(): Pair {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const jwk = pair.publicKey.export({ format: "jwk" });
  return {
    ...pair,
    kid: hash("sha256", JSON.stringify({ e: jwk.e, kty: jwk.kty, n: jwk.n }), "base64url"),
    jwk,
  };
}

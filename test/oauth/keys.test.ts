import { generateKeyPairSync } from "node:crypto";
import { chmod, chown, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignJWT, calculateJwkThumbprint, importJWK, jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createKeyFiles, generateKeys, keyPaths, previousKeyPaths } from "../../src/oauth/keys.ts";
import { rotateAt } from "../support/oauth-keys.ts";

const isRoot = process.getuid?.() === 0;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "partledger-keys-"));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

const load = () => createKeyFiles(directory).load();
const paths = () => keyPaths(directory);

function rsaPair(modulusLength = 2048) {
  return generateKeyPairSync("rsa", {
    modulusLength,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
}

async function write({ privateKey, publicKey }: { privateKey: string; publicKey: string }): Promise<void> {
  await writeFile(paths().privatePath, privateKey);
  await writeFile(paths().publicPath, publicKey);
}

describe("the key pair", () => {
  it("a new key pair is RSA with 2,048 bits, in files that only their owner can read", async () => {
    const umask = process.umask(0);
    try {
      expect(await generateKeys(directory, { force: false })).toEqual(paths());
    } finally {
      process.umask(umask);
    }
    const names = ["oauth_keys.lock", "oauth_private.key", "oauth_public.key"];
    expect((await readdir(directory)).sort()).toEqual(names);
    const { privatePath, publicPath } = paths();
    for (const path of [privatePath, publicPath]) expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(paths().privatePath, "utf8")).toMatch(/^-----BEGIN PRIVATE KEY-----\n/);
    expect(await readFile(paths().publicPath, "utf8")).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
    expect((await load())?.privateKey.asymmetricKeyDetails).toMatchObject({ modulusLength: 2048 });
  });

  it("a new key pair creates its directory, which only its owner can access", async () => {
    const nested = join(directory, "a/b");
    await generateKeys(nested, { force: false });
    expect(await createKeyFiles(nested).load()).not.toBeNull();
    expect((await stat(nested)).mode & 0o777).toBe(0o700);
  });

  it("the published JWK verifies signatures of the private key (RFC 7517, RFC 7638)", async () => {
    await generateKeys(directory, { force: false });
    const { privateKey, publicKey, jwk, kid } = (await load())!;
    expect(jwk).toEqual({
      kty: "RSA",
      use: "sig",
      alg: "RS256",
      kid,
      n: expect.any(String) as string,
      e: "AQAB",
    });
    expect(kid).toBe(await calculateJwkThumbprint(jwk));
    const token = await new SignJWT({ sub: "ada" }).setProtectedHeader({ alg: "RS256" }).sign(privateKey);
    for (const key of [publicKey, await importJWK(jwk)]) {
      expect((await jwtVerify(token, key)).payload.sub).toBe("ada");
    }
  });

  it.each(["privatePath", "publicPath"] as const)(
    "the key pair is not replaced while %s exists",
    async (name) => {
      await writeFile(paths()[name], "mine");
      expect(await generateKeys(directory, { force: false })).toBe("exists");
      expect(await readFile(paths()[name], "utf8")).toBe("mine");
      expect(await readdir(directory)).toHaveLength(1);
    },
  );

  it("the key pair is replaced with force, and the files are private", async () => {
    await generateKeys(directory, { force: false });
    const before = await load();
    await chmod(paths().privatePath, 0o644);
    expect(await generateKeys(directory, { force: true })).toEqual(paths());
    const after = await load();
    expect(after?.kid).not.toBe(before?.kid);
    expect((await stat(paths().privatePath)).mode & 0o777).toBe(0o600);
  });

  it.runIf(isRoot).each([
    ["the folder", () => chown(directory, 12_345, 12_346)],
    ["the present private key", () => chown(paths().privatePath, 12_345, 12_346)],
  ])("files that root writes belong to the owner of %s, if this is not root", async (_, change) => {
    await generateKeys(directory, { force: false });
    const other = join(directory, "other");
    await writeFile(other, "");
    await change();
    const owners = async () => {
      const files = [keyPaths(directory), previousKeyPaths(directory)].flatMap(
        ({ privatePath, publicPath }) => [privatePath, publicPath],
      );
      const found = await Promise.all(files.map((path) => stat(path).catch(() => null)));
      return found.filter((file) => file !== null).map(({ uid, gid, mode }) => [uid, gid, mode & 0o777]);
    };
    await rotateAt(directory, new Date());
    expect(await owners()).toEqual(Array(4).fill([12_345, 12_346, 0o600]));
    await generateKeys(directory, { force: true });
    expect(await owners()).toEqual(Array(2).fill([12_345, 12_346, 0o600]));
    expect((await stat(other)).uid).toBe(0);
  });

  it("the key pair stays unchanged if the directory cannot be used", async () => {
    await writeFile(join(directory, "file"), "");
    await expect(generateKeys(join(directory, "file"), { force: false })).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});

describe("stored key pairs", () => {
  it("a stored key pair is read once, and again after the files change", async () => {
    const files = createKeyFiles(directory);
    expect(await files.load()).toBeNull();
    await generateKeys(directory, { force: false });
    const first = await files.load();
    expect(first).not.toBeNull();
    expect(await files.load()).toBe(first);
    await generateKeys(directory, { force: true });
    const second = await files.load();
    expect(second?.kid).not.toBe(first?.kid);
    await chmod(paths().privatePath, 0o400);
    const third = await files.load();
    expect(third).not.toBe(second);
    expect(third?.kid).toBe(second?.kid);
    await rm(paths().publicPath);
    expect(await files.load()).toBeNull();
  });

  it("a stored key pair is used only when both files have been replaced", async () => {
    await generateKeys(directory, { force: false });
    const files = createKeyFiles(directory);
    const next = rsaPair();
    await writeFile(paths().privatePath, next.privateKey);
    const loading = files.load();
    await writeFile(paths().publicPath, next.publicKey);
    expect(await loading).not.toBeNull();
  });

  it("a stored key pair can come from another program, for example in PKCS #1", async () => {
    const pair = generateKeyPairSync("rsa", {
      modulusLength: 3072,
      privateKeyEncoding: { type: "pkcs1", format: "pem" },
      publicKeyEncoding: { type: "pkcs1", format: "pem" },
    });
    await write(pair);
    expect(await load()).not.toBeNull();
  });

  it.each([
    ["no PEM", () => ({ privateKey: "x", publicKey: "y" })],
    ["empty", () => ({ privateKey: "", publicKey: "" })],
    ["keys of two pairs", () => ({ ...rsaPair(), privateKey: rsaPair().privateKey })],
    ["a key that is too short (RFC 7518 §3.3)", () => rsaPair(1024)],
    [
      "a key of another algorithm",
      () =>
        generateKeyPairSync("ed25519", {
          privateKeyEncoding: { type: "pkcs8", format: "pem" },
          publicKeyEncoding: { type: "spki", format: "pem" },
        }),
    ],
    [
      "a private key instead of the public one",
      () => {
        const { privateKey } = rsaPair();
        return { privateKey: "x", publicKey: privateKey };
      },
    ],
    [
      "a key with a passphrase",
      () => {
        const { publicKey, privateKey } = generateKeyPairSync("rsa", {
          modulusLength: 2048,
          privateKeyEncoding: { type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "x" },
          publicKeyEncoding: { type: "spki", format: "pem" },
        });
        return { privateKey, publicKey };
      },
    ],
  ])("a stored key pair is rejected with %s", async (_, pair) => {
    await write(pair());
    expect(await load()).toBeNull();
  });
});

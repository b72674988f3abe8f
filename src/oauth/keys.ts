/**
 * Manages the key pair that signs access tokens. The pair consists of two PEM files in the uploads folder. `partledger
 * oauth generate-keys` creates the files. A running service loads new files automatically.
 */
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { calculateJwkThumbprint, exportJWK, type JWK } from "jose";
import { writeBeside } from "../util/private-file.ts";

export interface SigningKeys {
  /** The key ID: the thumbprint of the public key (RFC 7638). */
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** The public key as a JWK with the members `kid`, `alg` and `use`. */
  readonly jwk: JWK;
}

export interface KeyFiles {
  /**
   * Returns the current key pair. Reads the files again if they have changed. Returns null if the pair is missing or
   * invalid.
   */
  load(): Promise<SigningKeys | null>;
}

export interface KeyPaths {
  readonly privatePath: string;
  readonly publicPath: string;
}

/** The key size in bits. RFC 7518 §3.3 requires at least 2048 bits for RS256. */
const modulusBits = 2048;

/** How long a reader waits before a second attempt. Replacing the two files takes less time. */
const replacementMilliseconds = 50;

export function keyPaths(uploadsDirectory: string): KeyPaths {
  return {
    privatePath: join(uploadsDirectory, "oauth_private.key"),
    publicPath: join(uploadsDirectory, "oauth_public.key"),
  };
}

/** Whether at least one file of the pair exists, even if the file is invalid. */
export function keyFileExists(uploadsDirectory: string): boolean {
  const { privatePath, publicPath } = keyPaths(uploadsDirectory);
  return [privatePath, publicPath].some((path) => statSync(path, { throwIfNoEntry: false }) !== undefined);
}

export function createKeyFiles(uploadsDirectory: string): KeyFiles {
  const paths = keyPaths(uploadsDirectory);
  let cached: { readonly state: string; readonly keys: Promise<SigningKeys | null> } | null = null;
  return {
    load() {
      // Checking the files takes only microseconds, so each process detects a new pair immediately.
      const state = `${stateOf(paths.privatePath)} ${stateOf(paths.publicPath)}`;
      if (cached?.state !== state) cached = { state, keys: readPair(paths) };
      return cached.keys;
    },
  };
}

function stateOf(path: string): string {
  try {
    // `ctime` also changes with the permissions of the file, so a file that has become readable is read again.
    const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return `${ino}.${size}.${mtimeNs}.${ctimeNs}`;
  } catch {
    return "missing";
  }
}

async function readPair(paths: KeyPaths): Promise<SigningKeys | null> {
  const keys = await readPairOnce(paths);
  if (keys !== null || !(await bothExist(paths))) return keys;
  // One file may be new and the other old, because another process is replacing the pair. Try again after the
  // replacement.
  await new Promise((resolve) => setTimeout(resolve, replacementMilliseconds));
  return await readPairOnce(paths);
}

async function bothExist({ privatePath, publicPath }: KeyPaths): Promise<boolean> {
  const found = await Promise.allSettled([stat(privatePath), stat(publicPath)]);
  return found.every(({ status }) => status === "fulfilled");
}

async function readPairOnce({ privatePath, publicPath }: KeyPaths): Promise<SigningKeys | null> {
  try {
    const privateKey = createPrivateKey(await readFile(privatePath));
    const publicKey = createPublicKey(await readFile(publicPath));
    return await validatePair(privateKey, publicKey);
  } catch {
    // A file is missing, unreadable or not a PEM file. The caller reports the missing pair.
    return null;
  }
}

async function validatePair(privateKey: KeyObject, publicKey: KeyObject): Promise<SigningKeys | null> {
  if (privateKey.asymmetricKeyType !== "rsa") return null;
  if ((privateKey.asymmetricKeyDetails?.modulusLength ?? 0) < modulusBits) return null;
  if (!createPublicKey(privateKey).equals(publicKey)) return null;
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, privateKey, publicKey, jwk: { ...jwk, kid, alg: "RS256", use: "sig" } };
}

/**
 * Creates a 2048-bit RSA key pair. Only the user who runs the process can read the files.
 * @returns `exists` if one of the files already exists and `force` is not set
 */
export async function generateKeys(
  uploadsDirectory: string,
  { force }: { readonly force: boolean },
): Promise<KeyPaths | "exists"> {
  if (!force && keyFileExists(uploadsDirectory)) return "exists";
  const paths = keyPaths(uploadsDirectory);
  const { privateKey, publicKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: modulusBits,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  await mkdir(uploadsDirectory, { recursive: true, mode: 0o700 });
  const wanted = [
    [paths.privatePath, privateKey],
    [paths.publicPath, publicKey],
  ] as const;
  const written: (readonly [temporary: string, path: string])[] = [];
  try {
    for (const [path, pem] of wanted) written.push([await writeBeside(path, pem), path]);
    for (const [temporary, path] of written) await rename(temporary, path);
  } finally {
    for (const [temporary] of written) await rm(temporary, { force: true });
  }
  return paths;
}

/**
 * Manages the key pairs that sign access tokens. A pair consists of two PEM files in the uploads folder. `partledger
 * oauth generate-keys` creates the files, and `rotate-keys.ts` replaces them. A running service loads new files
 * automatically.
 */
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { closeSync, openSync, statSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { calculateJwkThumbprint, exportJWK, type JWK } from "jose";
import { withKeyLock } from "./key-lock.ts";
import { syncFolder, writeBeside } from "../util/private-file.ts";
import { serviceAccount } from "../util/set-file-owner.ts";

export interface VerificationKey {
  /** The key ID: the thumbprint of the public key (RFC 7638). */
  readonly kid: string;
  readonly publicKey: KeyObject;
  /** The public key as a JWK with the members `kid`, `alg` and `use`. */
  readonly jwk: JWK;
}

interface KeyPair extends VerificationKey {
  readonly privateKey: KeyObject;
}

/** The pair that the last rotation replaced. `key-timeline.ts` determines when it signs and verifies. */
export interface PreviousKeys extends VerificationKey {
  /** Null if the file is missing or invalid. It is deleted when the key no longer signs. */
  readonly privateKey: KeyObject | null;
  readonly replacedAt: Date;
}

/** The newest key pair, and the pair that it replaced. */
export interface SigningKeys extends KeyPair {
  readonly previous: PreviousKeys | null;
  /** Whether a rotation was interrupted after it had replaced only one file. The previous pair is then still the newest. */
  readonly isRotationInterrupted: boolean;
}

export interface KeyFiles {
  /**
   * Returns the stored key pairs. Reads the files again if they have changed. Returns null if the newest pair is missing
   * or invalid.
   */
  load(): Promise<SigningKeys | null>;
  /** Returns the paths of existing files that this process has no permission to read. */
  unreadable(): readonly string[];
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

/** The files of the pair that the last rotation replaced. The public file begins with the time of the rotation. */
export function previousKeyPaths(uploadsDirectory: string): KeyPaths {
  return {
    privatePath: join(uploadsDirectory, "oauth_private.previous.key"),
    publicPath: join(uploadsDirectory, "oauth_public.previous.key"),
  };
}

/** Whether at least one file of the newest pair exists, even if the file is invalid. */
export function keyFileExists(uploadsDirectory: string): boolean {
  const { privatePath, publicPath } = keyPaths(uploadsDirectory);
  return [privatePath, publicPath].some((path) => statSync(path, { throwIfNoEntry: false }) !== undefined);
}

export function createKeyFiles(uploadsDirectory: string): KeyFiles {
  const paths = [keyPaths(uploadsDirectory), previousKeyPaths(uploadsDirectory)].flatMap(
    ({ privatePath, publicPath }) => [privatePath, publicPath],
  );
  let cached: { readonly state: string; readonly keys: Promise<SigningKeys | null> } | null = null;
  return {
    load() {
      // Checking the files takes only microseconds, so each process detects a new pair immediately.
      const state = paths.map(stateOf).join(" ");
      if (cached?.state !== state) cached = { state, keys: readKeys(uploadsDirectory) };
      return cached.keys;
    },
    unreadable: () => paths.filter(isUnreadable),
  };
}

function isUnreadable(path: string): boolean {
  try {
    closeSync(openSync(path, "r"));
    return false;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "EACCES" || code === "EPERM";
  }
}

async function readKeys(uploadsDirectory: string): Promise<SigningKeys | null> {
  const paths = keyPaths(uploadsDirectory);
  // A rotation writes the newest pair last. Reading it first ensures that the pair which it replaces is found too.
  const newest = await readPair(paths);
  const previous = await readPreviousKeys(previousKeyPaths(uploadsDirectory));
  if (newest !== null) {
    // A rotation that was interrupted before it replaced a file leaves two copies of the same pair.
    const hasReplaced = previous !== null && previous.kid !== newest.kid;
    return { ...newest, previous: hasReplaced ? previous : null, isRotationInterrupted: false };
  }
  if (previous === null || previous.privateKey === null) return null;
  // A backup can contain the other file: it reads the files one after another, without a lock.
  const stored = [await readPublicKey(paths.publicPath), await readPrivateKey(paths.privatePath)];
  const { kid, publicKey, jwk, privateKey } = previous;
  if (!stored.some((key) => key?.equals(key.type === "public" ? publicKey : privateKey))) return null;
  return { kid, publicKey, jwk, privateKey, previous: null, isRotationInterrupted: true };
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

async function readPair(paths: KeyPaths): Promise<KeyPair | null> {
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

async function readPairOnce({ privatePath, publicPath }: KeyPaths): Promise<KeyPair | null> {
  const privateKey = await readPrivateKey(privatePath);
  const publicKey = await readPublicKey(publicPath);
  if (privateKey === null || publicKey === null || !isPair(privateKey, publicKey)) return null;
  return { ...(await verificationKey(publicKey)), privateKey };
}

const replacedAtHeader = "Replaced-At: ";

async function readPreviousKeys({ privatePath, publicPath }: KeyPaths): Promise<PreviousKeys | null> {
  const text = await readFile(publicPath, "utf8").catch(() => "");
  const publicKey = parsePublicKey(text);
  const [line = ""] = text.split("\n");
  const replacedAt = new Date(line.startsWith(replacedAtHeader) ? line.slice(replacedAtHeader.length) : "");
  if (publicKey === null || !isSuitable(publicKey) || Number.isNaN(replacedAt.getTime())) return null;
  const privateKey = await readPrivateKey(privatePath);
  const hasPrivateKey = privateKey !== null && isPair(privateKey, publicKey);
  return {
    ...(await verificationKey(publicKey)),
    privateKey: hasPrivateKey ? privateKey : null,
    replacedAt,
  };
}

/** Returns null if the file is missing, unreadable or not a PEM file. The caller reports the missing pair. */
async function readPrivateKey(path: string): Promise<KeyObject | null> {
  try {
    return createPrivateKey(await readFile(path));
  } catch {
    return null;
  }
}

async function readPublicKey(path: string): Promise<KeyObject | null> {
  return parsePublicKey(await readFile(path, "utf8").catch(() => ""));
}

function parsePublicKey(text: string): KeyObject | null {
  try {
    return createPublicKey(text);
  } catch {
    return null;
  }
}

function isPair(privateKey: KeyObject, publicKey: KeyObject): boolean {
  return isSuitable(privateKey) && createPublicKey(privateKey).equals(publicKey);
}

function isSuitable({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  return type === "rsa" && (details?.modulusLength ?? 0) >= modulusBits;
}

async function verificationKey(publicKey: KeyObject): Promise<VerificationKey> {
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, publicKey, jwk: { ...jwk, kid, alg: "RS256", use: "sig" } };
}

/**
 * Creates a 2048-bit RSA key pair, and deletes the pair of an earlier rotation. Only the account of the service can read
 * the files.
 * @returns `exists` if one of the files already exists and `force` is not set
 * @throws {KeysLocked} if another process changes the files
 */
export async function generateKeys(
  uploadsDirectory: string,
  { force }: { readonly force: boolean },
): Promise<KeyPaths | "exists"> {
  if (!force && keyFileExists(uploadsDirectory)) return "exists";
  await mkdir(uploadsDirectory, { recursive: true, mode: 0o700 });
  return await withKeyLock(uploadsDirectory, async () => {
    if (!force && keyFileExists(uploadsDirectory)) return "exists";
    const pair = await newPair();
    const previous = previousKeyPaths(uploadsDirectory);
    for (const path of [previous.privatePath, previous.publicPath]) await rm(path, { force: true });
    const paths = keyPaths(uploadsDirectory);
    await writePair(paths, pair);
    return paths;
  });
}

/** A key pair as PEM texts. */
interface PairTexts {
  readonly privateKey: string;
  readonly publicKey: string;
}

export async function newPair(): Promise<PairTexts> {
  return await promisify(generateKeyPair)("rsa", {
    modulusLength: modulusBits,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
}

/**
 * Writes the files of a pair, the private key first. A reader sees each file either before or after the change. The
 * account of the service becomes their owner, even if root runs the command.
 */
export async function writePair(paths: KeyPaths, { privateKey, publicKey }: PairTexts): Promise<void> {
  const wanted = [
    [paths.privatePath, privateKey],
    [paths.publicPath, publicKey],
  ] as const;
  const folder = dirname(paths.privatePath);
  const owner = serviceAccount(folder, keyPaths(folder).privatePath);
  const written: (readonly [temporary: string, path: string])[] = [];
  try {
    for (const [path, pem] of wanted) written.push([await writeBeside(path, pem, owner), path]);
    for (const [temporary, path] of written) await rename(temporary, path);
  } finally {
    for (const [temporary] of written) await rm(temporary, { force: true });
  }
  await syncFolder(folder);
}

/** Writes a copy of a pair that a rotation is about to replace. */
export async function writePreviousPair(
  uploadsDirectory: string,
  { privateKey, publicKey }: KeyPair,
  replacedAt: Date,
): Promise<void> {
  await writePair(previousKeyPaths(uploadsDirectory), {
    privateKey: String(privateKey.export({ type: "pkcs8", format: "pem" })),
    // Text before the PEM block is allowed (RFC 7468 §2). Unlike the time of the file, it is copied with the file.
    publicKey: `${replacedAtHeader}${replacedAt.toISOString()}\n${String(publicKey.export({ type: "spki", format: "pem" }))}`,
  });
}

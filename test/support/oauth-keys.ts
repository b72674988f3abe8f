/**
 * Provides a key pair for signing access tokens. All test services share it, because generating a key pair takes longer
 * than starting a service.
 */
import { copyFile, mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { generateKeys, keyPaths } from "../../src/oauth/keys.ts";
import { rotateKeys, type Rotation } from "../../src/oauth/rotate-keys.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the key pair. */
    oauthKeys: string;
  }
}

/** Generates the key pair once before the suite. Vitest calls the returned function after the suite. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "partledger-keys-"));
  await generateKeys(directory, { force: false });
  project.provide("oauthKeys", directory);
  return () => rm(directory, { recursive: true, force: true });
}

/** Copies the key pair to the uploads folder of a service. */
export async function copyKeys(uploads: string): Promise<void> {
  const [from, to] = [keyPaths(inject("oauthKeys")), keyPaths(uploads)];
  await copyFile(from.privatePath, to.privatePath);
  await copyFile(from.publicPath, to.publicPath);
}

/** Rotates the key pair at the time of a test. The present files get this time, because a rotation compares them with it. */
export async function rotateAt(uploads: string, now: Date): Promise<Rotation> {
  await utimes(keyPaths(uploads).privatePath, now, now).catch(() => undefined);
  return rotateKeys(uploads, now);
}

/**
 * Provides a key pair for signing access tokens. All test services share it, because generating a key pair takes longer
 * than starting a service.
 */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { generateKeys, keyPaths } from "../../src/oauth/keys.ts";

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

/**
 * One key pair for the access tokens of all test services: generating one takes more time than starting a service.
 */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { generateKeys, keyPaths } from "../../src/oauth/keys.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder with the pair to copy. */
    oauthKeys: string;
  }
}

/** Runs once before the suite; vitest calls the function that it returns at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "partledger-keys-"));
  await generateKeys(directory, { force: false });
  project.provide("oauthKeys", directory);
  return () => rm(directory, { recursive: true, force: true });
}

/** Puts the key pair into the folder of a service. */
export async function copyKeys(uploads: string): Promise<void> {
  const [from, to] = [keyPaths(inject("oauthKeys")), keyPaths(uploads)];
  await copyFile(from.privatePath, to.privatePath);
  await copyFile(from.publicPath, to.publicPath);
}

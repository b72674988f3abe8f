/**
 * Finds the recorded answers and data files that are kept beside the checkout, not in it. Under continuous
 * integration they must be there; elsewhere the tests that need them say that they are missing and do nothing.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = process.env.PARTLEDGER_FIXTURES ?? fileURLToPath(new URL("../../../shared", import.meta.url));

/**
 * Path of a file or folder among the fixtures, or null when they are not on this machine.
 * @throws {Error} under `CI=true`, where a missing fixture would be a silent skip
 */
export function fixturePath(name: string): string | null {
  const path = `${folder}/${name}`;
  if (existsSync(path)) return path;
  const message = `${path} does not exist; PARTLEDGER_FIXTURES names the folder that holds ${name}`;
  if (process.env.CI === "true") throw new Error(message);
  console.warn(`Not tested: ${message}.`);
  return null;
}

/**
 * Implements `make release`. `check VERSION` checks that the checkout can be released; `package VERSION` writes
 * dist/release/ from the executable dist/partledger. A version that ends with `-snapshot` is a trial, which is not
 * checked.
 */
import { join } from "node:path";
import { isSnapshot, writeRelease } from "./package.ts";
import { findReleaseProblems } from "./release-checks.ts";

const root = join(import.meta.dirname, "../..");

async function check(version: string): Promise<void> {
  if (isSnapshot(version)) return;
  const problems = await findReleaseProblems(root, version);
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

const [step, version = ""] = process.argv.slice(2);
try {
  if (step === "check") await check(version);
  else for (const name of await writeRelease(root, version)) console.error(`dist/release/${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

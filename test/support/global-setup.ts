/** Vitest runs `setup` once before the suite, in the main process. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { digestFile, sourceDigest } from "../../codegen/source-digest.ts";
import { resetReached } from "./reached.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether dist/ contains the program, built from the current sources. */
    dist: "current" | "outdated" | "missing";
  }
}

export async function setup(project: TestProject): Promise<void> {
  resetReached();
  const file = fileURLToPath(new URL(`../../dist/${digestFile}`, import.meta.url));
  const built = existsSync(file) ? readFileSync(file, "utf8") : null;
  const isCurrent = built === (await sourceDigest());
  project.provide("dist", isCurrent ? "current" : built === null ? "missing" : "outdated");
}

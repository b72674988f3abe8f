/**
 * Reads the hand-written contract: bundles openapi/ into one document and fails on anything that the bundler
 * had to work around (unresolved or clashing names). What is derived from it lives in the other modules.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle, createConfig, parseYaml } from "@redocly/openapi-core";
import type { Components, Contract, Schema } from "./document.ts";

/** The bundled contract, its components sorted by name so that diffs stay small. */
export async function readContract(directory: string): Promise<Contract> {
  const config = await createConfig({});
  const result = await bundle({ ref: join(directory, "openapi.yaml"), config });
  const problems = result.problems.map((problem) => problem.message);
  if (problems.length > 0) throw new Error(`The contract does not bundle:\n${problems.join("\n")}`);
  const contract = structuredClone(result.bundle.parsed) as Contract;
  contract.components = sortComponents(contract.components);
  return contract;
}

/** The schemas of common/hydra.yaml, which no hand-written operation refers to, as components. */
export async function readEnvelopes(directory: string): Promise<Record<string, Schema>> {
  const text = await readFile(join(directory, "common", "hydra.yaml"), "utf8");
  const inBundle = text.replaceAll(/"(?:schemas\.yaml)?#\/(\w+)"/g, '"#/components/schemas/$1"');
  return parseYaml(inBundle) as Record<string, Schema>;
}

/** Sorts each kind of component by name. */
export function sortComponents(components: Components): Components {
  return Object.fromEntries(
    Object.entries(components).map(([kind, members]) => [kind, sorted(members as Record<string, unknown>)]),
  ) as unknown as Components;
}

function sorted<T>(members: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

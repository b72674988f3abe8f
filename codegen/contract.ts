/**
 * Reads the hand-written contract: bundles openapi/ into one document and fails on anything that the bundler
 * had to work around (unresolved or clashing names). What is derived from it lives in the other modules.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle, bundleFromString, createConfig, parseYaml } from "@redocly/openapi-core";
import { addAccessNotes } from "./access-notes.ts";
import type { Components, Contract, Schema } from "./document.ts";
import { deriveEntitySchemas } from "./entity-schemas.ts";
import { expandFilterFamilies } from "./filter-families.ts";
import { applyOverlay, readOverlays } from "./overlays.ts";
import { completeStandardOperations } from "./standard-operations.ts";

/** The complete contract in plain JSON, its components sorted by name so that diffs stay small. */
export async function readContract(directory: string): Promise<Contract> {
  const config = await createConfig({});
  const bundled = await bundle({ ref: join(directory, "openapi.yaml"), config });
  const document = parsed(bundled);
  for (const overlay of await readOverlays(directory)) applyOverlay(document, overlay);
  expandFilterFamilies(document);
  completeStandardOperations(document);
  deriveEntitySchemas(document);
  addAccessNotes(document);
  // The source lists everything that overlays can refer to. What they did not use is removed.
  const source = JSON.stringify(document);
  const contract = parsed(await bundleFromString({ source, config, removeUnusedComponents: true }));
  contract.components = sortComponents(contract.components);
  return contract;
}

function parsed({ bundle, problems }: Awaited<ReturnType<typeof bundleFromString>>): Contract {
  const messages = problems.map(({ message, location }) => `${location[0]?.pointer ?? ""}: ${message}`);
  if (messages.length > 0) throw new Error(`The contract does not bundle:\n${messages.join("\n")}`);
  return structuredClone(bundle.parsed) as Contract;
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

/** A tool as it is written in openapi/tools/. */
export interface WrittenTool {
  title: string;
  description: string;
  operation?: string;
  /** Arguments of a tool with an operation that have another name than its parameters or properties. */
  rename?: Record<string, string>;
  /** What is said of arguments in place of what the contract says of them. */
  describe?: Record<string, string>;
  /** Parameters of the operation's query that are arguments. */
  query?: string[];
  /** Properties of the operation's body that are arguments; all of them where it is not said. */
  body?: string[];
  /** Properties of the body that refer to something, with the collection that it is in: their arguments are ids. */
  ids?: Record<string, string>;
  tier?: string;
  permission?: string;
  /** Permissions that it needs besides that of the tool or the operation. */
  alsoNeeds?: string[];
  /** The name of a switch that has to be on. */
  switch?: string;
  input?: Schema;
  output?: Schema;
  /** Properties of the result whose content is in its schema. Default: all if `output` is set, else none. */
  nested?: string[];
  /** The lists inside of the answer are cut; arguments say where and how long. */
  bounded?: boolean;
  destructive?: boolean;
  idempotent?: boolean;
  openWorld?: boolean;
}

/** The tools of openapi/tools/ by name, in the order in which clients are given them. */
export async function readTools(directory: string): Promise<Record<string, WrittenTool>> {
  const tools: Record<string, WrittenTool> = {};
  for (const file of ["reading.yaml", "writing.yaml"]) {
    const written = parseYaml(await readFile(join(directory, "tools", file), "utf8")) as {
      tools: Record<string, WrittenTool>;
    };
    Object.assign(tools, written.tools);
  }
  return tools;
}

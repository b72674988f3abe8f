/**
 * Reads the hand-written contract: bundles openapi/, then applies the overlays and the derivations of the other
 * modules.
 * @throws {Error} if a reference cannot be resolved or component names collide
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle, bundleFromString, createConfig, parseYaml } from "@redocly/openapi-core";
import { addAccessNotes } from "./access-notes.ts";
import type { Components, Contract, Schema } from "./document.ts";
import { deriveEntitySchemas } from "./entity-schemas.ts";
import { expandFilterFamilies } from "./filter-families.ts";
import { fillNouns } from "./nouns.ts";
import { applyOverlay, readOverlays } from "./overlays.ts";
import { completeStandardOperations } from "./standard-operations.ts";

/** Returns the contract without JSON-LD. Components are sorted by name, which keeps diffs small. */
export async function readContract(directory: string): Promise<Contract> {
  const config = await createConfig({});
  const bundled = await bundle({ ref: join(directory, "openapi.yaml"), config });
  const document = parsed(bundled);
  for (const overlay of await readOverlays(directory)) applyOverlay(document, overlay);
  addAccessNotes(document);
  fillNouns(document);
  expandFilterFamilies(document);
  completeStandardOperations(document);
  deriveEntitySchemas(document);
  // The source lists every component to which an overlay may refer. Bundle again to remove the components that are
  // still unused.
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

/** Returns the schemas of common/hydra.yaml. Only codegen refers to these schemas. */
export async function readEnvelopes(directory: string): Promise<Record<string, Schema>> {
  const text = await readFile(join(directory, "common", "hydra.yaml"), "utf8");
  const inBundle = text.replaceAll(/"(?:schemas\.yaml)?#\/(\w+)"/g, '"#/components/schemas/$1"');
  return parseYaml(inBundle) as Record<string, Schema>;
}

export function sortComponents(components: Components): Components {
  return Object.fromEntries(
    Object.entries(components).map(([kind, members]) => [kind, sorted(members as Record<string, unknown>)]),
  ) as unknown as Components;
}

function sorted<T>(members: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** An MCP tool as defined in openapi/tools/. */
export interface ToolDefinition {
  title: string;
  description: string;
  operation?: string;
  /** Maps names of the contract to argument names, for arguments whose name differs from the parameter or property. */
  rename?: Record<string, string>;
  /** Argument descriptions that replace the descriptions of the contract. */
  describe?: Record<string, string>;
  /** Query parameters of the operation that become arguments. */
  query?: string[];
  /** Body properties of the operation that become arguments. Default: all. */
  body?: string[];
  /**
   * Maps body properties to collections. The arguments of these properties are IDs from the collection instead of IRIs.
   */
  ids?: Record<string, string>;
  tier?: string;
  permission?: string;
  /** Required permissions in addition to `permission` or the operation's permission. */
  alsoNeeds?: string[];
  /** Setting that must be on. If the setting is off, the tool does not exist. */
  switch?: string;
  input?: Schema;
  output?: Schema;
  /** Result properties whose content the output schema describes. Default: all if `output` is set, otherwise none. */
  nested?: string[];
  /** Whether lists in the result are paginated with the arguments `limit` and `offset`. */
  bounded?: boolean;
  destructive?: boolean;
  idempotent?: boolean;
  openWorld?: boolean;
}

/** Returns the tools of openapi/tools/ by name, in the order of `tools/list`. */
export async function readTools(directory: string): Promise<Record<string, ToolDefinition>> {
  const tools: Record<string, ToolDefinition> = {};
  for (const file of ["reading.yaml", "writing.yaml"]) {
    const written = parseYaml(await readFile(join(directory, "tools", file), "utf8")) as {
      tools: Record<string, ToolDefinition>;
    };
    Object.assign(tools, written.tools);
  }
  return tools;
}

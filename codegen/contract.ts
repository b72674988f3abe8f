/**
 * Reads the hand-written contract: bundles openapi/, then applies the derivations of the other modules.
 * @throws {Error} if a reference cannot be resolved or component names collide
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleFromString, createConfig, parseYaml } from "@redocly/openapi-core";
import { addAccessNotes } from "./access-notes.ts";
import type { Components, Contract, Schema } from "./document.ts";
import { addDryRuns } from "./dry-runs.ts";
import { deriveEntitySchemas } from "./entity-schemas.ts";
import { expandFilterFamilies } from "./filter-families.ts";
import { fillNouns } from "./nouns.ts";
import { addPipelineResponses } from "./pipeline-responses.ts";
import { applyRoles, type Role } from "./roles.ts";
import { addSharedKeywords, type EntityProperties } from "./shared-properties.ts";

/** The kind of component in each file of common/. The other files of common/ are not part of the source document. */
const commonFiles = {
  "filters.yaml": "parameters",
  "headers.yaml": "headers",
  "parameters.yaml": "parameters",
  "references.yaml": "schemas",
  "responses.yaml": "responses",
  "schemas.yaml": "schemas",
} as const;

/** The kind of component in each section of the files of resources/. */
const sections = {
  filters: "parameters",
  headers: "headers",
  parameters: "parameters",
  responses: "responses",
  schemas: "schemas",
} as const;

/** Returns the contract without JSON-LD. Components are sorted by name, which keeps diffs small. */
export async function readContract(directory: string): Promise<Contract> {
  const config = await createConfig({});
  const root = await withComponents(directory);
  const bundled = await bundleFromString({
    source: JSON.stringify(root),
    absoluteRef: join(directory, "openapi.yaml"),
    config,
  });
  const document = parsed(bundled);
  applyRoles(document, await readYaml<Record<string, Role>>(directory, "common/roles.yaml"));
  addPipelineResponses(document);
  addDryRuns(document);
  addSharedKeywords(document, await readYaml<EntityProperties>(directory, "common/entities.yaml"));
  addAccessNotes(document);
  fillNouns(document);
  expandFilterFamilies(document);
  deriveEntitySchemas(document);
  // Bundle again to remove the components that nothing refers to.
  const source = JSON.stringify(document);
  const contract = parsed(await bundleFromString({ source, config, removeUnusedComponents: true }));
  contract.components = sortComponents(contract.components);
  return contract;
}

/** Returns openapi.yaml with all components of common/ and resources/, because the derivations refer to them by name. */
async function withComponents(directory: string): Promise<object> {
  const root = await readYaml<{ components: Record<string, object> }>(directory, "openapi.yaml");
  const components: Record<string, Record<string, object>> = {};
  const add = (kind: string, names: object, prefix: string): void => {
    for (const name of Object.keys(names)) (components[kind] ??= {})[name] = { $ref: `${prefix}/${name}` };
  };
  for (const [file, kind] of Object.entries(commonFiles))
    add(kind, await readYaml<object>(directory, `common/${file}`), `common/${file}#`);
  for (const file of await readdir(join(directory, "resources"))) {
    const resource = await readYaml<Record<string, object>>(directory, `resources/${file}`);
    for (const [section, kind] of Object.entries(sections))
      add(kind, resource[section] ?? {}, `resources/${file}#/${section}`);
  }
  return { ...root, components: { ...root.components, ...components } };
}

async function readYaml<T>(directory: string, file: string): Promise<T> {
  return parseYaml(await readFile(join(directory, file), "utf8")) as T;
}

function parsed({ bundle, problems }: Awaited<ReturnType<typeof bundleFromString>>): Contract {
  const messages = problems.map(({ message, location }) => `${location[0]?.pointer ?? ""}: ${message}`);
  if (messages.length > 0) throw new Error(`The contract does not bundle:\n${messages.join("\n")}`);
  return structuredClone(bundle.parsed) as Contract;
}

/** Returns the schemas of common/hydra.yaml. Only codegen refers to these schemas. */
export function readEnvelopes(directory: string): Promise<Record<string, Schema>> {
  return readYaml(directory, "common/hydra.yaml");
}

export function sortComponents(components: Components): Components {
  return Object.fromEntries(
    Object.entries(components).map(([kind, members]) => [kind, sorted(members as Record<string, unknown>)]),
  ) as unknown as Components;
}

function sorted<T>(members: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

export interface ToolDefinition {
  title: string;
  description: string;
  operation?: string;
  /** Maps names of the contract to argument names, for arguments whose name differs from the parameter or property. */
  rename?: Record<string, string>;
  /** The descriptions of arguments. The descriptions of the contract are omitted. */
  describe?: Record<string, string>;
  /** Query parameters of the operation that become arguments. */
  query?: string[];
  /** Body properties of the operation that become arguments. Default: all. */
  body?: string[];
  /**
   * Maps body properties to collections. The arguments of these properties are IDs from the collection instead of IRIs.
   */
  ids?: Record<string, string>;
  scope?: string;
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
    const written = await readYaml<{ tools: Record<string, ToolDefinition> }>(directory, `tools/${file}`);
    Object.assign(tools, written.tools);
  }
  return tools;
}

/**
 * Bundles the program into three scripts: the modules that a start of the service uses, those that further requests to the
 * API use, and all others. V8 reads a script and its code cache completely, so a small first script makes the start faster.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { crc32 } from "node:zlib";
import { build } from "esbuild";
import type { BuildOptions, Metafile, Plugin } from "esbuild";
import { supportedVersions } from "../src/cli/node-version.mjs";
import { scriptNames } from "../src/cli/load-program.ts";
import type { ScriptName } from "../src/cli/load-program.ts";
import { buildAscii } from "./ascii-scripts.ts";
import { lazyEntryPoints, lazyImportsOf, loadLazily, readModuleGraph } from "./lazy-modules.ts";
import type { ModuleGraph } from "./lazy-modules.ts";

/** The output of `bundleChunks`: ES modules that import one another. */
export interface Chunks {
  readonly folder: string;
  /** The names of the modules that each module imports statically. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** The sources of the modules that are loaded dynamically or on first use, by name. */
  readonly entryPoints: ReadonlyMap<string, string>;
  readonly metafile: Metafile;
}

const root = join(import.meta.dirname, "..");
/** The module that runs the program. */
export const mainModule = "src/cli/main.ts";
const entry = "main.js";

/** The value of `engines.node` in package.json. */
export const { node: engines } = (
  JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { engines: { node: string } }
).engines;
const [oldestNode] = supportedVersions(engines);

export const shared = {
  bundle: true,
  platform: "node",
  target: `node${oldestNode?.join(".")}`,
  logLevel: "warning",
  // `partledger licenses` prints the licenses.
  legalComments: "none",
} as const satisfies BuildOptions;

/** Optional imports of pg that are not installed: the native client, and sockets of Cloudflare Workers. */
const external = ["pg-native", "cloudflare:sockets"];

/** The settings of a CommonJS script. */
export const scriptOptions = {
  ...shared,
  format: "cjs",
  // A script that is not loaded from a file cannot import modules dynamically.
  supported: { "dynamic-import": false },
  define: { "import.meta.url": "__programUrl" },
  // Halves the time to read the program. Names stay, for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
} as const satisfies BuildOptions;

/**
 * Leaves out what packages load at the start, but the service does not use: the transports of pino, which are worker threads
 * that run files, and its file output, because the service writes its log itself; and the external commands of commander.
 */
const withoutUnused: Plugin = {
  name: "without-unused",
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: /[\\/](pino[\\/]lib[\\/](caller|transport)|sonic-boom[\\/]index)\.js$/ }, () => ({
      contents: "module.exports = function () {};",
    }));
    onResolve({ filter: /^(node:child_process|worker_threads)$/ }, ({ importer }) =>
      /[\\/](commander|pino)[\\/]/.test(importer) ? { path: "nothing", namespace: "unused" } : undefined,
    );
    onLoad({ filter: /./, namespace: "unused" }, () => ({ contents: "" }));
  },
};

/** The sources of modules. `service` contains those of `start`. */
export interface UsedModules {
  /** The modules that a start and the first requests use. The start loads no others. */
  readonly start: ReadonlySet<string>;
  /** The modules that the usual requests to the API use. */
  readonly service: ReadonlySet<string>;
}

/** Reads the modules of the program. */
export function readProgram(): Promise<ModuleGraph> {
  return readModuleGraph(mainModule, { ...shared, format: "esm" });
}

/**
 * Divides the program into modules, so that each dynamic import loads only the modules that it needs.
 * @param used if null, every module is loaded on first use
 */
export async function bundleChunks(
  graph: ModuleGraph,
  used: UsedModules | null,
  folder: string,
): Promise<Chunks> {
  const lazy = lazyImportsOf(graph, used === null ? null : [used.start, used.service]);
  const { metafile } = await build({
    ...shared,
    absWorkingDir: root,
    external,
    format: "esm",
    splitting: true,
    metafile: true,
    entryPoints: { main: join(root, mainModule), ...lazyEntryPoints(lazy) },
    outdir: folder,
    plugins: [loadLazily(lazy, graph), withoutUnused],
  });
  // In a package of the type `module`, esbuild would treat the modules as CommonJS when another one imports them, and the
  // default export would be an object with the member `default`.
  await writeFile(join(folder, "package.json"), "{}\n");
  const imports = Object.entries(metafile.outputs).map(([path, output]) => {
    const statically = output.imports.filter(
      ({ kind, external: isExternal }) => kind === "import-statement" && isExternal !== true,
    );
    return [basename(path), statically.map((imported) => basename(imported.path))] as const;
  });
  const entryPoints = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[basename(path), entryPoint] as const],
  );
  return { folder, imports: new Map(imports), entryPoints: new Map(entryPoints), metafile };
}

/**
 * Bundles the modules into the scripts. Each script is an expression: a function with the parameters `require`, `module`
 * and `__programUrl`, which exports an object with a function for each module.
 * @param used if null, the first script contains only the main module, and the last one all others
 * @param target the folder for the scripts
 * @returns the build ID, which is part of the names of the scripts
 */
export async function bundleScripts(
  chunks: Chunks,
  used: UsedModules | null,
  target: string,
): Promise<string> {
  const outputsOf = (sources: ReadonlySet<string> | undefined) =>
    [...chunks.entryPoints].filter(([, source]) => sources?.has(source)).map(([name]) => name);
  const start = withImports(chunks, [entry, ...outputsOf(used?.start)]);
  const more = [...withImports(chunks, outputsOf(used?.service))];
  const service = new Set(more.filter((name) => !start.has(name)));
  const others = [...chunks.imports.keys()].filter((name) => !start.has(name) && !service.has(name));
  const list = JSON.stringify([...service].map((name) => `./${name}`));
  const texts: Record<ScriptName, string> = {
    start: await bundleScript(chunks, start, `service: () => ${list},`),
    service: await bundleScript(chunks, service),
    rest: await bundleScript(chunks, new Set(others)),
  };
  const hash = createHash("sha256");
  for (const text of Object.values(texts)) hash.update(text);
  const buildId = hash.digest("hex").slice(0, 16);
  for (const [name, text] of Object.entries(texts))
    await writeFile(join(target, `${name}-${buildId}.cjs`), text);
  return buildId;
}

/** Returns the definitions of `src/cli/load-program.ts` for esbuild. `caches` contains the paths of the code caches. */
export async function loaderDefinitions(
  buildId: string,
  caches: Readonly<Record<ScriptName, string>>,
): Promise<Record<string, string>> {
  const checksums: Partial<Record<ScriptName, number>> = {};
  for (const name of scriptNames) checksums[name] = crc32(await readFile(caches[name]));
  return { BUILD_ID: JSON.stringify(buildId), CACHE_CHECKSUMS: JSON.stringify(checksums) };
}

/** Returns the build ID of the scripts in a folder. */
export async function buildIdOf(folder: string): Promise<string> {
  for (const name of await readdir(folder)) {
    const [, buildId] = /^start-(\w+)\.cjs$/.exec(name) ?? [];
    if (buildId !== undefined) return buildId;
  }
  throw new Error(`${folder} contains no bundle.`);
}

/** Returns the modules and everything that they import statically. */
function withImports({ imports }: Chunks, names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) for (const imported of imports.get(name) ?? []) found.add(imported);
  return found;
}

/** @param more further properties of the exported object */
async function bundleScript({ folder }: Chunks, names: ReadonlySet<string>, more = ""): Promise<string> {
  const modules = [...names].map((name) => `"./${name}": () => require("./${name}")`);
  const { scripts } = await buildAscii({
    ...scriptOptions,
    external,
    stdin: { contents: `module.exports = {${more}${modules.join(",")}};`, resolveDir: folder },
    plugins: [othersExternal(names)],
    banner: { js: "(function (require, module, __programUrl) {" },
    footer: { js: "})" },
  });
  const [script] = scripts;
  if (script === undefined) throw new Error("esbuild has returned no script.");
  return script.contents;
}

/**
 * Leaves imports of modules of other scripts to `src/cli/load-program.ts`, and also dynamic imports, which are recorded.
 */
function othersExternal(names: ReadonlySet<string>): Plugin {
  return {
    name: "others-external",
    setup: ({ onResolve }) => {
      onResolve({ filter: /^\.\/[^/]+\.js$/ }, ({ path, kind }) =>
        names.has(basename(path)) && kind !== "dynamic-import" ? undefined : { path, external: true },
      );
    },
  };
}

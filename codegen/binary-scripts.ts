/**
 * Bundles the program of the single executable into two scripts: one with the modules that the service loads when it
 * starts, and one with all other modules. V8 reads a script and its code cache completely, so a small first script makes
 * the start faster.
 */
import { basename } from "node:path";
import { build } from "esbuild";
import type { BuildOptions, Plugin } from "esbuild";

/** The output of `bundleChunks`: ES modules that import one another. */
export interface Chunks {
  readonly folder: string;
  /** The names of the modules that each module imports statically. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

const entry = "main.js";

const shared = {
  bundle: true,
  platform: "node",
  target: `node${process.versions.node}`,
  charset: "ascii",
  logLevel: "warning",
  legalComments: "none",
} as const satisfies BuildOptions;

/** Optional imports of pg that are not installed: the native client, and sockets of Cloudflare Workers. */
const external = ["pg-native", "cloudflare:sockets"];

/** The settings of a CommonJS script that is not loaded from a file. */
export const scriptOptions = {
  ...shared,
  format: "cjs",
  // Such a script cannot import modules dynamically.
  supported: { "dynamic-import": false },
  define: { "import.meta.url": "__programUrl" },
  banner: { js: `const __programUrl = require("node:url").pathToFileURL(process.execPath).href;` },
  // Halves the time to read the program. Names stay, for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
} as const satisfies BuildOptions;

/**
 * Leaves out the transports of pino: worker threads that run files, which the executable does not have. The service writes
 * its log itself. Without this plugin, pino loads the transports and searches the stack for the file that called it. Both
 * delay the start.
 */
const withoutLogTransports: Plugin = {
  name: "without-log-transports",
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]pino[\\/]lib[\\/](caller|transport)\.js$/ }, () => ({
      contents: "module.exports = () => undefined;",
    }));
  },
};

/** Divides the program into modules, so that each dynamic import loads only the modules that it needs. */
export async function bundleChunks(main: string, folder: string): Promise<Chunks> {
  const { metafile } = await build({
    ...shared,
    external,
    format: "esm",
    splitting: true,
    metafile: true,
    entryPoints: { main },
    outdir: folder,
    plugins: [withoutLogTransports],
  });
  const imports = Object.entries(metafile.outputs).map(([path, output]) => {
    const statically = output.imports.filter(
      ({ kind, external: isExternal }) => kind === "import-statement" && isExternal !== true,
    );
    return [basename(path), statically.map((imported) => basename(imported.path))] as const;
  });
  return { folder, imports: new Map(imports) };
}

/**
 * Bundles the modules into two scripts. Each script is an expression: a function with the parameters `require` and
 * `module`, which exports an object with a function for each module.
 * @param loaded the modules that the start loads dynamically
 */
export async function bundleScripts(
  chunks: Chunks,
  loaded: readonly string[],
  scripts: { readonly start: string; readonly rest: string },
): Promise<void> {
  const start = withImports(chunks, [entry, ...loaded]);
  const rest = new Set([...chunks.imports.keys()].filter((name) => !start.has(name)));
  await bundleScript(chunks, start, scripts.start);
  await bundleScript(chunks, rest, scripts.rest);
}

/** Returns the modules and everything that they import statically. */
function withImports({ imports }: Chunks, names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) for (const imported of imports.get(name) ?? []) found.add(imported);
  return found;
}

async function bundleScript({ folder }: Chunks, names: ReadonlySet<string>, outfile: string): Promise<void> {
  const modules = [...names].map((name) => `"./${name}": () => require("./${name}")`);
  const { js } = scriptOptions.banner;
  await build({
    ...scriptOptions,
    external,
    stdin: { contents: `module.exports = {${modules.join(",")}};`, resolveDir: folder },
    outfile,
    plugins: [othersExternal(names)],
    banner: { js: `(function (require, module) {${js}` },
    footer: { js: "})" },
  });
}

/** Leaves imports of modules of the other script to `src/cli/executable.ts`. */
function othersExternal(names: ReadonlySet<string>): Plugin {
  return {
    name: "others-external",
    setup: ({ onResolve }) => {
      onResolve({ filter: /^\.\/[^/]+\.js$/ }, ({ path }) =>
        names.has(basename(path)) ? undefined : { path, external: true },
      );
    },
  };
}

/**
 * Makes the program load a module when one of its exports is first used, if a start does not use it. A first build loads
 * all modules in this way, so `record-start.ts` finds out which ones a start uses. The modules of the program must not
 * have side effects, because their order changes.
 */
import { readFile } from "node:fs/promises";
import { createRequire, isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import type { BuildOptions, Plugin, PluginBuild } from "esbuild";

const root = join(import.meta.dirname, "..");
const load = createRequire(import.meta.url);

/**
 * The kinds of the packages that modules of the start import, but that a start does not use. Other packages are loaded with
 * their importers.
 */
const packages: ReadonlyMap<string, "CommonJS" | "ES module"> = new Map([
  ["ajv/dist/2020.js", "CommonJS"],
  ["ipaddr.js", "CommonJS"],
  ["jose", "ES module"],
  ["kysely", "ES module"],
]);

/** The modules of the program, and the packages and modules of Node.js that they import. */
export interface ModuleGraph {
  /** The names of the exports, by module. Modules of the program are paths relative to the root. */
  readonly exports: ReadonlyMap<string, readonly string[]>;
  /** The modules that each module imports statically. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** The static imports to replace: the modules that are loaded on first use, by importer. */
export type LazyImports = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the imports of the program, starting at `entry`. */
export async function readModuleGraph(entry: string, options: BuildOptions): Promise<ModuleGraph> {
  const shared = { ...options, absWorkingDir: root, write: false, metafile: true, outdir: "dist" } as const;
  const { metafile } = await build({ ...shared, entryPoints: [entry], packages: "external" });
  const modules = Object.keys(metafile.inputs).filter((path) => /\.tsx?$/.test(path));
  const listed = await build({ ...shared, entryPoints: modules, packages: "external", splitting: true });
  const exports = new Map<string, readonly string[]>();
  for (const { entryPoint, exports: names } of Object.values(listed.metafile.outputs))
    if (entryPoint !== undefined) exports.set(entryPoint, names);
  const imports = new Map<string, readonly string[]>();
  const identifiers = new Set<string>();
  for (const path of modules) {
    for (const [word] of (await readFile(join(root, path), "utf8")).matchAll(/\w+/g)) identifiers.add(word);
  }
  for (const path of modules) {
    const imported = metafile.inputs[path]?.imports.filter(({ kind }) => kind === "import-statement") ?? [];
    imports.set(path, [...new Set(imported.map((found) => found.path))]);
    for (const { path: name, external } of imported) {
      const names = external === true ? exportsOf(name) : null;
      // Node.js modules have up to a hundred exports, of which the program uses few.
      if (names !== null)
        exports.set(
          name,
          names.filter((exported) => identifiers.has(exported)),
        );
    }
  }
  return { exports, imports };
}

/** Returns null if the module must not be loaded on first use. */
function exportsOf(name: string): readonly string[] | null {
  if (!packages.has(name) && !isBuiltin(name)) return null;
  const module = load(name) as object;
  // The properties of an instance, such as the default export of node:events, are not exports.
  const isPlain = typeof module === "object" && Object.getPrototypeOf(module) === Object.prototype;
  return isPlain || packages.has(name) ? Object.keys(module) : null;
}

/**
 * Returns the static imports to replace: in each set of modules, those of modules outside the set. If `sets` is null,
 * returns all.
 * @param sets the sets in ascending order. A later set contains the earlier ones
 */
export function lazyImportsOf(
  { exports, imports }: ModuleGraph,
  sets: readonly ReadonlySet<string>[] | null,
): LazyImports {
  const lazy = new Map<string, ReadonlySet<string>>();
  for (const [importer, imported] of imports) {
    const set = sets?.find((modules) => modules.has(importer));
    if (sets !== null && set === undefined) continue;
    const names = imported.filter((name) => exports.has(name) && set?.has(name) !== true);
    if (names.length > 0) lazy.set(importer, new Set(names));
  }
  return lazy;
}

/**
 * Returns the entry points of the modules that are loaded on first use, by output name without `.js`.
 * @throws {Error} if two modules have the same output name
 */
export function lazyEntryPoints(lazy: LazyImports): Record<string, string> {
  const names = new Set([...lazy.values()].flatMap((imported) => [...imported]));
  const entryPoints: Record<string, string> = {};
  for (const name of names) {
    if (isBuiltin(name)) continue;
    const output = outputName(name);
    if (output in entryPoints)
      throw new Error(`The bundle has two modules with the name ${output}. Rename one.`);
    entryPoints[output] = sourceOf(name);
  }
  return entryPoints;
}

/** Returns the name of the bundled module, without `.js`. */
export function outputName(name: string): string {
  return name.replaceAll(/\W+/g, "-");
}

function sourceOf(name: string): string {
  return packages.has(name) ? name : join(root, name);
}

/**
 * Checks that the modules that are loaded on first use have all exports that their importers use. Otherwise, these would
 * be undefined.
 * @throws {Error} if an export is missing
 */
export async function checkLazyExports(lazy: LazyImports, { exports }: ModuleGraph): Promise<void> {
  const declare: Plugin["setup"] = ({ onResolve, onLoad }) => {
    replaceImports(lazy, onResolve);
    onLoad({ filter: /./, namespace: "lazy" }, ({ path }) => {
      const names = (exports.get(path) ?? []).filter((name) => name !== "default");
      const variables = names.map((_, index) => `let v${index};`);
      const listed = names.map((name, index) => `v${index} as ${JSON.stringify(name)}`);
      // Modules of the program have no default exports.
      const byDefault = packages.has(path) || isBuiltin(path) ? "export default undefined;" : "";
      return { contents: `${variables.join("")}export { ${listed.join(", ")} };${byDefault}` };
    });
  };
  const { warnings } = await build({
    absWorkingDir: root,
    entryPoints: [...lazy.keys()],
    bundle: true,
    platform: "node",
    packages: "external",
    format: "esm",
    write: false,
    outdir: "unused",
    logLevel: "silent",
    plugins: [{ name: "check-lazy-exports", setup: declare }],
  });
  // An import of a namespace is only a warning.
  const missing = warnings.filter(({ id }) => id === "import-is-undefined");
  if (missing.length > 0) throw new Error(missing.map(({ text }) => text).join("\n"));
}

/** Replaces static imports with modules whose exports load the imported module. */
export function loadLazily(lazy: LazyImports, { exports }: ModuleGraph): Plugin {
  return {
    name: "load-lazily",
    setup: ({ onResolve, onLoad }) => {
      replaceImports(lazy, onResolve);
      onResolve({ filter: /./, namespace: "lazy" }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /./, namespace: "lazy" }, ({ path }) => {
        const target = JSON.stringify(isBuiltin(path) ? path : `./${outputName(path)}.js`);
        const getters = (exports.get(path) ?? []).map(
          (name) => `get ${JSON.stringify(name)}() { return load()[${JSON.stringify(name)}]; }`,
        );
        // A CommonJS package is the default export of the ES module that esbuild creates for it.
        const loaded = `require(${target})${packages.get(path) === "CommonJS" ? ".default" : ""}`;
        // esbuild copies the properties of an object for each import, but not those of its prototype.
        return {
          contents:
            `let loaded;\nconst load = () => (loaded ??= ${loaded});\n` +
            `module.exports = Object.create({ ${getters.join(", ")} });`,
        };
      });
    },
  };
}

function replaceImports(lazy: LazyImports, onResolve: PluginBuild["onResolve"]): void {
  onResolve({ filter: /./, namespace: "file" }, ({ path, importer, kind }) => {
    if (kind !== "import-statement") return undefined;
    const name = path.startsWith(".") ? relative(root, join(dirname(importer), path)) : path;
    const isLazy = lazy.get(relative(root, importer))?.has(name) === true;
    return isLazy ? { path: name, namespace: "lazy" } : undefined;
  });
}

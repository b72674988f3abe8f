/**
 * Loads the program: scripts with V8 code caches that contain every function that a start needs, so V8 need not
 * compile them. `codegen/program-scripts.ts` divides the program into the scripts, and `codegen/record-start.ts` creates
 * the caches. V8 ignores a cache of another version of Node.js or with other options.
 */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { crc32 } from "node:zlib";

export const scriptNames = ["start", "service", "rest"] as const;

export type ScriptName = (typeof scriptNames)[number];

export interface ProgramFiles {
  /** The path of the program. Assets are found relative to it. */
  readonly path: string;
  /** Returns a file of the program, or null if there is no such file. */
  readonly read: (name: string) => Buffer | null;
}

/** Observes what a start loads. */
interface Observer {
  readonly onScript: (name: ScriptName, script: Script) => void;
  /** Called with the name of each module that one of the scripts requests. */
  readonly onModule: (name: string) => void;
}

/** The functions that load the modules of a script, by name. */
type Modules = Readonly<Record<string, () => unknown>>;

/** Inserted by esbuild. The names of the files contain it, because V8 does not notice if a cache belongs to another script. */
declare const BUILD_ID: string;

/** Inserted by esbuild: the CRC-32 checksums of the code caches. */
declare const CACHE_CHECKSUMS: Readonly<Partial<Record<ScriptName, number>>>;

/** Loads the first script and runs its module `main.js`. */
export function loadProgram({ path, read }: ProgramFiles, observer?: Observer): void {
  const load = createRequire(path);
  const url = pathToFileURL(path).href;
  const loaded = new Map<ScriptName, Modules>();

  const loadModule = (name: string): unknown => {
    const isOwn = name.startsWith("./");
    observer?.onModule(isOwn ? name.slice("./".length) : name);
    if (!isOwn) return load(name) as unknown;
    const inStart = start[name];
    if (inStart !== undefined) return inStart();
    return moduleOf(modulesOf(scriptOf(name)), name);
  };

  /** The first script has a function that lists the modules of the second one. */
  const scriptOf = (name: string): ScriptName => {
    inService ??= new Set(start["service"]?.() as string[]);
    return inService.has(name) ? "service" : "rest";
  };
  let inService: ReadonlySet<string> | null = null;

  const modulesOf = (script: ScriptName): Modules => {
    const known = loaded.get(script);
    if (known !== undefined) return known;
    const modules = run(script);
    loaded.set(script, modules);
    return modules;
  };

  // V8 does not verify a code cache. A damaged one, such as after a power failure, would crash the process.
  const cacheOf = (name: ScriptName): Buffer | undefined => {
    const cache = read(`${name}-${BUILD_ID}.cache`);
    if (cache === null) return undefined;
    return crc32(cache) === CACHE_CHECKSUMS[name] ? cache : undefined;
  };

  const run = (name: ScriptName): Modules => {
    const source = read(`${name}-${BUILD_ID}.cjs`);
    if (source === null)
      throw new Error("The files of the program were replaced or removed. Restart Partledger.");
    const cachedData = cacheOf(name);
    // The scripts contain only ASCII characters (`codegen/ascii-scripts.ts`).
    const script = new Script(source.toString("latin1"), {
      filename: `partledger-${name}.cjs`,
      ...(cachedData !== undefined && { cachedData }),
    });
    observer?.onScript(name, script);
    const module: { exports: Modules } = { exports: {} };
    const define = script.runInThisContext() as (
      require: unknown,
      module: { exports: Modules },
      url: string,
    ) => void;
    define(Object.assign(loadModule, load), module, url);
    return module.exports;
  };

  const start = run("start");
  moduleOf(start, "./main.js");
}

function moduleOf(modules: Modules, name: string): unknown {
  const load = modules[name];
  if (load === undefined) throw new Error(`The program has no module ${name}.`);
  return load();
}

/**
 * The main script of the single executable. It runs the program with a V8 code cache that contains every function that a
 * start needs, so V8 need not compile them. The cache that Node.js can create itself contains no lazy functions.
 * `codegen/binary-scripts.ts` divides the program into two scripts.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { getRawAsset } from "node:sea";
import { Script } from "node:vm";

/** The functions that load the modules of a script, by name. */
type Modules = Readonly<Record<string, () => unknown>>;

/** Set by `codegen/binary.ts` to record what a start loads. Ignored if the executable contains code caches. */
const recordFolder = process.env["PARTLEDGER_RECORD_START"];

const hasCache = hasAsset("start.cache");
// The function that Node.js passes to this script loads only built-in modules, not native code.
const load = createRequire(process.execPath);
const loadedFromRest: string[] = [];
let rest: Modules | null = null;

const loadModule = (name: string): unknown => {
  if (!name.startsWith("./")) return load(name) as unknown;
  const inStart = start[name];
  if (inStart !== undefined) return inStart();
  loadedFromRest.push(name.slice("./".length));
  rest ??= run("rest");
  return rest[name]?.();
};

const start = run("start");
if (!hasCache && recordFolder !== undefined) {
  process.once("exit", () =>
    writeFileSync(join(recordFolder, "loaded.json"), JSON.stringify(loadedFromRest)),
  );
}
start["./main.js"]?.();

function run(name: "start" | "rest"): Modules {
  const script = new Script(readRaw(`${name}.cjs`).toString("latin1"), {
    filename: `partledger-${name}.cjs`,
    ...(hasCache && { cachedData: readRaw(`${name}.cache`) }),
  });
  if (!hasCache && recordFolder !== undefined) {
    process.once("exit", () => writeFileSync(join(recordFolder, `${name}.cache`), script.createCachedData()));
  }
  const module: { exports: Modules } = { exports: {} };
  const define = script.runInThisContext() as (require: unknown, module: { exports: Modules }) => void;
  define(Object.assign(loadModule, load), module);
  return module.exports;
}

function hasAsset(name: string): boolean {
  try {
    getRawAsset(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns the memory of the executable itself. A copy of the program and the code cache would delay the start. */
function readRaw(asset: string): Buffer {
  const content = getRawAsset(asset);
  return typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
}

/**
 * The main script of the single executable. It runs the program with a V8 code cache that contains every function that a
 * start needs, so V8 need not compile them. The cache that Node.js can create itself contains no lazy functions.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getAsset } from "node:sea";
import { Script } from "node:vm";

/** Set by `codegen/binary.ts` to create the cache. Ignored if the executable contains a cache. */
const target = process.env["PARTLEDGER_CODE_CACHE"];

const cachedData = codeCache();
// The program contains ASCII only, which V8 stores without conversion.
const source = Buffer.from(getAsset("program.cjs")).toString("latin1");
const script = new Script(`(function (require) {${source}\n})`, {
  filename: "partledger.cjs",
  ...(cachedData !== undefined && { cachedData }),
});
if (cachedData === undefined && target !== undefined) {
  process.once("exit", () => writeFileSync(target, script.createCachedData()));
}
// The function that Node.js passes to this script loads only built-in modules, not native code.
const load = createRequire(process.execPath);
(script.runInThisContext() as (require: NodeJS.Require) => void)(load);

function codeCache(): Buffer | undefined {
  try {
    return Buffer.from(getAsset("code-cache"));
  } catch {
    return undefined;
  }
}

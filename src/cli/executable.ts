/**
 * The main script of the single executable. It runs the program with a V8 code cache that contains every function that a
 * start needs, so V8 need not compile them. The cache that Node.js can create itself contains no lazy functions.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getRawAsset } from "node:sea";
import { Script } from "node:vm";

/** Set by `codegen/binary.ts` to create the cache. Ignored if the executable contains a cache. */
const target = process.env["PARTLEDGER_CODE_CACHE"];

const cachedData = codeCache();
const script = new Script(readRaw("program.cjs").toString("latin1"), {
  filename: "partledger.cjs",
  ...(cachedData !== undefined && { cachedData }),
});
if (cachedData === undefined && target !== undefined) {
  process.once("exit", () => writeFileSync(target, script.createCachedData()));
}
// The function that Node.js passes to this script loads only built-in modules, not native code.
const load = createRequire(process.execPath);
// The program is an expression: a function with the parameter `require`.
(script.runInThisContext() as (require: NodeJS.Require) => void)(load);

function codeCache(): Buffer | undefined {
  try {
    return readRaw("code-cache");
  } catch {
    return undefined;
  }
}

/** Returns the memory of the executable itself. A copy of the program and the code cache would delay the start. */
function readRaw(asset: string): Buffer {
  const content = getRawAsset(asset);
  return typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
}

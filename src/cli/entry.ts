/**
 * The entry point of the bundle, which checks the Node.js version before it loads the program. The file is compiled for
 * Node.js 12 and loads everything except the version check later, so that old versions can run it.
 */
import { unsupportedNode } from "./node-version.mjs";

/** The value of `engines.node` from package.json, which `codegen/build.ts` inserts. */
declare const NODE_ENGINES: string;

const program = "./program/main.js";
const refusal = unsupportedNode(process.versions.node, NODE_ENGINES);

if (refusal === null) {
  void import(program);
} else {
  process.stderr.write(`${refusal} Install a supported version, then run \`make build\`.\n`);
  process.exitCode = 1;
}

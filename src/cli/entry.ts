/**
 * The entry point of the bundle. It checks the Node.js version before it loads the program. The file is therefore
 * compiled for Node.js 12 and has no static imports except the version check.
 */
import { unsupportedNode } from "./node-version.mjs";

/** The value of `engines.node` in package.json. `codegen/build.ts` sets it. */
declare const NODE_ENGINES: string;

const refusal = unsupportedNode(process.versions.node, NODE_ENGINES);

if (refusal === null) {
  void import("./main.ts");
} else {
  process.stderr.write(`${refusal} Install a supported version, then run \`make build\`.\n`);
  process.exitCode = 1;
}

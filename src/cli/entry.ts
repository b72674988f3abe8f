/**
 * The entry point of the bundle. It checks the Node.js version before it loads the program, so it is built for Node.js 12
 * and imports no other module statically.
 */
import { unsupportedNode } from "./node-version.mjs";

/** `engines.node` of package.json, set by `codegen/build.ts`. */
declare const NODE_ENGINES: string;

const refusal = unsupportedNode(process.versions.node, NODE_ENGINES);

if (refusal === null) {
  void import("./main.ts");
} else {
  process.stderr.write(`${refusal} Install a supported version, then run \`make build\`.\n`);
  process.exitCode = 1;
}

/**
 * The entry of the bundle: refuses an unsupported Node.js before it loads the program. It must run on Node.js 12, so it
 * is built for that, and imports nothing else.
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

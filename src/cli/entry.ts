/**
 * The entry of the bundle: refuses a Node.js that is too old before it loads the program. It must run on Node.js 12, so
 * it is built for that, and imports nothing else.
 */

/** Set by `codegen/build.ts` from `engines` in package.json. */
declare const MINIMUM_NODE: string;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [leastMajor = 0, leastMinor = 0] = MINIMUM_NODE.split(".").map(Number);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  process.stderr.write(
    `Partledger needs Node.js ${MINIMUM_NODE} or newer, and this is ${process.versions.node}. Install a newer Node.js, then run \`make build\`.\n`,
  );
  process.exitCode = 1;
} else {
  void import("./main.ts");
}

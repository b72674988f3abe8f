/** The options of esbuild for the bundle (`build.ts`) and for the executable (`binary.ts`). */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import { supportedVersions } from "../src/cli/node-version.mjs";

const root = join(import.meta.dirname, "..");

export const mainModule = join(root, "src/cli/main.ts");

export const { node: engines } = (
  JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { engines: { node: string } }
).engines;
const [oldestNode] = supportedVersions(engines);

export const bundleOptions = {
  bundle: true,
  platform: "node",
  target: `node${oldestNode?.join(".")}`,
  // Optional imports of pg that are not installed: the native client, and sockets of Cloudflare Workers.
  external: ["pg-native", "cloudflare:sockets"],
  // Names stay, for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  // `partledger licenses` prints the licenses.
  legalComments: "none",
  logLevel: "warning",
} as const satisfies BuildOptions;

/** Compiles the scripts of measured processes to JavaScript, because these processes run without a TypeScript loader. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { memoize } from "../../src/memoize.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Returns the path of the compiled script of `test/bench/<name>.ts`, which is compiled once. */
export const bundleScript = memoize(async (name: "probe" | "floor"): Promise<string> => {
  const output = join(root, ".cache/bench");
  await mkdir(output, { recursive: true });
  await build({
    entryPoints: [join(root, "test/bench", `${name}.ts`)],
    outdir: output,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
  });
  return join(output, `${name}.mjs`);
});

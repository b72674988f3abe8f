/** Compiles the scripts of measured processes to JavaScript, because these processes run without a TypeScript loader. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Returns the path of the compiled script of `test/bench/<name>.ts`. */
export async function bundleScript(name: "probe" | "floor"): Promise<string> {
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
}

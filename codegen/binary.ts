/**
 * Creates the single executable dist/partledger from the output of `npm run build`: a copy of the running Node.js with
 * the program, its V8 code cache, the native code and all assets (https://nodejs.org/api/single-executable-applications.html).
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const assetsFolder = join(root, "dist/assets");
const staging = join(root, `.cache/binary-${process.pid}`);
const target = join(root, "dist/partledger");

/** Node.js looks for the program in a segment with this name, if the fuse in its own code is flipped. */
const segment = "NODE_SEA_BLOB";
const fuse = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";

/** A single executable runs one CommonJS script, so the chunks of dist/ are bundled into one file. */
async function bundle(outfile: string): Promise<void> {
  await build({
    bundle: true,
    platform: "node",
    target: `node${process.versions.node}`,
    format: "cjs",
    entryPoints: [join(root, "src/cli/main.ts")],
    outfile,
    logLevel: "warning",
    legalComments: "none",
    // Optional imports of pg that are not installed: the native client, and sockets of Cloudflare Workers.
    external: ["pg-native", "cloudflare:sockets"],
    define: { "import.meta.url": "__programUrl" },
    banner: {
      js: [
        'const __programUrl = require("node:url").pathToFileURL(process.execPath).href;',
        "// The function that the executable provides loads only built-in modules, not native code.",
        'require = require("node:module").createRequire(__programUrl);',
      ].join("\n"),
    },
  });
}

/** Returns the embedded files: path in `assets/` by name. The licenses are printed by `partledger licenses`. */
async function findAssets(): Promise<Record<string, string>> {
  const entries = await readdir(assetsFolder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.sort().map((path) => [relative(assetsFolder, path), path]));
}

async function digestOf(paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths)
    hash.update(
      createHash("sha256")
        .update(await readFile(path))
        .digest(),
    );
  return hash.digest("hex").slice(0, 16);
}

async function main(): Promise<void> {
  await mkdir(staging, { recursive: true });
  try {
    const script = join(staging, "partledger.cjs");
    const buildId = join(staging, "build-id");
    const blob = join(staging, "program.blob");
    const settings = join(staging, "settings.json");
    const executable = join(staging, "partledger");
    await bundle(script);
    const assets = await findAssets();
    await writeFile(buildId, await digestOf([script, ...Object.values(assets)]));
    await writeFile(
      settings,
      JSON.stringify({
        main: script,
        output: blob,
        disableExperimentalSEAWarning: true,
        useCodeCache: true,
        assets: { ...assets, "build-id": buildId },
      }),
    );
    await run(process.execPath, ["--experimental-sea-config", settings]);
    await copyFile(process.execPath, executable);
    await chmod(executable, 0o755);
    // Debugging symbols are 15 % of the size.
    await run("strip", process.platform === "darwin" ? ["-S", executable] : [executable]);
    const macOs = process.platform === "darwin";
    if (macOs) await run("codesign", ["--remove-signature", executable]);
    const postject = join(root, "node_modules/.bin/postject");
    await run(postject, [
      ...[executable, segment, blob, "--sentinel-fuse", fuse],
      ...(macOs ? ["--macho-segment-name", "NODE_SEA"] : []),
    ]);
    if (macOs) await run("codesign", ["--sign", "-", executable]);
    await run(executable, ["--version"]);
    await rename(executable, target);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  const { size } = await stat(target);
  process.stderr.write(`dist/partledger: ${Math.round(size / 1e6)} MB, Node.js ${process.versions.node}\n`);
}

await main();

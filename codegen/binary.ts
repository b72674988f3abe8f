/**
 * Creates the single executable dist/partledger: a copy of the running Node.js with the program as one script, the native
 * code and all assets of `npm run build` (https://nodejs.org/api/single-executable-applications.html).
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { compressedAssets } from "../src/util/assets.ts";
import { buildAscii, writeScripts } from "./ascii-scripts.ts";
import { bundleOptions, mainModule } from "./bundle-options.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const assetsFolder = join(root, "dist/assets");
const staging = join(root, `.cache/binary-${process.pid}`);
const target = join(root, "dist/partledger");

/** Node.js looks for the program in a segment with this name, if the fuse in its own code is flipped. */
const segment = "NODE_SEA_BLOB";
const fuse = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";

/** An executable has no file of the program, and its `require` finds only modules of Node.js. */
const programFile = [
  'require = require("node:module").createRequire(process.execPath);',
  'const __programUrl = require("node:url").pathToFileURL(process.execPath).href;',
].join("\n");

/** Returns the embedded files: path in `assets/` by name. */
async function findAssets(): Promise<Record<string, string>> {
  const entries = await readdir(assetsFolder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.sort().map((path) => [relative(assetsFolder, path), path]));
}

/** Compresses the `compressedAssets`. Returns the paths of all embedded assets by name. */
async function compressAssets(assets: Record<string, string>): Promise<Record<string, string>> {
  const compressed = Object.entries(assets)
    .filter(([name]) => compressedAssets.has(name))
    .map(async ([name, source]) => {
      const path = join(staging, `${name.replaceAll("/", "-")}.br`);
      await writeFile(path, await promisify(brotliCompress)(await readFile(source)));
      return [name, path] as const;
    });
  return { ...assets, ...Object.fromEntries(await Promise.all(compressed)) };
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

/** Writes a copy of the running Node.js that runs `main` and contains the assets. */
async function writeExecutable(path: string, main: string, assets: Record<string, string>): Promise<void> {
  const blob = `${path}.blob`;
  const settings = `${path}.json`;
  await writeFile(
    settings,
    JSON.stringify({
      main,
      output: blob,
      disableExperimentalSEAWarning: true,
      useCodeCache: true,
      assets,
    }),
  );
  await run(process.execPath, ["--experimental-sea-config", settings]);
  await copyFile(process.execPath, path);
  await chmod(path, 0o755);
  const isMac = process.platform === "darwin";
  // Debugging symbols are 15 % of the size.
  await run("strip", isMac ? ["-S", path] : [path]);
  if (isMac) await run("codesign", ["--remove-signature", path]);
  await run(join(root, "node_modules/.bin/postject"), [
    ...[path, segment, blob, "--sentinel-fuse", fuse],
    ...(isMac ? ["--macho-segment-name", "NODE_SEA"] : []),
  ]);
  if (isMac) await run("codesign", ["--sign", "-", path]);
}

async function main(): Promise<void> {
  await mkdir(staging, { recursive: true });
  try {
    const inStaging = (name: string): string => join(staging, name);
    const program = inStaging("program.cjs");
    const { scripts } = await buildAscii({
      ...bundleOptions,
      format: "cjs",
      entryPoints: [mainModule],
      outfile: program,
      // With `useCodeCache`, Node.js does not support dynamic imports. All modules are in this script.
      supported: { "dynamic-import": false },
      define: { "import.meta.url": "__programUrl" },
      banner: { js: programFile },
    });
    await writeScripts(scripts);
    const assets = await compressAssets(await findAssets());
    const digest = inStaging("build-id");
    await writeFile(digest, await digestOf([program, ...Object.values(assets)]));
    const executable = inStaging("partledger");
    await writeExecutable(executable, program, { ...assets, "build-id": digest });
    await run(executable, ["--version"]);
    await rename(executable, target);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  const { size } = await stat(target);
  process.stderr.write(`dist/partledger: ${Math.round(size / 1e6)} MB, Node.js ${process.versions.node}\n`);
}

await main();

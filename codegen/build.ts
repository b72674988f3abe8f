/**
 * Bundles the service into dist/, which requires only Node.js. `partledger.js` checks the version of Node.js and loads
 * the modules in program/. `src/util/assets.ts` finds the files in assets/.
 */
import { execFile } from "node:child_process";
import { chmod, cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { stringifyYaml } from "@redocly/openapi-core";
import type { Metafile } from "esbuild";
import {
  barcodeReaderFiles,
  fontFiles,
  generatedAssets,
  pageFiles,
  readAsset,
  referenceScript,
  swaggerUiFiles,
  type BuildFacts,
  type BuiltDocument,
} from "../src/util/assets.ts";
import { buildAscii, writeScripts } from "./ascii-scripts.ts";
import { bundleOptions, engines, mainModule } from "./bundle-options.ts";
import type { Contract } from "./document.ts";
import { collectLicenses } from "./licenses.ts";
import { openApi30 } from "./openapi-30.ts";
import { writeReference } from "./reference-script.ts";
import { digestFile, sourceDigest } from "./source-digest.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "dist");
/** Directory for the new bundle. The directory is renamed to `target` at the end, so dist/ is never incomplete. */
const staging = join(root, `.cache/build-${process.pid}`);

function packageFolder(name: string): string {
  return join(root, "node_modules", name);
}

/** Defines the names that bundled CommonJS packages use and ES modules lack. */
const commonJs = [
  'import { createRequire as __createRequire } from "node:module";',
  'import { dirname as __directoryOf } from "node:path";',
  'import { fileURLToPath as __pathOf } from "node:url";',
  "const require = __createRequire(import.meta.url);",
  "const __filename = __pathOf(import.meta.url);",
  "const __dirname = __directoryOf(__filename);",
].join("\n");

/** Returns the files that the program of worker threads consists of. */
async function bundleWorkers(): Promise<Metafile> {
  const { scripts, metafile } = await buildAscii({
    ...bundleOptions,
    format: "esm",
    entryPoints: [
      join(root, "src/attachments/file-worker.ts"),
      join(root, "src/database/integrity-worker.mjs"),
    ],
    outdir: join(staging, "assets"),
    entryNames: "[name]",
    outExtension: { ".js": ".mjs" },
    banner: { js: commonJs },
  });
  await writeScripts(scripts);
  return metafile;
}

async function bundleProgram(): Promise<Metafile> {
  const program = await buildAscii({
    ...bundleOptions,
    format: "esm",
    splitting: true,
    entryPoints: [mainModule],
    outdir: join(staging, "program"),
    banner: { js: commonJs },
  });
  const entry = await buildAscii({
    ...bundleOptions,
    format: "cjs",
    entryPoints: [join(root, "src/cli/entry.ts")],
    outfile: join(staging, "partledger.js"),
    // The version check must also run on old versions of Node.js.
    target: "node12.20",
    define: { NODE_ENGINES: JSON.stringify(engines) },
    banner: { js: "#!/usr/bin/env node" },
  });
  await writeScripts([...program.scripts, ...entry.scripts]);
  await chmod(join(staging, "partledger.js"), 0o755);
  return program.metafile;
}

/** Returns the files to copy: maps each path in assets/ to the path of the source file. */
function assets(): Record<string, string> {
  const vips = join(packageFolder("wasm-vips"), "lib");
  const swagger = packageFolder("swagger-ui-dist");
  const fonts = join(packageFolder("dejavu-fonts-ttf"), "ttf");
  const native = join(packageFolder("better-sqlite3"), "build/Release/better_sqlite3.node");
  return {
    "better_sqlite3.node": native,
    "vips/vips-node.mjs": join(vips, "vips-node.mjs"),
    "vips/vips.wasm": join(vips, "vips.wasm"),
    "vips/vips-resvg.wasm": join(vips, "vips-resvg.wasm"),
    ...Object.fromEntries(
      [...swaggerUiFiles, "LICENSE", "NOTICE"].map((name) => [`swagger-ui/${name}`, join(swagger, name)]),
    ),
    ...Object.fromEntries(
      Object.entries(barcodeReaderFiles).map(([name, path]) => [
        `zxing/${name}`,
        join(packageFolder("zxing-wasm"), path),
      ]),
    ),
    ...Object.fromEntries(Object.values(fontFiles).map((name) => [`fonts/${name}`, join(fonts, name)])),
  };
}

async function copyAssets(): Promise<void> {
  for (const [name, source] of Object.entries(assets())) {
    const destination = join(staging, "assets", name);
    await mkdir(dirname(destination), { recursive: true });
    await cp(source, destination);
  }
  await mkdir(join(staging, "assets/pages"));
  for (const name of pageFiles)
    await writeFile(join(staging, "assets/pages", name), readAsset(`pages/${name}`));
  for (const name of generatedAssets) {
    const text = await readFile(join(root, "generated", name), "utf8");
    // The service sends these files unchanged, so remove the indentation, which only helps reviewers.
    const compact = name.endsWith(".json") ? JSON.stringify(JSON.parse(text)) : text;
    await writeFile(join(staging, "assets", name), compact);
  }
}

async function writeDocuments(): Promise<void> {
  const contract = JSON.parse(await readFile(join(root, "generated/openapi.json"), "utf8")) as Contract;
  const contract30 = openApi30(contract);
  const documents: Record<BuiltDocument, string> = {
    "openapi.yaml": stringifyYaml(contract, { lineWidth: -1 }),
    "openapi-3.0.json": JSON.stringify(contract30),
    "openapi-3.0.yaml": stringifyYaml(contract30, { lineWidth: -1 }),
  };
  for (const [name, text] of Object.entries(documents)) await writeFile(join(staging, "assets", name), text);
}

/** Writes the data of `partledger version` and `partledger licenses`. */
async function writeBuildInformation(metafiles: readonly Metafile[]): Promise<void> {
  const facts: BuildFacts = { commit: await currentCommit() };
  await writeFile(join(staging, "assets/build.json"), JSON.stringify(facts));
  const licenses = await collectLicenses(root, metafiles);
  await writeFile(join(staging, "assets/licenses.json"), JSON.stringify(licenses));
}

/** Returns null if the sources are not in a Git repository. */
async function currentCommit(): Promise<string | null> {
  const parameters = ["describe", "--always", "--abbrev=40", "--dirty", "--exclude=*"];
  try {
    const { stdout } = await promisify(execFile)("git", parameters, { cwd: root });
    return stdout.trim();
  } catch {
    return null;
  }
}

async function main(): Promise<void> {
  try {
    await mkdir(join(staging, "assets"), { recursive: true });
    // Set the kind of the scripts, regardless of a package.json in a parent directory.
    await writeFile(join(staging, "package.json"), '{ "private": true, "type": "commonjs" }\n');
    await mkdir(join(staging, "program"));
    await writeFile(join(staging, "program/package.json"), '{ "private": true, "type": "module" }\n');
    await writeFile(join(staging, digestFile), await sourceDigest());
    await copyAssets();
    await writeDocuments();
    await writeReference(root, join(staging, "assets/redoc"), referenceScript);
    await writeBuildInformation([await bundleProgram(), await bundleWorkers()]);
    await rm(target, { recursive: true, force: true });
    await rename(staging, target);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

await main();

/**
 * Bundles the service into dist/, which requires only Node.js. `partledger.js` checks the version of Node.js and loads
 * the scripts of the program with their code caches. `src/assets.ts` finds the files in assets/.
 */
import { execFile } from "node:child_process";
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { stringifyYaml } from "@redocly/openapi-core";
import type { Metafile } from "esbuild";
import { generatedAssets, pageFiles, referenceScript, swaggerUiFiles } from "../src/assets.ts";
import type { BuildFacts, BuiltDocument } from "../src/assets.ts";
import { scriptNames } from "../src/cli/load-program.ts";
import { buildAscii, writeScripts } from "./ascii-scripts.ts";
import type { Contract } from "./document.ts";
import { collectLicenses } from "./licenses.ts";
import { openApi30 } from "./openapi-30.ts";
import { checkLazyExports, lazyImportsOf } from "./lazy-modules.ts";
import {
  bundleChunks,
  bundleScripts,
  engines,
  loaderDefinitions,
  mainModule,
  readProgram,
  shared,
} from "./program-scripts.ts";
import type { Chunks } from "./program-scripts.ts";
import { cachedRequests, firstRequests, recordStart, usualRequests } from "./record-start.ts";
import type { RecordedRequest } from "./record-start.ts";
import { writeReference } from "./reference-script.ts";
import { digestFile, sourceDigest } from "./source-digest.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "dist");
const work = join(root, `.cache/build-${process.pid}`);
/** Directory for the new bundle. The directory is renamed to `target` at the end, so dist/ is never incomplete. */
const staging = join(work, "dist");

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
    ...shared,
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

/** The modules that only a start of the executable uses, which is not recorded. */
const usedByExecutable = ["src/extracted-file.ts"];

/** Writes the scripts of the program, their code caches and the entry point. Returns the modules of the program. */
async function writeProgram(): Promise<Chunks> {
  const recordings = join(work, "recordings");
  const graph = await readProgram();
  await checkLazyExports(lazyImportsOf(graph, null), graph);
  const every = await bundleChunks(graph, null, join(work, "every"));
  const firstId = await bundleScripts(every, null, staging);
  const recordModules = async (name: string, requests: readonly RecordedRequest[], background: boolean) => {
    const folder = join(recordings, name);
    const recording = { program: staging, buildId: firstId, folder, background };
    const { modules } = await recordStart(recording, requests);
    return new Set([
      mainModule,
      ...usedByExecutable,
      ...modules.map((module) => every.entryPoints.get(module) ?? module),
    ]);
  };
  const used = {
    start: await recordModules("start", firstRequests, false),
    service: await recordModules("service", usualRequests, true),
  };
  for (const name of scriptNames) await rm(join(staging, `${name}-${firstId}.cjs`));
  const chunks = await bundleChunks(graph, used, join(work, "chunks"));
  const buildId = await bundleScripts(chunks, used, staging);
  const { caches } = await recordStart(
    { program: staging, buildId, folder: join(recordings, "caches") },
    cachedRequests,
  );
  for (const [name, path] of Object.entries(caches))
    await writeFile(join(staging, `${name}-${buildId}.cache`), await readFile(path));
  const { scripts } = await buildAscii({
    ...shared,
    format: "cjs",
    entryPoints: [join(root, "src/cli/entry.ts")],
    outfile: join(staging, "partledger.js"),
    // The version check must also run on old versions of Node.js.
    target: "node12.20",
    supported: { "dynamic-import": false },
    define: {
      "import.meta.dirname": "__dirname",
      "import.meta.filename": "__filename",
      NODE_ENGINES: JSON.stringify(engines),
      ...(await loaderDefinitions(buildId, caches)),
    },
    banner: { js: "#!/usr/bin/env node" },
  });
  await writeScripts(scripts);
  await chmod(join(staging, "partledger.js"), 0o755);
  return chunks;
}

/** Returns the files to copy: maps each path in assets/ to the path of the source file. */
function assets(): Record<string, string> {
  const vips = join(packageFolder("wasm-vips"), "lib");
  const swagger = packageFolder("swagger-ui-dist");
  const native = join(packageFolder("better-sqlite3"), "build/Release/better_sqlite3.node");
  return {
    "better_sqlite3.node": native,
    "vips/vips-node.mjs": join(vips, "vips-node.mjs"),
    "vips/vips.wasm": join(vips, "vips.wasm"),
    ...Object.fromEntries(
      [...swaggerUiFiles, "LICENSE", "NOTICE"].map((name) => [`swagger-ui/${name}`, join(swagger, name)]),
    ),
    ...Object.fromEntries(pageFiles.map((name) => [`pages/${name}`, join(root, "src/pages/assets", name)])),
  };
}

async function copyAssets(): Promise<void> {
  for (const [name, source] of Object.entries(assets())) {
    const destination = join(staging, "assets", name);
    await mkdir(dirname(destination), { recursive: true });
    await cp(source, destination);
  }
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
    // Marks the scripts as CommonJS, regardless of a package.json in a parent directory.
    await writeFile(
      join(staging, "package.json"),
      `${JSON.stringify({ private: true, type: "commonjs" })}\n`,
    );
    await writeFile(join(staging, digestFile), await sourceDigest());
    const workers = await bundleWorkers();
    await copyAssets();
    await writeDocuments();
    await writeReference(root, join(staging, "assets/redoc"), referenceScript);
    const { metafile } = await writeProgram();
    await writeBuildInformation([metafile, workers]);
    await rm(target, { recursive: true, force: true });
    await rename(staging, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  const files = (await readdir(target)).filter((name) => /\.(c?js|cache)$/.test(name));
  const sizes = await Promise.all(
    files.map(async (name) => {
      const { size } = await stat(join(target, name));
      return `${name} ${Math.round(size / 1000)} kB`;
    }),
  );
  process.stderr.write(`dist/: ${sizes.join(", ")}\n`);
}

await main();

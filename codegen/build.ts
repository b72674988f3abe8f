/**
 * Bundles the service into dist/, which requires only Node.js. `partledger.js` checks the version of Node.js and loads
 * `main.js`, which loads the scripts of the commands on demand. `src/assets.ts` finds the files in assets/.
 */
import { execFile } from "node:child_process";
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { stringifyYaml } from "@redocly/openapi-core";
import { build } from "esbuild";
import type { BuildOptions, Metafile, Plugin } from "esbuild";
import { generatedAssets, pageFiles, referenceScript, swaggerUiFiles } from "../src/assets.ts";
import type { BuildFacts, BuiltDocument } from "../src/assets.ts";
import { supportedVersions } from "../src/cli/node-version.mjs";
import type { Contract } from "./document.ts";
import { collectLicenses } from "./licenses.ts";
import { openApi30 } from "./openapi-30.ts";
import { writeReference } from "./reference-script.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "dist");
/** Directory for the new bundle. The directory is renamed to `target` at the end, so dist/ is never incomplete. */
const staging = join(root, `.cache/dist-${process.pid}`);

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

const { engines } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
  engines: { node: string };
};
const [oldestNode] = supportedVersions(engines.node);

const common: BuildOptions = {
  bundle: true,
  platform: "node",
  target: `node${oldestNode?.join(".")}`,
  format: "esm",
  legalComments: "linked",
  logLevel: "warning",
  metafile: true,
  // Optional imports of pg that are not installed: the native client, and the sockets of Cloudflare Workers.
  external: ["pg-native", "cloudflare:sockets"],
};

/**
 * Leaves the import of main.js unchanged, because the entry point imports this file from its own directory at run time.
 */
const externalMain: Plugin = {
  name: "external-main",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.\/main\.ts$/ }, () => ({ path: "./main.js", external: true }));
  },
};

/** Returns the files that esbuild has bundled. */
async function bundle(): Promise<Metafile[]> {
  const program = await build({
    ...common,
    entryPoints: [join(root, "src/cli/main.ts")],
    outdir: staging,
    // With splitting, each command loads only the code that it needs.
    splitting: true,
    // Chunks must be in the directory of main.js, because `src/assets.ts` looks for assets/ next to its own file.
    chunkNames: "[name]-[hash]",
    banner: { js: commonJs },
  });
  const entry = await build({
    ...common,
    entryPoints: [join(root, "src/cli/entry.ts")],
    outfile: join(staging, "partledger.js"),
    // The version check must also run on old versions of Node.js.
    target: "node12.20",
    define: { NODE_ENGINES: JSON.stringify(engines.node) },
    plugins: [externalMain],
    banner: { js: "#!/usr/bin/env node" },
  });
  const workers = await build({
    ...common,
    entryPoints: [
      join(root, "src/attachments/file-worker.ts"),
      join(root, "src/database/integrity-worker.mjs"),
    ],
    outdir: join(staging, "assets"),
    entryNames: "[name]",
    outExtension: { ".js": ".mjs" },
    banner: { js: commonJs },
  });
  await chmod(join(staging, "partledger.js"), 0o755);
  // Marks the scripts as ES modules, regardless of a package.json in a parent directory.
  await writeFile(join(staging, "package.json"), `${JSON.stringify({ private: true, type: "module" })}\n`);
  return [program, entry, workers].flatMap(({ metafile }) => metafile ?? []);
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
    const metafiles = await bundle();
    await copyAssets();
    await writeDocuments();
    await writeBuildInformation(metafiles);
    await writeReference(root, join(staging, "assets/redoc"), referenceScript);
    await rm(target, { recursive: true, force: true });
    await rename(staging, target);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  const scripts = (await readdir(target)).filter((name) => name.endsWith(".js"));
  const sizes = await Promise.all(scripts.map(async (name) => (await stat(join(target, name))).size));
  const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
  process.stderr.write(`dist/: ${scripts.length} scripts, ${Math.round(size / 1000)} kB\n`);
}

await main();

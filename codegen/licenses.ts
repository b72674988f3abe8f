/** Collects the licenses of everything that the bundle contains. `partledger licenses` prints them. */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Metafile } from "esbuild";
import { sqliteVersion } from "../src/database/sqlite/sqlite-file.ts";
import { nodeJs, type LicenseEntry } from "../src/cli/read-licenses.ts";

/** Packages whose files are assets, by their usual name. The metafiles of esbuild do not contain them. */
const assetPackages: Readonly<Record<string, string>> = {
  "DejaVu fonts": "dejavu-fonts-ttf",
  Lucide: "@iconify-json/lucide",
  "Swagger UI": "swagger-ui-dist",
  Redoc: "@redocly/cli",
  "wasm-vips": "wasm-vips",
  "zxing-wasm": "zxing-wasm",
};

/** Identifiers of licenses, for packages that only have a file with the license. */
const licenseIds: Readonly<Record<string, string>> = {
  "dejavu-fonts-ttf": "Bitstream-Vera",
  "png-js": "MIT",
};

/** Names of license files. Swagger UI lists the licenses of its own dependencies in a file for each script. */
const licenseFile = /^(licen[cs]e|copying|notice|third[-_]party[-_]notices)|^swagger-ui-bundle\.js\.license/i;

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** @throws {Error} if a license is unknown */
export async function collectLicenses(root: string, metafiles: readonly Metafile[]): Promise<LicenseEntry[]> {
  const folders = new Set(
    metafiles.flatMap(({ inputs }) => Object.keys(inputs).flatMap((path) => packageFolder(path) ?? [])),
  );
  const bundled = await Promise.all([...folders].map((folder) => packageEntry(join(root, folder))));
  const assets = await Promise.all(
    Object.entries(assetPackages).map(async ([name, folder]) => ({
      ...(await packageEntry(join(root, "node_modules", folder))),
      name,
    })),
  );
  const libraries = [
    ...bundled,
    ...assets,
    await sqlite(root),
    await zxing(root),
    ...(await vips(root)),
    ...(await node()),
  ];
  libraries.sort(
    (a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.version, b.version),
  );
  const isCopy = (entry: LicenseEntry, index: number): boolean =>
    libraries.findIndex(({ name, version }) => name === entry.name && version === entry.version) !== index;
  return [await packageEntry(root), ...libraries.filter((entry, index) => !isCopy(entry, index))];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function packageFolder(path: string): string | null {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null;
}

async function packageEntry(folder: string): Promise<LicenseEntry> {
  const stated = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as PackageFile;
  const { name, version } = stated;
  const license = licenseIds[name] ?? stated.license;
  if (license === undefined) throw new Error(`${name} ${version} has no license in its package.json.`);
  return { name, version, license, text: await licenseText(folder) };
}

async function licenseText(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => licenseFile.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  if (texts.length === 0) return "The package does not include the text of its license.";
  return texts.map((text) => text.trim()).join("\n\n");
}

/** SQLite is part of the native code of better-sqlite3. Its header states the license. */
async function sqlite(root: string): Promise<LicenseEntry> {
  const header = join(root, "node_modules/better-sqlite3/deps/sqlite3/sqlite3.h");
  const [, comment] = /^\/\*\n[^\n]*\n\*\*\n(.*?)\n\*{10}/s.exec(await readFile(header, "utf8")) ?? [];
  if (comment?.includes("disclaims copyright") !== true) throw new Error(`${header} has no license.`);
  const text = comment.replace(/^\*\* ?/gm, "").trim();
  return { name: "SQLite", version: sqliteVersion(), license: "Public domain", text };
}

/** `barcode-reader.wasm` is mostly zxing-cpp. */
async function zxing(root: string): Promise<LicenseEntry> {
  const script = await readFile(join(root, "node_modules/zxing-wasm/dist/iife/reader/index.js"), "utf8");
  const file = join(root, "node_modules/spdx-license-list/licenses/Apache-2.0.json");
  const { licenseText: text } = JSON.parse(await readFile(file, "utf8")) as { licenseText: string };
  const [version] = /\b[0-9a-f]{40}\b/.exec(script) ?? [];
  if (version === undefined)
    throw new Error("The script of zxing-wasm does not contain the commit of zxing-cpp.");
  return { name: "zxing-cpp", version, license: "Apache-2.0", text: text.trim() };
}

/** Names in `versions.json` of wasm-vips that are not the name of the library without "lib". libvips includes libnsgif. */
const vipsNames: Readonly<Record<string, string>> = { libnsgif: "vips", libultrahdr: "uhdr" };

/** Returns the libraries in `vips.wasm`, with the texts of the GNU licenses, which require copies of both. */
async function vips(root: string): Promise<LicenseEntry[]> {
  const folder = join(root, "node_modules/wasm-vips");
  const versions = JSON.parse(await readFile(join(folder, "versions.json"), "utf8")) as Record<
    string,
    string
  >;
  const notices = await readFile(join(folder, "THIRD-PARTY-NOTICES.md"), "utf8");
  const rows = [...notices.matchAll(/^\| ([\w-]+) +\| (.+?) +\|$/gm)].slice(1);
  if (!rows.some(([, name]) => name === "libvips")) throw new Error("The notices of wasm-vips have changed.");
  // The text of SPDX contains both licenses.
  const gnuFile = join(root, "node_modules/spdx-license-list/licenses/LGPL-3.0-or-later.json");
  const { licenseText: gnu } = JSON.parse(await readFile(gnuFile, "utf8")) as { licenseText: string };
  return rows.map(([, name = "", license = ""]) => {
    const version = versions[vipsNames[name] ?? name.replace(/^lib/, "")];
    if (version === undefined) throw new Error(`versions.json of wasm-vips does not contain ${name}.`);
    const plain = license.replace(/\[([^\]]+)\]\(([^)]+)\)/g, "$1 <$2>");
    return {
      name,
      version,
      license: license.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1"),
      text: name === "libvips" ? gnu.trim() : `Part of wasm-vips. License: ${plain}.`,
    };
  });
}

/** Returns the license of Node.js, which the executable contains. Some packages of Node.js do not include the text. */
async function node(): Promise<LicenseEntry[]> {
  const path = join(dirname(process.execPath), "../LICENSE");
  const text = await readFile(path, "utf8").catch(() => null);
  if (text?.startsWith("Node.js is licensed") !== true) return [];
  return [{ name: nodeJs, version: process.versions.node, license: "MIT", text: text.trim() }];
}

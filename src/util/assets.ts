/**
 * Reads the files that the service needs at run time. In a checkout, these files are in npm packages, in the sources or
 * in the output of code generation. In the bundle, they are in `assets/`. The single executable contains these
 * files.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getAsset, getRawAsset, isSea } from "node:sea";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { extractFile } from "./extracted-file.ts";
import { lazily } from "./memoize.ts";

/** Whether a checkout is running. Only a checkout runs TypeScript files directly. */
const isCheckout = import.meta.url.endsWith(".ts");

/**
 * Names of the generated files: the API contract, the Hydra documentation, the JSON-LD contexts and the icons of the
 * pages.
 */
export const generatedAssets = ["openapi.json", "hydra.json", "contexts.json", "icons.svg"] as const;

export type GeneratedAsset = (typeof generatedAssets)[number];

/** Names of the contract documents in other formats. `npm run build` creates them from `openapi.json`. */
export type BuiltDocument = "openapi.yaml" | "openapi-3.0.json" | "openapi-3.0.yaml";

/** Names of the Swagger UI files that the interactive documentation page loads. */
export const swaggerUiFiles = ["swagger-ui-bundle.js", "swagger-ui.css"] as const;

/** Names of the files of the barcode reader that the page Scan loads for the camera, with their paths in `zxing-wasm`. */
export const barcodeReaderFiles = {
  "barcode-reader.js": "dist/iife/reader/index.js",
  "barcode-reader.wasm": "dist/reader/zxing_reader.wasm",
} as const;

/** Name of the API reference script. `npm run build` bundles Redoc and the contract into this script. */
export const referenceScript = "reference.js";

export const pageScripts = [
  "live.js",
  "edit.js",
  "picker.js",
  "parts.js",
  "permissions.js",
  "upload.js",
  "viewer.js",
  "tree.js",
  "scan-keys.js",
  "scan.js",
  "scan-queue.js",
  "scan-series.js",
  "scan-stock.js",
  "scan-signals.js",
  "scan-camera.js",
  "labels.js",
  "import.js",
] as const satisfies readonly `${string}.js`[];

/** Names of the style sheet, scripts and icon that the pages load. */
export const pageFiles = [
  "pages.css",
  "pages.js",
  ...pageScripts,
  "documentation.js",
  "theme.js",
  "icon.svg",
  "manifest.webmanifest",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
] as const;

/** Names of the files in `src/pages/styles/` that make up `pages.css`, in the order of the cascade. */
export const styles = [
  ...["tokens", "base", "layout", "notices", "forms", "tables", "cards", "dashboard", "content", "files"],
  ...[
    "part-page",
    "part-list",
    "suppliers",
    "history",
    "lot",
    "scan",
    "long-forms",
    "labels",
    "import",
    "settings",
    "lists",
    "trees",
  ],
  ...["permissions", "small-screens", "print", "documentation"],
];

/** The fonts of labels, which contain Latin, Greek and Cyrillic letters and technical symbols. */
export const fontFiles = {
  regular: "DejaVuSansCondensed.ttf",
  bold: "DejaVuSansCondensed-Bold.ttf",
  oblique: "DejaVuSansCondensed-Oblique.ttf",
  boldOblique: "DejaVuSansCondensed-BoldOblique.ttf",
} as const;

/**
 * Information about the build: the commit, and the licenses of the libraries. `npm run build` writes the files for
 * `partledger version` and `partledger licenses`.
 */
type BuildInformation = "build.json" | "licenses.json";

export interface BuildFacts {
  /** The hash, followed by `-dirty` if the checkout contained other changes. */
  readonly commit: string | null;
}

export type Asset =
  | GeneratedAsset
  | BuiltDocument
  | BuildInformation
  | `swagger-ui/${(typeof swaggerUiFiles)[number]}`
  | `redoc/${typeof referenceScript}`
  | `zxing/${keyof typeof barcodeReaderFiles}`
  | `pages/${(typeof pageFiles)[number]}`
  | `fonts/${(typeof fontFiles)[keyof typeof fontFiles]}`
  | FileAsset;

/** An asset that Node.js loads from a file: native code, and the programs and the library of worker threads. */
type FileAsset =
  | "better_sqlite3.node"
  | "file-worker.mjs"
  | "integrity-worker.mjs"
  | "vips/vips-node.mjs"
  | "vips/vips.wasm"
  | "vips/vips-resvg.wasm";

/**
 * The assets that the executable contains compressed with Brotli: large files that a start does not read. In an archive,
 * they are a quarter smaller than without this compression.
 */
export const compressedAssets: ReadonlySet<string> = new Set<Asset>([
  "openapi.yaml",
  "openapi-3.0.json",
  "openapi-3.0.yaml",
  "redoc/reference.js",
  "swagger-ui/swagger-ui-bundle.js",
  "zxing/barcode-reader.wasm",
  ...Object.values(fontFiles).map((name) => `fonts/${name}` as const),
]);

/**
 * Reads an asset. The generated documents are indented in a checkout and compact elsewhere. In a checkout, assets that
 * only `npm run build` creates come from the last build.
 */
export function readAsset(asset: Asset): Buffer {
  if (isCheckout && asset === "pages/pages.css")
    return Buffer.concat(styles.map((name) => readFileSync(inSources(`pages/styles/${name}.css`))));
  if (!isSea()) return readFileSync(pathOf(asset));
  const content = Buffer.from(getAsset(asset));
  return compressedAssets.has(asset) ? brotliDecompressSync(content) : content;
}

/** Returns the Git commit from which the program was built, or null if it is unknown. */
export function buildCommit(): string | null {
  // In a checkout, the file describes the last build, not the sources.
  if (isCheckout) return null;
  return (JSON.parse(readAsset("build.json").toString()) as BuildFacts).commit;
}

/** Returns the path of an asset. The single executable extracts the asset to the temporary folder. */
export function assetFile(asset: FileAsset): string {
  if (!isSea()) return pathOf(asset);
  // The memory of the executable itself, which is only read. A copy would delay the start.
  const content = getRawAsset(asset) as ArrayBuffer;
  return extractFile(getAsset("build-id", "utf8"), asset, Buffer.from(content));
}

/** Returns the path of the native code of better-sqlite3, or undefined if the package finds it in `node_modules`. */
export const nativeBinding = lazily(() => (isCheckout ? undefined : assetFile("better_sqlite3.node")));

function pathOf(asset: Asset): string {
  if (!isCheckout) return fileURLToPath(new URL(`../assets/${asset}`, import.meta.url));
  if (asset === "integrity-worker.mjs") return inSources(`database/${asset}`);
  const [folder = "", name = ""] = asset.split("/");
  if (folder === "pages") return inSources(`pages/assets/${name}`);
  if (folder === "fonts") return join(dirname(packageFile("dejavu-fonts-ttf/package.json")), "ttf", name);
  if (folder === "swagger-ui") return join(dirname(packageFile("swagger-ui-dist/package.json")), name);
  if (folder === "zxing" && isBarcodeReaderFile(name)) {
    const reader = packageFile("zxing-wasm/reader/zxing_reader.wasm");
    return join(dirname(reader), "../..", barcodeReaderFiles[name]);
  }
  if (folder === "vips") return join(dirname(packageFile("wasm-vips")), name);
  return generatedAssets.some((generated) => generated === asset)
    ? inSources(`../generated/${asset}`)
    : inSources(`../dist/assets/${asset}`);
}

function isBarcodeReaderFile(name: string): name is keyof typeof barcodeReaderFiles {
  return Object.hasOwn(barcodeReaderFiles, name);
}

function inSources(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

function packageFile(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}

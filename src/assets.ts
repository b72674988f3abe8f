/**
 * Locates the files that the service reads at run time. In a checkout, these files are in npm packages or in the output
 * of code generation. Next to the bundle, they are in `assets/`.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Whether the bundle is running. Only a checkout runs TypeScript files directly. */
const isBundled = !import.meta.url.endsWith(".ts");

/** Names of the generated documents: the API contract, the Hydra documentation and the JSON-LD contexts. */
export const generatedAssets = ["openapi.json", "hydra.json", "contexts.json"] as const;

export type GeneratedAsset = (typeof generatedAssets)[number];

/** Returns the path of a generated document. The document is indented in a checkout and compact next to the bundle. */
export function generatedAsset(name: GeneratedAsset): string {
  return isBundled ? beside(`assets/${name}`) : beside(`../generated/${name}`);
}

/** Names of the contract documents in other formats. `npm run build` creates them from `openapi.json`. */
export const builtDocuments = ["openapi.yaml", "openapi-3.0.json", "openapi-3.0.yaml"] as const;

export type BuiltDocument = (typeof builtDocuments)[number];

/**
 * Returns the path of a document that `npm run build` creates. In a checkout, the path refers to the output of the last
 * build.
 */
export function builtDocument(name: BuiltDocument): string {
  return builtAsset(name);
}

/** Names of the Swagger UI files that the interactive documentation page loads. */
export const swaggerUiFiles = ["swagger-ui-bundle.js", "swagger-ui.css"] as const;

type SwaggerUiFile = (typeof swaggerUiFiles)[number];

/**
 * Returns the path of a Swagger UI file. In a checkout, the file is in the npm package; next to the bundle, the file is
 * in `assets/`.
 */
export function swaggerUiAsset(name: SwaggerUiFile): string {
  return isBundled ? beside(`assets/swagger-ui/${name}`) : join(packageFolder("swagger-ui-dist"), name);
}

/** Name of the API reference script. `npm run build` bundles Redoc and the contract into this script. */
export const referenceScript = "reference.js";

/** Returns the path of the API reference script. In a checkout, the path refers to the output of the last build. */
export function referenceAsset(): string {
  return builtAsset(`redoc/${referenceScript}`);
}

/** Names of the style sheets, scripts and icon that the pages load. */
export const pageFiles = [
  "pages.css",
  "pages.js",
  "documentation.css",
  "documentation.js",
  "reference.css",
  "icon.svg",
] as const;

type PageFile = (typeof pageFiles)[number];

/** Returns the path of a style sheet, script or icon of the pages. */
export function pageAsset(name: PageFile): string {
  return isBundled ? beside(`assets/pages/${name}`) : beside(`pages/assets/${name}`);
}

/** Returns the path of the native module of better-sqlite3, or undefined if the module is in `node_modules`. */
export function nativeBinding(): string | undefined {
  return isBundled ? beside("assets/better_sqlite3.node") : undefined;
}

function builtAsset(name: string): string {
  return beside(isBundled ? `assets/${name}` : `../dist/assets/${name}`);
}

function beside(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

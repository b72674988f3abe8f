/**
 * Locates the files that the service reads at run time. In a checkout, they are in their packages or in the output of
 * code generation; next to the bundle, they are in `assets/`.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** TypeScript runs only in a checkout; the bundle is JavaScript. */
const isBundled = !import.meta.url.endsWith(".ts");

/** Output of code generation: the documents that describe the service. */
export const generatedAssets = ["openapi.json", "hydra.json", "contexts.json"] as const;

export type GeneratedAsset = (typeof generatedAssets)[number];

/** Returns the path of a generated document. The document is indented in a checkout and compact next to the bundle. */
export function generatedAsset(name: GeneratedAsset): string {
  return isBundled ? beside(`assets/${name}`) : beside(`../generated/${name}`);
}

/** Other formats of `openapi.json`, created by `npm run build`. */
export const builtDocuments = ["openapi.yaml", "openapi-3.0.json", "openapi-3.0.yaml"] as const;

export type BuiltDocument = (typeof builtDocuments)[number];

/**
 * Returns the path of a document created by `npm run build`. In a checkout, the document is the one of the last build.
 */
export function builtDocument(name: BuiltDocument): string {
  return builtAsset(name);
}

/** The files that the interactive documentation page loads. */
export const swaggerUiFiles = ["swagger-ui-bundle.js", "swagger-ui.css"] as const;

type SwaggerUiFile = (typeof swaggerUiFiles)[number];

/**
 * Returns the path of a Swagger UI file, which is in the npm package in a checkout and in `assets/` next to the bundle.
 */
export function swaggerUiAsset(name: SwaggerUiFile): string {
  return isBundled ? beside(`assets/swagger-ui/${name}`) : join(packageFolder("swagger-ui-dist"), name);
}

/** The script of the API reference: Redoc with the contract, created by `npm run build`. */
export const referenceScript = "reference.js";

/** Returns the path of the script of the API reference. In a checkout, the script is the one of the last build. */
export function referenceAsset(): string {
  return builtAsset(`redoc/${referenceScript}`);
}

/** The style sheets, scripts and icon that the pages load. */
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

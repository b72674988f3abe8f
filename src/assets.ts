/**
 * Finds the files that the service reads while it runs and that are not code: in a checkout they lie where their
 * packages and code generation put them, beside the bundle in `assets/`.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** TypeScript is only run in a checkout; the bundle is JavaScript. */
const isBundled = !import.meta.url.endsWith(".ts");

/** Products of code generation: what the service says about itself. */
export const generatedAssets = ["openapi.json", "hydra.json", "contexts.json"] as const;

export type GeneratedAsset = (typeof generatedAssets)[number];

/** Path of a generated product: indented in a checkout, compact beside the bundle. */
export function generatedAsset(name: GeneratedAsset): string {
  return isBundled ? beside(`assets/${name}`) : beside(`../generated/${name}`);
}

/** Other forms of `openapi.json`, written by `npm run build`. */
export const builtDocuments = ["openapi.yaml", "openapi-3.0.json", "openapi-3.0.yaml"] as const;

export type BuiltDocument = (typeof builtDocuments)[number];

/** Path of such a document; a checkout reads the one of its last build. */
export function builtDocument(name: BuiltDocument): string {
  return builtAsset(name);
}

/** What the interactive documentation page loads. */
export const swaggerUiFiles = ["swagger-ui-bundle.js", "swagger-ui.css"] as const;

type SwaggerUiFile = (typeof swaggerUiFiles)[number];

/** Path of a file of Swagger UI. */
export function swaggerUiAsset(name: SwaggerUiFile): string {
  return isBundled ? beside(`assets/swagger-ui/${name}`) : join(packageFolder("swagger-ui-dist"), name);
}

/** The script of the API reference: Redoc with the contract in it, written by `npm run build`. */
export const referenceScript = "reference.js";

/** Path of that script; a checkout reads the one of its last build. */
export function referenceAsset(): string {
  return builtAsset(`redoc/${referenceScript}`);
}

/** What pages load of our own. */
export const pageFiles = [
  "pages.css",
  "pages.js",
  "documentation.css",
  "documentation.js",
  "reference.css",
  "icon.svg",
] as const;

type PageFile = (typeof pageFiles)[number];

/** Path of a style sheet, script or picture of the pages. */
export function pageAsset(name: PageFile): string {
  return isBundled ? beside(`assets/pages/${name}`) : beside(`pages/assets/${name}`);
}

/** Path of the compiled part of better-sqlite3; undefined where it finds it itself, through `node_modules`. */
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

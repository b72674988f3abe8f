/**
 * Creates the software bill of materials in the format CycloneDX 1.6 (https://cyclonedx.org). It lists what the
 * executable contains according to `partledger licenses`: packages of npm, the libraries in wasm-vips, SQLite and
 * Node.js. `npm sbom` would list packages that are not in the bundle, and omits everything that is not from npm.
 */
import { createHash } from "node:crypto";
import { SPDX } from "@cyclonedx/cyclonedx-library";

export interface ContainedLibrary {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier or expression, or the name of the license. */
  readonly license: string;
}

export interface SbomFacts {
  readonly version: string;
  readonly date: Date;
  /** SHA-256 hash of the executable, in hex. */
  readonly executableHash: string;
  /** The output of `partledger licenses --json`. The first entry is Partledger. */
  readonly contained: readonly ContainedLibrary[];
  readonly lockfile: Lockfile;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
}

/** Assets that have another name than their package. */
const packageNames: Readonly<Record<string, string>> = {
  "DejaVu fonts": "dejavu-fonts-ttf",
  "Swagger UI": "swagger-ui-dist",
  Redoc: "@redocly/cli",
};

/** Names in the National Vulnerability Database, for libraries that do not come from npm. */
const cpeNames: Readonly<Record<string, string>> = {
  "Node.js": "nodejs:node.js",
  SQLite: "sqlite:sqlite",
  libvips: "libvips:libvips",
};

export function createSbom({ version, date, executableHash, contained, lockfile }: SbomFacts) {
  const [, ...libraries] = contained;
  const components = libraries.map((library) => component(library, lockfile));
  const main = `pkg:generic/partledger@${version}`;
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidOf(executableHash)}`,
    version: 1,
    metadata: {
      timestamp: date.toISOString(),
      lifecycles: [{ phase: "build" }],
      component: {
        type: "application",
        "bom-ref": main,
        name: "partledger",
        version,
        licenses: licenses("Apache-2.0"),
        purl: main,
        hashes: [{ alg: "SHA-256", content: executableHash }],
      },
    },
    components,
    dependencies: [
      { ref: main, dependsOn: components.map((library) => library["bom-ref"]) },
      ...components.map((library) => ({ ref: library["bom-ref"] })),
    ],
  };
}

function component({ name, version, license }: ContainedLibrary, lockfile: Lockfile) {
  const packageName = packageNames[name] ?? name;
  const locked = Object.entries(lockfile.packages).find(
    ([path, entry]) => path.endsWith(`node_modules/${packageName}`) && entry.version === version,
  )?.[1];
  const purl =
    locked === undefined
      ? `pkg:generic/${encodeURIComponent(name.toLowerCase())}@${encodeURIComponent(version)}`
      : `pkg:npm/${packageName.replace("@", "%40")}@${version}`;
  const cpe = cpeNames[name];
  return {
    type: name === "Node.js" ? "platform" : "library",
    "bom-ref": purl,
    name: locked === undefined ? name : packageName,
    version,
    licenses: licenses(license),
    purl,
    ...(cpe !== undefined && { cpe: `cpe:2.3:a:${cpe}:${version}:*:*:*:*:*:*:*` }),
    ...(locked?.integrity !== undefined && { hashes: [hashOf(locked.integrity)] }),
  };
}

function licenses(license: string): readonly object[] {
  if (SPDX.isSupportedSpdxId(license)) return [{ license: { id: license } }];
  if (/^[\w.()+ -]+$/.test(license) && / (OR|AND|WITH) /.test(license)) return [{ expression: license }];
  return [{ license: { name: license } }];
}

/** Converts the `integrity` of the lockfile, such as `sha512-<Base64>`. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [, bits, digest] = /^sha(\d+)-(\S+)/.exec(integrity) ?? [];
  if (bits === undefined || digest === undefined)
    throw new Error(`Unknown hash in package-lock.json: ${integrity}`);
  return {
    alg: bits === "1" ? "SHA-1" : `SHA-${bits}`,
    content: Buffer.from(digest, "base64").toString("hex"),
  };
}

/** Returns a UUID that is the same for the same executable. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** The packages that a start of the service loads. All others are loaded with `await import()` when they are needed. */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const service = "src/service.ts";

/** Before you add a package, measure the start with `make bench ARGS="--only start"`. */
const loadedAtStart = [
  "ajv",
  "ajv-formats",
  "better-sqlite3",
  "bindings",
  "cookie",
  "fast-deep-equal",
  "fast-uri",
  "file-uri-to-path",
  "ipaddr.js",
  "jose",
  "json-schema-traverse",
  "kysely",
  "lru-cache",
  "otpauth",
];

it("a start of the service loads only these packages", async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [service],
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    outdir: "unused",
    write: false,
    metafile: true,
    external: ["pg-native", "cloudflare:sockets"],
  });
  const modules = new Set([service]);
  for (const module of modules) {
    for (const { kind, path, external } of metafile.inputs[module]?.imports ?? [])
      if (kind !== "dynamic-import" && external !== true) modules.add(path);
  }
  const packages = [...modules].flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  expect([...new Set(packages)].sort()).toEqual(loadedAtStart);
});

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = ["src", "openapi", "codegen", "generated", "test", "docs"];
const inFolders = folders.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" }),
);
const names = new Set([...readdirSync(root), ...inFolders].map((path) => basename(path)));

it.each(["docs/architecture.md", "CONTRIBUTING.md"])("%s names only files that exist", (document) => {
  const text = readFileSync(root + document, "utf8");
  const paths = [...text.matchAll(/`((?:src|openapi|codegen|generated|test|docs)\/[^`\s<]*)`/g)];
  const files = [...text.matchAll(/`([\w.-]+\.(?:ts|tsx|yaml|cjs))`/g)];
  const missing = [
    ...paths.map(([, path = ""]) => path).filter((path) => !existsSync(root + path)),
    ...files.map(([, name = ""]) => name).filter((name) => !names.has(name)),
  ];
  expect(paths.length).toBeGreaterThan(2);
  expect(missing).toEqual([]);
});

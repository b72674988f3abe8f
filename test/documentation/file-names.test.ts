import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

it.each(["docs/architecture.md", "CONTRIBUTING.md"])("%s names only files that exist", (document) => {
  const text = readFileSync(root + document, "utf8");
  const named = [...text.matchAll(/`((?:src|openapi|codegen|generated|test|docs)\/[^`\s<]*)`/g)];
  const missing = named.map(([, path = ""]) => path).filter((path) => !existsSync(root + path));
  expect(named.length).toBeGreaterThan(2);
  expect(missing).toEqual([]);
});

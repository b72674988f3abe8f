import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = ["src", "openapi", "codegen", "generated", "sdk/typescript/src", "examples", "test", "docs"];
const inFolders = folders.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" }),
);
const names = new Set([...readdirSync(root), ...inFolders].map((path) => basename(path)));

it.each(["docs/architecture.md", "CONTRIBUTING.md"])("%s names only files that exist", (document) => {
  const text = readFileSync(root + document, "utf8");
  const paths = [...text.matchAll(/`((?:src|openapi|codegen|generated|sdk|examples|test|docs)\/[^`\s<]*)`/g)];
  const files = [...text.matchAll(/`([\w.-]+\.(?:ts|tsx|yaml|cjs))`/g)];
  const missing = [
    ...paths.map(([, path = ""]) => path).filter((path) => !existsSync(root + path)),
    ...files.map(([, name = ""]) => name).filter((name) => !names.has(name)),
  ];
  expect(paths.length).toBeGreaterThan(2);
  expect(missing).toEqual([]);
});

/** Returns the anchor that GitHub derives from a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s/g, "-");
}

const documents = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "examples/README.md", "sdk/typescript/README.md"],
  ...readdirSync(`${root}docs`).flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];

it.each(documents)("%s links only to files and headings that exist", (document) => {
  const text = readFileSync(root + document, "utf8");
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  const broken = links.filter(([, path = "", anchor]) => {
    const target = path === "" ? root + document : join(root, dirname(document), path);
    if (!existsSync(target)) return true;
    if (anchor === undefined) return false;
    const headings = [...readFileSync(target, "utf8").matchAll(/^#+ (.+)$/gm)];
    return !headings.some(([, heading = ""]) => anchorOf(heading) === anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

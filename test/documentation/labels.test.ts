import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { placeholderNames } from "../../src/labels/placeholders/fill-placeholders.ts";

const page = readFileSync(new URL("../../docs/labels.md", import.meta.url), "utf8");

function documented(heading: string) {
  const [, section = ""] = page.split(`\n### ${heading}\n`);
  const [table = ""] = section.split("\n#");
  const rows = table.matchAll(/^\| `\[\[(.+?)\]\]` +\| (.+?) +\|$/gm);
  return [...rows].map(([, name, description]) => ({ name, description }));
}

it.each([
  ["part", ["Parts and lots", "All labels"]],
  ["part_lot", ["Lots", "Parts and lots", "All labels"]],
  ["storelocation", ["Storage locations", "All labels"]],
] as const)("docs/labels.md lists the placeholders of the type %s", (type, headings) => {
  expect(headings.flatMap(documented)).toEqual(placeholderNames(type));
});

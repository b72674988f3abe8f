/** Prints the results, and writes them to `docs/performance.md`. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { root } from "./options.ts";
import type { Results } from "./results.ts";
import { memoryText, requestTable, runText, startTable } from "./tables.ts";

const page = join(root, "docs/performance.md");

/** Returns the text of each measured section. */
function sectionsOf(results: Results): ReadonlyMap<string, string> {
  const { groups, starts } = results;
  const sqlite = groups.filter(({ database }) => database === "sqlite");
  const postgres = groups.filter(({ database }) => database === "postgres");
  const sections = new Map([["machine", runText(results)]]);
  if (sqlite.length > 0) sections.set("sqlite", `${requestTable(sqlite)}\n\n${memoryText(sqlite)}`);
  if (postgres.length > 0) sections.set("postgres", requestTable(postgres));
  if (starts.length > 0) sections.set("start", startTable(starts));
  return sections;
}

export async function printResults(results: Results): Promise<void> {
  const text = [...sectionsOf(results).values()].join("\n\n");
  process.stdout.write(`\n${await format(text, { parser: "markdown", printWidth: 120 })}`);
}

/** Replaces the sections of the document, which comments enclose. Sections that were not measured stay. */
export async function writeReport(results: Results): Promise<void> {
  let text = await readFile(page, "utf8");
  for (const [name, content] of sectionsOf(results)) {
    const begin = `<!-- ${name}: written by make bench-report -->`;
    const [start, stop] = [text.indexOf(begin), text.indexOf(`<!-- end of ${name} -->`)];
    if (start < 0 || stop < start) throw new Error(`docs/performance.md has no section "${begin}".`);
    text = `${text.slice(0, start + begin.length)}\n\n${content}\n\n${text.slice(stop)}`;
  }
  await writeFile(page, await format(text, { ...(await resolveConfig(page)), parser: "markdown" }));
}

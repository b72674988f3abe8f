/**
 * Generates generated/problem-types.ts from the tables in docs/errors.md, which explain each status and violation code
 * of problem documents.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { problemKinds } from "../src/util/errors.ts";
import { fileHeader, type Contract } from "./document.ts";

interface Explanation {
  readonly cause: string;
  readonly remedy: string;
}

type Table = readonly (readonly [key: string, explanation: Explanation])[];

const source = "docs/errors.md";

const declarations = `
import type { components } from "./types.ts";

type ErrorType = components["schemas"]["ErrorType"];
type ViolatedRule = components["schemas"]["ViolatedRule"];
`;

/**
 * Returns the module with the texts of docs/errors.md.
 * @throws {Error} if a table is malformed, or does not explain exactly the statuses and codes that the service sends
 */
export async function problemTypesModule(root: string, contract: Contract): Promise<string> {
  const text = await readFile(join(root, source), "utf8");
  const statuses = readTable(text, "Statuses", "Status");
  const codes = readTable(text, "Codes", "Code");
  const titles = new Map(Object.values(problemKinds).map(({ status, title }) => [String(status), title]));
  requireKeys("Statuses", statuses, [...titles.keys()].sort());
  requireKeys("Codes", codes, (contract.components.schemas["ViolationCode"]?.enum ?? []).map(String));
  const errorTypes = statuses.map(([key, explanation]) => {
    const status = Number(key);
    return [status, { type: `/errors/${key}`, status, title: titles.get(key), ...explanation }];
  });
  const rules = codes.map(([code, explanation]) => [code, { code, ...explanation }]);
  return [
    fileHeader("The causes and remedies of statuses and violation codes.", source),
    declarations,
    `export const errorTypes: ReadonlyMap<number, ErrorType> = new Map<number, ErrorType>(${JSON.stringify(errorTypes)});`,
    "/** The rules by code. */",
    `export const violatedRules: ReadonlyMap<string, ViolatedRule> = new Map<string, ViolatedRule>(${JSON.stringify(rules)});`,
  ].join("\n");
}

/**
 * Reads the only table of a section. Its columns are the key in backticks, "Cause" and "Remedy".
 * @throws {Error} that names the line, if the table is malformed
 */
export function readTable(text: string, section: string, keyColumn: string): Table {
  const lines = text.split("\n");
  const start = lines.indexOf(`## ${section}`);
  if (start < 0) throw new Error(`${source} has no section "${section}".`);
  const next = lines.findIndex((line, index) => index > start && line.startsWith("## "));
  const rows = lines
    .map((line, index) => ({ place: `${source}:${index + 1}`, line }))
    .slice(start, next < 0 ? undefined : next)
    .filter(({ line }) => line.startsWith("|"));
  const [header, separator, ...body] = rows.map(({ place, line }) => ({ place, cells: cellsOf(line) }));
  const columns = [keyColumn, "Cause", "Remedy"];
  if (
    header?.cells.join() !== columns.join() ||
    separator?.cells.every((cell) => /^:?-+:?$/.test(cell)) !== true
  )
    throw new Error(`${header?.place ?? source}: the table must have the columns ${columns.join(", ")}.`);
  return body.map(({ place, cells }) => readRow(place, cells));
}

function readRow(place: string, cells: readonly string[]): Table[number] {
  const [first = "", cause = "", remedy = ""] = cells;
  const key = /^`([a-z0-9-]+)`$/.exec(first)?.[1];
  if (key === undefined)
    throw new Error(`${place}: ${JSON.stringify(first)} must be a status or code in backticks.`);
  if (cells.length !== 3)
    throw new Error(`${place}: the row must have three cells. Write "\\|" for "|" in a text.`);
  for (const sentence of [cause, remedy]) {
    if (!sentence.endsWith(".")) throw new Error(`${place}: cause and remedy must be sentences.`);
    if (sentence.includes("](")) throw new Error(`${place}: cause and remedy cannot contain links.`);
    if (sentence.split("`").length % 2 === 0) throw new Error(`${place}: a backtick has no counterpart.`);
  }
  return [key, { cause, remedy }];
}

function cellsOf(line: string): string[] {
  const cells = line.trim().split(/(?<!\\)\|/);
  return cells.slice(1, -1).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function requireKeys(section: string, table: Table, expected: readonly string[]): void {
  const present = table.map(([key]) => key);
  const missing = expected.filter((key) => !present.includes(key));
  const unknown = present.filter((key) => !expected.includes(key));
  if (missing.length > 0) throw new Error(`${source}, "${section}": add a row for ${missing.join(", ")}.`);
  if (unknown.length > 0)
    throw new Error(
      `${source}, "${section}": the service never sends ${unknown.join(", ")}. Remove the row.`,
    );
  if (present.join() !== expected.join())
    throw new Error(`${source}, "${section}": list each row once, in the order ${expected.join(", ")}.`);
}

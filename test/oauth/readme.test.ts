/** Checks that the tables in `README.md` name existing tests. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const testFolder = join(import.meta.dirname, "..");
const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");

interface Section {
  readonly requirements: readonly string[][];
  readonly attacks: readonly string[][];
}

/** Returns the cells of all rows below the headings "Requirements" and "Attacks". */
function tables(text: string): Section {
  const [, requirements = "", attacks = ""] = text.split(/^## (?:Requirements|Attacks)$/m);
  return { requirements: rowsOf(requirements), attacks: rowsOf(attacks) };
}

function rowsOf(text: string): string[][] {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  const rows = lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.filter(([first = ""]) => !/^(?:No\.|Attack|-+)$/.test(first));
}

/** Returns the reasons why a cell does not prove anything. */
function problemsOf(cell: string): string[] {
  if (!cell.includes("`")) {
    return /^[A-Z].{20,}\.$/.test(cell) ? [] : [`neither a test nor a sentence: ${cell}`];
  }
  return cell.split("<br>").flatMap((each) => {
    const [, file = "", title = ""] = /^`([^`]+\.test\.ts)` `([^`]+)`$/.exec(each) ?? [];
    if (title === "") return [`not a file and a title: ${each}`];
    const path = join(testFolder, file);
    if (!existsSync(path)) return [`the file does not exist: ${file}`];
    const source = readFileSync(path, "utf8");
    const isNamed = ['"', "`"].some((quote) => source.includes(quote + title + quote));
    return isNamed ? [] : [`${file} does not contain the title: ${title}`];
  });
}

const { requirements, attacks } = tables(readme);

describe("the table of requirements", () => {
  it("contains the numbers 1 to 22", () => {
    const numbers = requirements.map(([number = ""]) => Number(number.split(".")[0]));
    expect([...new Set(numbers)]).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
    const all = requirements.map(([number]) => number);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(requirements)("number %s has a source, and existing tests or a sentence", (...row) => {
    const [, requirement = "", source = "", positive = "", negative = ""] = row;
    expect(row).toHaveLength(5);
    expect(requirement).toMatch(/\.$/);
    expect(source).toMatch(/^(?:RFC \d{4}|Draft §|CSP|Own rule)/);
    expect([...problemsOf(positive), ...problemsOf(negative)]).toEqual([]);
    expect(positive + negative).toContain("`");
  });
});

describe("the table of attacks", () => {
  it.each(attacks)("%s", (...row) => {
    const [, gain = "", prevention = "", test = ""] = row;
    expect(row).toHaveLength(4);
    expect([gain, prevention]).not.toContain("");
    expect(problemsOf(test)).toEqual([]);
  });
});

describe("a cell is rejected", () => {
  it.each([
    ["", "neither a test nor a sentence"],
    ["-", "neither a test nor a sentence"],
    ["`oauth/pkce.test.ts`", "not a file and a title"],
    ["`oauth/missing.test.ts` `x`", "the file does not exist"],
    ["`oauth/pkce.test.ts` `another verifier`", "does not contain the title"],
    [
      "`oauth/pkce.test.ts` `another verifier (§4.6)`<br>`oauth/pkce.test.ts` `missing title`",
      "does not contain",
    ],
  ])("%j", (cell, reason) => {
    expect(problemsOf(cell).join()).toContain(reason);
  });
});

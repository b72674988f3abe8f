/** Tests how codegen reads the tables of docs/errors.md. */
import { describe, expect, it } from "vitest";
import { readTable } from "../../codegen/problem-types.ts";

const page = (...rows: readonly string[]): string =>
  ["# Errors", "", "## Codes", "", ...rows, "", "## Later", "", "| `other` | A. | B. |"].join("\n");

const header = "| Code | Cause | Remedy |";
const separator = "| ---- | ----- | ------ |";

describe("a table of docs/errors.md", () => {
  it("is read up to the next section", () => {
    const table = page(header, separator, "| `a-1` | A `x\\|y`. | Send `z`. |", "| `b` | B. | C. |");
    expect(readTable(table, "Codes", "Code")).toEqual([
      ["a-1", { cause: "A `x|y`.", remedy: "Send `z`." }],
      ["b", { cause: "B.", remedy: "C." }],
    ]);
  });

  it.each([
    ["no section", "# Errors\n", 'has no section "Codes"'],
    ["no table", page("Text."), "docs/errors.md: the table must have the columns Code, Cause, Remedy"],
    ["other columns", page("| Code | Meaning |", "| --- | --- |"), "docs/errors.md:5: the table must have"],
    ["no line below the header", page(header, "| `a` | A. | B. |"), "docs/errors.md:5: the table must have"],
    ["a code without backticks", page(header, separator, "| a | A. | B. |"), 'docs/errors.md:7: "a" must be'],
    [
      "a missing remedy",
      page(header, separator, "| `a` | A. |"),
      "docs/errors.md:7: the row must have three",
    ],
    [
      "a fourth cell",
      page(header, separator, "| `a` | A. | B | C. |"),
      "docs/errors.md:7: the row must have",
    ],
    ["an empty remedy", page(header, separator, "| `a` | A. | |"), "docs/errors.md:7: cause and remedy must"],
    [
      "a link",
      page(header, separator, "| `a` | [A](b). | C. |"),
      "docs/errors.md:7: cause and remedy cannot",
    ],
    ["an open backtick", page(header, separator, "| `a` | A `b. | C. |"), "docs/errors.md:7: a backtick has"],
  ])("is rejected with %s", (_title, text, message) => {
    expect(() => readTable(text, "Codes", "Code")).toThrow(message);
  });
});

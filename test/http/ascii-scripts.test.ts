/** The bundle contains only ASCII characters. `../cli/bundle.test.ts` checks its files. */
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { toAscii } from "../../codegen/ascii-scripts.ts";

describe("the escapes in regular expressions of the program", () => {
  it.each([
    ["/->|→/", "X → Y"],
    ["/^[\\d€£]+$/", "€5"],
    ["/[＋－]/u", "－"],
    ["/^[😀-😎]$/u", "😃"],
    ["/^😀$/", "😀"],
    ["/\\→/", "→"],
    ["/\\\\→/", "\\→"],
    ["/[→--↑]/v", "→"],
    ["/(?<größe>\\d)/", "7"],
  ])("keep the meaning of %s", (pattern, text) => {
    const ascii = toAscii("script.js", `[1 / 2, ${pattern}.test(text), ${pattern}.test("")]`);
    expect(ascii).toMatch(/^[ -~]*$/);
    expect(runInNewContext(ascii, { text })).toEqual([0.5, true, false]);
  });

  it("are missing elsewhere, so the build fails", () => {
    expect(() => toAscii("script.js", "const arrow = String.raw`→`;")).toThrow(
      "script.js must contain only ASCII characters. Write \\u escapes instead:\nconst arrow = String.raw`→`;",
    );
  });
});

/** Tests that search queries are treated as words, never as SQL, and that excessive ones are rejected. */
import { beforeAll, expect, it } from "vitest";
import { useService } from "../inventory/running-service.ts";
import { describeDialects } from "../support/dialects.ts";
import { found, search } from "./searching.ts";

describeDialects("hostile search queries", (dialect) => {
  const running = useService(dialect);

  beforeAll(async () => {
    const category = await running.make("categories", { name: "Category" });
    for (const name of [
      "100%",
      "a_b",
      'say "hi"',
      "c\\d",
      "x AND y",
      "NEAR(z)",
      "🔋 cell",
      "it's",
      "{doc} : q",
    ]) {
      await running.make("parts", { name, category });
    }
  });

  it.each([
    ["%", []],
    ["100%", ["100%"]],
    ["___", []],
    ["a_b", ["a_b"]],
    ['"hi"', ['say "hi"']],
    ['"', ['say "hi"']],
    ['""""', []],
    ["c\\d", ["c\\d"]],
    ["x and y", ["x AND y"]],
    ["near(z)", ["NEAR(z)"]],
    ["{doc} : q", ["{doc} : q"]],
    ["🔋", ["🔋 cell"]],
    ["🔋🔋🔋🔋🔋", []],
    ["it's", ["it's"]],
    ["' or 1=1 --", []],
    ["ca* OR cell", []],
    ["^cell", ["🔋 cell"]],
    ["-cell -cell", ["🔋 cell"]],
    ["NOT cell", []],
    ["names:cell", []],
    ["\ue001\u{f0000}\u{100001}", []],
    ["\ufffd\u200b\u202e", []],
    ["e\u0301e\u0301", []],
  ])("%j is searched as words", async (q, names) => {
    const all = await found(running, q);
    expect(all).toEqual(names);
  });

  it.each([
    ["no query", ""],
    ["an empty query", "?q="],
    ["a query of spaces and commas", "?q=%20,%20;"],
    ["U+0000", "?q=a%00b"],
    ["17 words", `?q=${Array.from({ length: 17 }, (_, index) => `w${index}`).join("+")}`],
    ["1,001 characters", `?q=${"x".repeat(1001)}`],
    ["8 kB", `?q=${"word+".repeat(1600)}`],
    ["a page size above the maximum", "?q=a&itemsPerPage=5001"],
  ])("rejects %s and names the parameter", async (_what, query) => {
    const { text } = await running.client.get(`/api/search${query}`, { expect: 400 });
    expect(text).toMatch(/\bq\b|itemsPerPage/);
  });

  it("accepts 16 long words and a word of 255 characters", async () => {
    const words = Array.from({ length: 16 }, (_, index) => `category${index}`).join(" ");
    expect((await search(running, words)).body).toEqual([]);
    expect((await search(running, "x".repeat(255))).body).toEqual([]);
    expect((await search(running, "🔋".repeat(120))).body).toEqual([]);
  });
});

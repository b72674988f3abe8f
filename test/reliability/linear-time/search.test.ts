/** Tests that search queries are parsed in linear time. */
import { describe, expect, it } from "vitest";
import { compileExpression, compileWildcards } from "../../../src/search/expression.ts";
import { nearest } from "../../../src/search/similar-words.ts";
import { findOccurringTexts, resolveTerms } from "../../../src/search/terms.ts";
import { useTestStore } from "../../support/dialects.ts";
import { excerptOf } from "../../../src/search/excerpt.ts";
import { gtinSpellings } from "../../../src/search/gtin.ts";
import { parseSearch, splitWords, wordMatcher } from "../../../src/search/search-words.ts";
import { describeReaders, hostileTexts, slowInputs, type Readers } from "./runner.ts";

const { store } = useTestStore("sqlite");
const expression = compileExpression("keyword", "(a|aa)+[0-9.]*x$");
const wildcards = compileWildcards("%a%a_a%x").matches;

const readers: Readers = {
  "search query": (text) => parseSearch("q", text),
  "excerpt of a search": (text) => excerptOf(text, ["a", "0.", "x"]),
  "scan code": (text) => gtinSpellings(text),
  "text that a regular expression is matched against": (text) => expression(text),
  "text that wildcards are matched against": (text) => wildcards(text),
  "words of a keyword": (text) => wordMatcher(["a", "0.", "x y"])(splitWords(text).join(" ")),
  "similar words": (text) => nearest("resistor", splitWords(text)),
  "words of a query in the index": (text) => resolveTerms(store().read, parseSearch("q", text).words, text),
  "parts of wildcards in the index": (text) => findOccurringTexts(store().read, [splitWords(text)]),
};

describeReaders(readers);

/** Maximum length of a keyword. */
const longest = 500;

/** RE2 takes quadratic time in the size of the expression, which is limited. */
const subjects = Object.fromEntries(
  Object.entries(hostileTexts).map(([name, textOf]) => {
    const keyword = textOf(longest).slice(0, longest);
    return [name, (length: number) => ({ keyword, subject: "a1 ".repeat(length / 3) })];
  }),
);

describe("a search takes linear time for any keyword:", () => {
  it("a regular expression takes linear time in the length of the searched text", async () => {
    const run = ({ keyword, subject }: { keyword: string; subject: string }): boolean =>
      compileExpression("keyword", keyword)(subject);
    expect(await slowInputs(run, subjects, 6000)).toEqual([]);
  });

  it("a word with wildcards takes linear time", async () => {
    expect(await slowInputs(compileWildcards, hostileTexts, longest)).toEqual([]);
  });
});

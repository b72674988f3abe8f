/** Splits a query into words, and converts texts to index queries for each engine. */
import { fold } from "../database/fold.ts";
import { isCjkAt, searchDocument } from "../database/search-document.ts";
import { badParameter, requireText } from "../query/bad-parameter.ts";
import { isQuantity, spell, unit, type Spelled } from "./spellings.ts";

interface SearchQuery {
  /** The whole query, folded and with single spaces. */
  readonly whole: string;
  readonly words: readonly Spelled[];
}

export const maximumWords = 16;

/** @throws {Problem} 400 naming the parameter, if the query has no words, too many words, or U+0000 */
export function parseSearch(parameter: string, value: unknown): SearchQuery {
  const text = requireText(parameter, value);
  const words = [...new Map(spell(splitWords(text)).map((word) => [word.texts[0], word])).values()];
  if (words.length === 0) throw badParameter(parameter, "The query must contain at least one word.");
  requireWordLimit(parameter, words);
  return { whole: fold(text).trim().replaceAll(/\s+/gu, " "), words };
}

/**
 * Returns the folded words of a query, in order. A comma is a decimal point between a short number and digits with a
 * unit, as in "4,7k" and "0,1 uf". It separates "0603,10k", "10,20" and "1,000uf", where it can separate thousands.
 */
export function splitWords(text: string): string[] {
  return fold(text)
    .split(separator)
    .filter((word) => word !== "");
}

const fraction = (digits: string): string => `(?=${digits} ?(?:${unit})(?:[\\s,;]|$))`;
const isDecimalComma =
  `(?<=(?<![0-9a-z.,])0),${fraction("[0-9]+")}` +
  `|(?<=(?<![0-9a-z.,])[1-9][0-9]{0,2}),${fraction("(?:[0-9]{1,2}|[0-9]{4,})")}`;
const separator = new RegExp(`(?!${isDecimalComma})[\\s,;]+`, "u");

/** @throws {Problem} 400 naming the parameter, if there are too many words */
export function requireWordLimit(parameter: string, words: readonly unknown[]): void {
  if (words.length > maximumWords)
    throw badParameter(parameter, `The query must not contain more than ${maximumWords} words.`);
}

/**
 * Returns the form in which the index contains a text. A text that is too short for a trigram can be found only at the
 * start of a word, or at a Chinese, Japanese or Korean character.
 */
export function indexText(text: string): string {
  const indexed = searchDocument(text);
  return [...indexed].length < 3 ? wordBeginning(text) : indexed;
}

export function wordBeginning(text: string): string {
  return isCjkAt(text, 0) ? searchDocument(text) : `  ${searchDocument(text)}`;
}

/** Returns a function that checks whether a folded text contains at least one of the words. */
export function wordMatcher(words: readonly string[]): (text: string) => boolean {
  return (text) => words.some((word) => findWord(text, word, 0) >= 0);
}

/**
 * Returns the position of a word in a folded text, or -1. A word with fewer than three characters matches only at the
 * start of a word. A number with a unit does not match within another number, such as "5v" in "25v", or "3v" in "3.3v"
 * or "3v3". It matches within a part number that is not a number itself: at the beginning, such as "1n41" in "1n4148",
 * or with three digits or more, such as "148w" in "1n4148w".
 */
export function findWord(text: string, word: string, from: number): number {
  const isShort = [...word].length < 3 && !isCjkAt(word, 0);
  for (let index = text.indexOf(word, from); index >= 0; index = text.indexOf(word, index + 1)) {
    if (isShort && index > 0 && !/[\s,;]/.test(text[index - 1] ?? "") && !isCjkAt(text, index - 1)) continue;
    if (!isQuantity(word) || !isInsideNumber(text, index, index + word.length)) return index;
  }
  return -1;
}

function isInsideNumber(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  const before = text.slice(Math.max(0, start - longestRun), start);
  const [digits = ""] = /^[0-9]{0,3}/.exec(text.slice(end, end + 3)) ?? [];
  if (digits !== "" && isQuantity(word + digits)) return true;
  if (/^[0-9]{3}/.test(word) && insidePartNumber.test(before)) return false;
  return beginningOfNumber.test(before);
}

/** The maximum number of digits of a part number that are recognized before a word. */
const longestRun = 8;
const insidePartNumber = /[a-z][0-9]+$/;

/**
 * Matches the beginning of a number at the end of a text. Before a comma, only a short number counts, because
 * "0603,10k" is a list.
 */
const beginningOfNumber = /(?:[0-9]\.?|(?:^|[^0-9a-z.])(?:0|[1-9][0-9]{0,2}),)$/;

/** Returns the text as an FTS5 phrase for SQLite. A phrase contains no operators. */
function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Returns the FTS5 query for the documents that contain a text. Other columns contain links to tree elements. */
export function inDoc(text: string): string {
  return `doc : ${phrase(text)}`;
}

export function pattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
}
